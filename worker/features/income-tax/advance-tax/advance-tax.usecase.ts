import type { Context } from 'hono';
import { startupHoliday } from '../../../domain/benefits/tax-holiday';
import { readAdvanceTax } from '../../../domain/calendar/advance-tax-events';
import { challanIn } from '../../../domain/identifiers/challan';
import { type AdvanceTaxDeskFacts, advanceTaxDesk, deskIfPaid } from '../../../domain/income-tax/advance-tax-desk';
import { sumOfDividends } from '../../../domain/income-tax/later-tax';
import { REDUCED_RATE } from '../../../domain/income-tax/law/rates';
import { regimeFactsOf } from '../../../domain/income-tax/regime';
import { firstDayOf } from '../../../domain/law/periods';
import { ruleIfInForce } from '../../../domain/law/rule';
import { addDays, financialYearOf, type IsoDate, yearStart } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { type Answer, actingOf } from '../../../platform/acting';
import { today } from '../../../platform/clock';
import { failedOn } from '../../../platform/database';
import type { AppEnv } from '../../../platform/env';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { withAdvanceTax } from '../../calendar/case/advance-tax.repository';
import { changeCase } from '../../calendar/case/case.repository';
import { workOut } from '../../calendar/work-out/work-out.repository';
import { chosenOf } from '../stated.repository';
import {
  type CorrectionAsked,
  dividendsJson,
  type EstimateAsked,
  estimateJson,
  figuresJson,
  type PaymentAsked,
  paymentJson,
} from './advance-tax.contract';
import {
  authorOf,
  estimateKept,
  type Found,
  findPaid,
  type Kept,
  type PaidInBooks,
  paymentRecorded,
  paymentWithdrawn,
  readBooksOf,
  readKept,
  rowsOf,
} from './advance-tax.repository';
import type { StoredEstimate, StoredPayment } from './advance-tax.table';
import { profitSoFar } from './profit.repository';

const NIL = paise(0);

/** The years with a law of company tax on file, up to that of today, the newest first. */
export function yearsWithLaw(on: IsoDate): string[] {
  const years: string[] = [];
  for (let year = financialYearOf(on); ruleIfInForce(REDUCED_RATE, firstDayOf(year)); ) {
    years.push(year);
    year = financialYearOf(addDays(firstDayOf(year), -1));
  }
  return years;
}

type DeskAsked = { year?: string | undefined; on?: IsoDate | undefined; amount?: Paise | undefined };

/** How advance tax of a year stands today, and how it would if so much were paid on a day. */
export async function deskOf(d1: D1Database, scope: CompanyScope, asked: DeskAsked) {
  const on = today();
  const years = yearsWithLaw(on);
  const year = asked.year ?? financialYearOf(on);
  mustHaveLaw(year, years);
  if (asked.on && asked.on < on) throw atFault(422, 'on', say('advance-tax.problem.pay-on-past'));
  const [kept, found, books] = await Promise.all([
    readKept(d1, scope),
    readBooksOf(d1, scope, year),
    booksOf(d1, scope, year, on),
  ]);
  const estimate = kept.estimates.findLast((one) => one.year === year);
  const payments = kept.payments.filter((one) => one.year === year && !one.withdrawnOn);
  return {
    ...{ year, years, today: on, estimate: estimate ? estimateJson(estimate) : null },
    suggested: suggestedOf(found, year),
    books,
    taxAtSource: formatRupees(found.atSource),
    payments: payments.map(paymentJson),
    proposals: proposalsOf(found),
    figures: estimate ? figuresOf(estimate, payments, on, asked) : null,
  };
}

function figuresOf(
  estimate: StoredEstimate,
  payments: readonly StoredPayment[],
  on: IsoDate,
  { on: payOn, amount }: DeskAsked,
) {
  const facts = deskFacts(estimate, payments, on);
  const desk = advanceTaxDesk(facts);
  if (!payOn) return figuresJson(desk, on);
  const sum = amount ?? openOf(desk.next?.toPay, desk.advance.value.liability, desk.paid);
  return figuresJson(desk, on, {
    ...{ on: payOn, amount: sum, desk: deskIfPaid(facts, { paidOn: payOn, amount: sum }) },
  });
}

/** What is paid where nobody names an amount: the next instalment, and after the last one all that is open. */
const openOf = (next: Paise | undefined, liability: Paise, paid: Paise): Paise =>
  next ?? paise(Math.max(0, liability - paid));

