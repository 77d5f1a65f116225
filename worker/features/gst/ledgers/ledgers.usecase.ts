import { type Agreement, agreementOf } from '../../../domain/gst/ledgers/agree';
import { creditEntries } from '../../../domain/gst/ledgers/credit-entries';
import type { LedgerName, OwnEntry, StatementLine } from '../../../domain/gst/ledgers/model';
import { readLedgerStatement } from '../../../domain/gst/ledgers/read-statement';
import type { Settlement } from '../../../domain/gst/settle/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import type { CompanyScope, Person } from '../../../platform/access';
import type { Acting } from '../../../platform/acting';
import { today } from '../../../platform/clock';
import { failedOn } from '../../../platform/database';
import { cellsOf } from '../../../platform/delimited';
import { fileOf, keepFile } from '../../../platform/files';
import { atFault, Problem } from '../../../platform/problem';
import { withoutStrays } from '../../../platform/wire';
import { commit } from '../../audit/audit.repository';
import { closingOf } from '../settle/settlement.usecase';
import { listSetOffs } from '../settle/tax-books.repository';
import { registeredAs } from '../two-b/two-b.repository';
import { findStatement, listCashEntries, listStatements, statementKept } from './ledgers.repository';
import type { StoredStatement } from './ledgers.table';

export type Ledger = { agreement: Agreement; entries: readonly OwnEntry[]; statements: readonly StoredStatement[] };
type Asked = { gstin: string; ledger: LedgerName; on: IsoDate };

/** Throws 422 where the GSTIN is none of the company's. */
export async function mustBeOwn(d1: D1Database, scope: CompanyScope, gstin: string): Promise<void> {
  const { gstins } = await registeredAs(d1, scope);
  if (!gstins.includes(gstin))
    throw atFault(422, 'gstin', say('gst-return.finding.unknown', { gstin }), 'no-such-registration');
}

/** The company's own cash or credit ledger of a registration, beside what the portal's statements say, as of a day. */
export async function ledgerOf(d1: D1Database, scope: CompanyScope, { gstin, ledger, on }: Asked): Promise<Ledger> {
  const [, statements, entries] = await Promise.all([
    mustBeOwn(d1, scope, gstin),
    listStatements(d1, scope, gstin, ledger),
    ledger === 'cash' ? listCashEntries(d1, scope, gstin, on) : creditOf(d1, scope, gstin, on),
  ]);
  return { agreement: agreementOf(linesOf(statements), entries, on), entries, statements };
}

async function creditOf(d1: D1Database, scope: CompanyScope, gstin: string, on: IsoDate): Promise<OwnEntry[]> {
  const setOffs = await listSetOffs(d1, scope, gstin, on);
  return creditEntries(
    setOffs.map((stored) => ({
      ...{ period: stored.period, filedOn: stored.filedOn, closing: closingOf(stored) },
      figures: JSON.parse(stored.figures) as Settlement,
    })),
  ).toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** The lines of all statements, those of the latest given in the place of earlier ones of its days. */
function linesOf(statements: readonly StoredStatement[]): StatementLine[] {
  const taken: StoredStatement[] = [];
  const lines = statements.flatMap((statement) => {
    const isTaken = (date: IsoDate) => taken.some(({ firstDay, lastDay }) => date >= firstDay && date <= lastDay);
    const its = statement.lines.filter(({ date }) => !isTaken(date));
    taken.push(statement);
    return [its];
  });
  return lines.toSorted((one, other) => ((one[0]?.date ?? '') < (other[0]?.date ?? '') ? -1 : 1)).flat();
}

export type Keeping = {
  files: R2Bucket;
  scope: CompanyScope;
  person: Person;
  actingWith: (kept: StoredStatement, isKnown: boolean) => Acting;
};
export type GivenStatement = { gstin: string; ledger: LedgerName; text: string; fileName?: string | undefined };

/** Keeps a statement of the portal: all of it, or none with the places of its faults (422). The same again adds nothing. */
export async function keepStatement(
  d1: D1Database,
  { files, scope, person, actingWith }: Keeping,
  { gstin, ledger, text, fileName }: GivenStatement,
): Promise<{ stored: StoredStatement; isKnown: boolean }> {
  await mustBeOwn(d1, scope, gstin);
  const lines = read(text);
  const content = new Blob([text]);
  const kept = await fileOf(scope.companyId, 'gst-ledger', content);
  const known = await findStatement(d1, scope, { gstin, ledger }, kept.sha256);
  if (known) return { stored: known, isKnown: true };
  await keepFile(files, kept, content);
  const name = fileName ? withoutStrays(fileName) : null;
  const { stored, change } = statementKept(d1, scope, person, { gstin, ledger, fileName: name, lines }, kept);
  try {
    await commit(actingWith(stored, false), [change]);
  } catch (error) {
    // The same text came at the same moment, and was faster.
    const twin = failedOn(error, 'gst_ledger_statements')
      ? await findStatement(d1, scope, { gstin, ledger }, kept.sha256)
      : undefined;
    if (!twin) throw error;
    return { stored: twin, isKnown: true };
  }
  return { stored, isKnown: false };
}

function read(text: string): readonly StatementLine[] {
  const reading = readLedgerStatement(cellsOf(text));
  const faults = reading.ok
    ? reading.lines
        .filter(({ date }) => date > today())
        .map(({ line, date }) => ({
          line,
          code: 'to-come',
          message: say('gst-ledger.fault.to-come', { line, day: onDay(date) }),
        }))
    : reading.faults;
  const [first] = faults;
  if (first) throw new Problem(422, first.code, first.message, {}, { problems: faults.map((one) => ({ ...one })) });
  return reading.ok ? reading.lines : [];
}
