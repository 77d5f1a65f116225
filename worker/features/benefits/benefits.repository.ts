import { and, desc, eq, lt } from 'drizzle-orm';
import { assessBenefits, type BenefitFacts } from '../../domain/benefits/assess';
import type { IsoDate } from '../../domain/shared/dates';
import type { CompanyScope, Person } from '../../platform/access';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { Page } from '../../platform/wire';
import type { Change } from '../audit/audit.repository';
import { keptOf } from './benefits.contract';
import {
  type BenefitApplication,
  type BenefitValidation,
  benefitApplications,
  benefitValidations,
} from './benefits.table';

/** The last test of a company's benefits, and every application that was noted. */
export async function readBenefits(d1: D1Database, { companyId }: CompanyScope) {
  const db = openDatabase(d1);
  const [[last], applications] = await db.batch([
    db
      .select()
      .from(benefitValidations)
      .where(eq(benefitValidations.companyId, companyId))
      .orderBy(desc(benefitValidations.id))
      .limit(1),
    db
      .select()
      .from(benefitApplications)
      .where(eq(benefitApplications.companyId, companyId))
      .orderBy(benefitApplications.id),
  ]);
  return { last, applications };
}

export const listValidations = (d1: D1Database, { companyId }: CompanyScope, { limit, cursor }: Page) =>
  openDatabase(d1)
    .select()
    .from(benefitValidations)
    .where(and(eq(benefitValidations.companyId, companyId), cursor ? lt(benefitValidations.id, cursor) : undefined))
    .orderBy(desc(benefitValidations.id))
    .limit(limit + 1);

/** A test of all benefits on a day, with the answers that it rests on, as it is kept. */
export function validationKept(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  facts: BenefitFacts,
  day: IsoDate,
) {
  const result = assessBenefits(facts, day).map(keptOf);
  const row: BenefitValidation = {
    ...{ id: newId(), companyId, testedOn: day, answers: facts.answers, result },
    ...{ createdAt: now().toISOString(), createdBy: person.id, createdByName: person.name },
  };
  const entry = {
    ...{ action: 'benefits.validate', entityType: 'benefit-validation', entityId: row.id },
    after: { benefit: result.map(({ id, status }) => `${id}: ${status}`).join(', ') },
  };
  const statement = prepared(d1, openDatabase(d1).insert(benefitValidations).values(row));
  const change: Change = { chainId: companyId, statements: [statement], entries: [entry] };
  return { row, result, change };
}

export const insertApplication = (d1: D1Database, row: BenefitApplication): D1PreparedStatement =>
  prepared(d1, openDatabase(d1).insert(benefitApplications).values(row));
