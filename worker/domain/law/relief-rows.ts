import { isoDate } from '../shared/dates';
import { percent } from '../shared/money';
import type { AuditCase, Extension, FeeWaiver, Relief } from './relief';
import {
  CSR_FORM,
  EXTENSIONS_2025,
  GENERAL_CIRCULAR_2022_09,
  GENERAL_CIRCULAR_2023_01,
  GENERAL_CIRCULAR_2025_06,
  GENERAL_CIRCULAR_2025_08,
  GENERAL_CIRCULAR_2026_01,
  GENERAL_CIRCULAR_2026_02,
  GENERAL_CIRCULARS_2026_03_04,
  KARNATAKA_2026,
} from './sources';

const ACCOUNTS = ['AOC-4', 'AOC-4 CFS', 'AOC-4 NBFC', 'AOC-4 XBRL'];
const ANNUAL = ['MGT-7', 'MGT-7A', ...ACCOUNTS];
const MARKS = { confidence: 'high', status: 'enacted', checkedOn: isoDate('2026-11-20') } as const;

/** CSR-2 for 2023-24 was due on 31 Dec 2024 and moved twice. */
const csrMoved = (id: string, knownSince: string, dueOn: string): Extension => ({
  ...MARKS,
  kind: 'extension',
  id,
  forms: ['CSR-2'],
  period: '2023-24',
  dueOn: isoDate(dueOn),
  knownSince: isoDate(knownSince),
  statute: 'Companies (Accounts) Amendment Rules, CSR-2 for 2023-24',
  source: CSR_FORM,
  confidence: 'medium',
});

const annualWaiver = (id: string, knownSince: string, filedBy: string, source: FeeWaiver['source']): FeeWaiver => ({
  ...MARKS,
  kind: 'fee_waiver',
  id,
  forms: ANNUAL,
  period: '2024-25',
  filedFrom: isoDate(knownSince),
  filedBy: isoDate(filedBy),
  stillAsked: percent(0),
  knownSince: isoDate(knownSince),
  statute: `MCA General Circular ${id.replace('MCA.GC.', '').replace('.', '/')}`,
  source,
});

const SCHEME_2026 = {
  ...MARKS,
  kind: 'fee_waiver',
  forms: [...ANNUAL, 'ADT-1', 'FC-3', 'FC-4'],
  limits: { taxpayer: 'company', except: ['strike-off-notice'] },
  filedFrom: isoDate('2026-04-15'),
  stillAsked: percent(10),
} as const;

/** CCFS-2026 was prolonged twice, each time shortly before or after its window had closed. Companies only. */
const prolonged = (number: string, knownSince: string, filedBy: string): FeeWaiver => ({
  ...SCHEME_2026,
  id: `MCA.GC.${number}.2026`,
  filedBy: isoDate(filedBy),
  knownSince: isoDate(knownSince),
  statute: `MCA General Circular ${number}/2026 (CCFS-2026); not after a final strike-off notice`,
  source: GENERAL_CIRCULARS_2026_03_04,
  checkedOn: isoDate('2026-11-22'),
});

type Unread = { id: string; forms: readonly string[]; period?: string; filed: readonly [from: string, by: string] };

/** No additional fee inside a window, by a circular that nobody here has read: shown as unverified. */
const waivedUnread = (
  { id, forms, period, filed: [from, by] }: Unread,
  knownSince: string,
  circular: string,
): FeeWaiver => ({
  kind: 'fee_waiver',
  id,
  forms,
  ...(period && { period }),
  filedFrom: isoDate(from),
  filedBy: isoDate(by),
  stillAsked: percent(0),
  knownSince: isoDate(knownSince),
  statute: `MCA ${circular}`,
  source: { title: `MCA ${circular}` },
  confidence: 'medium',
  status: 'unverified',
  checkedOn: null,
});

/** Forms of companies that pay an additional fee when late, as the fresh start of 2020 spared them. */
const FRESH_START = [
  ...ANNUAL,
  ...['ADT-1', 'ADT-3', 'AOC-5', 'BEN-2', 'CRA-4', 'DIR-12', 'DIR-3 KYC', 'DPT-3', 'INC-20A', 'INC-22', 'INC-27'],
  ...['INC-28', 'MGT-14', 'MGT-6', 'MR-1', 'MSC-3', 'PAS-3', 'PAS-6'],
];

/** Of the 45 forms that moved to the new portal in January 2023 those that are known here; the circular's own list was not read. */
const FORMS_OF_JANUARY_2023: readonly string[] =
  'DIR-11 DIR-12 INC-20A INC-22 INC-27 INC-28 MGT-14 MR-1 PAS-3 SH-7'.split(' ');

