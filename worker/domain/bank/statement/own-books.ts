import type { Layout } from './layout';
import type { Refusal } from './notices';

const VOUCHER_TYPE = /^\s*v(?:ou)?ch(?:er)?s?\b\.?\s*type\s*$/i;

/**
 * A ledger out of the company's own books is no statement: it prints what came in under Debit, and all its balances follow all
 * the same. No bank names the type of a voucher.
 */
export function refuseOwnBooks({ headerCells, headerLine }: Layout): Refusal | null {
  if (!headerCells.some((cell) => VOUCHER_TYPE.test(cell))) return null;
  const message =
    'This is a ledger of your own books (it has a column for the type of voucher), in which money that came in stands under Debit. Download the statement from the bank.';
  return { code: 'NOT_A_STATEMENT', line: headerLine, message };
}
