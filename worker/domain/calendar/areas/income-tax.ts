import type { DutyQuestion } from '../../company/facts';
import { ADVANCE_TAX_FROM, ADVANCE_TAX_INSTALMENTS, type Instalment } from '../../income-tax/advance-tax';
import {
  filedAs,
  INCOME_TAX_DUE,
  type IncomeTaxForm,
  incomeTaxDueOn,
  instalmentDay,
  needsTaxAudit,
  TAX_AUDIT_TURNOVER,
} from '../../income-tax/due-dates';
import {
  TAX_AUDIT_DEFAULT,
  TRANSFER_PRICING_DEFAULT,
  taxAuditDefault,
  transferPricingDefault,
} from '../../income-tax/late-fees';
import { REPORT_FORMS } from '../../income-tax/law/report-forms';
import { firstDayOf, nameOfTaxYear, quarterOf } from '../../law/periods';
import { INCOME_TAX_RELIEFS } from '../../law/relief-rows';
import { type Rule, ruleIfInForce } from '../../law/rule';
import type { LegalForm } from '../../roc/classification';
import { addDays, addMonths, financialYearOf, type IsoDate, yearEnd } from '../../shared/dates';
import {
  assuming,
  atRate,
  citationOf,
  type Explained,
  inPaise,
  inWords,
  onDay,
  Working,
  yesOrNo,
} from '../../shared/explained';
import { type Message, type Said, say } from '../../shared/message';
import type { Paise } from '../../shared/money';
import type { AreaAnswer, CompanyProfile, Draft, NotDue } from '../model';
import { reachOf } from '../profile';
import { applyExtensions, applyWaiver } from '../reliefs';
import {
  answerGiven,
  asksAnswer,
  type Given,
  isCarriedBack,
  isDue,
  isNotDue,
  keyOf,
  NOT_STATED,
  note,
  notKnown,
  reason,
  reasonSummary,
  titleOf,
  turnoverMissing,
  turnoverOf,
} from './answers';
import { costOfIncomeReturn, costOfInstalment } from './form-amount';

// A return is due seven months after its year, a year after its extension at the latest.
const YEARS_BACK = 24;

/** Returns, audits and advance tax for each financial or tax year; the return of an LLP stands by itself. */
export function incomeTax(profile: CompanyProfile): AreaAnswer {
  return yearlyAnswers(profile, (year) => [
    ...(legalFormOf(profile, year) === 'llp' ? [] : returnOfIncome(profile, year)),
    ...auditReport(profile, year),
    ...pricingReport(profile, year),
    ...advanceTaxDrafts(profile, year),
    ...(asksRegime(profile, year) ? regimeMissing(profile, year) : []),
  ]);
}

const WITH_REGIME = ['mat-report', '10-IC'] as const;

const asksRegime = (profile: CompanyProfile, year: string): boolean =>
  legalFormOf(profile, year) !== 'llp' && !REPORT_FACTS.some((kind) => profile.subjectsOf(kind).length > 0);

/** Kinds of facts on which the reports beside a return hang; while none is stated, only the regime is asked. */
export const REPORT_FACTS = ['tax-regime', 'board-certificate'] as const;

const regimeMissing = (profile: CompanyProfile, year: string): readonly NotDue[] =>
  WITH_REGIME.flatMap((form) => {
    const due = dueOf(profile, form, year);
    const formula = say('calendar.income-tax.regime-missing');
    const because = reason(false, notKnown(form), formula, [[say('calendar.income-tax.regime'), NOT_STATED]]);
    return due
      ? notDue(profile, due.dueOn.value, { form, period: year, verdict: 'not-known', because, asks: 'tax-regime' })
      : [];
  });

/** What is asked of each year from that of incorporation on, as far as it falls into the window. */
export function yearlyAnswers(
  profile: CompanyProfile,
  ofYear: (year: string) => readonly (Draft | NotDue)[],
): AreaAnswer {
  const answers = yearsOf(profile).flatMap(ofYear);
  const first = reachOf(profile);
  return {
    drafts: answers
      .filter((answer): answer is Draft => 'dueOn' in answer)
      .filter(({ dueOn, originalDueOn }) => dueOn.value >= first && originalDueOn <= profile.asked.to),
    notDue: answers.filter((answer): answer is NotDue => 'verdict' in answer),
  };
}

/** What it was on the last day of a year: a conversion changes no return of a year before it. */
export const legalFormOf = (profile: CompanyProfile, year: string): LegalForm | undefined =>
  profile.statedOn('legal-form', yearEnd(year))?.value.legalForm;

