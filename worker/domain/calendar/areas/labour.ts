import { panOfGstin, stateOfGstCode } from '../../identifiers/tax-number';
import { arrearsCost } from '../../labour/arrears';
import { ARREARS_INTEREST, CONTRIBUTION_DAY, COVERED_FROM, YEARLY_DAYS } from '../../labour/law/contributions';
import { OWN_TAX_BY, TAX_RETURN_BY, TAXED_STATES, type TaxedState } from '../../labour/law/professional-tax';
import { paymentPeriod, taxPaidBy, taxPayment } from '../../labour/professional-tax';
import { dayOfMonthAfter } from '../../law/periods';
import { type Rule, type RuleHistory, ruleIfInForce } from '../../law/rule';
import { addMonths, financialYearOf, type IsoDate, isoDate, yearEnd, yearStart } from '../../shared/dates';
import { asCount, atRate, citationOf, type Explained, inPaise, inWords, onDay, Working } from '../../shared/explained';
import { type Message, type Param, say } from '../../shared/message';
import type { AreaAnswer, CompanyProfile, Draft } from '../model';
import { monthEnds, reachOf } from '../profile';
import { formName, type Priority } from '../values';
import {
  answerOn,
  answerQuantity,
  areaAnswer,
  draftOf,
  type FormAnswer,
  headcountMissing,
  isAsked,
  isDue,
  isNotDue,
  keyOf,
  NOT_STATED,
  namedMonth,
  notDueOf,
  notKnown,
  reason,
} from './answers';
import { amountOf } from './form-amount';
import { dueAfter, labourDuties } from './labour-duties';
import { type CostOfDelay, noDelayCost } from './roc/cost';

/** What is owed for employees: provident fund, state insurance, professional tax, and the duties that come by year or once. */
export function labour(profile: CompanyProfile): AreaAnswer {
  const isUnknown = profile.newest('employees').length === 0;
  return areaAnswer(profile, [
    ...(isUnknown ? headcountMissing() : []),
    ...providentFund(profile, isUnknown),
    ...stateInsurance(profile, isUnknown),
    ...TAXED_STATES.flatMap((state) => professionalTax(profile, state)),
    ...(isUnknown ? [] : [...taxNote(profile), ...yearlyDuties(profile)]),
    ...labourDuties(profile, (count) => reachedOn(profile, count)),
  ]);
}

const AREA = { area: 'other' } as const;

/** The first day on which the company is stated to have had so many employees; who was covered once stays so. */
function reachedOn(profile: CompanyProfile, count: number): IsoDate | undefined {
  const days = profile.dossier.facts.filter(({ kind }) => kind === 'employees').map(({ holdsFrom }) => holdsFrom);
  return days.toSorted().find((day) => (profile.factOn('employees', day)?.value.count ?? 0) >= count);
}

const headcount = ({ newest }: CompanyProfile) => {
  const count = newest('employees')[0]?.value.count;
  return [say('calendar.labour.employees'), count === undefined ? NOT_STATED : asCount(count)] as const;
};

type Monthly = {
  form: string;
  fund: keyof typeof CONTRIBUTION_DAY;
  code: string;
  from: IsoDate;
  why: Explained<boolean>;
};

/** The fund's return of each month since the company is covered: by its code number, else by twenty employees. */
function providentFund(profile: CompanyProfile, isUnknown: boolean): readonly FormAnswer[] {
  const form = 'pf-return';
  const stated = profile.newest('provident-fund');
  if (stated.length > 0)
    return stated.flatMap(({ subject, value }) =>
      monthlyDrafts(profile, {
        ...{ form, fund: 'providentFund', code: subject, from: value.coveredFrom },
        why: coveredBy(form, COVERED_FROM.providentFund, profile, subject, value.coveredFrom),
      }),
    );
  return isUnknown ? [] : byHeadcount(profile, form, 'providentFund', COVERED_FROM.providentFund);
}

