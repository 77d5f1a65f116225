import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { paise } from '../../domain/shared/money';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { now } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { asDownload } from '../../platform/files';
import { accept, answers, inBaseWords, inWords, languageOf } from '../../platform/http';
import { newId } from '../../platform/ids';
import { atFault, notHere, Problem } from '../../platform/problem';
import { commit } from '../audit/audit.repository';
import { knownCompany } from '../ledger/document/keeper.repository';
import { vouchersPosted } from '../ledger/voucher/post.repository';
import { findVouchers, vouchersReversed } from '../ledger/voucher/voucher.repository';
import {
  type Filled,
  NOTHING_FILLED,
  newReversal,
  newRun,
  payMonthParam,
  runAnswer,
  runJson,
  runRow,
  runsQuery,
} from './pay-run.contract';
import { drafted, lastPosted, listRuns, readRuns, runPosted, runReversed } from './pay-run.repository';
import type { StoredRun, StoredRunLine } from './pay-run.table';
import { type Run, type RunLine, runAnswerOf, runOf, vouchersOf, yearOfMonth } from './pay-run.usecase';
import { salaryCalls } from './salary.calls';

const authorize = authorizeBy(salaryCalls);
const RUNS = '/companies/:companyId/pay-runs';
const RUN = `${RUNS}/:payMonth` as const;

/** The pay of months: worked out, posted and taken back. */
export const payRunRoutes = new Hono<AppEnv>()
  .get(RUNS, authorize, accept('query', runsQuery), answers(200, z.array(runRow)), async (c) => {
    const { year } = c.req.valid('query');
    const runs = await listRuns(c.env.DB, c.var.companyScope);
    return c.json(runs.filter(({ month }) => !year || yearOfMonth(month) === year).map(runJson));
  })
  .get(RUN, authorize, accept('param', payMonthParam), answers(200, runAnswer), async (c) => {
    const { payMonth } = c.req.valid('param');
    const year = await readRuns(c.env.DB, c.var.companyScope, yearOfMonth(payMonth), payMonth);
    return c.json(inWords(c, runAnswerOf(worked(() => runOf(year, payMonth)))));
  })
  .put(
    RUN,
    authorize,
    once,
    accept('param', payMonthParam),
    accept('json', newRun),
    answers(200, runAnswer),
    async (c) => {
      const { payMonth } = c.req.valid('param');
      const sent = c.req.valid('json');
      const year = await readRuns(c.env.DB, c.var.companyScope, yearOfMonth(payMonth), payMonth);
      const known = new Set(year.employees.map(({ id }) => id));
      if (sent.lines.some(({ employeeId }) => !known.has(employeeId))) throw notHere();
      const before = worked(() => runOf(year, payMonth));
      mustBeOpen(before);
      const filled = filledBy(sent.lines, before);
      const run = { ...newRunOf(c, before), paidOn: sent.paidOn ?? before.paidOn };
      mustBePaidInTime(run);
      const after = { ...worked(() => runOf({ ...year, runs: runsWith(year.runs, run) }, payMonth, filled)), run };
      const answer = inWords(c, runAnswerOf(after));
      const change = drafted(c.env.DB, run, draftLines(after, run), before.run);
      await commit(actingOf(c, { status: 200, body: answer }), [change]);
      return c.json(answer);
    },
  )
  .post(`${RUN}/post`, authorize, once, accept('param', payMonthParam), answers(200, runAnswer), async (c) => {
    const scope = c.var.companyScope;
    const { payMonth } = c.req.valid('param');
    const year = await readRuns(c.env.DB, scope, yearOfMonth(payMonth), payMonth);
    const before = worked(() => runOf(year, payMonth));
    mustBeOpen(before);
    await mustFollow(c, payMonth);
    mustBeWhole(before);
    const draft = newRunOf(c, before);
    mustBePaidInTime(draft);
    const vouchers = vouchersOf(before, draft.id, inBaseWords);
    const { posted, change } = await vouchersPosted(c.env.DB, scope, c.var.person, vouchers, () => '');
    const run = postedRun(
      draft,
      before,
      posted.map(({ id }) => id),
    );
    const answer = inWords(c, runAnswerOf({ ...before, run }));
    const changes = [change, runPosted(c.env.DB, run, postedLines(before, run), before.run)];
    await commit(actingOf(c, { status: 200, body: answer }), changes);
    return c.json(answer);
  })
  .post(
    `${RUN}/reverse`,
    authorize,
    once,
    accept('param', payMonthParam),
    accept('json', newReversal),
    answers(200, runAnswer),
    async (c) => {
      const scope = c.var.companyScope;
      const { payMonth } = c.req.valid('param');
      const { reason, date } = c.req.valid('json');
      const year = await readRuns(c.env.DB, scope, yearOfMonth(payMonth), payMonth);
      const before = runOf(year, payMonth);
      const { run } = before;
      if (run?.status !== 'posted') throw new Problem(409, 'run-not-posted', say('salary.fault.not-posted'));
      const last = await lastPosted(c.env.DB, scope);
      if (last !== null && last > payMonth) throw laterPosted(last);
      const vouchers = await findVouchers(c.env.DB, scope, JSON.parse(run.voucherIds) as string[]);
      const asked = vouchers.map((voucher) => ({
        ...{ voucher, date: date ?? voucher.date },
        narration: inBaseWords(say('salary.narration.reversal', { number: voucher.number, reason })),
      }));
      const { change } = await vouchersReversed(c.env.DB, scope, c.var.person, asked);
      const changes = [change, runReversed(c.env.DB, run, reason)];
      const answer = inWords(c, runAnswerOf({ ...before, run: { ...run, status: 'reversed' } }));
      await commit(actingOf(c, { status: 200, body: answer }), changes);
      return c.json(answer);
    },
  )
  .get(`${RUN}/payslips/:employeeId`, authorize, accept('param', payslipParam()), async (c) => {
    const { payMonth } = c.req.valid('param');
    const [year, company] = await Promise.all([
      readRuns(c.env.DB, c.var.companyScope, yearOfMonth(payMonth), payMonth),
      knownCompany(c.env.DB, c.var.companyScope),
    ]);
    const run = worked(() => runOf(year, payMonth));
    const line = run.lines.find(({ employee }) => employee.id === c.req.param('employeeId'));
    if (!line?.pay) throw notHere();
    const { payslipPdf } = await import('./payslip.pdf');
    const file = await payslipPdf({ run, line, pay: line.pay, company, language: languageOf(c.req.raw) });
    return asDownload(file, `payslip-${payMonth}-${line.employee.number}.pdf`, 'application/pdf');
  });