/** The years from the one of incorporation on whose forms may fall due in the window. */
function yearsOf(profile: CompanyProfile): readonly string[] {
  const { incorporatedOn } = profile.dossier;
  const years: string[] = [];
  const earliest = addMonths(reachOf(profile), -YEARS_BACK);
  for (
    let day: IsoDate = earliest > incorporatedOn ? earliest : incorporatedOn;
    financialYearOf(day) <= financialYearOf(profile.asked.to);
    day = addMonths(day, 12)
  ) {
    years.push(financialYearOf(day));
  }
  return years;
}

/** What a company answered to a question of duty, for a year; undefined where it did not. */
export const answerOf = (profile: CompanyProfile, question: DutyQuestion, year: string): boolean | undefined =>
  profile.statedOn('duty', yearEnd(year), question)?.value.answer;

/**
 * The due date of a form with every move of the law's own table, each as it was known. Undefined where no day is recorded, or
 * where it lies outside what is asked.
 */
export function dueOf(
  { asked, ...profile }: CompanyProfile,
  row: IncomeTaxForm,
  year: string,
): Pick<Draft, 'dueOn' | 'originalDueOn' | 'moves' | 'traits'> | undefined {
  const { knownOn } = asked;
  if (!ruleIfInForce(INCOME_TAX_DUE[row], firstDayOf(year), knownOn)) return undefined;
  const { value, steps } = incomeTaxDueOn(row, year, [], knownOn);
  const { originalDueOn } = value;
  const filed = filedAs(row);
  const { dueOn, moves } = applyExtensions(
    INCOME_TAX_RELIEFS,
    { ...filed, period: year },
    { value: originalDueOn, steps },
    knownOn,
  );
  if (dueOn.value < reachOf({ asked, ...profile }) || originalDueOn > asked.to) return undefined;
  return { dueOn, originalDueOn, moves, traits: filed.traits };
}

/**
 * The due date of a form that has another one where transfer prices are reported. While nobody has said whether they are, the day
 * without a report stands, said to be unconfirmed, and no relief of the firm's that speaks for one of the two alone moves it.
 */
export function dueByPricing(
  profile: CompanyProfile,
  [plain, priced]: readonly [plain: IncomeTaxForm, priced: IncomeTaxForm],
  year: string,
): ReturnType<typeof dueOf> {
  const isPriced = answerOf(profile, 'international-transactions', year);
  const due = dueOf(profile, isPriced ? priced : plain, year);
  if (!due || isPriced !== undefined) return due;
  const { traits: _notKnown, ...unconfirmed } = due;
  return unconfirmed;
}

/** Whether transfer prices are reported for a year, as a reason gives it; assumed where nobody has said so for it. */
export function pricingGiven(profile: CompanyProfile, year: string): Given {
  const [label, answer, isCarried] = answerGiven(profile, ABROAD, 'international-transactions', yearEnd(year));
  return [
    label,
    answer,
    isCarried ||
      (answerOf(profile, 'international-transactions', year) === undefined && asksAnswer('international-transactions')),
  ];
}

/** A yes or no that rests on one answer of the company. */
function byAnswer(label: Said, given: Given, value: boolean, formula: Said) {
  const working = new Working();
  note(working, 'answer', given);
  const summary = reasonSummary(label, formula, [given]);
  working.make('applies', label, yesOrNo(value), { formula, inputs: ['answer'], summary });
  return working.explain(value);
}

/** Whether a form is due by an answer that decides it: not known while there is none. */
export const isDueBy = (form: string, answer: boolean | undefined): Message =>
  answer === undefined ? notKnown(form) : answer ? isDue(form) : isNotDue(form);

/** Why a form of a year is not on the calendar; nothing for one whose day lies before what is asked. */
export function notDue(
  { asked }: CompanyProfile,
  dueOn: IsoDate,
  why: Pick<NotDue, 'form' | 'period' | 'verdict' | 'because' | 'asks' | 'asksOf'>,
): readonly NotDue[] {
  return dueOn < asked.from ? [] : [{ area: 'income-tax', subject: '', ...why }];
}

const ABROAD = say('calendar.income-tax.abroad');

/**
 * The return of a company, audited or not; a month later where a transfer-pricing report is due.
 */
function returnOfIncome(profile: CompanyProfile, year: string): readonly Draft[] {
  const due = dueByPricing(profile, ['ITR-6', 'ITR-6 TP'], year);
  if (!due) return [];
  const isPriced = answerOf(profile, 'international-transactions', year);
  const given = [[say('calendar.income-tax.year'), inWords(nameOfTaxYear(year))], pricingGiven(profile, year)] as const;
  const says = say(isPriced ? 'calendar.income-tax.return-priced' : 'calendar.income-tax.return', { year });
  return [
    {
      ...due,
      area: 'income-tax',
      form: 'ITR-6',
      period: year,
      subject: '',
      title: titleOf('ITR-6', year),
      description: isPriced === undefined ? say('calendar.income-tax.pricing-open', { description: says }) : says,
      priority: 'critical',
      isOptional: false,
      applies: reason(true, isDue('ITR-6'), say('calendar.income-tax.every-company'), given),
      ...costOfIncomeReturn(profile, 'ITR-6', year),
    },
  ];
}

