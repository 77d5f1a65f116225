import { hasTransferPricing } from '#domain/income-tax/company/alerts';
import { companyTaxFaults, type TaxFault } from '#domain/income-tax/company/faults';
import {
  type CompanyTaxFacts,
  ENTITIES,
  INCOME_LINES,
  TAX_OPTIONS,
  type TaxOption,
} from '#domain/income-tax/company/model';
import { type IsoDate, isIsoDate } from '#domain/shared/dates';
import { formatPercent, formatRupees, type Paise, parseRupees, percent } from '#domain/shared/money';
import { groupedRupees } from '../../../lib/form-parts';
import { m } from '../../../lib/messages';
import { bareAmount } from '../../../lib/typed-amount';
import type { TypedRow } from '../../../ui/form/rows-editor';

/** What is written in the form, as text: amounts and choices by the name of their field, and the rows. */
export type Typed = {
  year: string;
  asOf: string;
  fields: Readonly<Record<string, string>>;
  losses: readonly TypedRow[];
  matCredit: readonly TypedRow[];
  payments: readonly TypedRow[];
  special: readonly TypedRow[];
  dividends: readonly TypedRow[];
};

const YES_NO: Readonly<Record<string, boolean | undefined>> = { yes: true, no: false };

/** Fields of amounts by their place in the facts; those that may be negative. */
export const AMOUNTS = [
  ...['turnover', 'turnoverOfBaseYear', 'profit', 'capitalGain', 'otherThanManufacturing', 'newEmployment'],
  ...['dividendsPassedOn', 'otherDeductions', 'taxAtSource', 'foreignTaxRelief', 'holiday.eligibleProfit'],
  ...['book.added', 'book.takenOff', 'book.lossBroughtForward', 'book.depreciationBroughtForward'],
  ...['audit.internationalTransactions', 'audit.domesticTransactions', 'company.contribution'],
  ...['partners.remuneration', 'partners.remunerationBarred', 'partners.interest'],
  ...['alternate.deductions', 'alternate.investment'],
  ...INCOME_LINES.map(({ id }) => `lines.${id}`),
] as const;
const SIGNED: ReadonlySet<string> = new Set(['profit', 'capitalGain']);

export type Read = {
  /** Undefined while something is written that cannot be computed with. */
  facts: CompanyTaxFacts | undefined;
  /** What is wrong, by the name of the field. */
  errors: Readonly<Record<string, string | TaxFault['message']>>;
};

/** The amount that is written; undefined where it is none, and the reason. */
export function amountIn(text: string, isSigned: boolean): { amount?: Paise; error?: string } {
  const written = bareAmount(text);
  if (written === '') return {};
  if (/^-/.test(written) && !isSigned) return { error: m.itr_fault_negative() };
  if (!/^-?\d+(\.\d{1,2})?$/.test(written)) return { error: m.itr_fault_amount() };
  if (written.replace(/^-|\..*$/g, '').length > 13) return { error: m.itr_fault_digits() };
  return { amount: parseRupees(written) };
}

