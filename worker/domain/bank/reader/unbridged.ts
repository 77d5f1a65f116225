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
  const bare = rows.filter(({ balance }) => balance === null).length;
  if (bare === 0 || rows.length - bare < MOST * rows.length) return rows;
  const money = new Set([columns.debit, columns.credit, columns.amount, columns.balance, columns.description]);
  const suspect = new Set<number>();
  for (const { line, cells } of records)
    if (cells.some((cell, at) => !money.has(at) && SUM.test(cell.trim()))) suspect.add(line);
  const astray = new Set<StatementLine>();
  for (const { run, isBridged } of runsWithoutBalance(rows))
    for (const row of run) if (isBridged === null ? suspect.has(row.line) : !isBridged) astray.add(row);
  const fault =
    'The line prints no balance and the balances around it do not follow, so its amount may stand in the wrong column.';
  for (const { line } of astray) problems.push(problem(line, 'WRONG_COLUMNS', fault));
  return astray.size === 0 ? rows : rows.filter((row) => !astray.has(row));
}

type Run = { run: readonly StatementLine[]; isBridged: boolean | null };

/** Lines without a balance beside each other, and whether the balances above and below differ by what they move. */
function runsWithoutBalance(rows: readonly StatementLine[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < rows.length; from++) {
    if (rows[from]?.balance !== null) continue;
    let to = from;
    while (rows[to]?.balance === null) to++;
    const run = rows.slice(from, to);
    runs.push({ run, isBridged: isBridged(rows[from - 1], run, rows[to]) });
    from = to;
  }
  return runs;
}

/** Read downwards or upwards; null where no balance stands on one side. */
function isBridged(above: StatementLine | undefined, run: readonly StatementLine[], below: StatementLine | undefined) {
  if (!above || !below) return null;
  const moved = (below.balance ?? 0) - (above.balance ?? 0);
  const sum = run.reduce((total, row) => total + signedAmount(row), 0);
  return moved === sum + signedAmount(below) || -moved === sum + signedAmount(above);
}
