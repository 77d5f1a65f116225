import type { DateBasis, RuleHistory } from '../../law/rule';
import { type Cited, historyOf, type LawText } from '../../law/table';
import { GST_BEGAN, SOURCES } from './sources';

type Given = Cited & { id: string; basis?: DateBasis; value: number; unit: string };

const rule = ({ basis = 'TAX_PERIOD', ...row }: Given): RuleHistory<number> =>
  historyOf({ from: GST_BEGAN, ...row, id: `GST.${row.id}`, basis });

/** Days, months and counts that GST fixes outside the due dates of returns. */
export const GST_TIME_LIMITS = {
  /** The day of the document is day one. */
  eInvoiceDays: rule({
    id: 'EINV.DAYS',
    from: '2023-11-01',
    basis: 'SUPPLY_TIME',
    value: 30,
    unit: 'days, the day of the document included',
    statute: 'GSTN advisory on the time limit for reporting invoices',
    source: SOURCES.thirtyDays,
    status: 'portal',
  }),
  finalReturnMonths: rule({
    id: 'DUE.GSTR10',
    basis: 'EVENT_DATE',
    value: 3,
    unit: 'months from the cancellation or its order, the later',
    statute: 'CGST Act 2017 s.45',
  }),
  nonResidentDays: rule({
    id: 'DUE.GSTR5.EXPIRY',
    from: '2022-10-01',
    basis: 'EVENT_DATE',
    value: 7,
    unit: 'days from the end of the registration, where that is earlier',
    statute: 'CGST Act 2017 s.39(5)',
  }),
  statementDay: rule({
    id: 'GSTR2B.DAY',
    value: 14,
    unit: 'day of the next month on which GSTR-2B is made',
    statute: 'CGST Rules 2017 rule 60(7)',
    source: SOURCES.gstr2b,
  }),
  pendingPeriods: rule({
    id: 'IMS.PENDING',
    from: '2025-10-01',
    value: 1,
    unit: 'period for which a credit note may be kept pending',
    statute: 'CGST Rules 2017 rule 67B; GSTN advisory on the Invoice Management System',
    source: SOURCES.imsPending,
    status: 'portal',
  }),
  hsnDigitsLow: rule({
    id: 'HSN.DIGITS.LOW',
    from: '2021-04-01',
    basis: 'SUPPLY_TIME',
    value: 4,
    unit: 'digits up to the turnover of GST.HSN',
    statute: 'CGST Rules 2017 rule 46; Notification 78/2020-Central Tax',
    source: SOURCES.hsn,
  }),
  hsnDigitsHigh: rule({
    id: 'HSN.DIGITS.HIGH',
    from: '2021-04-01',
    basis: 'SUPPLY_TIME',
    value: 6,
    unit: 'digits above the turnover of GST.HSN',
    statute: 'CGST Rules 2017 rule 46; Notification 78/2020-Central Tax',
    source: SOURCES.hsn,
  }),
};

const yes = (id: string, from: string, statute: string, source: LawText): RuleHistory<boolean> =>
  historyOf({ id, from, basis: 'TAX_PERIOD', value: true, unit: 'yes or no', statute, source, status: 'portal' });

/** From when records pass the Invoice Management System before GSTR-2B. */
export const INVOICE_MANAGEMENT = yes('GST.IMS', '2024-10-01', 'GSTN advisory', SOURCES.gstr2b);

/** From when Table 12 is split and chosen from a list, and Table 13 is asked. */
export const HSN_PHASE_3 = yes('GST.HSN.P3', '2025-05-01', 'GSTN advisory', SOURCES.hsn);

/** From when intermediary services to abroad follow the recipient. Whether and when this took effect nobody has confirmed. */
export const INTERMEDIARY_FOLLOWS_RECIPIENT: RuleHistory<boolean> = historyOf(
  {
    from: GST_BEGAN,
    id: 'GST.POS.INTERMEDIARY.a',

    basis: 'SUPPLY_TIME',
    value: false,
    unit: 'yes or no',
    statute: 'IGST Act 2017 s.13(8)(b)',
    source: SOURCES.intermediary,
  },
  {
    id: 'GST.POS.INTERMEDIARY.b',
    from: '2026-04-01',
    basis: 'SUPPLY_TIME',
    value: true,
    unit: 'yes or no',
    statute: 'IGST Act 2017 s.13(2); Finance Act 2026, which omits s.13(8)(b)',
    source: SOURCES.intermediary,
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
