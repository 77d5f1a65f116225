import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Quarter, quartersOfYear } from '../../../domain/law/periods';
import { type IsoDate, yearStart } from '../../../domain/shared/dates';
import { type BasisPoints, type Paise, paise } from '../../../domain/shared/money';
import { DEDUCTION_STATEMENTS } from '../../../domain/tds/deduction';
import { statementDue } from '../../../domain/tds/due-dates';
import type { CompanyScope } from '../../../platform/access';
import { openDatabase, prepared } from '../../../platform/database';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { complianceItems } from '../../calendar/calendar.table';
import { companies } from '../../company/company.table';
import { tdsChallans, tdsChallanUses } from '../challan.table';
import { tdsDeductions } from '../deduction.table';
import { tdsLowerCertificates } from '../lower-deduction/lower-certificate.table';
import { type StoredCorrection, type StoredDeductor, tdsCorrections, tdsDeductors } from './statement.table';

const FORMS = ['24Q', '26Q', '27Q', '27EQ', '138', '140', '143', '144'];

/** More in a quarter than any small deductor has; what is beyond asks for a program of its own. */
export const MOST_ROWS_OF_QUARTER = 5_000;

export const quarterKeyOf = ({ year, name }: Quarter): string => `${year.slice(0, 4)}-${name}`;

/** The period of the calendar's item of a quarter's statement. */
const periodOf = ({ year, name }: Quarter): string => `${year} ${name}`;

const itemsOf = (d1: D1Database, { companyId }: CompanyScope, quarters: readonly Quarter[]) =>
  openDatabase(d1)
    .select({
      ...{ id: complianceItems.id, form: complianceItems.formType, period: complianceItems.period },
      ...{ subject: complianceItems.subject, status: complianceItems.status, doneOn: complianceItems.doneOn },
      acknowledgement: complianceItems.acknowledgement,
    })
    .from(complianceItems)
    .where(
      and(
        eq(complianceItems.companyId, companyId),
        inArray(complianceItems.formType, FORMS),
        inArray(complianceItems.period, quarters.map(periodOf)),
        eq(complianceItems.origin, 'law'),
      ),
    )
    .limit(100);

const correctionsOf = (d1: D1Database, { companyId }: CompanyScope, quarters: readonly Quarter[]) =>
  openDatabase(d1)
    .select()
    .from(tdsCorrections)
    .where(and(eq(tdsCorrections.companyId, companyId), inArray(tdsCorrections.quarter, quarters.map(quarterKeyOf))))
    .orderBy(asc(tdsCorrections.number))
    .limit(200);

const identityOf = (d1: D1Database, { companyId }: CompanyScope) =>
  openDatabase(d1)
    .select({
      ...{ name: companies.name, cin: companies.cin, pan: companies.pan, tan: companies.tan, gstin: companies.gstin },
    })
    .from(companies)
    .where(eq(companies.id, companyId));

const deductorOf = (d1: D1Database, { companyId }: CompanyScope) =>
  openDatabase(d1).select().from(tdsDeductors).where(eq(tdsDeductors.companyId, companyId));

/** The items, corrections and sums of a year's statements, and who the deductor is: in one round trip. */
export async function readYear(d1: D1Database, scope: CompanyScope, quarters: readonly Quarter[]) {
  const database = openDatabase(d1);
  const used = sql<number>`coalesce((SELECT sum(u.amount_paise) FROM tds_challan_uses u
    JOIN tds_challans c ON c.id = u.challan_id AND c.status = 'deposited'
    WHERE u.company_id = ${tdsDeductions.companyId} AND u.deduction_id = ${tdsDeductions.id}), 0)`;
  const [items, corrections, identity, deductors, sums] = await database.batch([
    itemsOf(d1, scope, quarters),
    correctionsOf(d1, scope, quarters),
    identityOf(d1, scope),
    deductorOf(d1, scope),
    database
      .select({
        ...{ quarter: tdsDeductions.quarter, kind: tdsDeductions.statement, rows: sql<number>`count(*)` },
        tax: sql<number>`sum(${tdsDeductions.tax})`,
        covered: sql<number>`sum(min(${tdsDeductions.tax}, ${used}))`,
      })
      .from(tdsDeductions)
      .where(
        and(
          eq(tdsDeductions.companyId, scope.companyId),
          inArray(tdsDeductions.quarter, quarters.map(quarterKeyOf)),
          isNull(tdsDeductions.withdrawnOn),
        ),
      )
      .groupBy(tdsDeductions.quarter, tdsDeductions.statement),
  ]);
  return { items, corrections, identity: identity[0], deductor: deductors[0], sums };
}