/** The report on transactions with associated enterprises abroad, due where the company says that it had some. */
function pricingReport(profile: CompanyProfile, year: string): readonly (Draft | NotDue)[] {
  const due = dueOf(profile, '3CEB', year);
  if (!due) return [];
  const answer = answerOf(profile, 'international-transactions', year);
  const formula = say('calendar.income-tax.priced-rule');
  const given = answerGiven(profile, ABROAD, 'international-transactions', yearEnd(year));
  const because = byAnswer(isDueBy('3CEB', answer), given, answer === true, formula);
  if (!answer) {
    const verdict =
      answer === undefined
        ? ({ verdict: 'not-known', asks: 'international-transactions' } as const)
        : ({ verdict: 'not-due' } as const);
    return notDue(profile, due.dueOn.value, { form: '3CEB', period: year, because, ...verdict });
  }
  return [
    {
      ...due,
      area: 'income-tax',
      form: '3CEB',
      period: year,
      subject: '',
      title: reportTitle(profile, 'transferPricing', year),
      description: say('calendar.income-tax.pricing-report', { year }),
      priority: 'critical',
      isOptional: false,
      applies: withFormOf(profile, 'transferPricing', year, because),
      ...costOfReport(profile, year),
    },
  ];
}

type Report = keyof typeof REPORT_FORMS;

/** The number of a report's form in a year, and the rule that gives it. */
export const numberOf = ({ asked }: CompanyProfile, report: Report, year: string): Rule<string> | undefined =>
  ruleIfInForce(REPORT_FORMS[report], firstDayOf(year), asked.knownOn);

/** A report by its number of that year: Form 3CEB to 2025-26, Form 48 from tax year 2026-27 on. */
function reportTitle(profile: CompanyProfile, report: Report, year: string): Message {
  const number = numberOf(profile, report, year)?.value ?? '';
  return say(`calendar.income-tax.title-${report === 'taxAudit' ? 'audit' : 'pricing'}`, { number, year });
}

/** Why a report is due, with the number of its form and the rule that gives it. */
export function withFormOf(profile: CompanyProfile, report: Report, year: string, because: Explained<boolean>) {
  const rule = numberOf(profile, report, year);
  if (!rule) return because;
  const working = new Working();
  working.cite('form', say('calendar.income-tax.form-of-year'), inWords(rule.value), rule);
  return { value: because.value, steps: [...working.explain(true).steps, ...because.steps] };
}

function costOfReport({ asked }: CompanyProfile, year: string): Pick<Draft, 'costOn' | 'costBreaks'> {
  const { knownOn } = asked;
  if (!ruleIfInForce(TRANSFER_PRICING_DEFAULT, firstDayOf(year), knownOn)) return {};
  return {
    costOn: (day, dueOn, reliefs) => {
      const cost = transferPricingDefault({ year, dueOn, filedOn: day }, knownOn);
      return applyWaiver(cost, reliefs, { form: '3CEB', period: year, filedOn: day }, knownOn);
    },
    costBreaks: monthOfDelay,
  };
}

/** The first day of delay, and the first after a month of it: on these a default by the delay grows. */
const monthOfDelay = (dueOn: IsoDate): readonly IsoDate[] => [addDays(dueOn, 1), addDays(addMonths(dueOn, 1), 1)];

const FORM = 'tax-audit-report';

/** The audit report of a year by its turnover; where the answer depends on how money was paid, it is asked. */
function auditReport(profile: CompanyProfile, year: string): readonly (Draft | NotDue)[] {
  const { knownOn, today } = profile.asked;
  const due = dueByPricing(profile, [FORM, 'tax-audit-report-tp'], year);
  if (!due || !ruleIfInForce(TAX_AUDIT_TURNOVER, firstDayOf(year), knownOn)) return [];
  const why = (rest: Pick<NotDue, 'verdict' | 'because' | 'asks'>) =>
    notDue(profile, due.dueOn.value, { form: FORM, period: year, ...rest });
  const turnover = turnoverOf(profile, year);
  if (turnover === undefined) {
    const asks = yearEnd(year) < today ? ({ asks: 'turnover' } as const) : {};
    return why({ verdict: 'not-known', because: turnoverMissing(FORM, year), ...asks });
  }
  const isMostlyDigital = answerOf(profile, 'digital-receipts-and-payments', year);
  const facts = { year, turnover, ...(isMostlyDigital !== undefined && { isMostlyDigital }) };
  const isAssumed = isCarriedBack(profile, 'duty', yearEnd(year), 'digital-receipts-and-payments');
  const { value, steps } = assuming(
    needsTaxAudit(facts, knownOn),
    ({ id }) => isAssumed && id === 'digital',
    asksAnswer('digital-receipts-and-payments'),
  );
  const because = { value: value === true, steps };
  if (value === undefined) return why({ verdict: 'not-known', because, asks: 'digital-receipts-and-payments' });
  if (!value) return why({ verdict: 'not-due', because });
  const applies = withFormOf(profile, 'taxAudit', year, because);
  return [{ ...due, ...auditDraft(profile, year, turnover), applies }];
}

