import { alternateTaxOf } from '../income-tax/corporate-tax';
import { CESS, LLP_AMT_RATE } from '../income-tax/law/rates';
import { LLP_SURCHARGE } from '../income-tax/surcharge';
import { administrationCharge, fundContribution, insuranceContribution } from '../labour/contributions';
import { FUND_RATES, INSURED_WAGES } from '../labour/law/contributions';
import { TAX_SLABS, TAXED_STATES } from '../labour/law/professional-tax';
import { EXCLUDED_SHARE } from '../labour/law/wages';
import { professionalTax } from '../labour/professional-tax';
import { codeWages } from '../labour/wages';
import { firstDayOf, periodOf } from '../law/periods';
import { ruleIfInForce } from '../law/rule';
import { PENALTIES, type PenaltyKey, penaltyExposure } from '../roc/penalties';
import { addDays, addMonths, type IsoDate, isFinancialYear, isoDate } from '../shared/dates';
import { assuming, atRate, type Explained, inPaise, type Step, Working } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import { classOn } from './areas/roc/company';
import type { FormAmount } from './form-amounts';
import type { CompanyProfile, Obligation } from './model';
import { lastDayOfPeriod } from './periods';

/** A figure that an item is about beside its day and the cost of waiting; what it rests on is said where it is not entered. */
export type Figure = { name: Message } & ({ explained: Explained<Paise> } | { unknown: Message });

type About = {
  form: string | null;
  period: string | null;
  /** For what it is: of professional tax the State. */
  subject: string;
  /** What people stated for the item, in paise; undefined where nobody did, which is not nil. */
  amount: (name: FormAmount) => Paise | undefined;
};

/**
 * The figures of an item: of the report on adjusted total income the alternate minimum tax of an LLP, of a month of the provident
 * fund, the state insurance or professional tax what one employee's pay asks. Empty for every other form, and for years and months without law.
 */
export function figuresOf(about: About): readonly Figure[] {
  const { form, period, subject } = about;
  const figures = form === null ? undefined : FIGURES[form];
  return figures && period ? figures(period, about.amount, subject) : [];
}

type FiguresOf = (period: string, amount: About['amount'], subject: string) => readonly Figure[];

const FIGURES: Readonly<Record<string, FiguresOf>> = {
  'professional-tax': taxOnSalary,
  'amt-report': alternateTax,
  'pf-return': fundOfMember,
  'esi-contribution': insuranceOfMember,
};

function alternateTax(year: string, amount: About['amount']): readonly Figure[] {
  const start = firstDayOf(year);
  const rule = ruleIfInForce(LLP_AMT_RATE, start);
  if (!rule || !ruleIfInForce(LLP_SURCHARGE, start) || !ruleIfInForce(CESS, start)) return [];
  const name = say('calendar.figure.alternate-tax');
  const adjustedIncome = amount('adjusted-income');
  if (adjustedIncome === undefined)
    return [{ name, unknown: say('calendar.figure.unknown-income', { rate: atRate(rule.value) }) }];
  const regularTax = amount('regular-tax');
  const { value, steps } = alternateTaxOf({
    year,
    adjustedIncome,
    ...(regularTax !== undefined && { regularTax }),
  });
  const { tax, payable, credit } = value;
  const until = (last: string): readonly Step[] => steps.slice(0, steps.findIndex(({ id }) => id === last) + 1);
  const ofYear = say('calendar.figure.tax-of-year');
  return [
    { name, explained: { value: tax, steps: until('mat.total') } },
    ...(payable === undefined || credit === undefined
      ? [{ name: ofYear, unknown: say('calendar.figure.unknown-regular-tax') }]
      : [
          { name: ofYear, explained: { value: payable, steps } },
          { name: say('calendar.figure.credit'), explained: { value: credit, steps: until('matCreditCreated') } },
        ]),
  ];
}

const endOf = (month: string): IsoDate => addDays(addMonths(isoDate(`${month}-01`), 1), -1);

/** Wages as the labour codes define them since they are in force; before, basic pay and dearness allowance alone. */
function wagesOf(month: string, amount: About['amount']): Explained<Paise> | undefined {
  const [included, excluded] = [amount('basic-pay'), amount('allowances')];
  if (included === undefined || excluded === undefined) return undefined;
  const on = endOf(month);
  if (ruleIfInForce(EXCLUDED_SHARE, on)) return codeWages({ included, excluded, on });
  const working = new Working();
  working.give('wages', say('labour.step.basic'), inPaise(included));
  return working.explain(included);
}

/** A computation on wages, with the steps that made the wages before it. */
function onWages<Value>(wages: Explained<Paise>, then: Explained<Value>): readonly Step[] {
  const before = wages.steps.map((step) => ({
    ...step,
    id: `wages.${step.id}`,
    inputs: step.inputs.map((input) => `wages.${input}`),
  }));
  const last = before.at(-1)?.id ?? '';
  const isOfWages = (id: string) => id === 'wages' || id === 'atStart';
  return [...before, ...then.steps.map((step) => (isOfWages(step.id) ? { ...step, inputs: [last] } : step))];
}

function sumOf(steps: readonly Step[], parts: readonly (readonly [id: string, amount: Paise])[]): Explained<Paise> {
  const value = paise(parts.reduce((sum, [, amount]) => sum + amount, 0));
  const total: Step = {
    id: 'ofMember',
    label: say('calendar.figure.of-member'),
    quantity: inPaise(value),
    formula: say('calendar.figure.sum'),
    inputs: parts.map(([id]) => id),
    summary: say('calendar.figure.summary', { sum: inPaise(value) }),
  };
  return { value, steps: [...steps, total] };
}

