import { type AdvanceTaxDesk, type AdvanceTaxDeskFacts, advanceTaxDesk } from '#domain/income-tax/advance-tax-desk';
import { type RegimeFacts, regimeFactsOf, type TaxRegime } from '#domain/income-tax/regime';
import { financialYearOf, type IsoDate, isIsoDate, isoDate } from '#domain/shared/dates';
import { type Paise, paise, parseRupees } from '#domain/shared/money';
import { groupedRupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { amountOf, bareAmount } from '../../lib/typed-amount';
import type { TypedRow } from '../../ui/form/rows-editor';
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
  dividends: readonly TypedRow[];
};

export type Amounts = Exclude<keyof TypedEstimate, 'incomeFrom' | 'regime' | 'isSinceBefore' | 'dividends'>;

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
    dividends: rowsOf(estimate?.dividends ?? []),
  };
}

/** Dividends as the form has them. */
export const rowsOf = (dividends: readonly { on: string; amount: string }[]): TypedRow[] =>
  dividends.map(({ on, amount }) => ({ on, amount: groupedRupees(amount) }));

/** By the name of the field; a row of the dividends by its place. */
export type Faults = Readonly<Record<string, string | undefined>>;

/** What is wrong with what is typed, by field. An empty field is asked for only where the regime rests on it. */
export function faultsOf(typed: TypedEstimate, year: string): Faults {
  const asked: readonly Amounts[] = ['totalIncome', ...FIELDS_OF[typed.regime], 'matCredit', 'taxAtSource'];
  const faults: Record<string, string> = dividendFaults(typed, year);
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

/** A row that was only added says nothing yet. */
const isEntered = ({ on = '', amount = '' }: TypedRow): boolean => on !== '' || amount.trim() !== '';

function dividendFaults({ dividends, totalIncome }: TypedEstimate, year: string): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [index, row] of dividends.entries()) {
    const { on = '', amount = '' } = row;
    if (!isEntered(row)) continue;
    if (amountOf(amount) === undefined) faults[`dividends.${index}.amount`] = m.advance_tax_wrong();
    if (!isIsoDate(on) || financialYearOf(on) !== year)
      faults[`dividends.${index}.on`] = m.advance_tax_dividend_day({ year });
  }
  const received = dividends.reduce((all, { amount = '' }) => all + (amountOf(amount) ?? 0), 0);
  if (received > (amountOf(totalIncome) ?? received) && !faults['dividends.0.amount'])
    faults['dividends.0.amount'] = m.advance_tax_dividends_more();
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
  if (Object.keys(faultsOf(typed, year)).length > 0) return undefined;
  return {
    ...{ year, totalIncome: sum(typed.totalIncome), ...regimeFacts(typed), asOf },
    ...{ matCreditBroughtForward: sum(typed.matCredit), taxAtSource: sum(typed.taxAtSource) },
    dividends: typed.dividends
      .filter(isEntered)
      .map(({ on = '', amount = '' }) => ({ on: isoDate(on), amount: sum(amount) })),
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
    ...(typed.dividends.some(isEntered) && {
      dividends: typed.dividends
        .filter(isEntered)
        .map(({ on = '', amount = '' }) => ({ on, amount: bareAmount(amount) })),
    }),
    ...(!isFromBooks && { taxAtSource: bareAmount(typed.taxAtSource) || '0' }),
  } as NewEstimate;
}

/** Whether what is typed differs from what is kept. */
export const isKept = (typed: TypedEstimate, desk: Desk): boolean =>
  desk.estimate !== null && JSON.stringify(normal(typed)) === JSON.stringify(normal(typedOf(desk)));

const normal = ({ incomeFrom: _, isSinceBefore, regime, dividends, ...amounts }: TypedEstimate) => ({
  dividends: dividends.filter(isEntered).map(({ on, amount = '' }) => [on, amountOf(amount) ?? 0]),
  ...{ regime, isSinceBefore: regime === 'concessional_22' && isSinceBefore },
  ...Object.fromEntries(Object.entries(amounts).map(([field, text]) => [field, amountOf(text) ?? 0])),
});
