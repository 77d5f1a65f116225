import type { Layout } from './layout';
import type { DelimitedRecord } from './records';
import { quote } from './wording';

const STATUS = /^\s*(?:transaction |txn |tran |trans |payment |payout )?status\s*$/i;
const DONE =
  /^\W*(?:txn |transaction |payment )?(?:success(?:ful(?:ly)?)?|succeeded|completed?|processed|paid|settled|posted|cleared|captured|credited|debited|done|ok|s|y|yes|approved|accepted|confirmed|executed|reali[sz]ed|booked|सफल)(?![\p{L}\p{M}\p{N}])/iu;
const UNSETTLED =
  /fail|declin|reject|pending|cancel|revers|process|unsuccess|\bnot |initiat|bounce|dishono|time.?out|expir|await|queue|schedul|on.?hold|abort|विफल|असफल|लंबित/i;

/** The column that says what became of each line, and whether it has a word for what is done: then any other word is in doubt. */
export type StatusColumn = { at: number; knowsDone: boolean };

/** Where each line says what became of it, as lists of payments do. */
export function statusColumn({ headerCells }: Layout, records: readonly DelimitedRecord[]): StatusColumn | null {
  const at = headerCells.findIndex((heading) => STATUS.test(heading));
  return at === -1 ? null : { at, knowsDone: records.some(({ cells }) => isDone(cells[at] ?? '')) };
}

const isDone = (status: string): boolean => DONE.test(status) && !UNSETTLED.test(status.replace(/processed/i, ''));

/** Why a line may have moved no money; null where nothing says so. */
export function statusFault(cells: readonly string[], column: StatusColumn | null): string | null {
  const status = column === null ? '' : (cells[column.at] ?? '');
  if (!/[\p{L}\p{N}]/u.test(status) || isDone(status)) return null;
  const isDoubtful = column?.knowsDone || UNSETTLED.test(status);
  return isDoubtful ? `The line is marked ${quote(status)}, so its money may not have moved.` : null;
}
