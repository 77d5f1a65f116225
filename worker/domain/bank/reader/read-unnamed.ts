import { printedTable } from './file/printed-table';
import { wordsTable } from './file/words-table';
import { type Ground, type Unnamed, withoutHeading } from './heading/unnamed-columns';
import type { Layout, Mapping, Role, Statement, StatementOutcome, Table, Wish } from './model';
import { type LineNotice, quote, type Refusal } from './notices';
import { assemble, isProved, readLayout, readTables } from './read-table';
import { dateColumn } from './row/date-column';

/** Columns parted by blanks alone are read only where the balances prove that each figure stands under its own name. */
export function readPrintedColumns(lines: readonly string[], wish: Wish): StatementOutcome | null {
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

/**
 * Reads a file of which no line names the columns: by what its lines hold, where the balances or the signs prove it or a person
 * has said it. Else the columns of money are asked; null where there is nothing to ask about.
 */
export function readUnnamed(tables: readonly Table[], wish: Wish, refusal: Refusal): StatementOutcome | null {
  const found = withoutHeading(tables, wish.options.mapping);
  const outcome = found && readFound(found, wish, refusal);
  return found?.isNamed || !outcome ? outcome : withoutLine(outcome);
}

/** A heading under which no line can be read names the wrong columns: the balances may tell the right ones. */
export function orByBalances(outcome: StatementOutcome, tables: readonly Table[], wish: Wish): StatementOutcome {
  if (!outcome.ok || outcome.statement.lines.length > 0 || wish.options.mapping) return outcome;
  return byBalances(tables, wish) ?? byWords(tables, wish) ?? outcome;
}

/** Reads lines whose columns are lost altogether, where the balances prove what their figures are. */
export function byWords(tables: readonly Table[], wish: Wish): StatementOutcome | null {
  const [table] = tables;
  const words = table ? wordsTable(Array.from({ length: table.length }, (_, at) => lineAt(table, at))) : null;
  const mapped = words && wish.options.mapping ? withoutHeading([words], wish.options.mapping) : null;
  if (mapped) return withoutLine(readLayout(mapped.layout, wish));
  return words && byBalances([words], wish);
}

/** A physical line without what parts its cells. */
const lineAt = ({ recordAt, delimiter }: Table, at: number): string =>
  recordAt(at, 0)
    .cells.join(delimiter ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

function byBalances(tables: readonly Table[], wish: Wish): StatementOutcome | null {
  const found = withoutHeading(tables);
  const again = found?.ground === 'balances' ? readLayout(found.layout, wish) : null;
  if (again && !again.ok && again.refusal.code === 'UNSUPPORTED_CONTENT') return again;
  if (!found || !again?.ok || !isProved(again.statement)) return null;
  const outcome = withWarning(again.statement, unnamedWarning(found.layout, found.ground));
  return found.isNamed ? outcome : withoutLine(outcome);
}

/** No line names the columns, so none is told as their heading. */
const withoutLine = (outcome: StatementOutcome): StatementOutcome =>
  outcome.ok
    ? { ok: true, statement: { ...outcome.statement, heading: { ...outcome.statement.heading, line: 0 } } }
    : outcome;

function readFound({ layout, ground }: Unnamed, wish: Wish, refusal: Refusal): StatementOutcome {
  if (ground === 'asked') return asked(layout, wish, refusal);
  const outcome = readLayout(layout, wish);
  if (!outcome.ok) return outcome;
  if (ground === 'balances' && !isProved(wholeOf(outcome.statement, layout, wish))) return asked(layout, wish, refusal);
  return withWarning(outcome.statement, unnamedWarning(layout, ground));
}

/** Lines left out at a person's wish do not make the rest less proved. */
function wholeOf(statement: Statement, layout: Layout, wish: Wish): Statement {
  if (!wish.options.skipLines?.length) return statement;
  const outcome = readLayout(layout, { ...wish, options: { ...wish.options, skipLines: [] } });
  return outcome.ok ? outcome.statement : statement;
}

const withWarning = (statement: Statement, warnings: readonly LineNotice[]): StatementOutcome => ({
  ok: true,
  statement: { ...statement, warnings: [...warnings, ...statement.warnings] },
});

/** Nothing is read of such a file but its columns, of which those of money are left open. */
function asked(layout: Layout, { warnings }: Wish, refusal: Refusal): StatementOutcome {
  const { date, description, valueDate, reference } = layout.columns;
  const known = { date, description, ...(valueDate !== undefined && { valueDate }) };
  const columns = { ...known, ...(reference !== undefined && { reference }) };
  const nothing = { rows: [], warnings: [], ignored: [], dates: dateColumn([]) };
  const read = { ...nothing, problems: [columnsAsked(refusal)] };
  return { ok: true, statement: assemble(read, { ...layout, columns }, new Set(), warnings) };
}

const WORDS: readonly [role: Role, name: string][] = [
  ['date', 'the date'],
  ['description', 'the text'],
  ['debit', 'money out'],
  ['credit', 'money in'],
  ['amount', 'the amount'],
  ['side', 'the side'],
  ['balance', 'the balance'],
];

const REASONS: Readonly<Partial<Record<Ground, string>>> = {
  balances:
    'because the balances follow from each other in this way. Where the balance is what you owe, as of a loan, it is the other way round',
  signs: 'and the signs or marks of the amounts say which way the money went. No balance proves this',
};

/** What was taken for what where no line names the columns; nothing where a person has said it. */
function unnamedWarning({ columns, headerCells }: Layout, ground: Ground): LineNotice[] {
  const reason = REASONS[ground];
  if (!reason) return [];
  const taken = WORDS.flatMap(([role, name]) => {
    const at = (columns as Mapping)[role];
    return at === undefined ? [] : [`column ${at + 1} (${named(headerCells[at])}) as ${name}`];
  });
  const message = `No line of the file names all its columns. Read were ${taken.join(', ')}, ${reason}. Check the first lines, and put the columns right if they are wrong.`;
  return [{ line: 0, code: 'NO_HEADING', message }];
}

const named = (heading = ''): string => (heading.startsWith('“') ? heading : quote(heading));

/** What a person is asked where neither a name nor a balance nor a sign tells the columns of money apart. */
function columnsAsked({ message, line }: Refusal): LineNotice {
  const found =
    line === undefined ? 'No line of the file names its columns' : message.replace(/\. The columns are:.*$/s, '');
  const asked =
    'Neither the balances nor the signs of the amounts tell which column is money in and which money out. Say it under the columns below, and read the file again.';
  return { line: 0, code: 'COLUMNS_OPEN', message: `${found}. ${asked}` };
}
