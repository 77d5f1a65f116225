import type { Refusal } from './notices';
import { printedTable } from './printed-table';
import { isProved, readTables, type StatementOutcome, type Wish } from './read-tables';

/** Columns parted by blanks alone are read only where the balances prove that each figure stands under its own name. */
export function readPrinted(lines: readonly string[], wish: Wish): StatementOutcome | null {
  const table = printedTable(lines);
  const whole = table && readTables([table], { ...wish, options: { ...wish.options, skipLines: [] } });
  if (!table || !whole?.ok) return null;
  return isProved(whole.statement) ? readTables([table], wish) : { ok: false, refusal: unprovedColumns };
}

const unprovedColumns: Refusal = {
  code: 'NO_HEADER',
  message:
    'Only blanks part the columns of this text, and the balances do not prove which figure stands in which. Download the statement as CSV, Excel or PDF.',
};