function fundOfMember(month: string, amount: About['amount']): readonly Figure[] {
  if (!ruleIfInForce(FUND_RATES, endOf(month))) return [];
  const name = say('calendar.figure.of-member');
  const wages = wagesOf(month, amount);
  if (!wages) return [{ name, unknown: say('calendar.figure.unknown-wages') }];
  const fund = fundContribution({ month, wages: wages.value, isCapped: true });
  const { employee, pension, employerFund, insurance, administration } = fund.value;
  const parts = Object.entries({ employee, pension, employerFund, insurance, administration });
  return [
    { name, explained: sumOf(onWages(wages, fund), parts) },
    // The charge of all members together, of whom this one is known.
    { name: say('calendar.figure.administration'), explained: administrationCharge([administration], month) },
  ];
}

function insuranceOfMember(month: string, amount: About['amount']): readonly Figure[] {
  const { from } = periodOf('half-year', endOf(month));
  if (!ruleIfInForce(INSURED_WAGES, from)) return [];
  const name = say('calendar.figure.of-member');
  const wages = wagesOf(month, amount);
  if (!wages) return [{ name, unknown: say('calendar.figure.unknown-wages') }];
  const insured = assuming(
    insuranceContribution({ month, wages: wages.value, wagesAtStart: wages.value }),
    ({ id }) => id === 'atStart',
  );
  const { employee, employer } = insured.value;
  return [{ name, explained: sumOf(onWages(wages, insured), Object.entries({ employee, employer })) }];
}

/** The tax on a salary of the period, a month or a half-year; also that of a woman where a State asks less. Of a whole year none is told. */
function taxOnSalary(period: string, amount: About['amount'], subject: string): readonly Figure[] {
  const state = TAXED_STATES.find((one) => one === subject);
  const end = lastDayOfPeriod(period);
  if (!state || !end || isFinancialYear(period) || !ruleIfInForce(TAX_SLABS[state], end)) return [];
  const name = say('calendar.figure.professional-tax');
  const salary = amount('salary');
  if (salary === undefined) return [{ name, unknown: say('calendar.figure.unknown-salary') }];
  const about = { state, month: end.slice(0, 7), salary };
  const [everyone, woman] = [professionalTax(about), professionalTax({ ...about, isWoman: true })];
  return [
    { name, explained: everyone },
    ...(woman.value === everyone.value
      ? []
      : [{ name: say('calendar.figure.professional-tax-woman'), explained: woman }]),
  ];
}

/** The section under which a form that is not filed may be adjudged: those whose penalties are kept. */
const DEFAULTS: Readonly<Record<string, PenaltyKey>> = {
  ...{ 'AOC-4': 'accounts', 'AOC-4 CFS': 'accounts', 'AOC-4 NBFC': 'accounts', 'AOC-4 XBRL': 'accounts' },
  ...{ 'MGT-7': 'annualReturn', 'MGT-7A': 'annualReturn', agm: 'agm', 'INC-20A': 'commencement' },
  ...{ 'INC-22': 'registeredOffice', 'PAS-3': 'allotment', 'SH-7': 'capitalAlteration', 'CHG-1': 'charge' },
  ...{ 'BEN-2': 'beneficialOwner', 'MGT-14': 'resolution', 'DIR-12': 'directorChange', 'ADT-1': 'auditorAppointment' },
  ...{ 'DPT-3': 'deposits', 'MSME-1': 'supplierDues', 'PAS-6': 'other' },
  ...{ 'LLP Form 8': 'llpAnnual', 'LLP Form 11': 'llpAnnual' },
};

/**
 * What may be adjudged today for a form of the Registrar that is open after its day, for the company and for each officer: the most
 * that a section allows, never an amount due. One person, small and start-up companies bear a part (s.446B), by what they are
 * today; where that is not known the whole is told, as assumed.
 */
export function penaltiesOf(profile: CompanyProfile, obligation: Obligation): readonly Figure[] {
  const { form, area, status, isOptional, dueOn } = obligation;
  const { today, knownOn } = profile.asked;
  const key = defaultOf(profile, obligation);
  const isOpen = status === 'pending' || status === 'unconfirmed';
  if (area !== 'ROC' || !key || !isOpen || isOptional || dueOn.value >= today) return [];
  if (!ruleIfInForce<unknown>(PENALTIES[key], dueOn.value, knownOn)) return [];
  const entity = form.startsWith('LLP') ? 'llp' : classOn(profile, today).is;
  const isStartup = profile.statedOn('startup-recognition', today) !== undefined;
  const isLesser = entity === 'opc' || entity === 'small' || (entity === 'private' && isStartup);
  const { value, steps } = assuming(
    penaltyExposure({ default: key, dueOn: dueOn.value, day: today, isLesser }, knownOn),
    ({ id }) => id === 'isLesser' && entity === undefined,
  );
  const summary = steps.at(-1)?.summary;
  return (['company', 'officer'] as const).map((who) => {
    const upTo = steps.slice(0, steps.findIndex(({ id }) => id === who) + 1);
    const told = upTo.map((step) => (step.id === who && summary ? { ...step, summary } : step));
    return { name: say(`calendar.figure.penalty-${who}`), explained: { value: value[who], steps: told } };
  });
}

/** An allotment under a private placement has a section of its own, which the form does not tell. */
function defaultOf(profile: CompanyProfile, { form, period, subject }: Obligation): PenaltyKey | undefined {
  const isPrivate = profile
    .events('roc-event')
    .some(
      ({ happenedOn, subject: of, details }) =>
        form === 'PAS-3' && happenedOn === period && of === subject && details.key === 'privatePlacement',
    );
  return isPrivate ? 'privatePlacement' : DEFAULTS[form];
}
