import { assignmentsFor, withoutReversing } from '../../../domain/bank/categorise/categorise';
import { modelWith } from '../../../domain/bank/categorise/neighbours';
import { waitsForPerson } from '../../../domain/bank/chart/chart';
import { type Covered, provesMore } from '../../../domain/bank/coverage/coverage';
import { seamNotices } from '../../../domain/bank/coverage/valid-proofs';
import { overlapNotices } from '../../../domain/bank/overlap/known-lines';
import type { Statement } from '../../../domain/bank/reader/model';
import { capped } from '../../../domain/bank/reader/notices';
import { contextNotices, contextProblems } from '../../../domain/bank/reader/proof/warnings';
import { isoDate } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import type { CompanyScope, Person } from '../../../platform/access';
import type { Acting } from '../../../platform/acting';
import { letOthersIn, today } from '../../../platform/clock';
import { failedOn, pagesOf } from '../../../platform/database';
import { fileOf, keepFile } from '../../../platform/files';
import { newId } from '../../../platform/ids';
import { notHere, Problem } from '../../../platform/problem';
import { type Change, changedMeanwhile, overtaken } from '../../audit/audit.repository';
import { type LongChange, publish } from '../../audit/long-change.repository';
import { mustTakeNew } from '../account/account.repository';
import { taughtIn, taughtQueries } from '../categorise/candidates.repository';
import { runAhead } from '../categorise/categorise.repository';
import { countByRule } from '../categorise/categorise.usecase';
import type { Candidate } from '../categorise/open-lines.repository';
import { ownNames } from '../category/category.repository';
import {
  type ComparedImport,
  type Import,
  LONG_STATEMENT,
  longStatementImported,
  MOST_CATEGORISED,
  type NewLine,
  newLinesOf,
  statementImported,
  uploadOf,
} from './import.repository';
import { contentOf, mustBeClean, originalOf, read } from './read-statement.usecase';
import {
  answerOf,
  type CategoriesShown,
  type Categorised,
  type NewCategories,
  NONE_ASKED,
  type StatementRequest,
  type UploadAnswer,
} from './statement.contract';
import {
  type Compared,
  compareWithAccount,
  type KeyedLine,
  mappingKept,
  mappingOf,
  possibleLegs,
} from './statement.repository';
import type { StatementUpload } from './statement.table';

/**
 * A statement beside the account it is for. Throws 404 for another company's account, and where that takes no new
 * lines.
 */
export async function compare(
  d1: D1Database,
  scope: CompanyScope,
  bankAccountId: string,
  statement: Statement,
): Promise<Compared> {
  const compared = await compareWithAccount(d1, scope, bankAccountId, statement);
  if (!compared) throw notHere();
  mustTakeNew(compared.account);
  return compared;
}

/** A statement as it was read, and beside what its account holds. */
export type Reading = { statement: Statement; compared: Compared };

/**
 * Where every day could be read in two orders and nothing in the file tells: the one order that has no days to come, or else that
 * holds lines of the account, or else that goes on from a balance of the account without putting new lines among days that are
 * whole. Else the question stays.
 */
export async function orderSettled(
  d1: D1Database,
  scope: CompanyScope,
  request: StatementRequest,
  dayFirst: Reading,
): Promise<Reading> {
  if (request.dateOrder || !isOrderOpen(dayFirst)) return dayFirst;
  const statement = await read(d1, scope, { ...request, dateOrder: 'MDY' }, await contentOf(request));
  if (statement.lines.length !== dayFirst.statement.lines.length) return dayFirst;
  const isPast = ({ period }: Statement) => period !== null && period.to <= today();
  const isToldByToday = isPast(statement) !== isPast(dayFirst.statement);
  if (isToldByToday && isPast(dayFirst.statement)) return withoutQuestion(dayFirst);
  const monthFirst = { statement, compared: await compare(d1, scope, request.bankAccountId, statement) };
  if (isToldByToday) return monthFirst;
  const standing = [...dayFirst.compared.standing, ...monthFirst.compared.standing].flatMap(({ covered }) => covered);
  const makesSense: readonly ((reading: Reading) => boolean)[] = [
    ({ compared }) => compared.lines.some(({ isKnown }) => isKnown),
    (reading) => !contradicts(reading.compared) && goesOn(reading.statement, standing),
  ];
  const telling = makesSense.find((isLikely) => isLikely(dayFirst) !== isLikely(monthFirst));
  if (!telling) return dayFirst;
  return telling(monthFirst) ? monthFirst : withoutQuestion(dayFirst);
}

const ORDER_OPEN = 'DATE_ORDER_ASSUMED';

