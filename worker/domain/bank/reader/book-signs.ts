import { readAmount } from './amount';
import { recordsAbove } from './file-facts';
import type { Layout } from './layout';
import { sampleBelow } from './layout-sample';

/** What speaks for a ledger of the own books: by itself, only together with its balances, or only as a reason to ask. */
export type BookSign = { weight: 'sure' | 'strong' | 'weak'; what: string };

type Cells = readonly string[];

const VOUCHER_TYPE = /^\s*v(?:ou)?ch(?:er)?s?(?:_|\b)\.?\s*type\s*$/i;
const VOUCHER = /^\s*(?:v(?:ou)?ch(?:er)?s?\b\.?(?:\s*\/\s*bill)?|contra\s*(?:a\/?c|account)|transaction\s*#)/i;
const TITLE =
  /^\W*(?:(?:account|general|bank|party)\s+)?ledger\b(?!\s*(?:bal|folio|no\b|page))|^\W*(?:bank|cash)\s+book\b|^\W*account transactions\W*$/i;
const CAME_IN = /^\s*(?:receipts?|rcpt\.?|customer payment|payment received)\s*$/i;
const WENT_OUT = /^\s*(?:payments?|pymt\.?|vendor payment|payment made|expense)\s*$/i;
const TO_OR_BY = /^\s*(to|by)\b/i;
const OPENING = /^\W*(?:to\s+)?opening\s+bal/i;

/** The strongest sign that a table is a ledger of the own books; null where there is none. */
export function bookSign(layout: Layout): BookSign | null {
  const { headerCells, columns, table, next } = layout;
  if (headerCells.some((cell) => VOUCHER_TYPE.test(cell)))
    return { weight: 'sure', what: 'it has a column for the type of voucher' };
  const sample = sampleBelow(table, next, headerCells.length, new Set());
  if (hasBookSides(sample, columns)) return { weight: 'sure', what: 'its receipts stand under Debit' };
  const voucher = headerCells.find((cell) => VOUCHER.test(cell));
  if (voucher) return { weight: 'strong', what: `it has a column “${voucher.trim()}”` };
  const title = recordsAbove(layout)
    .flat()
    .find((cell) => TITLE.test(cell));
  if (title) return { weight: 'strong', what: `it is headed “${title.trim().slice(0, LONGEST_TITLE)}”` };
  if (opensInDebit(sample, columns)) return { weight: 'strong', what: 'its opening balance stands under Debit' };
  return isToAndBy(sample, columns) ? { weight: 'weak', what: 'its texts begin with To and By' } : null;
}

const LONGEST_TITLE = 40;

const isFilled = (cells: Cells, at: number | undefined) =>
  at !== undefined && Boolean(readAmount(cells[at] ?? '', 'debit'));

/** Lines that a column calls receipts and payments have their amounts where no bank puts them. */
function hasBookSides(sample: readonly Cells[], { debit, credit }: Layout['columns']): boolean {
  const received = sample.filter((cells) => cells.some((cell) => CAME_IN.test(cell)));
  const paid = sample.filter((cells) => cells.some((cell) => WENT_OUT.test(cell)));
  const isBook = [...received.map((cells) => isFilled(cells, debit)), ...paid.map((cells) => isFilled(cells, credit))];
  return received.length > 0 && paid.length > 0 && isBook.every(Boolean);
}

/** Without a column for it, the balance that a book begins with stands among what came in. */
const opensInDebit = (sample: readonly Cells[], { debit, credit, balance }: Layout['columns']): boolean =>
  balance === undefined &&
  sample.some(
    (cells) => cells.some((cell) => OPENING.test(cell)) && isFilled(cells, debit) && !isFilled(cells, credit),
  );

/** Nearly every text begins with To or By, and both are there. */
function isToAndBy(sample: readonly Cells[], { description }: Layout['columns']): boolean {
  const words = sample.flatMap((cells) => TO_OR_BY.exec(cells[description] ?? '')?.[1]?.toLowerCase() ?? []);
  return words.length * 10 >= sample.length * 8 && words.includes('to') && words.includes('by');
}