const EARLIER_WAIVERS: readonly FeeWaiver[] = [
  waivedUnread(
    { id: 'MCA.CFSS.2020.a', forms: FRESH_START, filed: ['2020-04-01', '2020-09-30'] },
    '2020-03-30',
    'General Circular 12/2020 (CFSS-2020)',
  ),
  waivedUnread(
    { id: 'MCA.CFSS.2020.b', forms: FRESH_START, filed: ['2020-04-01', '2020-12-31'] },
    '2020-09-28',
    'General Circular 30/2020 (CFSS-2020)',
  ),
  waivedUnread(
    { id: 'MCA.2020-21.a', forms: ANNUAL, period: '2020-21', filed: ['2021-10-29', '2021-12-31'] },
    '2021-10-29',
    'General Circular 17/2021',
  ),
  waivedUnread(
    { id: 'MCA.2020-21.AOC4.b', forms: ACCOUNTS, period: '2020-21', filed: ['2021-10-29', '2022-02-15'] },
    '2021-12-29',
    'General Circular 22/2021',
  ),
  waivedUnread(
    { id: 'MCA.2020-21.MGT7.b', forms: ['MGT-7', 'MGT-7A'], period: '2020-21', filed: ['2021-10-29', '2022-02-28'] },
    '2021-12-29',
    'General Circular 22/2021',
  ),
  waivedUnread(
    { id: 'MCA.2020-21.AOC4', forms: ACCOUNTS, period: '2020-21', filed: ['2021-10-29', '2022-03-15'] },
    '2022-02-14',
    'General Circular 01/2022',
  ),
  waivedUnread(
    { id: 'MCA.2020-21.MGT7', forms: ['MGT-7', 'MGT-7A'], period: '2020-21', filed: ['2021-10-29', '2022-03-31'] },
    '2022-02-14',
    'General Circular 01/2022',
  ),
  waivedUnread(
    { id: 'MCA.LLP8.2020-21', forms: ['LLP Form 8'], period: '2020-21', filed: ['2021-10-26', '2021-12-30'] },
    '2021-10-26',
    'General Circular 16/2021',
  ),
  waivedUnread(
    { id: 'MCA.LLP11.2021-22.a', forms: ['LLP Form 11'], period: '2021-22', filed: ['2022-05-27', '2022-06-30'] },
    '2022-05-27',
    'General Circular 04/2022',
  ),
  waivedUnread(
    { id: 'MCA.LLP11.2021-22.b', forms: ['LLP Form 11'], period: '2021-22', filed: ['2022-05-27', '2022-07-15'] },
    '2022-06-29',
    'General Circular 07/2022',
  ),
  {
    ...MARKS,
    kind: 'fee_waiver',
    id: 'MCA.GC.09.2022',
    forms: ['DIR-3 KYC'],
    period: '2022-23',
    filedFrom: isoDate('2022-10-01'),
    filedBy: isoDate('2022-10-15'),
    stillAsked: percent(0),
    knownSince: isoDate('2022-09-28'),
    statute: 'MCA General Circular 09/2022',
    source: GENERAL_CIRCULAR_2022_09,
    checkedOn: isoDate('2026-11-22'),
  },
  {
    ...MARKS,
    kind: 'fee_waiver',
    id: 'MCA.GC.01.2023',
    forms: FORMS_OF_JANUARY_2023,
    limits: { taxpayer: 'company', dueFrom: isoDate('2023-01-07'), dueTo: isoDate('2023-01-22') },
    filedFrom: isoDate('2023-01-07'),
    filedBy: isoDate('2023-02-06'),
    withinDays: 15,
    stillAsked: percent(0),
    knownSince: isoDate('2023-01-09'),
    statute: 'MCA General Circular 01/2023',
    source: GENERAL_CIRCULAR_2023_01,
    confidence: 'medium',
    status: 'unverified',
    checkedOn: isoDate('2026-11-22'),
  },
  waivedUnread(
    { id: 'MCA.DPT3.2022-23', forms: ['DPT-3'], period: '2022-23', filed: ['2023-07-01', '2023-07-31'] },
    '2023-06-21',
    'General Circular 06/2023',
  ),
  // The day of the first circular is not told: it was known when its window opened.
  waivedUnread(
    { id: 'MCA.KYC.2025.a', forms: ['DIR-3 KYC'], period: '2025-26', filed: ['2025-10-01', '2025-10-15'] },
    '2025-10-01',
    'General Circular 04/2025',
  ),
  waivedUnread(
    { id: 'MCA.KYC.2025.b', forms: ['DIR-3 KYC'], period: '2025-26', filed: ['2025-10-01', '2025-10-31'] },
    '2025-10-15',
    'General Circular 05/2025',
  ),
];