function payslipParam() {
  return payMonthParam.extend({ employeeId: z.string() });
}

/** A run worked out; a year without slabs or rates is the fault of the month asked for. */
function worked(work: () => Run): Run {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw atFault(422, 'payMonth', say('salary.fault.no-law'), 'no-law');
  }
}

function mustBeOpen({ run }: Run): void {
  if (run?.status === 'posted') throw new Problem(409, 'run-posted', say('salary.fault.posted'));
}

const laterPosted = (month: string) =>
  new Problem(409, 'later-month-posted', say('salary.fault.later-posted', { month: { month } }));

/** The months of a year are posted one after the other: the tax of each counts on those before it. */
async function mustFollow(c: Context<AppEnv>, month: string): Promise<void> {
  const last = await lastPosted(c.env.DB, c.var.companyScope);
  if (last !== null && last > month) throw laterPosted(last);
}

function mustBeWhole({ lines }: Run): void {
  const wrong = lines.find(({ fault }) => fault !== null);
  if (wrong?.fault) throw atFault(422, `lines.${wrong.employee.number}.${wrong.fault.field}`, wrong.fault.message);
  if (!lines.some(({ pay }) => pay && pay.value.gross > 0))
    throw new Problem(422, 'nobody-paid', say('salary.fault.nobody-paid'));
}

function mustBePaidInTime({ month, paidOn }: StoredRun): void {
  if (paidOn < `${month}-01`) throw atFault(422, 'paidOn', say('salary.fault.paid-before'));
}

const newRunOf = (c: Context<AppEnv>, { run, month, paidOn }: Run): StoredRun =>
  run ?? {
    ...{ id: newId(), companyId: c.var.companyScope.companyId, month, status: 'draft', paidOn, version: 1 },
    ...{ voucherIds: '[]', gross: paise(0), net: paise(0), tax: paise(0), administration: paise(0) },
    ...{ createdByName: c.var.person.name, createdAt: now().toISOString(), postedAt: null, reversedAt: null },
  };

const runsWith = (runs: readonly StoredRun[], run: StoredRun): readonly StoredRun[] => [
  ...runs.filter(({ month }) => month !== run.month),
  run,
];

type SentLine = z.output<typeof newRun>['lines'][number];

/** What was sent by employee; each must be employed in the month, and stand once. */
function filledBy(lines: readonly SentLine[], run: Run): ReadonlyMap<string, Filled> {
  const filled = new Map<string, Filled>();
  for (const [index, { employeeId, fundWages, tax, ...line }] of lines.entries()) {
    const its = run.lines.find(({ employee }) => employee.id === employeeId);
    if (!its) throw atFault(422, `lines.${index}.employeeId`, say('salary.fault.not-employed'));
    if (filled.has(employeeId)) throw atFault(422, `lines.${index}.employeeId`, say('salary.fault.twice'));
    if (tax !== undefined && tax % 100 !== 0)
      throw atFault(422, `lines.${index}.tax`, say('salary.fault.whole-rupees'));
    filled.set(employeeId, { ...line, fundWages: fundWages ?? null, taxSet: tax ?? null });
  }
  for (const { employee } of run.lines) if (!filled.has(employee.id)) filled.set(employee.id, NOTHING_FILLED);
  return filled;
}

const nought = paise(0);

const lineRow = (run: StoredRun, { employee, filled }: RunLine): StoredRunLine => ({
  ...{ id: newId(), companyId: run.companyId, runId: run.id, employeeId: employee.id },
  ...{ isLeftOut: filled.isLeftOut, unpaidDays: filled.unpaidDays, bonus: filled.bonus, arrears: filled.arrears },
  ...{ recovered: filled.recovered, fundWages: filled.fundWages, taxSet: filled.taxSet },
  ...{ gross: nought, professionalTax: nought, tax: nought, net: nought, pay: null },
});

const draftLines = ({ lines }: Run, run: StoredRun): readonly StoredRunLine[] =>
  lines.map((line) => lineRow(run, line));

const postedLines = ({ lines }: Run, run: StoredRun): readonly StoredRunLine[] =>
  lines.flatMap((line) => {
    if (!line.pay) return [];
    const { gross, professionalTax, tax, net } = line.pay.value;
    return [{ ...lineRow(run, line), gross, professionalTax, tax, net, pay: JSON.stringify(line.pay) }];
  });

function postedRun(draft: StoredRun, { lines, administration }: Run, voucherIds: readonly string[]): StoredRun {
  const sum = (of: 'gross' | 'net' | 'tax') => paise(lines.reduce((all, { pay }) => all + (pay?.value[of] ?? 0), 0));
  return {
    ...draft,
    ...{ status: 'posted', voucherIds: JSON.stringify(voucherIds), postedAt: now().toISOString() },
    ...{ gross: sum('gross'), net: sum('net'), tax: sum('tax'), administration: administration?.value ?? nought },
  };
}
