import type { DateBasis, RuleHistory } from '../../law/rule';
import { GST_BEGAN, GST_SOURCES } from '../../law/sources';
import { type Cited, historyOf, type LawText } from '../../law/table';
import { type BasisPoints, lakh, type Paise, percent, rupees } from '../../shared/money';

type GivenLimit = Cited & { id: string; basis?: DateBasis; value: number; unit: string };

const timeLimit = ({ basis = 'TAX_PERIOD', ...row }: GivenLimit): RuleHistory<number> =>
  historyOf({ from: GST_BEGAN, ...row, id: `GST.${row.id}`, basis });

/** Days, months and counts that GST fixes outside the due dates of returns. */
export const GST_TIME_LIMITS = {
  /** The day of the document is day one. */
  eInvoiceDays: timeLimit({
    id: 'EINV.DAYS',
    from: '2023-11-01',
    basis: 'SUPPLY_TIME',
    value: 30,
    unit: 'days, the day of the document included',
    statute: 'GSTN advisory on the time limit for reporting invoices',
    source: GST_SOURCES.thirtyDays,
    status: 'portal',
  }),
  /** Before that day the law named none. */
  selfInvoiceDays: timeLimit({
    id: 'SELF_INVOICE.DAYS',
    from: '2024-11-01',
    basis: 'SUPPLY_TIME',
    value: 30,
    unit: 'days from the receipt of the supply',
    statute: 'CGST Act 2017 s.31(3)(f); CGST Rules 2017 rule 47A',
    source: GST_SOURCES.selfInvoice,
  }),
  finalReturnMonths: timeLimit({
    id: 'DUE.GSTR10',
    basis: 'EVENT_DATE',
    value: 3,
    unit: 'months from the cancellation or its order, the later',
    statute: 'CGST Act 2017 s.45',
  }),
  nonResidentDays: timeLimit({
    id: 'DUE.GSTR5.EXPIRY',
    from: '2022-10-01',
    basis: 'EVENT_DATE',
    value: 7,
    unit: 'days from the end of the registration, where that is earlier',
    statute: 'CGST Act 2017 s.39(5)',
  }),
  undertakingDays: timeLimit({
    id: 'DUE.LUT.FIRST',
    from: '2017-10-04',
    basis: 'SUPPLY_TIME',
    value: 1,
    unit: 'day before the first zero-rated supply of who made none before',
    statute: 'CGST Rules 2017 rule 96A; Notification 37/2017-Central Tax; Circular 8/8/2017-GST',
  }),
  statementDay: timeLimit({
    id: 'GSTR2B.DAY',
    from: '2020-08-01',
    value: 14,
    unit: 'day of the next month on which GSTR-2B is made',
    statute: 'CGST Rules 2017 rule 60(7)',
    source: GST_SOURCES.gstr2b,
  }),
  pendingPeriods: timeLimit({
    id: 'IMS.PENDING',
    from: '2025-10-01',
    value: 1,
    unit: 'period for which a credit note may be kept pending',
    statute: 'CGST Rules 2017 rule 67B; GSTN advisory on the Invoice Management System',
    source: GST_SOURCES.imsPending,
    status: 'portal',
  }),
  hsnDigitsLow: timeLimit({
    id: 'HSN.DIGITS.LOW',
    from: '2021-04-01',
    basis: 'SUPPLY_TIME',
    value: 4,
    unit: 'digits up to the turnover of GST.HSN',
    statute: 'CGST Rules 2017 rule 46; Notification 78/2020-Central Tax',
    source: GST_SOURCES.hsn,
  }),
  hsnDigitsHigh: timeLimit({
    id: 'HSN.DIGITS.HIGH',
    from: '2021-04-01',
    basis: 'SUPPLY_TIME',
    value: 6,
    unit: 'digits above the turnover of GST.HSN',
    statute: 'CGST Rules 2017 rule 46; Notification 78/2020-Central Tax',
    source: GST_SOURCES.hsn,
  }),
};

const yes = (id: string, from: string, statute: string, source: LawText): RuleHistory<boolean> =>
  historyOf({ id, from, basis: 'TAX_PERIOD', value: true, unit: 'yes or no', statute, source, status: 'portal' });

/** From when records pass the Invoice Management System before GSTR-2B. */
export const INVOICE_MANAGEMENT = yes('GST.IMS', '2024-10-01', 'GSTN advisory', GST_SOURCES.gstr2b);

/** From when Table 12 is split and chosen from a list, and Table 13 is asked. */
export const HSN_PHASE_3 = yes('GST.HSN.P3', '2025-05-01', 'GSTN advisory', GST_SOURCES.hsn);

/** From when intermediary services to abroad follow the recipient. Whether and when this took effect nobody has confirmed. */
export const INTERMEDIARY_FOLLOWS_RECIPIENT: RuleHistory<boolean> = historyOf(
  {
    from: GST_BEGAN,
    id: 'GST.POS.INTERMEDIARY.a',

    basis: 'SUPPLY_TIME',
    value: false,
    unit: 'yes or no',
    statute: 'IGST Act 2017 s.13(8)(b)',
    source: GST_SOURCES.intermediary,
  },
  {
    id: 'GST.POS.INTERMEDIARY.b',
    from: '2026-04-01',
    basis: 'SUPPLY_TIME',
    value: true,
    unit: 'yes or no',
    statute: 'IGST Act 2017 s.13(2); Finance Act 2026, which omits s.13(8)(b)',
    source: GST_SOURCES.intermediary,
    confidence: 'low',
    status: 'unverified',
  },
);

