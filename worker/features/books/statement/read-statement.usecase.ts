import { containerOf } from '../../../domain/bank/reader/file/text';
import type { ReadOptions, Statement, StatementOutcome } from '../../../domain/bank/reader/model';
import { readSheet, readStatement } from '../../../domain/bank/reader/read-statement';
import { isOwedKind } from '../../../domain/ledger/chart/money';
import { type Said, say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { letOthersIn } from '../../../platform/clock';
import { Problem } from '../../../platform/problem';
import { openWorkbook } from '../../../platform/workbook';
import type { StatementRequest } from './statement.contract';
import { knownBefore, mappingOf } from './statement.repository';

/** What was sent of a table, as it is kept. */
export const sentOf = ({ statementData = '', file }: StatementRequest): Blob =>
  file?.content ?? new Blob([statementData]);

/** What the reader takes: it looks at a file as a whole. */
export const contentOf = async (request: StatementRequest): Promise<Uint8Array> =>
  new Uint8Array(await sentOf(request).arrayBuffer());

/** What is kept: the PDF a table was read from, else what was read. */
export const originalOf = (request: StatementRequest): Blob => request.original?.content ?? sentOf(request);

/** Reads a statement, or says by line why it cannot be read. */
export async function read(
  d1: D1Database,
  scope: CompanyScope,
  request: StatementRequest,
  content: Uint8Array,
): Promise<Statement> {
  const { bankAccountId, skipLines, dateOrder, mapping, fileName } = request;
  const options = {
    bankAccountId,
    skipLines,
    ...(dateOrder && { dateOrder }),
    ...(fileName && { fileName }),
    ...(mapping && { mapping: mappingOf(mapping) }),
  };
  // The longest statement takes a fifth of a second to read, nearly as much to come in before, and as much again to compare.
  await letOthersIn();
  const asRead = await readStatementFile(content, options);
  await letOthersIn();
  const outcome = await knownReading(d1, scope, asRead, content, options);
  if (outcome.ok) return outcome.statement;
  const { code, message, line = 0 } = outcome.refusal;
  const isBlank = code === 'EMPTY_FILE';
  const title = isBlank ? say('statement.nothing-to-read', { fault: message }) : message;
  const status = code === 'FILE_TOO_LARGE' ? 413 : 422;
  throw new Problem(status, codeOf(code), title, {}, { problems: [{ line, code, message }] });
}

/**
 * The same file as what is known of its account and its heading has it: balances of an account that owes, which a bank prints
 * without a sign, and the columns a person has put right before.
 */
async function knownReading(
  d1: D1Database,
  scope: CompanyScope,
  asRead: StatementOutcome,
  content: Uint8Array,
  options: ReadOptions & { bankAccountId: string },
): Promise<StatementOutcome> {
  const shape = asRead.ok && !options.mapping ? asRead.statement.heading.shape : null;
  const { mapping, kind } = await knownBefore(d1, scope, options.bankAccountId, shape);
  const isOwed = kind !== null && isOwedKind(kind);
  const first = isOwed ? await readStatementFile(content, { ...options, isOwed }) : asRead;
  if (!mapping || !first.ok) return first;
  const again = await readStatementFile(content, { ...options, isOwed, mapping });
  return again.ok && isNoWorse(again.statement, first.statement) ? again : first;
}

/** What was right for one file of this heading may be wrong for the next: the balances decide. */
const isNoWorse = (one: Statement, other: Statement): boolean =>
  one.agreeing >= other.agreeing && !one.warnings.some(({ code }) => code === 'SIDES_SWAPPED');

const codeOf = (code: string) => code.toLowerCase().replaceAll('_', '-');

const MESSAGE_LINES = 3;

/** A statement with lines to refuse is not stored: the answer names them, and how to go on without them. */
export function mustBeClean({ problems, problemCount }: Statement): void {
  if (problemCount === 0) return;
  const first = problems.slice(0, MESSAGE_LINES);
  const [head, ...others] = first.map(({ line, message }) =>
    line === 0 ? message : say('statement.on-line', { line: String(line), message }),
  );
  const messages = others.reduce<Said>(
    (told, next) => say('statement.one-after-another', { first: told, next }),
    head ?? '',
  );
  const isOfFile = first.every(({ line }) => line === 0);
  const title = isOfFile
    ? say('statement.nothing-stored', { messages })
    : say('statement.nothing-stored-of', { count: problemCount, messages });
  throw new Problem(422, 'statement-has-problems', title, {}, { problems, problemCount });
}

/** Reads a statement from its bytes, whatever it is packed in: judged by the first bytes, never by the file's name. */
export async function readStatementFile(content: Uint8Array, options: ReadOptions): Promise<StatementOutcome> {
  const container = containerOf(content);
  return container === 'workbook' || container === 'page'
    ? readWorkbook(content, options)
    : readStatement(content, options);
}

/** Of several sheets the one with the most transactions; where none reads as a statement, the reason the first one gives. */
async function readWorkbook(content: Uint8Array, options: ReadOptions): Promise<StatementOutcome> {
  const opened = await openWorkbook(content);
  if (!opened.ok) return opened;
  const outcomes = opened.sheets.map((sheet) => readSheet(sheet, options));
  const read = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.statement] : []));
  const [chosen, ...others] = read.toSorted((one, other) => other.lines.length - one.lines.length);
  if (!chosen) return outcomes[0] ?? EMPTY;
  // The tables of a web page stand within one another, so that another one is no other statement.
  const isParted = containerOf(content) === 'workbook';
  return { ok: true, statement: isParted ? withOtherSheets(chosen, others) : chosen };
}

/** A person is told of transactions on other sheets, which this statement leaves where they are. */
function withOtherSheets(chosen: Statement, others: readonly Statement[]): Statement {
  const left = others.filter(({ lines }) => lines.length > 0);
  if (left.length === 0) return chosen;
  const message = say('statement.other-sheets', {
    read: say('statement.transactions', { count: chosen.lines.length }),
    left: say('statement.transactions', { count: left.reduce((sum, { lines }) => sum + lines.length, 0) }),
    sheets: say('statement.sheets', { count: left.length }),
  });
  return { ...chosen, warnings: [...chosen.warnings, { line: 0, code: 'OTHER_SHEETS', message }] };
}

const EMPTY: StatementOutcome = {
  ok: false,
  refusal: {
    code: 'EMPTY_FILE',
    message: say('statement.empty-workbook'),
  },
};
