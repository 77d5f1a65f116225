import type { RuleHistory } from '../../law/rule';
import { type Cited, historyOf } from '../../law/table';
import type { ReturnInterval } from '../period';
import { GST_BEGAN, SOURCES } from './sources';

/** Who makes returns: a regular person monthly or by QRMP, and the others the Act names. */
export const GST_FILERS = [
  'regular monthly',
  'regular QRMP',
  'composition',
  'non-resident',
  'OIDAR supplier abroad',
  'input service distributor',
  'tax deductor',
  'e-commerce operator',
] as const;
export type GstFiler = (typeof GST_FILERS)[number];

/** The monthly statement of the first two months of a quarter is no return of the third. */
export type ReturnDuty = {
  filer: GstFiler;
  every: ReturnInterval;
  isOptional: boolean;
  months: 'all' | 'first two of a quarter';
};

type Given = Cited & Pick<ReturnDuty, 'filer' | 'every'> & Partial<Pick<ReturnDuty, 'isOptional' | 'months'>>;

/** One filer's duty to make one form. */
export type ReturnDutyHistory = { form: string; history: RuleHistory<ReturnDuty> };

function duty(form: string, row: Given): ReturnDutyHistory {
  const { filer, every, isOptional = false, months = 'all', ...rest } = row;
  const id = `GST.FORM.${form.replaceAll('-', '')}.${filer.replaceAll(' ', '-')}`;
  const value = { filer, every, isOptional, months };
  return {
    form,
    history: historyOf({ from: GST_BEGAN, ...rest, id, basis: 'TAX_PERIOD', value, unit: 'return' }),
  };
}

const QRMP = 'CGST Rules 2017 rule 61A; Notification 84/2020-Central Tax';
const REGULAR = ['regular monthly', 'regular QRMP'] as const;

/** Which returns each filer makes, and how often. Annual forms are also subject to a turnover (GST_THRESHOLDS). */
export const GST_RETURN_DUTIES: readonly ReturnDutyHistory[] = [
  duty('GSTR-1', { filer: 'regular monthly', every: 'month', statute: 'CGST Act 2017 s.37; CGST Rules 2017 rule 59' }),
  duty('GSTR-1', { filer: 'regular QRMP', every: 'quarter', from: '2021-01-01', statute: QRMP }),
  duty('IFF', {
    filer: 'regular QRMP',
    every: 'month',
    isOptional: true,
    months: 'first two of a quarter',
    from: '2021-01-01',
    statute: 'CGST Rules 2017 rule 59(2)',
  }),
  duty('GSTR-1A', {
    filer: 'regular monthly',
    every: 'month',
    isOptional: true,
    from: '2024-07-01',
    statute: 'CGST Rules 2017 rule 59(4A); Notification 12/2024-Central Tax',
    source: SOURCES.gstr1a,
  }),
  duty('GSTR-1A', {
    filer: 'regular QRMP',
    every: 'quarter',
    isOptional: true,
    from: '2024-07-01',
    statute: 'CGST Rules 2017 rule 59(4A); Notification 12/2024-Central Tax',
    source: SOURCES.gstr1a,
  }),
  duty('GSTR-3B', {
    filer: 'regular monthly',
    every: 'month',
    statute: 'CGST Act 2017 s.39(1); CGST Rules 2017 rule 61',
  }),
  duty('GSTR-3B', { filer: 'regular QRMP', every: 'quarter', from: '2021-01-01', statute: QRMP }),
  duty('PMT-06', {
    filer: 'regular QRMP',
    every: 'month',
    months: 'first two of a quarter',
    from: '2021-01-01',
    statute: 'CGST Rules 2017 rule 61(3); Notification 85/2020-Central Tax',
  }),
  duty('CMP-08', {
    filer: 'composition',
    every: 'quarter',
    from: '2019-04-01',
    statute: 'CGST Act 2017 s.10; CGST Rules 2017 rule 62',
  }),
  duty('GSTR-4', {
    filer: 'composition',
    every: 'year',
    from: '2019-04-01',
    statute: 'CGST Act 2017 s.39(2); CGST Rules 2017 rule 62',
  }),
  duty('GSTR-5', { filer: 'non-resident', every: 'month', statute: 'CGST Act 2017 s.39(5)' }),
  duty('GSTR-5A', { filer: 'OIDAR supplier abroad', every: 'month', statute: 'CGST Rules 2017 rule 64' }),
  duty('GSTR-6', {
    filer: 'input service distributor',
    every: 'month',
    statute: 'CGST Act 2017 s.39(4)',
    source: SOURCES.isd,
  }),
  duty('GSTR-7', { filer: 'tax deductor', every: 'month', statute: 'CGST Act 2017 ss.39(3), 51' }),
  duty('GSTR-8', {
    filer: 'e-commerce operator',
    every: 'month',
    statute: 'CGST Act 2017 s.52(4)',
    source: SOURCES.tcs,
  }),
  ...REGULAR.map((filer) =>
    duty('GSTR-9', {
      filer,
      every: 'year',
      statute: 'CGST Act 2017 s.44; CGST Rules 2017 rule 80(1)',
      source: SOURCES.exempt9,
    }),
  ),
  ...REGULAR.map((filer) =>
    duty('GSTR-9C', {
      filer,
      every: 'year',
      statute: 'CGST Act 2017 s.44; CGST Rules 2017 rule 80(3)',
      source: SOURCES.annual,
    }),
  ),
];
