import type { DateBasis, RuleHistory } from '../../law/rule';
import { type Cited, historyOf } from '../../law/table';
import { type BasisPoints, lakh, type Paise, percent, rupees } from '../../shared/money';
import { GST_BEGAN, SOURCES } from './sources';

type Given<Value> = Cited & { id: string; basis?: DateBasis; value: Value; unit: string };

const rule = <Value>({ basis = 'TAX_PERIOD', ...row }: Given<Value>): RuleHistory<Value> =>
  historyOf({ from: GST_BEGAN, ...row, id: `GST.${row.id}`, basis });

/** A day of the year after the financial year. */
export type DayOfNextYear = { month: number; day: number };

/** Conditions and last days of input tax credit. */
export const CREDIT_LIMITS = {
  share2b: rule<BasisPoints>({
    id: 'ITC.36_4',
    from: '2022-01-01',
    value: percent(100),
    unit: 'of the credit shown in GSTR-2B',
    statute: 'CGST Act 2017 s.16(2)(aa); CGST Rules 2017 rule 36(4)',
  }),
  paymentDays: rule<number>({
    id: 'ITC.37',
    value: 180,
    unit: 'days from the invoice to pay the supplier',
    statute: 'CGST Act 2017 s.16(2), second proviso; CGST Rules 2017 rule 37',
  }),
  lastDay: rule<DayOfNextYear>({
    id: 'ITC.16_4',
    basis: 'FINANCIAL_YEAR',
    value: { month: 11, day: 30 },
    unit: 'last day to take the credit of a year, or the filing of GSTR-9 if earlier',
    statute: 'CGST Act 2017 s.16(4)',
  }),
  creditNotes: rule<DayOfNextYear>({
    id: 'ITC.34_2',
    basis: 'FINANCIAL_YEAR',
    value: { month: 11, day: 30 },
    unit: 'last day to declare the credit notes of a year',
    statute: 'CGST Act 2017 s.34(2)',
  }),
  supplierFiles: rule<DayOfNextYear>({
    id: 'ITC.37A.SUPPLIER',
    basis: 'FINANCIAL_YEAR',
    value: { month: 9, day: 30 },
    unit: 'day by which the supplier files GSTR-3B',
    statute: 'CGST Rules 2017 rule 37A',
  }),
  reversal: rule<DayOfNextYear>({
    id: 'ITC.37A.REVERSE',
    basis: 'FINANCIAL_YEAR',
    value: { month: 11, day: 30 },
    unit: 'day by which the credit is reversed where the supplier did not',
    statute: 'CGST Rules 2017 rule 37A',
  }),
};

/** How much of the output tax the credit ledger may pay above the turnover of rule 86B, and its exceptions. */
export const LEDGER_LIMITS = {
  share: rule<BasisPoints>({
    id: '86B.SHARE',
    from: '2021-01-01',
    value: percent(99),
    unit: 'of the output tax from credit, at most',
    statute: 'CGST Rules 2017 rule 86B',
  }),
  incomeTax: rule<Paise>({
    id: '86B.INCOMETAX',
    from: '2021-01-01',
    value: lakh(1),
    unit: 'paise of income tax in each of the last two years, exceeded: excepted',
    statute: 'CGST Rules 2017 rule 86B, first proviso',
  }),
  refund: rule<Paise>({
    id: '86B.REFUND',
    from: '2021-01-01',
    value: rupees(100_000),
    unit: 'paise of refund in the last year, exceeded: excepted',
    statute: 'CGST Rules 2017 rule 86B, first proviso',
  }),
  cash: rule<BasisPoints>({
    id: '86B.CASH',
    from: '2021-01-01',
    value: percent(1),
    unit: 'of the output tax of the year paid in cash, exceeded: excepted',
    statute: 'CGST Rules 2017 rule 86B, first proviso',
  }),
};

/** In which order credit of the two Acts goes against integrated tax once integrated credit is used up. */
export const CREDIT_ORDER: RuleHistory<'central first' | 'any order'> = historyOf(
  {
    id: 'GST.ITC.ORDER.a',
    from: '2019-02-01',
    basis: 'TAX_PERIOD',
    value: 'central first',
    unit: 'order',
    statute: 'CGST Act 2017 ss.49(5), 49A, 49B; CGST Rules 2017 rule 88A; Circular 98/17/2019-GST',
    source: SOURCES.utilisation,
  },
  {
    id: 'GST.ITC.ORDER.b',
    from: '2026-02-01',
    basis: 'TAX_PERIOD',
    value: 'any order',
    unit: 'order',
    statute: 'CGST Act 2017 s.49(5); GSTN advisory of 20 February 2026',
    source: SOURCES.anyOrder,
    status: 'portal',
  },
);