/** What the form says as facts of the domain, or what is wrong with it; nothing that is blank becomes a figure. */
export function readTyped(typed: Typed): Read {
  const errors: Record<string, string | TaxFault['message']> = {};
  const amount = (name: string, text = '', isSigned = false): Paise | undefined => {
    const found = amountIn(text, isSigned);
    if (found.error) errors[name] = found.error;
    return found.amount;
  };
  const known = new Map(AMOUNTS.map((name) => [name, amount(name, typed.fields[name], SIGNED.has(name))]));
  const of = (name: string) => known.get(name);
  const group = (prefix: string) =>
    Object.fromEntries(
      [...known].flatMap(([name, value]) =>
        value !== undefined && name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), value]] : [],
      ),
    );
  const field = (name: string) => typed.fields[name]?.trim() ?? '';
  const day = (name: string): IsoDate | undefined => (isIsoDate(field(name)) ? (field(name) as IsoDate) : undefined);
  const same = shareIn(field('shareholding.same'));
  if (same === null) errors['shareholding.same'] = m.itr_fault_share();
  const interestRate = shareIn(field('partners.interestRate'));
  if (interestRate === null) errors['partners.interestRate'] = m.itr_fault_share();
  const rows = (name: 'losses' | 'matCredit' | 'payments' | 'special' | 'dividends') =>
    typed[name].map((row, index) => ({
      row,
      amount: (key: string) => amount(`${name}.${index}.${key}`, row[key]),
    }));
  const option = TAX_OPTIONS.find((one) => one === field('chosen.option'));
  const answered = (...names: string[]) =>
    Object.fromEntries(names.flatMap((name) => (field(name) === '' ? [] : [[name, YES_NO[field(name)]]])));
  const audit = { ...group('audit'), ...answered('isMostlyDigital', 'hasSlumpSale', 'hasPreliminaryExpenses') };
  const isManufacturer = YES_NO[field('isManufacturer')];
  const remain = YES_NO[field('doAllRemain')];
  const isPriced = hasTransferPricing({ year: typed.year, audit }) || field('hasTransferPricing') === 'yes';
  const facts = compact({
    ...{ year: typed.year, asOf: typed.asOf, filedOn: day('filedOn') },
    company: compact({
      form: ENTITIES.find((one) => one === field('form')) ?? 'private',
      ...group('company'),
      incorporatedOn: day('incorporatedOn'),
      chosen: chosenIn(option, field('chosen.since')),
      ...{ isManufacturer, manufacturesSince: day('manufacturesSince'), hasTransferPricing: isPriced || undefined },
    }),
    audit: nonEmpty(audit),
    hasSpecialRateIncome: field('hasSpecialRateIncome') === 'yes' || undefined,
    ...Object.fromEntries([...known].filter(([name]) => !name.includes('.'))),
    profit: of('profit') ?? (0 as Paise),
    lines: nonEmpty(group('lines')),
    losses: rows('losses').flatMap(({ row, amount: read }) => {
      const [business, depreciation] = ['business', 'depreciation'].map(read);
      const [ofDeductions, ofRetired] = ['ofDeductions', 'ofRetired'].map(read);
      if (business === undefined && depreciation === undefined) return [];
      const wasInTime = YES_NO[row.wasInTime ?? ''];
      return [compact({ year: row.year, business: business ?? 0, depreciation, ofDeductions, ofRetired, wasInTime })];
    }),
    matCredit: rows('matCredit').flatMap(({ row, amount: read }) => {
      const credit = read('amount');
      return credit === undefined ? [] : [{ year: row.year, amount: credit }];
    }),
    payments: rows('payments').flatMap((typedRow, index) => datedIn(typedRow, `payments.${index}`, 'paidOn', errors)),
    special: rows('special').flatMap((typedRow, index) => datedIn(typedRow, `special.${index}`, 'on', errors)),
    dividends: nonEmpty(
      rows('dividends').flatMap((typedRow, index) => datedIn(typedRow, `dividends.${index}`, 'on', errors)),
    ),
    shareholding: nonEmpty(compact({ same: same ?? undefined, doAllRemain: remain })),
    holiday: compact({
      hasBoardCertificate: field('hasBoardCertificate') === 'yes',
      firstClaimedYear: field('firstClaimedYear') || undefined,
      ...group('holiday'),
      ...{ isReconstruction: YES_NO[field('isReconstruction')], hasUsedPlant: YES_NO[field('hasUsedPlant')] },
    }),
    partners: nonEmpty(
      compact({
        ...group('partners'),
        interestRate: interestRate ?? undefined,
        isAuthorised: YES_NO[field('partners.isAuthorised')],
        isStated: YES_NO[field('partners.isStated')],
      }),
    ),
    alternate: nonEmpty(group('alternate')),
    book: nonEmpty(group('book')),
  }) as unknown as CompanyTaxFacts;
  if (Object.keys(errors).length > 0) return { facts: undefined, errors };
  for (const { field: name, message } of companyTaxFaults(facts)) errors[nameInForm(name)] = message;
  return { facts: Object.keys(errors).length > 0 ? undefined : facts, errors };
}

type ReadRow = { row: TypedRow; amount: (key: string) => Paise | undefined };