const isOrderOpen = ({ statement }: Reading): boolean => statement.warnings.some(({ code }) => code === ORDER_OPEN);

const withoutQuestion = ({ statement, compared }: Reading): Reading => ({
  statement: { ...statement, warnings: statement.warnings.filter(({ code }) => code !== ORDER_OPEN) },
  compared,
});

/** Refuses to store days that nobody has said the order of: 422 with the choice that is to be sent. */
function mustHaveOrder(request: StatementRequest, reading: Reading): void {
  const [first] = reading.statement.lines;
  if (request.dateOrder || !first || !isOrderOpen(reading)) return;
  const [year, month, day] = first.date.split('-');
  const days = { dayFirst: onDay(first.date), monthFirst: onDay(isoDate(`${year}-${day}-${month}`)) };
  throw new Problem(
    422,
    'date-order-open',
    say('statement.date-order-open', days),
    { dateOrder: say('statement.date-order-choice') },
    { choices: ['DMY', 'MDY'] },
  );
}

/** Whether a reading puts new lines among days of which none is missing, or another balance beside one that is known. */
const contradicts = ({ inside, seams }: Compared): boolean => inside.length > 0 || seams.length > 0;

/** Whether a statement begins with the balance of the last days before it, or ends with that of the first days after it. */
function goesOn({ period, opening, closing }: Statement, standing: readonly Covered[]): boolean {
  if (!period) return false;
  const inOrder = standing.toSorted((one, other) => (one.to < other.to ? -1 : 1));
  const before = inOrder.findLast(({ to }) => to <= period.from);
  const after = inOrder.find(({ from }) => period.to <= from);
  return (opening !== null && before?.closing === opening) || (closing !== null && after?.opening === closing);
}

/** A statement with what is to be asked of it beside its account, what that holds already, and today. */
export function inContext(read: Statement, compared: Compared): Statement {
  const asked = contextNotices(read, { accountNumber: compared.account.number, today: today() });
  const standing = [...seamNotices(compared.seams), ...overlapNotices(compared)];
  const far = contextProblems(read, today());
  return {
    ...read,
    warnings: [...read.warnings, ...asked, ...standing],
    problems: [...read.problems, ...capped(far)],
    problemCount: read.problemCount + far.length,
  };
}

type Sender = { files: R2Bucket; scope: CompanyScope; person: Person; actingWith: (answer: UploadAnswer) => Acting };

const TRIES = 3;

/**
 * Stores the new lines of a statement: all of them or none. The original goes to R2 first, then one batch writes the
 * upload, its lines and the trail, or decides that they are written. A second upload of the same lines at the same moment loses
 * against the unique index, or finds another statement than it was compared with; it looks again and adds nothing.
 */
export async function importStatement(
  d1: D1Database,
  sender: Sender,
  request: StatementRequest,
): Promise<UploadAnswer> {
  const statement = await read(d1, sender.scope, request, await contentOf(request));
  mustBeClean(statement);
  for (let attempt = 1; ; attempt++) {
    try {
      return await store(d1, sender, request, statement);
    } catch (error) {
      if (!isLate(error)) throw error;
      if (attempt === TRIES) throw overtaken();
    }
  }
}

const isLate = (error: unknown): boolean =>
  failedOn(error, 'bank_transactions.line_key') || (error instanceof Problem && error.code === changedMeanwhile().code);

async function store(d1: D1Database, sender: Sender, request: StatementRequest, asRead: Statement) {
  const { scope, person, files, actingWith } = sender;
  const learned = request.mapping
    ? [mappingKept(d1, scope, asRead.heading.shape, mappingOf(request.mapping), person)]
    : [];
  const beside = await compare(d1, scope, request.bankAccountId, asRead);
  const reading = await orderSettled(d1, scope, request, { statement: asRead, compared: beside });
  mustHaveOrder(request, reading);
  const { compared } = reading;
  const statement = inContext(reading.statement, compared);
  mustBeClean(statement);
  const added = await newLinesInPages(statement, compared.lines);
  // What adds nothing is kept only where it closes what stood open.
  if (added.length === 0 && !provesMore(compared.standing, compared.proof, compared.redated))
    return answerOf(statement, added, null);
  const original = originalOf(request);
  const file = await fileOf(scope.companyId, 'statements', original);
  const { proof, account } = compared;
  const { bankAccountId } = request;
  const parts = { bankAccountId, personId: person.id, statement, added, proof, statementsThen: account.statements };
  const upload = uploadOf(scope, { ...file, fileName: request.fileName }, parts);
  // The rows are made ready while the original is on its way; they are written only when it has arrived.
  const ready = async () => {
    const categories = request.categorize ? await categoriesOf(d1, sender, parts) : NONE_ASKED;
    return { categories, change: await changeOf(d1, sender, upload, parts, categories) };
  };
  const [, { categories, change }] = await Promise.all([keepFile(files, file, original), ready()]);
  const answer = answerOf(statement, added, upload.id, categories);
  await publish(actingWith(answer), { ...change, statements: [...change.statements, ...learned] });
  return answer;
}