/** The same of the state insurance, which asks besides whether anybody earns so little as to be insured. */
function stateInsurance(profile: CompanyProfile, isUnknown: boolean): readonly FormAnswer[] {
  const form = 'esi-contribution';
  const stated = profile.newest('state-insurance');
  if (stated.length > 0)
    return stated.flatMap(({ subject, value }) =>
      monthlyDrafts(profile, {
        ...{ form, fund: 'stateInsurance', code: subject, from: value.coveredFrom },
        why: coveredBy(form, COVERED_FROM.stateInsurance, profile, subject, value.coveredFrom),
      }),
    );
  const rule = ruleIfInForce(COVERED_FROM.stateInsurance, profile.asked.today, profile.asked.knownOn);
  const hasLowWages = answerOn(profile, 'low-wages', profile.asked.today);
  if (isUnknown || !rule) return [];
  if (hasLowWages === true || reachedOn(profile, rule.value) === undefined)
    return byHeadcount(profile, form, 'stateInsurance', COVERED_FROM.stateInsurance);
  const label = hasLowWages === undefined ? notKnown(form) : isNotDue(form);
  const asked = [say('calendar.duty.asks.low-wages'), answerQuantity(hasLowWages)] as const;
  const because = reason(
    false,
    label,
    say('calendar.labour.insured-rule'),
    [headcount(profile), asked],
    citationOf(rule),
  );
  return [notDueOf(form, '', because, { ...AREA, ...(hasLowWages === undefined && { asks: 'low-wages' }) })];
}

function coveredBy(
  form: string,
  cover: RuleHistory<number>,
  { asked }: CompanyProfile,
  code: string,
  from: IsoDate,
): Explained<boolean> {
  const rule = ruleIfInForce(cover, asked.today, asked.knownOn);
  const facts = [
    [say('calendar.labour.code'), inWords(code)],
    [say('calendar.labour.covered-from'), onDay(from)],
  ] as const;
  return reason(true, isDue(form), say('calendar.labour.covered-rule'), facts, rule && citationOf(rule));
}

function byHeadcount(
  profile: CompanyProfile,
  form: string,
  fund: Monthly['fund'],
  cover: RuleHistory<number>,
): readonly FormAnswer[] {
  const rule = ruleIfInForce(cover, profile.asked.today, profile.asked.knownOn);
  if (!rule) return [];
  const from = reachedOn(profile, rule.value);
  const formula = say('calendar.labour.from-count', { count: rule.value });
  if (!from)
    return [notDueOf(form, '', reason(false, isNotDue(form), formula, [headcount(profile)], citationOf(rule)), AREA)];
  const reached = [say('calendar.labour.reached', { count: rule.value }), onDay(from)] as const;
  const why = reason(true, isDue(form), formula, [headcount(profile), reached], citationOf(rule));
  return monthlyDrafts(profile, { form, fund, code: '', from, why });
}

function monthlyDrafts(profile: CompanyProfile, of: Monthly): readonly Draft[] {
  const earliest = addMonths(reachOf(profile), -2);
  return monthEnds(earliest > of.from ? earliest : of.from, profile.asked.to).flatMap(
    (end) => monthlyDraft(profile, of, end) ?? [],
  );
}

function monthlyDraft(profile: CompanyProfile, { form, fund, code, why }: Monthly, end: IsoDate): Draft | undefined {
  const { knownOn } = profile.asked;
  const rule = ruleIfInForce(CONTRIBUTION_DAY[fund], end, knownOn);
  if (!rule) return undefined;
  const due = dayOfMonthAfter(end, 1, rule.value);
  if (!isAsked(profile, due)) return undefined;
  const { period, name } = namedMonth(end);
  return draftOf({
    ...AREA,
    form,
    period,
    subject: code,
    title: say('calendar.title.for-period', { form: formName(form), name }),
    description: say(`calendar.labour.says-${form}`),
    priority: 'high',
    dueOn: dueAfter(end, due, rule),
    applies: why,
    ...costOfArrears(profile, fund, keyOf({ form, period, subject: code }), due),
  });
}

/**
 * The interest on contributions that are paid late; said to be unknown while the dues are. Damages are an exposure until an order is
 * made: their sum up to today stands beside what is owed, and is no part of it.
 */
function costOfArrears(
  profile: CompanyProfile,
  fund: Monthly['fund'],
  key: string,
  lawful: IsoDate,
): CostOfDelay & Pick<Draft, 'unknownCost' | 'accrual'> {
  const { knownOn, today } = profile.asked;
  const rule = ruleIfInForce(ARREARS_INTEREST[fund], lawful, knownOn);
  if (!rule) return {};
  const dues = amountOf(profile, key);
  if (dues === undefined)
    return { unknownCost: say('calendar.cost.unknown.contributions', { rate: atRate(rule.value) }) };
  return {
    unknownCost: (dueOn) => {
      const { damages } = arrearsCost({ to: fund, dues, dueOn, paidOn: today }, knownOn).value;
      return damages > 0 ? say('calendar.cost.exposure.damages', { damages: inPaise(damages) }) : undefined;
    },
    costOn: (day, dueOn) => {
      if (day <= dueOn) return noDelayCost(key.split('|')[0] ?? '', day, dueOn);
      const { value, steps } = arrearsCost({ to: fund, dues, dueOn, paidOn: day }, knownOn);
      return { value: value.interest, steps };
    },
    accrual: (dueOn) => ({ amount: dues, rate: rule.value, since: dueOn }),
  };
}

