import { signedAmount } from './balance-chain';
import type { Layout } from './layout';
import { type LineNotice, problem } from './notices';
import type { DelimitedRecord } from './records';
import type { StatementLine } from './rows';

/** Of four lines three print a balance where one without is odd; a bank that prints one a day leaves more of them out. */
const MOST = 0.75;
const SUM = /^[\d,]*\d\.\d\d$/;

/**
 * A line without a balance in a file that prints one on nearly all: its cells may stand a column off, and its balance be read as its
 * amount. It stays where the balances around it are bridged by its amount; else, or where a sum stands where none belongs, it is a
 * problem.
 */
export function withoutUnbridged(
  rows: StatementLine[],
  records: readonly DelimitedRecord[],
  { columns }: Layout,
  problems: LineNotice[],
): StatementLine[] {
  const bare = rows.flatMap(({ balance }, at) => (balance === null ? [at] : []));
  if (bare.length === 0 || rows.length - bare.length < MOST * rows.length) return rows;
  const money = new Set([columns.debit, columns.credit, columns.amount, columns.balance, columns.description]);
  const holdsSum = (line: number) =>
    records.find((record) => record.line === line)?.cells.some((cell, at) => !money.has(at) && SUM.test(cell.trim())) ??
    false;
  const astray = new Set(
    bare.filter((at) => {
      const bridge = isBridged(rows, at);
      return bridge === null ? holdsSum(rows[at]?.line ?? 0) : !bridge;
    }),
  );
  const fault =
    'The line prints no balance and the balances around it do not follow, so its amount may stand in the wrong column.';
  for (const at of astray) problems.push(problem(rows[at]?.line ?? 0, 'WRONG_COLUMNS', fault));
  return astray.size === 0 ? rows : rows.filter((_row, at) => !astray.has(at));
}

/** Whether the printed balances above and below differ by what stands between, read either way; null where one is missing. */
function isBridged(rows: readonly StatementLine[], at: number): boolean | null {
  let [above, below] = [at, at];
  while (above >= 0 && (rows[above]?.balance ?? null) === null) above--;
  while (below < rows.length && (rows[below]?.balance ?? null) === null) below++;
  const [first, last] = [rows[above], rows[below]];
  if (!first || !last) return null;
  const moved = (last.balance ?? 0) - (first.balance ?? 0);
  const sum = (from: number, to: number) => rows.slice(from, to).reduce((total, row) => total + signedAmount(row), 0);
  return moved === sum(above + 1, below + 1) || -moved === sum(above, below);
}
