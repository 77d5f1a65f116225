import { inPaise, onDay } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { Finding } from '../gstr-1/check';
import type { ReturnPeriod } from '../gstr-1/period';
import type { Amounts, RegisterRow } from '../register/model';
import { netCredit, outwardTax, sumAt } from './cells';
import type { CellRow, CellSum, Tax, TaxVoucher } from './model';

/** A document whose voucher has another tax than its lines. */
export type Unequal = { documentId: string; number: string; tax: Paise; booked: Paise };

export type ReturnCheck = {
  period: ReturnPeriod;
  sales: readonly RegisterRow[];
  rows: readonly CellRow[];
  cells: readonly CellSum[];
  vouchers: readonly TaxVoucher[];
  unequal: readonly Unequal[];
  control: Control;
  isByBooks: boolean;
  /** How GSTR-1 of the same period stands: the portal takes GSTR-3B after it. */
  isGstr1Filed: boolean;
};

/** Output tax and tax under reverse charge as the ledger's control accounts have them for the period. */
export type Control = { output: Tax; reverse: Tax };

const HEADS = ['igst', 'cgst', 'sgst', 'cess'] as const;
export const taxIn = (amounts: Tax): Paise => paise(HEADS.reduce((sum, head) => sum + amounts[head], 0));

/** Whether the tax of a sale in GSTR-1 is the company's own: not where the recipient or an operator pays it. */
const isOwnTax = ({ section, isReverseCharge }: RegisterRow): boolean =>
  section.at !== null && section.at !== '14(b)' && section.at !== '14A(b)' && !isReverseCharge;

export type Comparison = { what: 'gstr-1' | 'output' | 'reverse'; inReturn: Amounts | Tax; other: Amounts | Tax };

/** GSTR-3B beside GSTR-1 of the same rows, and beside the control accounts of the ledger. */
export function comparisonsOf({
  sales,
  cells,
  control,
}: Pick<ReturnCheck, 'sales' | 'cells' | 'control'>): Comparison[] {
  const returned = sales.filter(isOwnTax);
  return [
    { what: 'gstr-1', inReturn: outwardTax(cells), other: taxed(returned) },
    { what: 'output', inReturn: outwardTax(cells), other: control.output },
    { what: 'reverse', inReturn: sumAt(cells, '3.1(d)'), other: control.reverse },
  ];
}

function taxed(rows: readonly RegisterRow[]): Amounts {
  const none = paise(0);
  const sum: Amounts = { taxable: none, igst: none, cgst: none, sgst: none, cess: none };
  for (const row of rows)
    for (const key of Object.keys(sum) as (keyof Amounts)[]) sum[key] = paise(sum[key] + row[key]);
  return sum;
}

/** What stands between the draft and its filing, and where the books, GSTR-1 and GSTR-3B differ, by row. */
export function returnFindings(check: ReturnCheck): Finding[] {
  const { period, rows, cells, unequal, isByBooks, isGstr1Filed } = check;
  const found: Finding[] = [
    ...check.vouchers.filter(({ output }) => taxIn(output) !== 0).map(withoutInvoice),
    ...onlyInGstr1(check.sales, rows),
    ...unequal.map(
      ({ documentId, number, tax, booked }): Finding => ({
        ...{ rule: 'GST.3B.BOOKS', severity: 'stop', documentId, number },
        message: say('gst-3b.finding.unequal', { number, tax: { exact: tax }, booked: { exact: booked } }),
      }),
    ),
    ...comparisonsOf(check).flatMap(({ what, inReturn, other }): Finding[] => {
      const difference = paise(taxIn(inReturn) - taxIn(other));
      if (difference === 0) return [];
      const words = {
        returned: { exact: taxIn(inReturn) },
        other: { exact: taxIn(other) },
        difference: { exact: difference },
      };
      return [{ rule: 'GST.3B.AGREE', severity: 'warn', message: say(`gst-3b.finding.differs-${what}`, words) }];
    }),
  ];
  if (isByBooks && rows.some(({ cell, source }) => cell === '4(A)(5)' && source !== 'gstr-2b'))
    found.push({
      ...{ rule: 'GST.2B.36_4', severity: 'warn' },
      message: say('gst-3b.finding.no-two-b', { month: { month: period.last } }),
    });
  if (taxIn(netCredit(cells)) < 0)
    found.push({ rule: 'GST.3B.4(C)', severity: 'warn', message: say('gst-3b.finding.credit-below-nought') });
  const outward = outwardTax(cells);
  for (const head of HEADS)
    if (outward[head] < 0)
      found.push({
        ...{ rule: 'GST.3B.3.1(a)', severity: 'warn' },
        message: say('gst-3b.finding.tax-below-nought', {
          head: say(`gst-3b.head.${head}`),
          amount: inPaise(outward[head]),
        }),
      });
  if (!isGstr1Filed) found.push({ rule: 'GST.SEQ.3B', severity: 'warn', message: say('gst-3b.finding.gstr-1-first') });
  return found.toSorted((one, other) => Number(other.severity === 'stop') - Number(one.severity === 'stop'));
}

/** The portal wants the value beside the tax, and a journal has none. */
const withoutInvoice = ({ number, date, output, isOpening }: TaxVoucher): Finding => ({
  ...{ rule: 'GST.3B.3.1(a)', severity: 'stop', number },
  message: say(`gst-3b.finding.${isOpening ? 'opening' : 'without-invoice'}`, {
    ...{ number, day: onDay(date), tax: { exact: taxIn(output) } },
  }),
});

/** Sales with tax that stand in one of the two returns alone. */
function onlyInGstr1(sales: readonly RegisterRow[], rows: readonly CellRow[]): Finding[] {
  const inReturn = new Set(rows.map(({ id }) => id.slice(0, id.lastIndexOf('|'))));
  return sales
    .filter((row) => isOwnTax(row) && taxIn(row) !== 0 && !inReturn.has(row.id))
    .map(
      (row): Finding => ({
        ...{ rule: 'GST.3B.AGREE', severity: 'warn', documentId: row.documentId ?? undefined, number: row.number },
        line: row.line ?? undefined,
        message: say('gst-3b.finding.only-in-gstr-1', { number: row.number, table: row.section.at ?? '' }),
      }),
    );
}
