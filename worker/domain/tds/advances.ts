import { type Paise, paise } from '../shared/money';

type Sum = { amount: Paise; source?: string; isAdvance?: boolean };

/**
 * Sums of one payee, nature and year in their order, bills less the advances before them: both together are what was paid or credited.
 * `openBefore` is what earlier years paid in advance of bills that had not come by their end.
 */
export function lessAdvances<One extends Sum>(sums: readonly One[], openBefore: Paise = paise(0)): One[] {
  let open: number = openBefore;
  return sums.map((one) => {
    if (one.isAdvance) open += one.amount;
    const used = billedOf(one, open);
    open -= used;
    return used === 0 ? one : { ...one, amount: paise(one.amount - used) };
  });
}

/** What of the advances among sums of one payee and nature no bill of theirs used, the sums in their order. */
export const advancesLeft = (sums: readonly Sum[]): Paise =>
  paise(sums.reduce((open, one) => open + (one.isAdvance ? one.amount : 0) - billedOf(one, open), 0));

/** How much of the open advances a sum uses: of a bill as much as it is, of a note that lowers one, and of other sums, nothing. */
const billedOf = ({ source, amount }: Sum, open: number): number =>
  source === 'bill' ? Math.max(0, Math.min(open, amount)) : 0;
