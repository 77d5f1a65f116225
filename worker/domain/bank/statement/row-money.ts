import { type Paise, paise } from '../../shared/money';
import type { Side } from '../values';
import { readAmount } from './amount';
import { type LineNotice, problem } from './notices';
import { quote, rupees } from './wording';

/** Exactly one side must hold an amount. A minus in a column is money the other way, and is said. */
export function readMoney(
  line: number,
  debitText: string,
  creditText: string,
  warnings: LineNotice[],
): { side: Side; amount: Paise } | LineNotice {
  const debit = readAmount(debitText, 'debit');
  const credit = readAmount(creditText, 'credit');
  if (debit === undefined) return problem(line, 'BAD_AMOUNT', `The debit ${quote(debitText)} is not an amount.`);
  if (credit === undefined) return problem(line, 'BAD_AMOUNT', `The credit ${quote(creditText)} is not an amount.`);
  if (debit && credit)
    return problem(
      line,
      'BOTH_SIDES',
      `There is a debit of ${rupees(debit)} and a credit of ${rupees(credit)} on one line.`,
    );
  const column: Side = debit ? 'debit' : 'credit';
  const amount = debit || credit;
  if (!amount) return problem(line, 'NO_AMOUNT', 'There is neither a debit nor a credit.');
  if (amount > 0) return { side: column, amount };
  const turned = { side: column === 'debit' ? 'credit' : 'debit', amount: paise(-amount) } as const;
  const way = turned.side === 'credit' ? 'money in' : 'money out';
  warnings.push({
    line,
    code: 'NEGATIVE_AMOUNT',
    message: `A ${column} of ${rupees(amount)} was read as ${way} of ${rupees(turned.amount)}.`,
  });
  return turned;
}
