import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { financialYearOf } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { now, today } from '../../platform/clock';
import { failedOn } from '../../platform/database';
import type { AppEnv } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { newId } from '../../platform/ids';
import { atFault, notHere } from '../../platform/problem';
import { type Change, commit } from '../audit/audit.repository';
import {
  declarationJson,
  editEmployee,
  employeeAnswer,
  employeeJson,
  employeesQuery,
  newDeclaration,
  newEmployee,
  newTerms,
} from './employee.contract';
import {
  declarationSet,
  type Employed,
  type EmployeeFields,
  employeeAdded,
  employeeEdited,
  paySet,
  readEmployed,
} from './employee.repository';
import type { StoredDeclaration, StoredEmployee, StoredTerms } from './employee.table';
import { lastPosted } from './pay-run.repository';
import { salaryCalls } from './salary.calls';

const authorize = authorizeBy(salaryCalls);
const EMPLOYEES = '/companies/:companyId/employees';

/** Who is employed, with pay and declarations. */
export const employeeRoutes = new Hono<AppEnv>()
  .get(EMPLOYEES, authorize, accept('query', employeesQuery), answers(200, z.array(employeeAnswer)), async (c) => {
    const { year = financialYearOf(today()) } = c.req.valid('query');
    const employed = await readEmployed(c.env.DB, c.var.companyScope, year);
    return c.json(employed.employees.map((row) => answerOf(employed, row)));
  })
  .post(EMPLOYEES, authorize, once, accept('json', newEmployee), answers(201, employeeAnswer), async (c) => {
    const { pay, ...sent } = c.req.valid('json');
    const at = now().toISOString();
    const { companyId } = c.var.companyScope;
    const row: StoredEmployee = {
      ...{ id: newId(), companyId, createdAt: at, changedAt: at, ...sent },
      ...{ pan: sent.pan ?? null, birthDate: sent.birthDate ?? null, leftOn: sent.leftOn ?? null },
      ...{ fundFrom: sent.fundFrom ?? null, taxedState: sent.taxedState ?? null },
    };
    mustBeInOrder(row);
    const terms: StoredTerms | undefined = pay && {
      ...{ companyId, employeeId: row.id, fromMonth: row.joinedOn.slice(0, 7), createdAt: at, ...pay },
    };
    const answer = employeeJson(row, terms ? [terms] : [], undefined);
    await recorded(c, { status: 201, body: answer }, employeeAdded(c.env.DB, row, terms), row.number);
    return c.json(answer, 201);
  })
  .patch(
    `${EMPLOYEES}/:employeeId`,
    authorize,
    once,
    accept('json', editEmployee),
    answers(200, employeeAnswer),
    async (c) => {
      const { employed, row } = await found(c);
      const { was: _, ...sent } = c.req.valid('json');
      const fields = Object.fromEntries(
        Object.entries(sent).filter(([, value]) => value !== undefined),
      ) as EmployeeFields;
      const changedAt = now().toISOString();
      const after: StoredEmployee = { ...row, ...fields, changedAt };
      mustBeInOrder(after);
      const answer = answerOf(employed, after);
      const change = employeeEdited(c.env.DB, row, fields, changedAt);
      await recorded(c, { status: 200, body: answer }, change, after.number);
      return c.json(answer);
    },
  )
  .put(
    `${EMPLOYEES}/:employeeId/pay`,
    authorize,
    once,
    accept('json', newTerms),
    answers(200, employeeAnswer),
    async (c) => {
      const { employed, row } = await found(c);
      const { from: fromMonth, ...parts } = c.req.valid('json');
      const posted = await lastPosted(c.env.DB, c.var.companyScope);
      if (posted !== null && fromMonth <= posted)
        throw atFault(
          409,
          'from',
          say('salary.fault.pay-of-posted-month', { month: { month: posted } }),
          'month-posted',
        );
      const terms: StoredTerms = {
        ...{ companyId: row.companyId, employeeId: row.id, fromMonth, ...parts },
        createdAt: now().toISOString(),
      };
      const others = employed.terms.filter((one) => one.employeeId !== row.id || one.fromMonth !== fromMonth);
      const before = employed.terms.find((one) => one.employeeId === row.id && one.fromMonth === fromMonth);
      const ordered = [...others, terms].toSorted((a, b) => a.fromMonth.localeCompare(b.fromMonth));
      const answer = answerOf({ ...employed, terms: ordered }, row);
      await commit(actingOf(c, { status: 200, body: answer }), [paySet(c.env.DB, terms, before)]);
      return c.json(answer);
    },
  )
  .put(
    `${EMPLOYEES}/:employeeId/declaration`,
    authorize,
    once,
    accept('json', newDeclaration),
    answers(200, employeeAnswer),
    async (c) => {
      const sent = c.req.valid('json');
      const { employed, row } = await found(c, sent.year);
      const declaration: StoredDeclaration = {
        ...{ companyId: row.companyId, employeeId: row.id, ...sent, declared: JSON.stringify(sent.declared) },
        changedAt: now().toISOString(),
      };
      const before = employed.declarations.find((one) => one.employeeId === row.id);
      const answer = { ...answerOf(employed, row), declaration: declarationJson(declaration) };
      await commit(actingOf(c, { status: 200, body: answer }), [declarationSet(c.env.DB, declaration, before)]);
      return c.json(answer);
    },
  );

const answerOf = ({ terms, declarations }: Employed, row: StoredEmployee) =>
  employeeJson(
    row,
    terms.filter(({ employeeId }) => employeeId === row.id),
    declarations.find(({ employeeId }) => employeeId === row.id),
  );

async function found(c: Context<AppEnv>, year = financialYearOf(today())) {
  const employed = await readEmployed(c.env.DB, c.var.companyScope, year);
  const row = employed.employees.find(({ id }) => id === c.req.param('employeeId'));
  if (!row) throw notHere();
  return { employed, row };
}

function mustBeInOrder({ joinedOn, leftOn, birthDate, fundFrom }: StoredEmployee): void {
  if (leftOn !== null && leftOn < joinedOn) throw atFault(422, 'leftOn', say('salary.fault.left-before'));
  if (birthDate !== null && birthDate >= joinedOn) throw atFault(422, 'birthDate', say('salary.fault.born-after'));
  if (fundFrom !== null && fundFrom < joinedOn) throw atFault(422, 'fundFrom', say('salary.fault.fund-before'));
}

/** Writes what carries a number that no other employee of the company has. */
async function recorded(
  c: Context<AppEnv>,
  answer: { status: 200 | 201; body: unknown },
  change: Change,
  number: string,
) {
  try {
    await commit(actingOf(c, answer), [change]);
  } catch (error) {
    if (!failedOn(error, 'salary_employees.number')) throw error;
    throw atFault(409, 'number', say('salary.fault.number-taken', { number }), 'number-taken');
  }
}