/** The first two digits of the territories whose other half of the tax is the Union territory's. */
export const UNION_TERRITORY_CODES: RuleHistory<readonly string[]> = historyOf({
  from: GST_BEGAN,
  id: 'GST.UTGST',
  basis: 'SUPPLY_TIME',
  value: ['04', '26', '31', '35', '38', '97'],
  unit: 'State codes',
  statute: 'UTGST Act 2017 s.1',
});

type GivenCredit<Value> = Cited & { id: string; basis?: DateBasis; value: Value; unit: string };

const creditRule = <Value>({ basis = 'TAX_PERIOD', ...row }: GivenCredit<Value>): RuleHistory<Value> =>
  historyOf({ from: GST_BEGAN, ...row, id: `GST.${row.id}`, basis });

/** A day of the year after the financial year. */
export type DayOfNextYear = { month: number; day: number };

/** Conditions and last days of input tax credit. */
export const CREDIT_LIMITS = {
  share2b: creditRule<BasisPoints>({
    id: 'ITC.36_4',
    from: '2022-01-01',
    value: percent(100),
    unit: 'of the credit shown in GSTR-2B',
    statute: 'CGST Act 2017 s.16(2)(aa); CGST Rules 2017 rule 36(4)',
  }),
  paymentDays: creditRule<number>({
    id: 'ITC.37',
    value: 180,
    unit: 'days from the invoice to pay the supplier',
    statute: 'CGST Act 2017 s.16(2), second proviso; CGST Rules 2017 rule 37',
  }),
  lastDay: creditRule<DayOfNextYear>({
    id: 'ITC.16_4',
    basis: 'FINANCIAL_YEAR',
    value: { month: 11, day: 30 },
    unit: 'last day to take the credit of a year, or the filing of GSTR-9 if earlier',
    statute: 'CGST Act 2017 s.16(4)',
  }),
  creditNotes: creditRule<DayOfNextYear>({
    id: 'ITC.34_2',
    basis: 'FINANCIAL_YEAR',
    value: { month: 11, day: 30 },
    unit: 'last day to declare the credit notes of a year',
    statute: 'CGST Act 2017 s.34(2)',
  }),
  amendments: creditRule<DayOfNextYear>({
    id: 'AMEND.37_3',
    basis: 'FINANCIAL_YEAR',
    value: { month: 11, day: 30 },
    unit: 'last day to rectify the supplies of a year in a return, or the filing of GSTR-9 if earlier',
    statute: 'CGST Act 2017 s.37(3), proviso',
  }),
  supplierFiles: creditRule<DayOfNextYear>({
    id: 'ITC.37A.SUPPLIER',
    basis: 'FINANCIAL_YEAR',
    value: { month: 9, day: 30 },
    unit: 'day by which the supplier files GSTR-3B',
    statute: 'CGST Rules 2017 rule 37A',
  }),
  reversal: creditRule<DayOfNextYear>({
    id: 'ITC.37A.REVERSE',
    basis: 'FINANCIAL_YEAR',
    value: { month: 11, day: 30 },
    unit: 'day by which the credit is reversed where the supplier did not',
    statute: 'CGST Rules 2017 rule 37A',
  }),
};

/** How much of the output tax the credit ledger may pay above the turnover of creditRule 86B, and its exceptions. */
export const LEDGER_LIMITS = {
  share: creditRule<BasisPoints>({
    id: '86B.SHARE',
    from: '2021-01-01',
    value: percent(99),
    unit: 'of the output tax from credit, at most',
    statute: 'CGST Rules 2017 rule 86B',
  }),
  incomeTax: creditRule<Paise>({
    id: '86B.INCOMETAX',
    from: '2021-01-01',
    value: lakh(1),
    unit: 'paise of income tax in each of the last two years, exceeded: excepted',
    statute: 'CGST Rules 2017 rule 86B, first proviso',
  }),
  refund: creditRule<Paise>({
    id: '86B.REFUND',
    from: '2021-01-01',
    value: rupees(100_000),
    unit: 'paise of refund in the last year, exceeded: excepted',
    statute: 'CGST Rules 2017 rule 86B, first proviso',
  }),
  cash: creditRule<BasisPoints>({
    id: '86B.CASH',
    from: '2021-01-01',
    value: percent(1),
    unit: 'of the output tax of the year paid in cash, exceeded: excepted',
    statute: 'CGST Rules 2017 rule 86B, first proviso',
  }),
};

/** In which order credit of the two Acts goes against integrated tax once integrated credit is used up. */
export const CREDIT_ORDER: RuleHistory<'central-first' | 'any-order'> = historyOf(
  {
    id: 'GST.ITC.ORDER.a',
    from: '2019-02-01',
    basis: 'TAX_PERIOD',
    value: 'central-first',
    unit: 'order',
    statute: 'CGST Act 2017 ss.49(5), 49A, 49B; CGST Rules 2017 rule 88A; Circular 98/17/2019-GST',
    source: GST_SOURCES.utilisation,
  },
  {
    id: 'GST.ITC.ORDER.b',
    from: '2026-02-01',
    basis: 'TAX_PERIOD',
    value: 'any-order',
    unit: 'order',
    statute: 'CGST Act 2017 s.49(5); GSTN advisory of 20 February 2026',
    source: GST_SOURCES.anyOrder,
    status: 'portal',
  },
);
