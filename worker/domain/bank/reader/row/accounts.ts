import { daysBetween, type IsoDate } from '../../../shared/dates';
import { say } from '../../../shared/message';
import type { DelimitedRecord, IgnoredLine, Layout, StatementLine } from '../model';
import { problem, quote } from '../notices';
import { chain, type Follows, isAfter, isBehind } from '../proof/chain';
import { accountAbove, accountIn, isOtherAccount } from '../proof/facts';
import { type Passed, without } from './misaligned';

/** How a column is headed that names the account of each line. */
export const ACCOUNT_HEADING =
  /^\s*(?:your |own |my |bank )?(?:account|a\/c|acct)\.?(?:\s*(?:no|number|num|#|id|name))?\.?\s*$/i;
/** Accounts of one's own are few, each with several lines; those of payees are many. */
const LINES_EACH = 3;

/**
 * An export of several accounts names the account of each line in a column. Lines of another account than most are problems, unless
 * the balances lead from line to line: then the column names something else.
 */
export function withoutOtherAccounts(
  rows: readonly StatementLine[],
  records: readonly DelimitedRecord[],
  layout: Layout,
): Passed<StatementLine> {
  const at = layout.headerCells.findIndex((heading) => ACCOUNT_HEADING.test(heading));
  if (at === -1) return { rows, problems: [] };
  const named = new Map(records.map(({ line, cells }) => [line, (cells[at] ?? '').trim()]));
  const usual = usualAccount(rows.map(({ line }) => named.get(line) ?? ''));
  if (usual === null || isOneAccount(rows)) return { rows, problems: [] };
  const isOther = ({ line }: StatementLine) => isAnother(named.get(line) ?? '', usual);
  const faultOf = ({ line }: StatementLine) =>
    say('statement.line-of-other-account', { account: quote(named.get(line) ?? ''), usual: quote(usual) });
  return without(rows, isOther, (row) => problem(row.line, 'OTHER_ACCOUNT', faultOf(row)));
}

/** The account that most lines name; null where they name one alone, or as many as they name payees. */
function usualAccount(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size < 2 || counts.size * LINES_EACH > names.length) return null;
  const [[usual] = [''], ...others] = [...counts].sort((one, other) => other[1] - one[1]);
  return others.some(([name]) => isAnother(name, usual)) ? usual : null;
}

const isAnother = (name: string, usual: string): boolean =>
  name !== '' && (/\d{4}$/.test(name) && /\d{4}$/.test(usual) ? isOtherAccount(name, usual) : name !== usual);

function isOneAccount(rows: readonly StatementLine[]): boolean {
  const { breaks, checked, copies } = chain(rows);
  return checked > 1 && breaks.length === 0 && copies.length === 0;
}

/** Lines that stand together: nothing names another account between them, and each balance follows from the one before. */
type Section = { rows: StatementLine[]; account: string | null };

/**
 * Two accounts one below the other, under one heading or under the same one again. Lines below the number of another account, and
 * lines whose balances run beside those above over the same days, are problems. Where the balances lead from the one to the other
 * they are of one account, whatever stands between; where only days are missing, that is told as any other break.
 */
export function withoutAccountsBelow(
  rows: readonly StatementLine[],
  ignored: readonly IgnoredLine[],
  layout: Layout,
): Passed<StatementLine> {
  const behind = countOf(rows, isBehind);
  const isNewestFirst = behind < rows.length - 1 && countOf(rows, isAfter) > behind;
  const follows = isNewestFirst ? isAfter : isBehind;
  const [first, ...sections] = sectionsOf(rows, ignored, layout, follows);
  if (!first || sections.length === 0) return { rows, problems: [] };
  const hasBalances = rows.every(({ balance }) => balance !== null);
  let [own, other]: [Stretch, Stretch | null] = [stretchOf(first.rows), null];
  const others = new Map<number, string>();
  for (const section of sections) {
    const below = stretchOf(section.rows);
    // The number below the first page of a file without balances may be that of the account whose first page printed none.
    const isNamed =
      section.account !== null && section.account !== first.account && (first.account !== null || hasBalances);
    const isOther =
      !goesOn(own, below, follows) &&
      (isNamed || (other !== null && goesOn(other, below, follows)) || runsBeside(own, below, isNewestFirst));
    if (!isOther) own = joined(own, below);
    else {
      other = below;
      for (const { line } of section.rows) others.set(line, isNamed ? (section.account ?? '') : '');
    }
  }
  // Another order of the lines, or a copy among them, may explain what looked like another account.
  const isExplained =
    others.size > 0 && [...others.values()].every((name) => name === '') && chain(rows).breaks.length === 0;
  if (isExplained) return { rows, problems: [] };
  return without(
    rows,
    ({ line }) => others.has(line),
    ({ line }) => problem(line, 'OTHER_ACCOUNT', faultBelow(others.get(line) ?? '')),
  );
}

const faultBelow = (account: string) =>
  account === '' ? say('statement.line-of-other-balances') : say('statement.line-below-account', { account });

const countOf = (rows: readonly StatementLine[], follows: Follows): number =>
  rows.filter((row, at) => at > 0 && follows(rows[at - 1] ?? row, row)).length;

/** A line that tells of an account beside the one of the statement: what hangs together with it, or where money went. */
const REMARK =
  /\b(?:link(?:ed)?|f\.?d|r\.?d|sweep|lien|nominee|nominated|beneficiary|payee|mandate|standing|renewed|maturity|from|to|towards|via|transferr?(?:ed)?)\b.*\b(?:a\/?c|acct|account)\b/i;

function sectionsOf(
  rows: readonly StatementLine[],
  ignored: readonly IgnoredLine[],
  layout: Layout,
  follows: Follows,
): Section[] {
  const named = ignored.flatMap(({ kind, line, text }) => {
    const account = kind === 'note' && !REMARK.test(text) ? accountIn([text]) : undefined;
    return account === undefined ? [] : [{ line, account }];
  });
  const sections: Section[] = [];
  let [account, next, last] = [accountAbove(layout), 0, undefined as StatementLine | undefined];
  for (const row of rows) {
    const before = account;
    for (let at = named[next]; at && at.line < row.line; at = named[++next])
      if (account === null || isOtherAccount(at.account, account)) account = at.account;
    if (last && account === before && follows(last, row)) sections.at(-1)?.rows.push(row);
    else sections.push({ rows: [row], account });
    last = row;
  }
  return sections;
}

/** The first and the last of some lines, as they are printed, and the days they run over. */
type Stretch = { first: StatementLine; last: StatementLine; count: number; from: IsoDate; to: IsoDate };

function stretchOf(rows: readonly StatementLine[]): Stretch {
  const [first, last] = [rows[0] as StatementLine, rows.at(-1) as StatementLine];
  let { date: from, date: to } = first;
  for (const { date } of rows) {
    if (date < from) from = date;
    if (date > to) to = date;
  }
  return { first, last, count: rows.length, from, to };
}

const joined = (one: Stretch, next: Stretch): Stretch => ({
  ...{ first: one.first, last: next.last, count: one.count + next.count },
  ...{ from: one.from < next.from ? one.from : next.from, to: one.to > next.to ? one.to : next.to },
});

/** Whether the balance of the first of these lines is known to follow from the last of those. */
const goesOn = ({ last }: Stretch, { first }: Stretch, follows: Follows): boolean =>
  last.balance !== null && first.balance !== null && follows(last, first);

/** Fewer lines prove no balances of their own. */
const FEWEST_LINES = 2;
/** A bank may book some lines a few days late: that much of the same days proves nothing. */
const LATE_DAYS = 3;

/** Whether lines with balances of their own begin again over the days of the lines above them. */
function runsBeside(one: Stretch, other: Stretch, isNewestFirst: boolean): boolean {
  if (Math.min(one.count, other.count) < FEWEST_LINES) return false;
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  const shared = daysBetween(from, to);
  const isBegunAgain = isNewestFirst ? other.to >= one.to : other.from <= one.from;
  return shared > LATE_DAYS || (shared > 0 && isBegunAgain);
}