const PAGE_LINES = 5_000;

/** The new lines of a statement, found page by page: others come in between. */
async function newLinesInPages(statement: Statement, lines: readonly KeyedLine[]): Promise<NewLine[]> {
  if (lines.length <= PAGE_LINES) return newLinesOf(statement, lines);
  const pages: NewLine[][] = [];
  for (const page of pagesOf(lines, PAGE_LINES)) {
    pages.push(newLinesOf(statement, page));
    await letOthersIn();
  }
  return pages.flat();
}

/** What the rules make of new lines, where they are no more than one run may set. */
async function categoriesOf(d1: D1Database, { scope, person }: Sender, parts: Import): Promise<Categorised> {
  const { bankAccountId, added } = parts;
  if (added.length > MOST_CATEGORISED) return { ...NONE_ASKED, isTooLong: true };
  const { assignments, own } = await newCategories(d1, scope, person, bankAccountId, added);
  return { assignments, own, runId: assignments.length > 0 ? newId() : null };
}

const WITHOUT_RUN = { statements: [], entries: [] };

async function changeOf(
  d1: D1Database,
  { scope, person }: Sender,
  upload: StatementUpload,
  parts: ComparedImport,
  { runId, assignments, own }: Categorised,
): Promise<Change | LongChange> {
  const byLine = new Map(assignments.map((assignment) => [assignment.row.id, assignment]));
  const ahead = { runId: runId ?? '', assignments: byLine };
  const run = runId ? runAhead(d1, scope, person, { runId, uploadId: upload.id }, assignments, own) : WITHOUT_RUN;
  if (parts.added.length > LONG_STATEMENT) return longStatementImported(d1, upload, parts, ahead, run);
  const change = statementImported(d1, upload, parts, ahead);
  const statements = [...change.statements, ...run.statements];
  return { ...change, statements, entries: [...change.entries, ...run.entries] };
}

/**
 * What a run would set of new lines of an account, found before they are stored. A line that may be the leg of a transfer or
 * undoes another is left to the run itself, which links both or neither; one of a family of posting rules that is switched off
 * is left to a person.
 */
export async function newCategories(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id'>,
  bankAccountId: string,
  lines: readonly NewLine[],
): Promise<NewCategories> {
  const taught = await d1.batch(taughtQueries(d1, scope, person));
  const { choices, waiting, ...known } = await taughtIn(
    d1,
    taught.map(({ results }) => results),
  );
  const rows = lines.map((line) => candidateOf(line, bankAccountId));
  const said = withoutReversing(assignmentsFor(rows, choices, { ...known, model: modelWith(known.confirmed) }));
  const found = said.filter((one) => !waitsForPerson(one, waiting));
  const isLeg = await possibleLegs(d1, scope, bankAccountId, found);
  const assignments = found.filter((_, place) => !isLeg.has(place));
  const own = await ownNames(
    d1,
    assignments.map(({ categoryId }) => categoryId),
  );
  return { assignments, left: lines.length - assignments.length, own };
}

function candidateOf({ id, line, payee }: NewLine, bankAccountId: string): Candidate & { payee: string | null } {
  const { date, description, side, amount } = line;
  const stored = { transferPairId: null, current: null, currentKind: null };
  return { id, date, description, side, amount, bankAccountId, payee, ...stored };
}

/**
 * The same of a statement that is only looked at, by rule, for the lines that are not left out by default. Null where nothing
 * could be set: it cannot be stored as it is, it adds nothing, or it adds more than one run may set.
 */
export async function categoriesAhead(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id'>,
  statement: Statement,
  { account, lines, inside }: Compared,
): Promise<CategoriesShown | null> {
  if (statement.problemCount > 0) return null;
  const leftOut = new Set(inside.map(({ line }) => line));
  const fresh = lines.filter(({ line, isKnown }) => !isKnown && !leftOut.has(line.line));
  if (fresh.length === 0 || fresh.length > MOST_CATEGORISED) return null;
  const added = newLinesOf(statement, fresh);
  const { assignments, left, own } = await newCategories(d1, scope, person, account.id, added);
  return { count: assignments.length, left, byRule: countByRule({ assignments, matches: [], own }) };
}