const deskFacts = (row: StoredEstimate, payments: readonly StoredPayment[], asOf: IsoDate): AdvanceTaxDeskFacts => ({
  ...{ year: row.year, totalIncome: row.totalIncome, ...regimeFactsOf(row), matCreditBroughtForward: row.matCredit },
  ...{ taxAtSource: row.taxAtSource, payments, asOf, ...(row.dividends && { dividends: row.dividends }) },
});

function mustHaveLaw(year: string, years: readonly string[]): void {
  if (years.includes(year)) return;
  throw atFault(422, 'year', say('advance-tax.problem.no-law', { years: { list: years, joined: 'and' } }), 'no-law');
}

/**
 * Whether the profits of a year can be deducted whole by the start-up holiday, as far as facts say: certificate, days, regime and the
 * turnover of the year; null where what it rests on is not stated. MAT or AMT stays.
 */
function holidayOf({ stated, incorporatedOn, isLlp }: Found, year: string) {
  const turnover = stated.turnovers.get(year);
  if (!stated.hasBoardCertificate || incorporatedOn === null || turnover === undefined) return null;
  const { legalForm, firstClaimedYear, formation } = stated;
  const form = isLlp ? 'llp' : legalForm === 'public' ? 'public' : 'private';
  const regime = isLlp ? ('llp' as const) : (chosenOf(stated, year)?.option ?? ('normal' as const));
  const claim = { form, incorporatedOn, turnover, hasBoardCertificate: true, regime } as const;
  const tested = startupHoliday({ ...claim, ...formation, ...(firstClaimedYear && { firstClaimedYear }) }, year);
  return { value: tested.value.isAvailable, steps: tested.steps };
}

function suggestedOf(found: Found, year: string) {
  const { regimes, turnovers, isLlp, credit } = found;
  const turnoverOfYear = ruleIfInForce(REDUCED_RATE, firstDayOf(year))?.value.turnoverOfYear ?? null;
  const turnover = turnoverOfYear === null ? undefined : turnovers.get(turnoverOfYear);
  // Who chose a regime stays in it: the one of the latest year up to this one.
  const chosen = [...regimes].filter(([of]) => of <= year).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    regime: isLlp ? ('llp' as const) : (chosen.at(-1)?.[1] ?? ('normal' as const)),
    ...{ turnover: turnover === undefined ? null : formatRupees(turnover), turnoverOfYear },
    matCredit: credit > 0 ? formatRupees(credit) : null,
    holiday: holidayOf(found, year),
  };
}

async function booksOf(d1: D1Database, scope: CompanyScope, year: string, on: IsoDate) {
  const found = await profitSoFar(d1, scope, year, on);
  if (!found) return null;
  const { from, to, profit, atThisPace, dividends } = found;
  const amounts = { profit: formatRupees(profit), atThisPace: formatRupees(atThisPace) };
  return { from, to, ...amounts, dividends: dividendsJson(dividends) };
}

const proposalsOf = ({ lines, vouchers }: Found) => [
  ...lines.map((line) => proposalJson('bank-line', line)),
  ...vouchers.map((voucher) => proposalJson('voucher', voucher)),
];

const proposalJson = (source: 'bank-line' | 'voucher', { id, on, amount, narration, reference }: PaidInBooks) => ({
  ...{ source, id, on, amount: formatRupees(amount), narration, reference },
  ...challanIn(narration),
});

/** Keeps an estimate. Later ones take its place; the calendar asks what each instalment then asks. */
export async function keepEstimate(c: Context<AppEnv>, asked: EstimateAsked): Promise<Answer> {
  const { companyScope: scope, person } = c.var;
  mustHaveLaw(asked.year, yearsWithLaw(today()));
  mustBeComplete(asked);
  const atSource = asked.taxAtSource ?? (await readBooksOf(c.env.DB, scope, asked.year)).atSource;
  const row = estimateRow(scope, person, asked, atSource);
  return writeAdvanceTax(c, (kept) => {
    const earlier = kept.estimates.findLast(({ year }) => year === asked.year);
    return {
      change: estimateKept(c.env.DB, row, earlier),
      next: { ...kept, estimates: [...kept.estimates, row] },
      answer: { status: 201, body: estimateJson(row) },
    };
  });
}