/** The reliefs of the Ministry of Corporate Affairs known when this was written; more are entered as they are given. */
export const ROC_RELIEFS: readonly Relief[] = [
  csrMoved('MCA.CSR2.2024-12', '2024-12-31', '2025-03-31'),
  csrMoved('MCA.CSR2.2025', '2025-03-31', '2025-06-30'),
  ...EARLIER_WAIVERS,
  annualWaiver('MCA.GC.06.2025', '2025-10-17', '2025-12-31', GENERAL_CIRCULAR_2025_06),
  annualWaiver('MCA.GC.08.2025', '2025-12-30', '2026-01-31', GENERAL_CIRCULAR_2025_08),
  {
    ...SCHEME_2026,
    id: 'MCA.GC.01.2026',
    filedBy: isoDate('2026-07-15'),
    knownSince: isoDate('2026-02-24'),
    statute: 'MCA General Circular 01/2026 (CCFS-2026); not after a final strike-off notice',
    source: GENERAL_CIRCULAR_2026_01,
  },
  prolonged('03', '2026-07-08', '2026-08-31'),
  prolonged('04', '2026-08-31', '2026-09-15'),
  {
    ...MARKS,
    kind: 'fee_waiver',
    id: 'MCA.GC.02.2026',
    forms: ['DPT-3'],
    period: '2025-26',
    filedFrom: isoDate('2026-06-19'),
    filedBy: isoDate('2026-07-31'),
    stillAsked: percent(0),
    knownSince: isoDate('2026-06-19'),
    statute: 'MCA General Circular 02/2026',
    source: GENERAL_CIRCULAR_2026_02,
  },
];

/** Updates of projects in Karnataka that were late could be made without a penalty for a while, after an older fee was quashed. */
const karnatakaWindow = (id: string, due: readonly [from: string, to: string], filedBy: string): FeeWaiver => ({
  kind: 'fee_waiver',
  id: `KRERA.QPR.${id}`,
  forms: ['rera-update'],
  limits: { states: ['29'], dueFrom: isoDate(due[0]), dueTo: isoDate(due[1]) },
  // The day on which the High Court quashed the fee; until then nobody had to make use of a window.
  filedFrom: isoDate('2025-09-19'),
  filedBy: isoDate(filedBy),
  stillAsked: percent(0),
  knownSince: isoDate('2026-02-07'),
  statute: 'K-RERA circulars of Jan and Feb 2026',
  source: KARNATAKA_2026,
  confidence: 'medium',
  status: 'unverified',
  checkedOn: isoDate('2026-11-22'),
});

export const RERA_WAIVERS: readonly Relief[] = [
  karnatakaWindow('2017', ['2017-07-01', '2025-04-15'], '2026-03-31'),
  karnatakaWindow('2025-26', ['2025-07-01', '2026-01-15'], '2026-02-20'),
];

type IncomeTaxForms = readonly [AuditCase, ...string[]];

/** Reports that the law asks a month before the return go with that of the tax audit: 'various reports of audit'. */
const REPORT: IncomeTaxForms = ['audit', 'tax-audit-report', 'mat-report', 'amt-report', '10CCB'];
const REPORT_TP: IncomeTaxForms = ['transfer-pricing', '3CEB'];
// In 2020 the reports of these cases moved with those of the audited ones.
const REPORTS_TP: IncomeTaxForms = [...REPORT_TP, 'tax-audit-report', 'mat-report', 'amt-report', '10CCB'];
const RETURN: IncomeTaxForms = ['audit', 'ITR-6', 'ITR-5', '10-IC', '10-ID'];
const RETURN_TP: IncomeTaxForms = ['transfer-pricing', 'ITR-6', 'ITR-5', '10-IC', '10-ID'];
const RETURN_C: IncomeTaxForms = ['no-audit', 'ITR-5'];

/** A date that the Board moved is not late before the new one. These circulars nobody here has read. */
function movedUnread(
  id: string,
  [auditCase, ...forms]: IncomeTaxForms,
  period: string,
  dueOn: string,
  knownSince: string,
  by = 'Circular',
): Extension {
  const [number, year] = id.split('.');
  const statute = `CBDT ${by} ${number}/${year}`;
  return {
    kind: 'extension',
    id: `CBDT.${id}`,
    forms,
    period,
    limits: { auditCase },
    dueOn: isoDate(dueOn),
    knownSince: isoDate(knownSince),
    statute,
    source: { title: statute },
    confidence: 'high',
    status: 'unverified',
    checkedOn: null,
  };
}

