import { and, asc, eq } from 'drizzle-orm';

import type { CompanyScope } from '../../platform/access';
import { openDatabase, prepared } from '../../platform/database';
import { type Change, mustBeAtMost, mustHaveChanged } from '../audit/audit.repository';
import { declarationJson, termsJson } from './employee.contract';
import {
  type StoredDeclaration,
  type StoredEmployee,
  type StoredTerms,
  salaryDeclarations,
  salaryEmployees,
  salaryTerms,
} from './employee.table';

/** For whom this small payroll is made; a larger one asks for a program of its own. */
export const MOST_EMPLOYEES = 500;
const MOST_TERMS = 20 * MOST_EMPLOYEES;
const COUNTED = 'SELECT count(*) FROM salary_employees WHERE company_id = ?1';

export type Employed = {
  employees: readonly StoredEmployee[];
  terms: readonly StoredTerms[];
  declarations: readonly StoredDeclaration[];
};

/** The queries of who is employed, what they are paid and what they declared for a year: for one batch with others. */
export function employedQueries(d1: D1Database, { companyId }: CompanyScope, year: string) {
  const database = openDatabase(d1);
  return [
    database
      .select()
      .from(salaryEmployees)
      .where(eq(salaryEmployees.companyId, companyId))
      .orderBy(asc(salaryEmployees.number), asc(salaryEmployees.id))
      .limit(MOST_EMPLOYEES),
    database
      .select()
      .from(salaryTerms)
      .where(eq(salaryTerms.companyId, companyId))
      .orderBy(asc(salaryTerms.employeeId), asc(salaryTerms.fromMonth))
      .limit(MOST_TERMS),
    database
      .select()
      .from(salaryDeclarations)
      .where(and(eq(salaryDeclarations.companyId, companyId), eq(salaryDeclarations.year, year)))
      .limit(MOST_EMPLOYEES),
  ] as const;
}

/** Who is employed, in one round trip. */
export async function readEmployed(d1: D1Database, scope: CompanyScope, year: string): Promise<Employed> {
  const [employees, terms, declarations] = await openDatabase(d1).batch(employedQueries(d1, scope, year));
  return { employees, terms, declarations };
}

export function employeeAdded(d1: D1Database, row: StoredEmployee, terms: StoredTerms | undefined): Change {
  const { companyId, id, number, name, joinedOn, fund } = row;
  const database = openDatabase(d1);
  return {
    chainId: companyId,
    statements: [
      prepared(d1, database.insert(salaryEmployees).values(row)),
      ...(terms ? [prepared(d1, database.insert(salaryTerms).values(terms))] : []),
      mustBeAtMost(d1, MOST_EMPLOYEES, COUNTED, companyId),
    ],
    entries: [
      {
        ...{ action: 'employee.add', entityType: 'employee', entityId: id },
        after: { number, name, joinedOn, fund, ...(terms && { pay: termsJson(terms) }) },
      },
    ],
  };
}

export type EmployeeFields = Partial<Omit<StoredEmployee, 'id' | 'companyId' | 'createdAt'>>;

/** The change of an employee's facts, refused where somebody changed them since they were read. */
export function employeeEdited(d1: D1Database, row: StoredEmployee, fields: EmployeeFields, changedAt: string): Change {
  const isAsRead = and(
    eq(salaryEmployees.id, row.id),
    eq(salaryEmployees.companyId, row.companyId),
    eq(salaryEmployees.changedAt, row.changedAt),
  );
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, row[name as keyof StoredEmployee]]));
  return {
    chainId: row.companyId,
    statements: [
      prepared(
        d1,
        openDatabase(d1)
          .update(salaryEmployees)
          .set({ ...fields, changedAt })
          .where(isAsRead),
      ),
      mustHaveChanged(d1),
    ],
    entries: [{ action: 'employee.edit', entityType: 'employee', entityId: row.id, before, after: fields }],
  };
}

export function paySet(d1: D1Database, row: StoredTerms, before: StoredTerms | undefined): Change {
  const { basic, rentAllowance, otherAllowance, createdAt } = row;
  const insert = openDatabase(d1)
    .insert(salaryTerms)
    .values(row)
    .onConflictDoUpdate({
      target: [salaryTerms.employeeId, salaryTerms.fromMonth],
      set: { basic, rentAllowance, otherAllowance, createdAt },
    });
  return {
    chainId: row.companyId,
    statements: [prepared(d1, insert)],
    entries: [
      {
        ...{ action: 'employee.set-pay', entityType: 'employee', entityId: row.employeeId },
        ...(before && { before: termsJson(before) }),
        after: termsJson(row),
      },
    ],
  };
}

export function declarationSet(d1: D1Database, row: StoredDeclaration, before: StoredDeclaration | undefined): Change {
  const { regime, declared, earlierSalary, earlierTax, otherIncome, changedAt } = row;
  const insert = openDatabase(d1)
    .insert(salaryDeclarations)
    .values(row)
    .onConflictDoUpdate({
      target: [salaryDeclarations.employeeId, salaryDeclarations.year],
      set: { regime, declared, earlierSalary, earlierTax, otherIncome, changedAt },
    });
  return {
    chainId: row.companyId,
    statements: [prepared(d1, insert)],
    entries: [
      {
        ...{ action: 'employee.declare', entityType: 'employee', entityId: row.employeeId },
        ...(before && { before: declarationJson(before) }),
        after: declarationJson(row),
      },
    ],
  };
}
