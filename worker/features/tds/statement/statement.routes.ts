import { type Context, Hono } from 'hono';
import { type Quarter, quarterOf, quartersOfYear } from '../../../domain/law/periods';
import { financialYearOf, isFinancialYear, yearStart } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { type Language, say } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import { DEDUCTION_STATEMENTS } from '../../../domain/tds/deduction';
import { certificateDueDate, type StatementKind, statementDue } from '../../../domain/tds/due-dates';
import { checkStatement } from '../../../domain/tds/statement/check';
import { correctableUntil } from '../../../domain/tds/statement/correction';
import { hasYearOfSalaries, layoutOf } from '../../../domain/tds/statement/layout';
import { fileName, writeStatement } from '../../../domain/tds/statement/write';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { now, today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { asDownload } from '../../../platform/files';
import { accept, answers, inWords, languageOf } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { readRuns } from '../../salary/pay-run.repository';
import { correctionSheet, correctionSheetJson } from './correction.usecase';
import { salaryCertificates } from './salary-certificate.usecase';
import { statementCalls } from './statement.calls';
import {
  CERTIFICATES,
  certificateAnswer,
  certificateParam,
  certificatesQuery,
  correctionParam,
  correctionQuery,
  correctionSheetAnswer,
  deductorAnswer,
  FORMS,
  filedCorrection,
  newCorrection,
  newDeductor,
  quarterNamed,
  statementAnswer,
  statementParam,
  statementQuery,
  statementSummary,
  statementsAnswer,
  statementsQuery,
} from './statement.contract';
import { correctionsSheet, deductionsSheet, type Sheet, salariesSheet, sheetCsv, workbook } from './statement.files';
import {
  correctionFiled,
  correctionOpened,
  deductorSet,
  isFiled,
  itemOf,
  type QuarterRead,
  quarterKeyOf,
  readQuarter,
  readYear,
} from './statement.repository';
import type { StoredCorrection, StoredDeductor } from './statement.table';
import {
  certifiedOf,
  deductorJson,
  statementAnswerOf,
  statementOf,
  summaryOf,
  sumsOf,
  textStopped,
} from './statement.usecase';
import { type YearOfSalary, yearOfSalaries, yearOfSalaryJson } from './year-of-salaries.usecase';

const authorize = authorizeBy(statementCalls);
const TDS = '/companies/:companyId/tds';
const ONE = `${TDS}/statements/:form/:quarter` as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Quarterly statements of tax at source: drafted from the ledger of deductions, written as text, corrected; and what payees get. */
export const statementRoutes = new Hono<AppEnv>()
  .get(`${TDS}/statements`, authorize, accept('query', statementsQuery), answers(200, statementsAnswer), async (c) => {
    const { year = financialYearOf(today()) } = c.req.valid('query');
    if (!isFinancialYear(year) || year < '2024-25') throw atFault(422, 'year', say('tds-statement.fault.year'));
    const quarters = quartersOfYear(yearStart(year));
    const read = await readYear(c.env.DB, c.var.companyScope, quarters);
    const statements = quarters.flatMap((quarter) =>
      DEDUCTION_STATEMENTS.flatMap((kind) => {
        const sum = read.sums.find((one) => one.quarter === quarterKeyOf(quarter) && one.kind === kind);
        const sums = { rows: sum?.rows ?? 0, tax: paise(sum?.tax ?? 0), covered: paise(sum?.covered ?? 0) };
        const { form } = statementDue(kind, quarter).value;
        // A quarter of which the calendar knows no statement and the ledger no deduction has none.
        return sum || itemOf(read, form, quarter) ? [summaryOf(read, kind, quarter, sums)] : [];
      }),
    );
    const deductor = read.deductor ? deductorJson(read.deductor) : null;
    return c.json(inWords(c, { year, tan: read.identity?.tan ?? null, deductor, statements }));
  })
  .put(`${TDS}/deductor`, authorize, once, accept('json', newDeductor), answers(200, deductorAnswer), async (c) => {
    const { companyId } = c.var.companyScope;
    const { branch, phoneArea, phoneNumber, personMobile, ...sent } = c.req.valid('json');
    const { deductor: before } = await readYear(c.env.DB, c.var.companyScope, [quarterOf(today())]);
    const row: StoredDeductor = {
      ...{ companyId, ...sent, branch: branch ?? null, phoneArea: phoneArea ?? null },
      ...{ phoneNumber: phoneNumber ?? null, personMobile: personMobile ?? null, changedAt: now().toISOString() },
    };
    const answer = deductorJson(row);
    await commit(actingOf(c, { status: 200, body: answer }), [deductorSet(c.env.DB, row, before)]);
    return c.json(answer);
  })
  .get(
    ONE,
    authorize,
    accept('param', statementParam),
    accept('query', statementQuery),
    answers(200, statementAnswer),
    async (c) => {
      const [draft, salaries] = await Promise.all([
        drafted(c, c.req.valid('param')),
        salariesOf(c, c.req.valid('param')),
      ]);
      const { format, part } = c.req.valid('query');
      if (format === 'json') {
        const answer = statementAnswerOf(draft.read, draft.statement);
        return c.json(inWords(c, { ...answer, salaries: salaries?.map(yearOfSalaryJson) ?? null }));
      }
      if (part === 'salaries' && !salaries)
        throw atFault(422, 'part', say('tds-statement.fault.no-salaries', { form: draft.form }));
      return (await fileOf({ ...draft, salaries, part }, format, languageOf(c.req.raw))) as never;
    },
  )
  .get(
    `${ONE}/corrections/:correctionNumber`,
    authorize,
    accept('param', correctionParam),
    accept('query', correctionQuery),
    answers(200, correctionSheetAnswer),
    async (c) => {
      const { correctionNumber, ...param } = c.req.valid('param');
      const { format } = c.req.valid('query');
      const { read, statement, form, quarter } = await drafted(c, param, { isWithWithdrawn: true });
      const row = read.corrections.find((one) => one.form === form && one.number === correctionNumber);
      if (!row) throw notHere();
      const sheet = correctionSheet(read, statement.kind, quarter, row);
      if (format === 'json') return c.json(inWords(c, correctionSheetJson(sheet, statement.kind, quarter)));
      const language = languageOf(c.req.raw);
      const title = say('tds-statement.sheet-correction', {
        ...{ form, quarter: quarterKeyOf(quarter), number: correctionNumber },
      });
      const name = `${form}-${quarterKeyOf(quarter)}-correction-${correctionNumber}`;
      return (await sheetsAs(format, [correctionsSheet(sheet, title, language)], name, language)) as never;
    },
  )
  .post(
    `${ONE}/corrections`,
    authorize,
    once,
    accept('param', statementParam),
    accept('json', newCorrection),
    answers(201, statementSummary),
    async (c) => {
      const { read, statement, form, quarter } = await drafted(c, c.req.valid('param'));
      const item = itemOf(read, form, quarter);
      if (!isFiled(item)) throw new Problem(409, 'not-filed', say('tds-statement.fault.not-filed', { form }));
      const own = read.corrections.filter((one) => one.form === form);
      if (own.some(({ filedOn }) => filedOn === null))
        throw new Problem(409, 'correction-open', say('tds-statement.fault.correction-open'));
      const until = correctableUntil(quarter, statementDue(statement.kind, quarter).value.dueOn).value;
      if (today() > until) {
        const told = { due: onDay(statementDue(statement.kind, quarter).value.dueOn), last: onDay(until) };
        throw new Problem(409, 'too-late', say('tds-statement.fault.too-late', told));
      }
      const row: StoredCorrection = {
        ...{ id: newId(), companyId: c.var.companyScope.companyId, form, kind: statement.kind },
        ...{ quarter: quarterKeyOf(quarter), number: own.length + 1, reason: c.req.valid('json').reason },
        ...{ correctsReceipt: item?.acknowledgement ?? null, openedOn: today(), filedOn: null, receipt: null },
        ...{ createdByName: c.var.person.name, createdAt: now().toISOString() },
      };
      const after = { ...read, corrections: [...read.corrections, row] };
      const answer = inWords(c, summaryOf(after, statement.kind, quarter, sumsOf(read, statement)));
      await commit(actingOf(c, { status: 201, body: answer }), [correctionOpened(c.env.DB, row)]);
      return c.json(answer, 201);
    },
  )
  .post(
    `${ONE}/corrections/:correctionNumber/file`,
    authorize,
    once,
    accept('param', correctionParam),
    accept('json', filedCorrection),
    answers(200, statementSummary),
    async (c) => {
      const { correctionNumber, ...param } = c.req.valid('param');
      const filed = c.req.valid('json');
      const { read, statement, form, quarter } = await drafted(c, param);
      const row = read.corrections.find((one) => one.form === form && one.number === correctionNumber);
      if (!row) throw notHere();
      if (row.filedOn !== null) throw new Problem(409, 'already-done', say('tds-statement.fault.correction-filed'));
      if (filed.filedOn > today() || filed.filedOn < row.openedOn)
        throw atFault(422, 'filedOn', say('tds-statement.fault.filed-on'));
      const after = { ...read, corrections: read.corrections.map((one) => (one === row ? { ...row, ...filed } : one)) };
      const answer = inWords(c, summaryOf(after, statement.kind, quarter, sumsOf(read, statement)));
      await commit(actingOf(c, { status: 200, body: answer }), [correctionFiled(c.env.DB, row, filed)]);
      return c.json(answer);
    },
  )
  .get(
    `${TDS}/certificates/:form/:quarter`,
    authorize,
    accept('param', certificateParam),
    accept('query', certificatesQuery),
    answers(200, certificateAnswer),
    async (c) => {
      const { form, quarter: named } = c.req.valid('param');
      const asked = c.req.valid('query');
      const quarter = quarterNamed(named);
      mustBeOfAct(form, quarter, ['16', '16A']);
      if (form === '16' || form === '130') return salaryCertificates(c, { form, quarter, ...asked });
      const kind = CERTIFICATES[form];
      const read = await readQuarter(c.env.DB, c.var.companyScope, quarter, kind);
      const statement = statementOf(read, kind, quarter);
      const due = statementDue(kind, quarter).value;
      const certified = certifiedOf(statement);
      const one = asked.payee === undefined ? undefined : certified.find(({ key }) => key === asked.payee);
      if (asked.payee !== undefined && !one) throw notHere();
      if (asked.format === 'pdf') {
        if (!one) throw atFault(422, 'payee', say('tds-statement.fault.payee'));
        const item = itemOf(read, due.form, quarter);
        const { certificatePdf } = await import('./certificate.pdf');
        const receipt = isFiled(item) ? (item?.acknowledgement ?? null) : null;
        const language = languageOf(c.req.raw);
        const file = await certificatePdf({
          ...{ form, statementForm: due.form, quarter, statement, certified: one, receipt, language },
        });
        return asDownload(file, `${form}-${named}-${one.pan ?? one.payee}.pdf`, 'application/pdf') as never;
      }
      return c.json(
        inWords(c, {
          ...{ form, quarter: named, dueOn: certificateDueDate('deduction', quarter, due.dueOn).value },
          caveat: say('tds-statement.certificate.caveat', { form }),
          payees: (one ? [one] : certified).map(({ key, payee, pan, amount, tax, deposited }) => ({
            ...{ key, payee, pan, amount: formatRupees(amount), tax: formatRupees(tax) },
            deposited: formatRupees(deposited),
          })),
        }),
      );
    },
  );

/** A form belongs to the Act of its quarter: 140 has none before April 2026, and 26Q none after. */
function mustBeOfAct(form: string, quarter: Quarter, old: readonly string[]): void {
  if (quarter.year < '2024-25') throw atFault(422, 'quarter', say('tds-statement.fault.year'));
  const isOld = quarter.to < '2026-04-01';
  if (old.includes(form) !== isOld) throw atFault(422, 'form', say('tds-statement.fault.form', { form }));
}

type Named = { form: keyof typeof FORMS; quarter: string };

async function drafted(c: Context<AppEnv>, { form, quarter: named }: Named, more: { isWithWithdrawn?: boolean } = {}) {
  const quarter = quarterNamed(named);
  const kind: StatementKind = FORMS[form];
  mustBeOfAct(form, quarter, ['24Q', '26Q', '27Q', '27EQ']);
  const read = await readQuarter(c.env.DB, c.var.companyScope, quarter, kind, more);
  return { read, statement: statementOf(read, kind, quarter), form, quarter };
}

/** The year's salaries, of the one statement that carries them. */
async function salariesOf(c: Context<AppEnv>, { form, quarter: named }: Named) {
  const quarter = quarterNamed(named);
  if (!hasYearOfSalaries(FORMS[form], quarter)) return null;
  return yearOfSalaries(await readRuns(c.env.DB, c.var.companyScope, quarter.year, ''), quarter.year);
}

type Drafted = Awaited<ReturnType<typeof drafted>> & {
  salaries: readonly YearOfSalary[] | null;
  part: 'deductions' | 'salaries';
};

/** A drafted statement as a file: its worksheet, or the text of the official layout. */
async function fileOf(
  { read, statement, form, quarter, salaries, part }: Drafted,
  format: 'text' | 'csv' | 'xlsx',
  language: Language,
): Promise<Response> {
  if (format === 'text') return textFile(statement, form, read);
  const name = `${form}-${quarterKeyOf(quarter)}`;
  const title = say('tds-statement.sheet', { form, quarter: quarterKeyOf(quarter) });
  const deductions = deductionsSheet(statement, title, language);
  if (!salaries) return sheetsAs(format, [deductions], name, language);
  const year = salariesSheet(salaries, say('tds-statement.sheet-salaries', { year: quarter.year }), language);
  if (format === 'xlsx') return sheetsAs(format, [deductions, year], name, language);
  return part === 'salaries'
    ? sheetsAs(format, [year], `${name}-salaries`, language)
    : sheetsAs(format, [deductions], name, language);
}

async function sheetsAs(format: 'csv' | 'xlsx', sheets: readonly Sheet[], name: string, language: Language) {
  if (format === 'xlsx') return asDownload(await workbook(sheets, language), `${name}.xlsx`, XLSX);
  return asDownload(sheets.map(sheetCsv).join(''), `${name}.csv`, 'text/csv; charset=utf-8');
}

/** The text of a statement that has no errors and whose layout was read; a correction's layout was not. */
function textFile(
  statement: ReturnType<typeof statementOf>,
  form: string,
  read: Pick<QuarterRead, 'corrections'>,
): Response {
  const { kind, quarter } = statement;
  const inForce = layoutOf(kind, quarter);
  const stopped = textStopped(read, kind, quarter);
  if (stopped || !inForce)
    throw new Problem(422, 'no-layout', stopped ?? say('tds-statement.fault.no-layout', { form }));
  const errors = checkStatement(statement).filter(({ level }) => level === 'error');
  const [first] = errors;
  if (first) {
    const told = say('tds-statement.fault.errors', { count: errors.length, first: first.message });
    throw new Problem(422, 'statement-has-errors', told, {}, { findings: errors });
  }
  return asDownload(writeStatement(statement, inForce), fileName(form, quarter.name), 'text/plain; charset=us-ascii');
}
