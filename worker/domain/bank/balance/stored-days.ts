import { paise } from '../../shared/money';
import { balancesOf, type Covered, type PrintedLine, type Proof } from '../coverage/coverage';
import { signedAmount } from '../reader/proof/chain';

/** Whether a proof says what balance a day of it ended with. */
export const saysBalances = ({ covered }: Pick<Proof, 'covered'>): boolean =>
  covered.some(({ balances, opening, closing }) => opening != null || closing != null || (balances?.length ?? 0) > 0);

/**
 * A proof stored before the balances of its days were kept, with those that its lines print. It stays as it is where the lines that
 * are left do not follow one from another, whichever of them came first: then nobody can tell how its days ended.
 */
export function withDayBalances<P extends Proof>(proof: P, lines: readonly PrintedLine[]): P {
  const [piece, ...others] = proof.covered;
  const down = lines.toSorted((one, other) => one.line - other.line);
  const inOrder = [down, down.toReversed()].find(doFollow);
  const [first, last] = [inOrder?.[0], inOrder?.at(-1)];
  if (!piece || others.length > 0 || !inOrder || first?.balance == null || last?.balance == null) return proof;
  const opening = paise(first.balance - signedAmount(first));
  const whole: Covered = { ...piece, opening, closing: last.balance, balances: balancesOf(inOrder, opening) };
  return { ...proof, covered: [whole] };
}

/** Whether each balance follows from the one before. */
const doFollow = (lines: readonly PrintedLine[]): boolean =>
  lines.every((line, at) => {
    const before = lines[at - 1];
    if (line.balance === null) return false;
    return !before || (before.balance !== null && before.balance + signedAmount(line) === line.balance);
  });
