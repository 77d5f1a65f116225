import { expect, test } from 'vitest';
import { periodIn, quarterOf } from '../law/periods';
import { isoDate } from '../shared/dates';
import type { Explained } from '../shared/explained';
import { crore, lakh, percent } from '../shared/money';
import { taxToCollect } from '../tds/collecting';
import { certificateDueDate, depositDueDate, statementDue, statementLateFee } from '../tds/due-dates';
import { tdsInterest } from '../tds/interest-and-fees';
import { taxToWithhold } from '../tds/withholding';
import { consumerInvoiceTable, eInvoiceLastDay, filingBar } from './filing-limits';
import { gstInterest } from './interest';
import { gstLateFee } from './late-fee';
import { returnDueDate, returnsOfYear } from './returns';
import { checkGstRate, compositionTax, taxOnSupply } from './tax';
import { mayCompound, mayFileQuarterly, mustRegister, passesThreshold } from './turnover';

const day = isoDate('2026-09-20');
const later = isoDate('2026-10-20');
const period = periodIn('month', '2026-08');
const quarter = quarterOf(day);
const [first] = returnsOfYear({ filer: 'regular-QRMP', stateCode: '29', turnoverOfYear: crore(3) }, day);

const explained: [name: string, Explained<unknown>][] = [
  ['due date of a return', returnDueDate({ form: 'GSTR-3B', every: 'quarter', period, stateCode: '97' })],
  ['whether a return applies', first?.applies ?? { value: undefined, steps: [] }],
  ['late fee', gstLateFee({ form: 'GSTR-1', period, dueOn: day, filedOn: later, isNil: false, turnover: crore(3) })],
  [
    'late fee of a year',
    gstLateFee({
      form: 'GSTR-9',
      period,
      dueOn: day,
      filedOn: later,
      isNil: false,
      turnover: lakh(3),
      turnoverInState: lakh(3),
    }),
  ],
  ['interest', gstInterest({ case: 'late-return', heads: { cess: { amount: lakh(1) } }, dueOn: day, paidOn: later })],
  ['rate', checkGstRate(percent(12), day)],
  [
    'tax',
    taxOnSupply({ supplierState: '29', placeOfSupply: '29', value: lakh(1), rate: percent(18), suppliedOn: day }),
  ],
  ['composition', compositionTax('trader', lakh(1), day)],
  ['threshold', passesThreshold('eInvoice', crore(6), day)],
  ['quarterly', mayFileQuarterly(crore(1), crore(2), day)],
  ['registration', mustRegister({ stateCode: '29', turnover: lakh(30), suppliesGoodsAlone: true }, day)],
  ['composition limit', mayCompound({ stateCode: '13', turnoverPrecedingYear: lakh(30), isForServices: true }, day)],
  ['bar', filingBar(day, later)],
  ['e-invoice', eInvoiceLastDay(day, crore(20))],
  ['consumer invoice', consumerInvoiceTable(lakh(2), day)],
  ['withholding', taxToWithhold({ nature: 'contract', eventOn: day, amount: lakh(2), hasPan: false })],
  ['withholding on excess', taxToWithhold({ nature: 'goods', eventOn: day, amount: lakh(60), hasPan: true })],
  ['collection', taxToCollect({ item: 'remittance', eventOn: day, amount: lakh(12), hasPan: false })],
  ['deposit', depositDueDate('challan', day)],
  ['book entry', depositDueDate('government-without-challan', day)],
  ['statement', statementDue('residents', quarter)],
  ['certificate', certificateDueDate('deduction', quarter, later)],
  ['statement fee', statementLateFee({ quarter, dueOn: day, filedOn: later, taxInStatement: lakh(1) })],
  [
    'interest on tax at source',
    tdsInterest({
      kind: 'deduction',
      tax: lakh(1),
      deductibleOn: day,
      deductedOn: day,
      depositedOn: later,
      depositDueOn: day,
    }),
  ],
];

test.each(explained)('%s: each step rests on steps before it, and the law is named', (_, { steps }) => {
  const ids = steps.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [index, { inputs }] of steps.entries()) {
    expect(inputs.filter((input) => !ids.slice(0, index).includes(input))).toEqual([]);
  }
  expect(steps.some(({ rule }) => rule !== undefined)).toBe(true);
  expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
});
