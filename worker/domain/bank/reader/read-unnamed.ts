import { say } from '../../shared/message';
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
  message: say('statement.blanks-unproved'),
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

/** Reads the lines by the columns that the balances prove, whatever a heading calls them. */
export function byBalances(tables: readonly Table[], wish: Wish): StatementOutcome | null {
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
  const nothing = { rows: [], warnings: [], ignored: [], dates: dateColumn([]), slack: 0 };
  const read = { ...nothing, problems: [columnsAsked(refusal)] };
  return { ok: true, statement: assemble(read, { ...layout, columns }, new Set(), warnings) };
}

const NAMED: readonly Role[] = ['date', 'description', 'debit', 'credit', 'amount', 'side', 'balance'];

const GROUNDS: ReadonlySet<Ground> = new Set(['balances', 'signs']);

/** What was taken for what where no line names the columns; nothing where a person has said it. */
function unnamedWarning({ columns, headerCells }: Layout, ground: Ground): LineNotice[] {
  if (!GROUNDS.has(ground)) return [];
  const list = NAMED.flatMap((role) => {
    const at = (columns as Mapping)[role];
    const taken = {
      place: String((at ?? 0) + 1),
      heading: named(headerCells[at ?? -1]),
      role: say(`statement.read-as.${role}`),
    };
    return at === undefined ? [] : [say('statement.column-read-as', taken)];
  });
  return [{ line: 0, code: 'NO_HEADING', message: say(`statement.no-heading.${ground}`, { taken: { list } }) }];
}

const named = (heading = ''): string => (heading.startsWith('“') ? heading : quote(heading));

/** What a person is asked where neither a name nor a balance nor a sign tells the columns of money apart. */
function columnsAsked({ message, line }: Refusal): LineNotice {
  const { fault } = message.params;
  const heading =
    fault === undefined || line === undefined
      ? say('statement.no-columns-named')
      : say('statement.heading-fault', { line: String(line), fault });
  return { line: 0, code: 'COLUMNS_OPEN', message: say('statement.columns-open', { heading }) };
}
