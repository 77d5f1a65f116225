import type { Layout } from './layout';
import { quote } from './wording';

const STATUS = /^\s*(?:transaction |txn |payment |payout )?status\s*$/i;
const UNSETTLED = /fail|declin|reject|pending|cancel|revers|process|unsuccess|not /i;

/** Where each line says what became of it, as lists of payments do. */
export function statusColumn({ headerCells }: Layout): number | null {
  const at = headerCells.findIndex((heading) => STATUS.test(heading));
  return at === -1 ? null : at;
}

/** Why a line may have moved no money; null where nothing says so. */
export function statusFault(cells: readonly string[], at: number | null): string | null {
  const status = at === null ? '' : (cells[at] ?? '');
  const isDone = /^\s*processed\s*$/i.test(status) || !UNSETTLED.test(status);
  return isDone ? null : `The line is marked ${quote(status)}, so its money may not have moved.`;
}