function auditDraft(
  profile: CompanyProfile,
  year: string,
  turnover: Paise,
): Omit<Draft, 'dueOn' | 'originalDueOn' | 'moves' | 'applies'> {
  return {
    area: 'income-tax',
    form: FORM,
    period: year,
    subject: '',
    title: reportTitle(profile, 'taxAudit', year),
    description: say('calendar.income-tax.audit', { year }),
    priority: 'critical',
    isOptional: false,
    ...costOfAudit(profile, year, turnover),
  };
}

function costOfAudit({ asked }: CompanyProfile, year: string, turnover: Paise): Pick<Draft, 'costOn' | 'costBreaks'> {
  const { knownOn } = asked;
  if (!ruleIfInForce(TAX_AUDIT_DEFAULT, firstDayOf(year), knownOn)) return {};
  return {
    costOn: (day, dueOn, reliefs) => {
      const cost = taxAuditDefault({ year, dueOn, filedOn: day, turnover }, knownOn);
      return applyWaiver(cost, reliefs, { form: FORM, period: year, filedOn: day }, knownOn);
    },
    costBreaks: monthOfDelay,
  };
}

/** The instalments of a year, unless the company says that its tax stays below the limit; the tax is not known here. */
function advanceTaxDrafts(profile: CompanyProfile, year: string): readonly (Draft | NotDue)[] {
  const { knownOn, to } = profile.asked;
  const schedule = ruleIfInForce(ADVANCE_TAX_INSTALMENTS, firstDayOf(year), knownOn);
  const limit = ruleIfInForce(ADVANCE_TAX_FROM, firstDayOf(year), knownOn);
  if (!schedule || !limit) return [];
  const first = reachOf(profile);
  const instalments = schedule.value.instalments
    .map((instalment) => ({ ...instalment, day: instalmentDay(year, instalment.monthDay) }))
    .filter(({ day }) => first <= day && day <= to && profile.dossier.incorporatedOn <= day);
  const last = instalments.at(-1);
  if (!last) return [];
  const answer = answerOf(profile, 'advance-tax', year);
  const question = say('calendar.income-tax.reaches', { limit: inPaise(limit.value) });
  const formula = say('calendar.income-tax.unless-denied');
  const label = answer === false ? isNotDue('advance-tax') : isDue('advance-tax');
  const given = answerGiven(profile, question, 'advance-tax', yearEnd(year));
  const because = byAnswer(label, given, answer !== false, formula);
  if (answer === false) {
    return notDue(profile, last.day, { form: 'advance-tax', period: year, verdict: 'not-due', because });
  }
  return instalments.map((instalment) => {
    const draft = instalmentDraft(year, instalment, schedule, because);
    return { ...draft, ...costOfInstalment(profile, { key: keyOf(draft), year, instalment }) };
  });
}

function instalmentDraft(
  year: string,
  instalment: Instalment & { day: IsoDate },
  schedule: Rule<unknown>,
  applies: Explained<boolean>,
): Draft {
  const { day, must } = instalment;
  const working = new Working();
  working.give('year', say('calendar.income-tax.year'), inWords(nameOfTaxYear(year)));
  working.make('share', say('calendar.income-tax.share'), atRate(must), { inputs: [], rule: citationOf(schedule) });
  working.make('due', say('calendar.income-tax.pay-by'), onDay(day), {
    formula: say('calendar.income-tax.fixed-day'),
    inputs: ['year', 'share'],
    rule: citationOf(schedule),
    summary: say('calendar.summary.instalment', {
      ...{ share: atRate(must), year: nameOfTaxYear(year), day: onDay(day), statute: schedule.statute },
    }),
  });
  return {
    area: 'income-tax',
    form: 'advance-tax',
    period: `${year} ${quarterOf(day).name}`,
    subject: '',
    title: say('calendar.income-tax.instalment', { share: atRate(must), day: onDay(day) }),
    description: say('calendar.income-tax.instalment-of', { share: atRate(must), year }),
    priority: 'high',
    isOptional: false,
    dueOn: working.explain(day),
    originalDueOn: day,
    moves: [],
    applies,
  };
}
