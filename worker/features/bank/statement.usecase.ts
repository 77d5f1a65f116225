import { carriedOnNotices } from '../../domain/bank/carried-on';
import { contextNotices } from '../../domain/bank/context-notices';
import { provesMore } from '../../domain/bank/coverage';
import { overlapNotices } from '../../domain/bank/overlap-notices';
import type { Statement } from '../../domain/bank/statement';
import { countOf, formatCount } from '../../domain/shared/counts';
import type { Acting } from '../../platform/acting';
import { today } from '../../platform/clock';
import { failedOn } from '../../platform/database';
import { fileOf, keepFile } from '../../platform/files';
import { notHere } from '../../platform/problem';
import type { CompanyScope, Person } from '../../platform/scope';
import { publish } from '../audit/long-change.repository';
import { mustTakeNew } from './active-account';
import { LONG_STATEMENT, longStatementImported, statementImported, uploadOf } from './import.repository';
import { mappingKept, mappingOf } from './mapping.repository';
import { contentOf, mustBeClean, originalOf, read } from './read-statement.usecase';
import { proofJson, type UploadAnswer } from './statement.contract';
import { type Compared, compareWithAccount, type KeyedLine } from './statement.repository';
import type { StatementRequest } from './statement-request.contract';

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

/** A statement with what is to be asked of it beside its account, what that holds already, and today. */
export function inContext(read: Statement, compared: Compared): Statement {
  const asked = contextNotices(read, { accountNumber: compared.account.number, today: today() });
  const standing = [...carriedOnNotices(compared.seams), ...overlapNotices(compared)];
  return { ...read, warnings: [...read.warnings, ...asked, ...standing] };
}

type Sender = { files: R2Bucket; scope: CompanyScope; person: Person; actingWith: (answer: UploadAnswer) => Acting };

const TRIES = 3;

/**
 * Stores the new lines of a statement: all of them or none. The original goes to R2 first, then one batch writes the
 * upload, its lines and the trail. A second upload of the same lines at the same moment loses against the unique index,
 * looks again and adds nothing.
 */
export async function importStatement(
  d1: D1Database,
  sender: Sender,
  request: StatementRequest,
): Promise<UploadAnswer> {
  const content = contentOf(request);
  const statement = await read(d1, sender.scope, request, content);
  mustBeClean(statement);
  for (let attempt = 1; ; attempt++) {
    try {
      return await store(d1, sender, request, content, statement);
    } catch (error) {
      if (attempt === TRIES || !failedOn(error, 'bank_transactions.line_key')) throw error;
    }
  }
}

async function store(d1: D1Database, sender: Sender, request: StatementRequest, content: Uint8Array, read: Statement) {
  const { scope, person, files, actingWith } = sender;
  const learned = request.mapping
    ? [mappingKept(d1, scope, read.heading.shape, mappingOf(request.mapping), person)]
    : [];
  const compared = await compare(d1, scope, request.bankAccountId, read);
  const { lines } = compared;
  const statement = inContext(read, compared);
  const added = lines.filter(({ isKnown }) => !isKnown).length;
  // What adds nothing is kept only where it closes what stood open.
  if (added === 0 && !provesMore(compared.standing, compared.proof)) return answerOf(statement, lines, null);
  const original = originalOf(request, content);
  const file = fileOf(scope.companyId, 'statements', original);
  const { proof } = compared;
  const parts = { bankAccountId: request.bankAccountId, personId: person.id, statement, lines, proof };
  const upload = uploadOf(scope, { ...file, fileName: request.fileName }, parts);
  const answer = answerOf(statement, lines, upload.id);
  // The rows are made ready while the original is on its way; they are written only when it has arrived.
  const change = added > LONG_STATEMENT ? longStatementImported : statementImported;
  const [, ready] = await Promise.all([keepFile(files, file, original), change(d1, upload, parts)]);
  await publish(actingWith(answer), { ...ready, statements: [...ready.statements, ...learned] });
  return answer;
}

function answerOf(statement: Statement, lines: readonly KeyedLine[], uploadId: string | null): UploadAnswer {
  const known = lines.filter(({ isKnown }) => isKnown).length;
  const added = lines.length - known;
  const proof = proofJson(statement);
  const warnings = known === 0 ? proof.warnings : [...proof.warnings, skippedAsKnown(known)];
  return { message: messageOf(statement, added, known), added, known, uploadId, ...proof, warnings };
}

const skippedAsKnown = (known: number) => ({
  line: 0,
  code: 'DUPLICATES_SKIPPED',
  message: `${countOf(known, 'line was', 'lines were')} already in this account and not added again.`,
});

function messageOf({ agreeing, checked, skipped }: Statement, added: number, known: number): string {
  const parts = [`${countOf(added, 'transaction')} added`];
  if (known > 0) parts.push(`${formatCount(known)} already known`);
  if (skipped.length > 0) parts.push(`${formatCount(skipped.length)} left out`);
  const agree = `${formatCount(agreeing)} of ${formatCount(checked)} rows agree with the balance`;
  const proof = checked > 0 ? agree : 'no balances to check against';
  return `${parts.join(', ')}; ${proof}`;
}