/** A row of an amount on a day, with what else it says; none while it has no amount. */
function datedIn({ row, amount: read }: ReadRow, at: string, day: 'on' | 'paidOn', errors: Record<string, unknown>) {
  const amount = read('amount');
  if (amount === undefined) return [];
  if (!isIsoDate(row[day] ?? '')) errors[`${at}.${day}`] = m.itr_fault_day();
  return [{ ...row, amount }];
}

const chosenIn = (option: TaxOption | undefined, since: string) =>
  option && /^\d{4}-\d{2}$/.test(since) ? { option, since } : undefined;

/** The share of holders in basis points; null where what is written is none. */
export function shareIn(text: string) {
  if (text === '') return undefined;
  return /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/.test(text) ? percent(Number(text)) : null;
}

const compact = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Value;

const nonEmpty = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

const nameInForm = (field: string): string => (field.startsWith('company.') ? field.slice('company.'.length) : field);

type Shown = Record<string, unknown>;

/** The facts as they come from the server, written into the form. */
export function typedOf(given: Shown): Typed {
  const fields: Record<string, string> = {};
  const company = (given.company ?? {}) as Shown;
  const flag = (value: unknown) => (value === true ? 'yes' : value === false ? 'no' : '');
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  for (const name of AMOUNTS) {
    const [group = '', ...rest] = name.split('.');
    const holder = rest.length > 0 ? (given[group] as Shown | undefined) : given;
    const value = holder?.[rest.length > 0 ? rest.join('.') : group];
    if (typeof value === 'string') fields[name] = groupedRupees(value);
  }
  const chosen = (company.chosen ?? {}) as Shown;
  const audit = (given.audit ?? {}) as Shown;
  const holiday = (given.holiday ?? {}) as Shown;
  const shareholding = (given.shareholding ?? {}) as Shown;
  const partners = (given.partners ?? {}) as Shown;
  Object.assign(fields, {
    ...{ form: text(company.form) || 'private', incorporatedOn: text(company.incorporatedOn) },
    ...{ 'chosen.option': text(chosen.option), 'chosen.since': text(chosen.since) },
    ...{ isManufacturer: flag(company.isManufacturer), manufacturesSince: text(company.manufacturesSince) },
    ...{ hasTransferPricing: flag(company.hasTransferPricing), isMostlyDigital: flag(audit.isMostlyDigital) },
    ...{ hasSlumpSale: flag(audit.hasSlumpSale), hasPreliminaryExpenses: flag(audit.hasPreliminaryExpenses) },
    ...{ hasBoardCertificate: flag(holiday.hasBoardCertificate), firstClaimedYear: text(holiday.firstClaimedYear) },
    ...{ isReconstruction: flag(holiday.isReconstruction), hasUsedPlant: flag(holiday.hasUsedPlant) },
    ...{ 'shareholding.same': text(shareholding.same), doAllRemain: flag(shareholding.doAllRemain) },
    'partners.interestRate': text(partners.interestRate),
    ...{ 'partners.isAuthorised': flag(partners.isAuthorised), 'partners.isStated': flag(partners.isStated) },
    ...{ filedOn: text(given.filedOn), hasSpecialRateIncome: flag(given.hasSpecialRateIncome) },
  });
  const rows = (name: string): TypedRow[] =>
    ((given[name] as Shown[] | undefined) ?? []).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          typeof value === 'boolean'
            ? flag(value)
            : key === 'year' || key === 'paidOn' || key === 'on' || key === 'kind'
              ? text(value)
              : groupedRupees(text(value)),
        ]),
      ),
    );
  return {
    ...{ year: text(given.year), asOf: text(given.asOf), fields },
    ...{ losses: rows('losses'), matCredit: rows('matCredit'), payments: rows('payments') },
    ...{ special: rows('special'), dividends: rows('dividends') },
  };
}

const RATES: ReadonlySet<string> = new Set(['same', 'interestRate']);

/** Facts of the domain as they are sent: amounts in rupees. */
export function sentOf(value: unknown, key = ''): unknown {
  if (typeof value === 'number') return RATES.has(key) ? formatPercent(value as never) : formatRupees(value as Paise);
  if (Array.isArray(value)) return value.map((item) => sentOf(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, sentOf(item, name)]));
}