const NEEDED = {
  normal: ['turnover', 'bookProfit'],
  manufacturing_25: ['bookProfit'],
  foreign: ['bookProfit'],
  concessional_22: [],
  new_manufacturing_15: [],
  llp: [],
} as const;

/** A blank is a question and not nought: what the regime rests on has to be said. */
function mustBeComplete(asked: EstimateAsked): void {
  const missing = NEEDED[asked.regime].find((field) => asked[field] === undefined);
  if (missing)
    throw atFault(422, missing, say(`advance-tax.problem.no-${missing === 'turnover' ? missing : 'book-profit'}`));
  if (asked.regime === 'new_manufacturing_15' && (asked.otherIncome ?? 0) > asked.totalIncome)
    throw atFault(422, 'otherIncome', say('advance-tax.problem.other-income'));
  const { year, dividends = [] } = asked;
  for (const [index, { on }] of dividends.entries())
    if (financialYearOf(on) !== year)
      throw atFault(422, `dividends.${index}.on`, say('advance-tax.problem.dividend-elsewhen', { year }));
  if (sumOfDividends(dividends) > asked.totalIncome)
    throw atFault(422, 'dividends', say('advance-tax.problem.dividends-above'));
}

function estimateRow(
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  asked: EstimateAsked,
  taxAtSource: Paise,
): StoredEstimate {
  const { year, totalIncome, incomeFrom, regime } = asked;
  return {
    ...{ id: newId(), companyId, year, totalIncome, incomeFrom, regime },
    ...{ turnover: asked.turnover ?? null, bookProfit: asked.bookProfit ?? null },
    ...{ otherIncome: asked.otherIncome ?? null, deductions: asked.deductions ?? null },
    isSinceBeforeApril2026: asked.isSinceBeforeApril2026 ?? null,
    ...{ matCredit: asked.matCredit ?? NIL, taxAtSource },
    taxAtSourceFrom: asked.taxAtSource === undefined ? 'books' : 'typed',
    dividends: asked.dividends && asked.dividends.length > 0 ? asked.dividends : null,
    ...authorOf(person),
  };
}

/** Records a challan that was paid, by itself or by the bank line or voucher with which the books have it. */
export async function recordPayment(c: Context<AppEnv>, asked: PaymentAsked): Promise<Answer> {
  const { companyScope: scope, person } = c.var;
  await mustBeInBooks(c, asked);
  mustHaveLaw(asked.year, yearsWithLaw(today()));
  mustBePayable(asked, asked.year);
  const { transactionId = null, voucherId = null, ...challan } = asked;
  const row: StoredPayment = {
    ...{ ...challan, id: newId(), companyId: scope.companyId, transactionId, voucherId, correctsId: null },
    ...{ ...authorOf(person), withdrawnOn: null, withdrawReason: null },
  };
  return writeAdvanceTax(c, (kept) => {
    mustBeNew(kept, row);
    return {
      change: paymentRecorded(c.env.DB, row),
      next: { ...kept, payments: [...kept.payments, row] },
      answer: { status: 201, body: paymentJson(row) },
    };
  });
}

async function mustBeInBooks(c: Context<AppEnv>, { transactionId, voucherId, amount }: PaymentAsked): Promise<void> {
  for (const [field, kind, id] of [
    ['transactionId', 'line', transactionId],
    ['voucherId', 'voucher', voucherId],
  ] as const) {
    if (!id) continue;
    const paid = await findPaid(c.env.DB, c.var.companyScope, kind, id);
    if (!paid) throw notHere();
    if (paid.amount === amount) continue;
    const figures = { books: { exact: paid.amount }, challan: { exact: amount } };
    throw atFault(422, field, say('advance-tax.problem.other-amount', figures), 'other-amount');
  }
}

function mustBePayable({ paidOn, amount }: Pick<StoredPayment, 'paidOn' | 'amount'>, year: string): void {
  if (amount <= 0) throw atFault(422, 'amount', say('advance-tax.problem.no-amount'));
  if (paidOn > today()) throw atFault(422, 'paidOn', say('advance-tax.problem.in-future'));
  if (paidOn < yearStart(year))
    throw atFault(422, 'paidOn', say('advance-tax.problem.before-year', { day: onDay(yearStart(year)) }));
}

