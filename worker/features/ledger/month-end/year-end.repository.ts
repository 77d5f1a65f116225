import { hash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { entriesText } from '../../../domain/ledger/month-end/year-end';
import { yearEnd, yearStart } from '../../../domain/shared/dates';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { type Place, vouchersByDay } from '../balance/posted.repository';
import { ledgerYearEnds, type YearEnd } from './year-end.table';

export async function findYearEnd(
  d1: D1Database,
  { companyId }: CompanyScope,
  financialYear: string,
): Promise<YearEnd | undefined> {
  const { companyId: company, financialYear: year, takenBackAt } = ledgerYearEnds;
  const isIt = and(eq(company, companyId), eq(year, financialYear), isNull(takenBackAt));
  return openDatabase(d1).select().from(ledgerYearEnds).where(isIt).get();
}

const PAGE = 500;

/** The hash of all entries of a year that stand, bank lines' among them, and how many there are. */
export async function entriesHash(
  d1: D1Database,
  scope: CompanyScope,
  financialYear: string,
): Promise<{ hash: string; entryCount: number }> {
  const days = { from: yearStart(financialYear), to: yearEnd(financialYear), limit: PAGE };
  const entries: Parameters<typeof entriesText>[0][number][] = [];
  for (let after: Place | undefined; ; ) {
    const page = await vouchersByDay(d1, scope, { ...days, ...(after && { after }) });
    const given = page.slice(0, PAGE);
    for (const { id, date, status, entries: sides } of given)
      if (status === 'posted')
        sides.forEach(({ account, amount }, line) => {
          entries.push({ voucher: id, line, account, amount, date });
        });
    const last = given.at(-1);
    if (page.length <= PAGE || !last) break;
    after = { date: last.date, id: last.id };
  }
  return { hash: hash('sha256', entriesText(entries), 'hex'), entryCount: entries.length };
}

type Adopted = Pick<YearEnd, 'financialYear' | 'lockId' | 'hash' | 'entryCount' | 'reason'> & {
  open: readonly string[];
};

/** A year is adopted. The database refuses a second one of the same year. */
export function yearAdopted(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { open, ...facts }: Adopted,
): { yearEnd: YearEnd; change: Change } {
  const row: YearEnd = {
    ...{ id: newId(), companyId, ...facts, openChecks: JSON.stringify(open) },
    ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
    ...{ takenBackAt: null, takenBackByName: null, takenBackReason: null },
  };
  const { financialYear, hash: entries, reason } = row;
  return {
    yearEnd: row,
    change: {
      chainId: companyId,
      statements: [
        d1.prepare(NOT_YET).bind(companyId, financialYear),
        prepared(d1, openDatabase(d1).insert(ledgerYearEnds).values(row)),
      ],
      entries: [
        {
          ...{ action: 'year.adopt', entityType: 'year-end', entityId: row.id },
          after: { financialYear, entries, ...(open.length > 0 && { open }), ...(reason && { reason }) },
        },
      ],
    },
  };
}

const NOT_YET = `INSERT INTO must (ok) SELECT NULL WHERE EXISTS (SELECT 1 FROM ledger_year_ends
  WHERE company_id = ?1 AND financial_year = ?2 AND taken_back_at IS NULL)`;
const TAKE_BACK = `UPDATE ledger_year_ends SET taken_back_at = ?3, taken_back_by_name = ?4, taken_back_reason = ?5
  WHERE id = ?1 AND company_id = ?2 AND taken_back_at IS NULL`;

export function yearTakenBack(
  d1: D1Database,
  { id, companyId, financialYear }: YearEnd,
  person: Pick<Person, 'name'>,
  reason: string,
): Change {
  return {
    chainId: companyId,
    statements: [
      d1.prepare(TAKE_BACK).bind(id, companyId, now().toISOString(), person.name, reason),
      mustHaveChanged(d1),
    ],
    entries: [
      { action: 'year.take-back', entityType: 'year-end', entityId: id, before: { financialYear }, after: { reason } },
    ],
  };
}
