import { type AdvanceTaxDesk, type AdvanceTaxDeskFacts, advanceTaxDesk } from '#domain/income-tax/advance-tax-desk';
import { type RegimeFacts, regimeFactsOf, type TaxRegime } from '#domain/income-tax/regime';
import type { IsoDate } from '#domain/shared/dates';
import { isoDate } from '#domain/shared/dates';
import { type Paise, paise, parseRupees } from '#domain/shared/money';
import { groupedRupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { amountOf, bareAmount } from '../../lib/typed-amount';
import type { Desk, NewEstimate } from './advance-tax.queries';

/** What stands in the fields of the estimate, as it is typed. */
export type TypedEstimate = {
  totalIncome: string;
  incomeFrom: 'books' | 'typed';
  regime: TaxRegime;
  turnover: string;
  bookProfit: string;
  otherIncome: string;
  deductions: string;
  isSinceBefore: boolean;
  matCredit: string;
  taxAtSource: string;
};

export type Amounts = Exclude<keyof TypedEstimate, 'incomeFrom' | 'regime' | 'isSinceBefore'>;

/** The fields that a regime asks beside income, credit and tax at source. */
export const FIELDS_OF: Readonly<Record<TaxRegime, readonly Amounts[]>> = {
  normal: ['turnover', 'bookProfit'],
  manufacturing_25: ['bookProfit'],
  concessional_22: [],
  new_manufacturing_15: ['otherIncome'],
  foreign: ['bookProfit'],
  llp: ['deductions'],
};

const MAY_BE_EMPTY: readonly Amounts[] = ['otherIncome', 'deductions', 'matCredit', 'taxAtSource'];

const asTyped = (amount: string | null | undefined): string => (amount ? groupedRupees(amount) : '');
const orEmpty = (amount: string): string => (Number(amount) === 0 ? '' : groupedRupees(amount));

/** What the fields begin with: the estimate that is kept, else what facts and books say. */
export function typedOf({ estimate, suggested, taxAtSource }: Desk): TypedEstimate {
  return {
    totalIncome: asTyped(estimate?.totalIncome),
    incomeFrom: estimate?.incomeFrom ?? 'typed',
    regime: estimate?.regime ?? suggested.regime,
    turnover: asTyped(estimate?.turnover ?? suggested.turnover),
    ...{ bookProfit: asTyped(estimate?.bookProfit), otherIncome: asTyped(estimate?.otherIncome) },
    deductions: asTyped(estimate?.deductions),
    isSinceBefore: estimate?.isSinceBeforeApril2026 ?? false,
    matCredit: orEmpty(estimate?.matCredit ?? suggested.matCredit ?? '0'),
    taxAtSource: orEmpty(estimate?.taxAtSource ?? taxAtSource),
  };
}

export type Faults = Partial<Record<Amounts, string>>;

/** What is wrong with what is typed, by field. An empty field is asked for only where the regime rests on it. */
export function faultsOf(typed: TypedEstimate): Faults {
  const asked: readonly Amounts[] = ['totalIncome', ...FIELDS_OF[typed.regime], 'matCredit', 'taxAtSource'];
  const faults: Faults = {};
  for (const field of asked) {
    const text = typed[field].trim();
    if (text === '' ? !MAY_BE_EMPTY.includes(field) : amountOf(text) === undefined)
      faults[field] = text === '' ? m.advance_tax_missing() : m.advance_tax_wrong();
  }
  const [income, other] = [amountOf(typed.totalIncome), amountOf(typed.otherIncome)];
  if (typed.regime === 'new_manufacturing_15' && income !== undefined && other !== undefined && other > income)
    faults.otherIncome = m.advance_tax_other_more();
  return faults;
}

const NIL = paise(0);
const sum = (text: string): Paise => amountOf(text) ?? NIL;

const regimeFacts = (typed: TypedEstimate): RegimeFacts =>
  regimeFactsOf({
    ...{ regime: typed.regime, isSinceBeforeApril2026: typed.isSinceBefore },
    ...{ turnover: sum(typed.turnover), bookProfit: sum(typed.bookProfit) },
    ...{ otherIncome: sum(typed.otherIncome), deductions: sum(typed.deductions) },
  });

/** What is typed as the facts of the computation; undefined while something is missing or wrong. */
export function factsOf(
  typed: TypedEstimate,
  { year, payments }: Desk,
  asOf: IsoDate,
): AdvanceTaxDeskFacts | undefined {
  if (Object.keys(faultsOf(typed)).length > 0) return undefined;
  return {
    ...{ year, totalIncome: sum(typed.totalIncome), ...regimeFacts(typed), asOf },
    ...{ matCreditBroughtForward: sum(typed.matCredit), taxAtSource: sum(typed.taxAtSource) },
    payments: payments.map(({ paidOn, amount }) => ({ paidOn: isoDate(paidOn), amount: parseRupees(amount) })),
  };
}

/** The desk by what is typed, worked out here by the law that the server uses, and sent nowhere. */
export function workOut(typed: TypedEstimate, desk: Desk, asOf: IsoDate): AdvanceTaxDesk | undefined {
  const facts = factsOf(typed, desk, asOf);
  return facts && advanceTaxDesk(facts);
}

/** What is typed as the call keeps it. */
export function sentOf(typed: TypedEstimate, desk: Desk): NewEstimate {
  const more = FIELDS_OF[typed.regime].filter((field) => typed[field].trim() !== '');
  const isFromBooks = sum(typed.taxAtSource) === parseRupees(desk.taxAtSource);
  return {
    ...{
      year: desk.year,
      totalIncome: bareAmount(typed.totalIncome),
      incomeFrom: typed.incomeFrom,
      regime: typed.regime,
    },
    ...Object.fromEntries(more.map((field) => [field, bareAmount(typed[field])])),
    ...(typed.regime === 'concessional_22' && { isSinceBeforeApril2026: typed.isSinceBefore }),
    ...(typed.matCredit.trim() !== '' && { matCredit: bareAmount(typed.matCredit) }),
    ...(!isFromBooks && { taxAtSource: bareAmount(typed.taxAtSource) || '0' }),
  } as NewEstimate;
}

/** Whether what is typed differs from what is kept. */
export const isKept = (typed: TypedEstimate, desk: Desk): boolean =>
  desk.estimate !== null && JSON.stringify(normal(typed)) === JSON.stringify(normal(typedOf(desk)));

const normal = ({ incomeFrom: _, isSinceBefore, regime, ...amounts }: TypedEstimate) => ({
  ...{ regime, isSinceBefore: regime === 'concessional_22' && isSinceBefore },
  ...Object.fromEntries(Object.entries(amounts).map(([field, text]) => [field, amountOf(text) ?? 0])),
});