function mustBeNew({ payments }: Kept, row: StoredPayment): void {
  const standing = payments.filter(({ withdrawnOn, id }) => !withdrawnOn && id !== row.correctsId);
  const isChallan = ({ bsr, paidOn, serial }: StoredPayment) =>
    bsr === row.bsr && paidOn === row.paidOn && serial === row.serial;
  if (standing.some(isChallan))
    throw atFault(409, 'serial', say('advance-tax.problem.known', { serial: row.serial }), 'payment-known');
  const isOfBooks = ({ transactionId, voucherId }: StoredPayment) =>
    (row.transactionId !== null && transactionId === row.transactionId) ||
    (row.voucherId !== null && voucherId === row.voucherId);
  if (standing.some(isOfBooks)) throw new Problem(409, 'payment-known', say('advance-tax.problem.in-books-already'));
}

const findStanding = ({ payments }: Kept, id: string): StoredPayment => {
  const found = payments.find((one) => one.id === id);
  if (!found) throw notHere();
  if (found.withdrawnOn) throw new Problem(409, 'payment-gone', say('advance-tax.problem.gone'));
  return found;
};

/** Corrects a challan: the old one stays in the trail, withdrawn, and the new one stands in its place. */
export const correctPayment = (c: Context<AppEnv>, id: string, asked: CorrectionAsked): Promise<Answer> =>
  writeAdvanceTax(c, (kept) => {
    const payment = findStanding(kept, id);
    const { reason, ...challan } = asked;
    mustBePayable(challan, payment.year);
    if (payment.transactionId ?? payment.voucherId) mustStayInBooks(payment, challan.amount);
    const row: StoredPayment = {
      ...{ ...payment, ...challan, id: newId(), correctsId: payment.id },
      ...{ ...authorOf(c.var.person), withdrawnOn: null, withdrawReason: null },
    };
    mustBeNew(kept, row);
    return {
      change: paymentRecorded(c.env.DB, row, { payment, reason }),
      next: { ...kept, payments: [...withdrawnIn(kept, payment), row] },
      answer: { status: 200, body: paymentJson(row) },
    };
  });

function mustStayInBooks(payment: StoredPayment, amount: Paise): void {
  if (payment.amount === amount) return;
  const figures = { books: { exact: payment.amount }, challan: { exact: amount } };
  throw atFault(422, 'amount', say('advance-tax.problem.other-amount', figures), 'other-amount');
}

/** Takes a challan back that was recorded by mistake. */
export const withdrawPayment = (c: Context<AppEnv>, id: string, reason: string): Promise<Answer> =>
  writeAdvanceTax(c, (kept) => {
    const payment = findStanding(kept, id);
    return {
      change: paymentWithdrawn(c.env.DB, payment, reason),
      next: { ...kept, payments: withdrawnIn(kept, payment) },
      answer: { status: 200, body: { id } },
    };
  });

const withdrawnIn = ({ payments }: Kept, { id }: StoredPayment): StoredPayment[] =>
  payments.map((one) => (one.id === id ? { ...one, withdrawnOn: today() } : one));

type Plan = { change: Change; next: Kept; answer: Answer };

/**
 * Writes what changes the desk together with the calendar that follows from it. Who wrote meanwhile makes it be planned anew, on what
 * then is kept.
 */
async function writeAdvanceTax(c: Context<AppEnv>, planOf: (kept: Kept) => Plan): Promise<Answer> {
  const { companyScope: scope } = c.var;
  let answer: Answer | undefined;
  try {
    await changeCase(
      c.env.DB,
      scope.companyId,
      (body: Answer) => actingOf(c, body),
      async (companyCase) => {
        const plan = planOf(await readKept(c.env.DB, scope));
        const { dossier } = companyCase;
        const read = readAdvanceTax(rowsOf(plan.next));
        const next = {
          ...companyCase,
          dossier: { ...dossier, ...withAdvanceTax(dossier.facts, dossier.events, read) },
        };
        const worked = workOut(c.env.DB, next, today(), { force: true }).change;
        // Of a company of which nothing is stated there is no calendar yet.
        const calendar = dossier.facts.length > 0 ? worked : { statements: [], entries: [] };
        answer = plan.answer;
        return {
          change: {
            chainId: scope.companyId,
            statements: [...plan.change.statements, ...calendar.statements],
            entries: [...plan.change.entries, ...calendar.entries],
          },
          body: plan.answer,
        };
      },
    );
  } catch (error) {
    if (failedOn(error, 'advance_tax_payments'))
      throw new Problem(409, 'payment-known', say('advance-tax.problem.in-books-already'));
    throw error;
  }
  return answer ?? { status: 200, body: null };
}