const stateName = (state: TaxedState): string => stateOfGstCode(state)?.name ?? state;

/** The tax on employment of a State: what is withheld, the company's own, and the yearly return where one is asked. */
function professionalTax(profile: CompanyProfile, state: TaxedState): readonly FormAnswer[] {
  const fact = profile.newest('professional-tax').find(({ subject }) => subject === state);
  if (!fact) return [];
  const { employsFrom, paysYearly } = fact.value;
  const about = { name: stateName(state) };
  const given = [
    [say('calendar.labour.state'), inWords(about.name)],
    [say('calendar.labour.employs-from'), onDay(employsFrom)],
  ] as const;
  const why = (form: string) => reason(true, isDue(form), say('calendar.labour.tax-rule'), given);
  const { to, knownOn } = profile.asked;
  const earliest = addMonths(reachOf(profile), -14);
  const first = earliest > employsFrom ? earliest : employsFrom;
  const withheld = monthEnds(first, to).flatMap((end) => {
    const rule = taxPayment(state, end, paysYearly, knownOn);
    if (!rule || paymentPeriod(rule, end).to !== end) return [];
    const dueOn = taxPaidBy(rule, end);
    if (!isAsked(profile, dueOn.value)) return [];
    const named = nameOf(rule.value.every, end);
    return draftOf({
      ...AREA,
      form: 'professional-tax',
      period: named.period,
      subject: state,
      title: say('calendar.labour.tax-title', { ...about, period: named.name }),
      description: say('calendar.labour.says-professional-tax', about),
      priority: 'high',
      dueOn,
      applies: why('professional-tax'),
      unknownCost: say('calendar.cost.unknown.professional-tax'),
    });
  });
  return [
    ...withheld,
    ...onceAYear(profile, state, first, { form: 'professional-tax-own', history: OWN_TAX_BY[state], why }),
    ...onceAYear(profile, state, first, { form: 'professional-tax-return', history: TAX_RETURN_BY[state], why }),
  ];
}

function nameOf(every: 'month' | 'half-year' | 'year', end: IsoDate): { period: string; name: Param } {
  if (every === 'month') return namedMonth(end);
  const year = financialYearOf(end);
  if (every === 'year') return { period: year, name: year };
  const isFirst = end.slice(5) === '09-30';
  const of = { year: year.slice(0, 4), next: String(Number(year.slice(0, 4)) + 1) };
  return { period: `${year} ${isFirst ? 'H1' : 'H2'}`, name: say(`calendar.period.${isFirst ? 'h1' : 'h2'}`, of) };
}

/** A day of each financial year: the tax of the company itself for that year, the return for the one before. */
function onceAYear(
  profile: CompanyProfile,
  state: TaxedState,
  from: IsoDate,
  {
    form,
    history,
    why,
  }: { form: string; history: RuleHistory<string> | undefined; why: (form: string) => Explained<boolean> },
): readonly Draft[] {
  if (!history) return [];
  return daysOfYears(from, profile.asked.to, history, profile.asked.knownOn).flatMap(({ day, rule }) => {
    if (day < from || !isAsked(profile, day)) return [];
    const isOwn = form === 'professional-tax-own';
    const year = financialYearOf(isOwn ? day : addMonths(day, -12));
    return draftOf({
      ...AREA,
      form,
      period: year,
      subject: state,
      title: say(`calendar.labour.title-${form}`, { name: stateName(state), year }),
      description: say(`calendar.labour.says-${form}`, { name: stateName(state) }),
      priority: 'medium',
      dueOn: onFixedDay(year, day, rule),
      applies: why(form),
    });
  });
}

function daysOfYears(from: IsoDate, to: IsoDate, history: RuleHistory<string>, knownOn: IsoDate | undefined) {
  const days: { day: IsoDate; rule: Rule<string> }[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    const rule = ruleIfInForce(history, isoDate(`${year}-12-31`), knownOn);
    if (rule) days.push({ day: isoDate(`${year}-${rule.value}`), rule });
  }
  return days;
}