export type YearRead = Awaited<ReturnType<typeof readYear>>;

/** A quarter's statement of one kind: its deductions with what each challan pays of them, in one round trip. */
export async function readQuarter(
  d1: D1Database,
  scope: CompanyScope,
  quarter: Quarter,
  kind: string,
  /** With those that were taken back, and challans that were cancelled once deposited, to see what a correction deletes. */
  { isWithWithdrawn = false } = {},
) {
  const database = openDatabase(d1);
  const isIts = and(
    eq(tdsDeductions.companyId, scope.companyId),
    eq(tdsDeductions.quarter, quarterKeyOf(quarter)),
    sql`${tdsDeductions.statement} = ${kind}`,
    isWithWithdrawn ? undefined : isNull(tdsDeductions.withdrawnOn),
  );
  const [items, corrections, identity, deductors, earlier, deductions, uses] = await database.batch([
    itemsOf(d1, scope, [quarter]),
    correctionsOf(d1, scope, [quarter]),
    identityOf(d1, scope),
    deductorOf(d1, scope),
    earlierReceipts(d1, scope),
    database
      .select({
        ...{ row: tdsDeductions, certificate: tdsLowerCertificates.number },
        certificateRate: sql<BasisPoints | null>`${tdsLowerCertificates.rate}`.as('certificate_rate'),
        // What others left of its limit.
        certificateLeft: sql<Paise | null>`${tdsLowerCertificates.limit} - coalesce((SELECT sum(o.base_paise)
          FROM tds_deductions o WHERE o.company_id = ${tdsDeductions.companyId} AND o.certificate_id = ${tdsDeductions.certificateId}
            AND o.withdrawn_on IS NULL AND o.id <> ${tdsDeductions.id}), 0)`.as('certificate_left'),
      })
      .from(tdsDeductions)
      .leftJoin(tdsLowerCertificates, eq(tdsLowerCertificates.id, tdsDeductions.certificateId))
      .where(isIts)
      .orderBy(asc(tdsDeductions.eventOn), asc(tdsDeductions.id))
      .limit(MOST_ROWS_OF_QUARTER),
    database
      // Each column once: of two with one name a batch gives one.
      .select({
        use: {
          ...{ deductionId: tdsChallanUses.deductionId, amount: tdsChallanUses.amount },
          // Both tables have columns of these names, so that in a batch one would hide the other.
          usedSurcharge: sql<Paise>`${tdsChallanUses.surcharge}`.as('used_surcharge'),
          usedCess: sql<Paise>`${tdsChallanUses.cess}`.as('used_cess'),
          ...{ recordedOn: tdsChallanUses.recordedOn, recordedAt: tdsChallanUses.recordedAt },
        },
        challan: {
          ...{ id: tdsChallans.id, bsr: tdsChallans.bsr, serial: tdsChallans.serial, fee: tdsChallans.fee },
          ...{ depositedOn: tdsChallans.depositedOn, tax: tdsChallans.tax, surcharge: tdsChallans.surcharge },
          ...{ cess: tdsChallans.cess, interest: tdsChallans.interest, others: tdsChallans.others },
          minorHead: tdsChallans.minorHead,
          cancelledOn: tdsChallans.cancelledOn,
        },
      })
      .from(tdsChallanUses)
      .innerJoin(tdsDeductions, eq(tdsDeductions.id, tdsChallanUses.deductionId))
      .innerJoin(
        tdsChallans,
        and(
          eq(tdsChallans.id, tdsChallanUses.challanId),
          isWithWithdrawn ? isNotNull(tdsChallans.depositedOn) : eq(tdsChallans.status, 'deposited'),
        ),
      )
      .where(isIts)
      .orderBy(asc(tdsChallans.depositedOn), asc(tdsChallans.id), asc(tdsDeductions.eventOn), asc(tdsDeductions.id))
      .limit(2 * MOST_ROWS_OF_QUARTER),
  ]);
  return { items, corrections, identity: identity[0], deductor: deductors[0], earlier, deductions, uses };
}

export type QuarterRead = Awaited<ReturnType<typeof readQuarter>>;

type Read = Pick<QuarterRead | YearRead, 'items' | 'identity'>;
type Item = Read['items'][number];