/** The Board moved the dates of 2024-25. */
const moved = (
  id: string,
  [auditCase, ...forms]: IncomeTaxForms,
  dueOn: string,
  knownSince: string,
  circular: string,
): Extension => ({
  kind: 'extension',
  id,
  forms,
  period: '2024-25',
  limits: { auditCase },
  dueOn: isoDate(dueOn),
  knownSince: isoDate(knownSince),
  statute: `CBDT ${circular}`,
  source: EXTENSIONS_2025,
  confidence: 'high',
  status: 'enacted',
  checkedOn: isoDate('2026-11-20'),
});

export const INCOME_TAX_RELIEFS: readonly Relief[] = [
  movedUnread('88.2020.AUDIT', REPORT, '2019-20', '2020-12-31', '2020-10-29', 'Notification'),
  movedUnread('88.2020.TP', REPORTS_TP, '2019-20', '2020-12-31', '2020-10-29', 'Notification'),
  movedUnread('88.2020.ITR', RETURN, '2019-20', '2021-01-31', '2020-10-29', 'Notification'),
  movedUnread('88.2020.ITR_TP', RETURN_TP, '2019-20', '2021-01-31', '2020-10-29', 'Notification'),
  movedUnread('93.2020.AUDIT', REPORT, '2019-20', '2021-01-15', '2020-12-31', 'Notification'),
  movedUnread('93.2020.TP', REPORTS_TP, '2019-20', '2021-01-15', '2020-12-31', 'Notification'),
  movedUnread('93.2020.ITR', RETURN, '2019-20', '2021-02-15', '2020-12-31', 'Notification'),
  movedUnread('93.2020.ITR_TP', RETURN_TP, '2019-20', '2021-02-15', '2020-12-31', 'Notification'),
  movedUnread('9.2021.AUDIT', REPORT, '2020-21', '2021-10-31', '2021-05-20'),
  movedUnread('9.2021.TP', REPORT_TP, '2020-21', '2021-11-30', '2021-05-20'),
  movedUnread('9.2021.ITR', RETURN, '2020-21', '2021-11-30', '2021-05-20'),
  movedUnread('9.2021.ITR_TP', RETURN_TP, '2020-21', '2021-12-31', '2021-05-20'),
  movedUnread('9.2021.ITR_C', RETURN_C, '2020-21', '2021-09-30', '2021-05-20'),
  movedUnread('17.2021.AUDIT', REPORT, '2020-21', '2022-01-15', '2021-09-09'),
  movedUnread('17.2021.TP', REPORT_TP, '2020-21', '2022-01-31', '2021-09-09'),
  movedUnread('17.2021.ITR', RETURN, '2020-21', '2022-02-15', '2021-09-09'),
  movedUnread('17.2021.ITR_TP', RETURN_TP, '2020-21', '2022-02-28', '2021-09-09'),
  movedUnread('17.2021.ITR_C', RETURN_C, '2020-21', '2021-12-31', '2021-09-09'),
  movedUnread('1.2022.AUDIT', REPORT, '2020-21', '2022-02-15', '2022-01-11'),
  movedUnread('1.2022.TP', REPORT_TP, '2020-21', '2022-02-15', '2022-01-11'),
  movedUnread('1.2022.ITR', RETURN, '2020-21', '2022-03-15', '2022-01-11'),
  movedUnread('1.2022.ITR_TP', RETURN_TP, '2020-21', '2022-03-15', '2022-01-11'),
  movedUnread('19.2022.AUDIT', REPORT, '2021-22', '2022-10-07', '2022-09-30'),
  movedUnread('20.2022.ITR', RETURN, '2021-22', '2022-11-07', '2022-10-26'),
  movedUnread('10.2024.AUDIT', REPORT, '2023-24', '2024-10-07', '2024-09-29'),
  movedUnread('13.2024.ITR', RETURN, '2023-24', '2024-11-15', '2024-10-26'),
  movedUnread('18.2024.ITR_TP', RETURN_TP, '2023-24', '2024-12-15', '2024-11-30'),
  movedUnread('6.2025.ITR_C', RETURN_C, '2024-25', '2025-09-15', '2025-05-27'),
  movedUnread('12.2025.ITR_C', RETURN_C, '2024-25', '2025-09-16', '2025-09-15'),
  moved('CBDT.14.2025', REPORT, '2025-10-31', '2025-09-25', 'Circular 14/2025, 25 Sep 2025'),
  moved('CBDT.15.2025.AUDIT', REPORT, '2025-11-10', '2025-10-29', 'Circular 15/2025, 29 Oct 2025'),
  moved('CBDT.15.2025.ITR', RETURN, '2025-12-10', '2025-10-29', 'Circular 15/2025, 29 Oct 2025'),
];
