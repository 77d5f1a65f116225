import { type BasisPoints, type Paise, paise } from '../../shared/money';
import type { Amounts, RegisterRow } from '../register/model';
import { sumOf } from '../register/register';
import { type ByHead, byHead, lessByHead, sumByHead, totalOf } from '../settle/model';
import type { YearLine } from './paid';
import { type AnnualRow, creditAvailed, creditReversed, type LineSum } from './tables';

const headsOf = (amounts: Omit<Amounts, 'taxable'>): ByHead => byHead((head) => amounts[head]);

/**
 * The sums of GSTR-9 tables 6 and 7. What GSTR-3B availed (6A) is known where each set-off of the year is posted: the net credit of the
 * returns with what they reversed; 6J is the difference of the lines from it. Credit of the time before GST and lines that books do not
 * tell apart are left out.
 */
export function availedTable(sums: readonly LineSum[], net: ByHead | undefined): YearLine[] {
  const [lines, reversed] = [headsOf(creditAvailed(sums)), headsOf(creditReversed(sums))];
  const availed = net && sumByHead([net, reversed]);
  return [
    ...(availed ? [{ line: '6A', amounts: availed }] : []),
    { line: '6I', amounts: lines },
    ...(availed ? [{ line: '6J', amounts: lessByHead(lines, availed) }] : []),
    { line: '7J', amounts: lessByHead(lines, reversed) },
  ];
}

export type AmountLine = { line: string; amount: Paise };

/** What others supply through us as the operator is no turnover of ours. */
const isThroughUs = ({ section }: RegisterRow): boolean => section.at === '15' || section.at === '15A';

/** GSTR-9C table 7: from the turnover of the statements (5P) to what of it is taxable, beside the annual return's. */
export function taxableReconciled(rows: readonly AnnualRow[], turnover: Paise): AmountLine[] {
  const ofSales = rows.filter(({ row }) => row.side === 'sale' && !isThroughUs(row));
  const of = (belongs: (one: AnnualRow) => boolean): Paise =>
    paise(ofSales.reduce((sum, one) => (belongs(one) ? sum + one.row.taxable : sum), 0));
  const isUntaxed = ({ line }: AnnualRow) => line.startsWith('5');
  const isExempt = (one: AnnualRow) => isUntaxed(one) && one.row.nature !== 'taxable';
  const isZeroRated = (one: AnnualRow) =>
    isUntaxed(one) && !isExempt(one) && one.row.supplyType.endsWith('without-tax');
  const [exempt, zeroRated] = [of(isExempt), of(isZeroRated)];
  const others = of((one) => isUntaxed(one) && !isExempt(one) && !isZeroRated(one));
  const declared = of((one) => !isUntaxed(one));
  const taxable = paise(turnover - exempt - zeroRated - others);
  return [
    { line: '7A', amount: turnover },
    { line: '7B', amount: exempt },
    { line: '7C', amount: zeroRated },
    { line: '7D', amount: others },
    { line: '7E', amount: taxable },
    { line: '7F', amount: declared },
    { line: '7G', amount: paise(declared - taxable) },
  ];
}

/** Value and tax of a rate; apart where the company pays it in the place of the supplier. */
export type RateSum = Amounts & { rate: BasisPoints; isReverse: boolean };

/** GSTR-9C table 9: the taxed supplies of the annual return by rate, in the order of rates. */
export function rateSums(rows: readonly AnnualRow[]): RateSum[] {
  const taxed = rows.filter(({ line }) => line.startsWith('4'));
  const of = Map.groupBy(taxed, ({ line, row }) => `${String(row.rate).padStart(5, '0')}${line === '4G' ? 'R' : ''}`);
  return [...of]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, its]) => ({
      ...{ rate: Number(key.slice(0, 5)) as BasisPoints, isReverse: key.endsWith('R') },
      ...sumOf(its.map(({ row }) => row)),
    }));
}

/** 9P to 9R: what the rates come to beside what the annual return made payable (its table 9), where the set-offs of the year tell it. */
export function payableReconciled(sums: readonly RateSum[], payable: ByHead | undefined): YearLine[] {
  const total = sumByHead(sums.map(headsOf));
  return [
    { line: '9P', amounts: total },
    ...(payable
      ? [
          { line: '9Q', amounts: payable },
          { line: '9R', amounts: lessByHead(payable, total) },
        ]
      : []),
  ];
}

/** Credit of bills, by the year in which they were booked and the one in whose returns they stand. */
export type BookedCredit = { ofYear: ByHead; broughtIn: ByHead; carriedOut: ByHead };

/** GSTR-9C table 12: credit of the books, of earlier years and for the next, beside what the returns of the year took. */
export function creditReconciled({ ofYear, broughtIn, carriedOut }: BookedCredit, claimed: ByHead): YearLine[] {
  const booked = lessByHead(sumByHead([ofYear, broughtIn]), carriedOut);
  return [
    { line: '12A', amounts: ofYear },
    { line: '12B', amounts: broughtIn },
    { line: '12C', amounts: carriedOut },
    { line: '12D', amounts: booked },
    { line: '12E', amounts: claimed },
    { line: '12F', amounts: lessByHead(claimed, booked) },
  ];
}

/** What bills put on an account of the books: value, tax, and what of it is credit. */
export type ExpenseSum = { account: string; value: Paise; tax: Paise; credit: Paise };

/** 14R to 14T: the credit of all accounts beside what the returns of the year took. */
export function expensesReconciled(sums: readonly ExpenseSum[], claimed: ByHead): AmountLine[] {
  const [credit, taken] = [paise(sums.reduce((sum, one) => sum + one.credit, 0)), totalOf(claimed)];
  return [
    { line: '14R', amount: credit },
    { line: '14S', amount: taken },
    { line: '14T', amount: paise(taken - credit) },
  ];
}