/** The calendar's item of a quarter's form: whether and when it was filed stands there, and nowhere else. */
export function itemOf({ items, identity }: Read, form: string, { year, name }: Quarter): Item | undefined {
  const its = items.filter((item) => item.form === form && item.period === `${year} ${name}`);
  return its.find(({ subject }) => subject === (identity?.tan ?? '')) ?? its[0];
}

/** Whether a quarter's statement was filed, and by which number. */
export const isFiled = (item: Item | undefined): boolean => item?.status === 'completed';

/** The statements of a year that the calendar or the ledger of deductions knows, with their days; money in paise. */
export async function readFiled(d1: D1Database, scope: CompanyScope, year: string) {
  const quarters = quartersOfYear(yearStart(year));
  const read = await readYear(d1, scope, quarters);
  return quarters.flatMap((quarter) =>
    DEDUCTION_STATEMENTS.flatMap((kind) => {
      const { form, dueOn } = statementDue(kind, quarter).value;
      const sum = read.sums.find((one) => one.quarter === quarterKeyOf(quarter) && one.kind === kind);
      const item = itemOf(read, form, quarter);
      if (!sum && !item) return [];
      const filed = isFiled(item) ? item : undefined;
      return [
        {
          ...{ form, quarter: periodOf(quarter), dueOn, tax: paise(sum?.tax ?? 0) },
          ...{ filedOn: filed?.doneOn ?? null, receipt: filed?.acknowledgement ?? null },
        },
      ];
    }),
  );
}

/** The receipts of statements that were filed, newest period first. */
const earlierReceipts = (d1: D1Database, { companyId }: CompanyScope) =>
  openDatabase(d1)
    .select({
      ...{ form: complianceItems.formType, period: complianceItems.period },
      acknowledgement: complianceItems.acknowledgement,
    })
    .from(complianceItems)
    .where(
      and(
        eq(complianceItems.companyId, companyId),
        inArray(complianceItems.formType, FORMS),
        eq(complianceItems.status, 'completed'),
        eq(complianceItems.origin, 'law'),
      ),
    )
    .orderBy(sql`${complianceItems.dueDate} desc`)
    .limit(100);

export function deductorSet(d1: D1Database, row: StoredDeductor, before: StoredDeductor | undefined): Change {
  const { companyId, changedAt, ...facts } = row;
  const insert = openDatabase(d1)
    .insert(tdsDeductors)
    .values(row)
    .onConflictDoUpdate({ target: tdsDeductors.companyId, set: { ...facts, changedAt } });
  const { companyId: _, changedAt: _at, ...was } = before ?? row;
  return {
    chainId: companyId,
    statements: [prepared(d1, insert)],
    entries: [
      {
        ...{ action: 'tds-deductor.set', entityType: 'tds-statement', entityId: companyId, after: facts },
        ...(before && { before: was }),
      },
    ],
  };
}

const IS_FREE = `INSERT INTO must (ok) SELECT NULL WHERE EXISTS (SELECT 1 FROM tds_corrections
  WHERE company_id = ?1 AND form = ?2 AND quarter = ?3 AND (filed_on IS NULL OR number >= ?4))`;

/** Opens a correction, where none is open. */
export function correctionOpened(d1: D1Database, row: StoredCorrection): Change {
  const { companyId, id, form, quarter, number, reason, correctsReceipt } = row;
  return {
    chainId: companyId,
    statements: [
      d1.prepare(IS_FREE).bind(companyId, form, quarter, number),
      prepared(d1, openDatabase(d1).insert(tdsCorrections).values(row)),
    ],
    entries: [
      {
        ...{ action: 'tds-statement.correct', entityType: 'tds-statement', entityId: id },
        after: { form, quarter, number, reason, correctsReceipt },
      },
    ],
  };
}

const FILE = `UPDATE tds_corrections SET filed_on = ?3, receipt = ?4 WHERE id = ?1 AND company_id = ?2 AND filed_on IS NULL`;

export function correctionFiled(
  d1: D1Database,
  { id, companyId, form, quarter, number }: StoredCorrection,
  { filedOn, receipt }: { filedOn: IsoDate; receipt: string },
): Change {
  return {
    chainId: companyId,
    statements: [d1.prepare(FILE).bind(id, companyId, filedOn, receipt), mustHaveChanged(d1)],
    entries: [
      {
        ...{ action: 'tds-statement.file-correction', entityType: 'tds-statement', entityId: id },
        after: { form, quarter, number, filedOn, receipt },
      },
    ],
  };
}

/** The company as certificates name it. */
export async function readIdentity(d1: D1Database, scope: CompanyScope) {
  const [identity] = await identityOf(d1, scope);
  return identity;
}
