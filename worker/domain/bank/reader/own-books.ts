import { chain, followsWithSidesSwapped } from './balance-chain';
import { type BookSign, bookSign } from './book-signs';
import type { Layout } from './layout';
import type { LineNotice, Refusal } from './notices';
import { isBorrowing } from './owed';
import type { Rows } from './rows';

/** What the balances say: they grow by credits as a bank's do, by debits as a book's do, or nothing. */
type Growth = 'bank' | 'book' | 'book or borrowed' | 'unknown';

/**
 * A ledger out of the company's own books is no statement: it prints what came in under Debit, and all its balances follow all
 * the same. A sign of one is believed unless the balances grow as a bank's; where only the wording speaks for one, it is asked.
 */
export function judgeBooks(layout: Layout, read: Rows): { refusal: Refusal } | { warning: LineNotice } | null {
  const sign = bookSign(layout);
  if (!sign) return null;
  if (sign.weight === 'sure') return { refusal: refused(layout, sign) };
  const growth = growthOf(read);
  if (growth === 'bank' || (growth === 'book or borrowed' && isBorrowing(layout))) return null;
  if (sign.weight === 'strong' || growth === 'book') return { refusal: refused(layout, sign) };
  const message = `This may be a ledger of your own books (${sign.what}), in which money that came in stands under Debit. It was read as a bank prints it: what stands under Debit went out. Do not save it unless that is right.`;
  return { warning: { line: 0, code: 'MAY_BE_OWN_BOOKS', message } };
}

const refused = ({ headerLine }: Layout, { what }: BookSign): Refusal => ({
  code: 'NOT_A_STATEMENT',
  line: headerLine,
  message: `This is a ledger of your own books (${what}), in which money that came in stands under Debit. Download the statement from the bank.`,
});

/** So many lines tell how a balance grows. */
const JUDGED_ON = 200;

function growthOf(read: Rows): Growth {
  const rows = read.rows.slice(0, JUDGED_ON);
  const { checked, breaks, lines } = chain(rows);
  if (checked < 2) return 'unknown';
  if (breaks.length * 2 > checked) return followsWithSidesSwapped(rows) ? 'book' : 'unknown';
  const overdrawn = lines.filter(({ balance }) => balance !== null && balance < 0).length;
  return overdrawn * 2 > lines.length ? 'book or borrowed' : 'bank';
}