function onFixedDay(year: string, day: IsoDate, rule: Rule<unknown>): Explained<IsoDate> {
  const working = new Working();
  working.give('year', say('calendar.labour.year'), inWords(year));
  working.make('due', say('calendar.labour.due'), onDay(day), {
    formula: say('calendar.labour.fixed-day'),
    inputs: ['year'],
    rule: citationOf(rule),
    summary: say('calendar.labour.summary-fixed', { year, due: onDay(day), statute: rule.statute }),
  });
  return working.explain(day);
}

/** Of who has employees and names no State: asked where the company's own numbers lie in a State that takes the tax. */
function taxNote(profile: CompanyProfile): readonly FormAnswer[] {
  const count = profile.newest('employees')[0]?.value.count ?? 0;
  if (count === 0 || profile.subjectsOf('professional-tax').length > 0) return [];
  const states = profile
    .subjectsOf('gst-registration')
    .filter((gstin) => panOfGstin(gstin) === profile.dossier.pan)
    .map((gstin) => gstin.slice(0, 2));
  const taxed = TAXED_STATES.find((state) => states.includes(state));
  if (!taxed) return [];
  const form = 'professional-tax';
  const given = [headcount(profile), [say('calendar.labour.state'), inWords(stateName(taxed))]] as const;
  const because = reason(false, notKnown(form), say('calendar.labour.state-missing'), given);
  return [notDueOf(form, '', because, { ...AREA, asks: 'professional-tax' })];
}

type Yearly = {
  form: string;
  cover: Rule<number>;
  history: RuleHistory<string>;
  priority: Priority;
  isCalendarYear: boolean;
};

/** The report on harassment of a calendar year, and the bonus of a financial year, from so many employees on. */
function yearlyDuties(profile: CompanyProfile): readonly FormAnswer[] {
  const { today, knownOn } = profile.asked;
  const report = ruleIfInForce(COVERED_FROM.harassmentReport, today, knownOn);
  const bonus = ruleIfInForce(COVERED_FROM.bonus, today, knownOn);
  return [
    ...(report
      ? yearlyDuty(profile, {
          form: 'posh-report',
          cover: report,
          history: YEARLY_DAYS.harassmentReport,
          priority: 'medium',
          isCalendarYear: true,
        })
      : []),
    ...(bonus
      ? yearlyDuty(profile, {
          form: 'bonus',
          cover: bonus,
          history: YEARLY_DAYS.bonus,
          priority: 'medium',
          isCalendarYear: false,
        })
      : []),
  ];
}

function yearlyDuty(
  profile: CompanyProfile,
  { form, cover, history, priority, isCalendarYear }: Yearly,
): readonly FormAnswer[] {
  const { to, today, knownOn } = profile.asked;
  const formula: Message = say('calendar.labour.from-count-in-year', { count: cover.value });
  const covered = daysOfYears(reachOf(profile), to, history, knownOn).flatMap(({ day, rule }) => {
    const year = isCalendarYear ? String(Number(day.slice(0, 4)) - 1) : financialYearOf(addMonths(day, -12));
    const [from, ended] = isCalendarYear
      ? [isoDate(`${year}-01-01`), isoDate(`${year}-12-31`)]
      : [yearStart(year), yearEnd(year)];
    const most = mostEmployed(profile, from, ended);
    if (most === undefined || most < cover.value || !isAsked(profile, day)) return [];
    const inYear = [say('calendar.labour.most-in-year', { year }), asCount(most), today < ended] as const;
    return draftOf({
      ...AREA,
      form,
      period: year,
      title: say('calendar.title.for-period', { form: formName(form), name: year }),
      description: say(`calendar.labour.says-${form}`),
      priority,
      dueOn: onFixedDay(year, day, rule),
      applies: reason(true, isDue(form), formula, [inYear], citationOf(cover)),
    });
  });
  if (covered.length > 0) return covered;
  return [notDueOf(form, '', reason(false, isNotDue(form), formula, [headcount(profile)], citationOf(cover)), AREA)];
}

/** The most that were employed on a day of a year, as far as it is stated; undefined of a year before the first statement. */
function mostEmployed(profile: CompanyProfile, from: IsoDate, to: IsoDate): number | undefined {
  const counts = profile
    .versions('employees')
    .filter(({ holdsFrom }) => from < holdsFrom && holdsFrom <= to)
    .map(({ value }) => value.count);
  const before = profile.factOn('employees', from)?.value.count;
  const all = before === undefined ? counts : [before, ...counts];
  return all.length > 0 ? Math.max(...all) : undefined;
}
