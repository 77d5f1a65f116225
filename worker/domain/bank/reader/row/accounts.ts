import { say } from '../../../shared/message';
import type { DelimitedRecord, Layout, StatementLine } from '../model';
import { problem, quote } from '../notices';
import { chain } from '../proof/chain';
import { isOtherAccount } from '../proof/facts';
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
