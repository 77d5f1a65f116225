import type { ReturnInterval } from '../../law/periods';
import type { Rule, RuleHistory } from '../../law/rule';
import { GST_BEGAN, GST_SOURCES } from '../../law/sources';
import { type Cited, historyOf, joined, type LawText, ruleOf } from '../../law/table';
import { addDays, addMonths, type IsoDate, isoDate } from '../../shared/dates';
import { crore, type Paise } from '../../shared/money';

/** Who makes returns: a regular person monthly or by QRMP, and the others the Act names. */
export const GST_FILERS = [
  'regular-monthly',
  'regular-QRMP',
  'composition',
  'non-resident',
  'OIDAR-supplier-abroad',
  'input-service-distributor',
  'tax-deductor',
  'e-commerce-operator',
] as const;
export type GstFiler = (typeof GST_FILERS)[number];

/** The monthly statement of the first two months of a quarter is no return of the third. */
export type ReturnDuty = {
  filer: GstFiler;
  every: ReturnInterval;
  isOptional: boolean;
  months: 'all' | 'first-two-of-a-quarter';
};

type GivenDuty = Cited & Pick<ReturnDuty, 'filer' | 'every'> & Partial<Pick<ReturnDuty, 'isOptional' | 'months'>>;

/** One filer's duty to make one form. */
export type ReturnDutyHistory = { form: string; history: RuleHistory<ReturnDuty> };

function duty(form: string, row: GivenDuty): ReturnDutyHistory {
  const { filer, every, isOptional = false, months = 'all', ...rest } = row;
  const id = `GST.FORM.${form.replaceAll('-', '')}.${filer}`;
  const value = { filer, every, isOptional, months };
  return {
    form,
    history: historyOf({ from: GST_BEGAN, ...rest, id, basis: 'TAX_PERIOD', value, unit: 'return' }),
  };
}

const QRMP = 'CGST Rules 2017 rule 61A; Notification 84/2020-Central Tax';
const REGULAR = ['regular-monthly', 'regular-QRMP'] as const;

/** Which returns each filer makes, and how often. Annual forms are also subject to a turnover (GST_THRESHOLDS). */
export const GST_RETURN_DUTIES: readonly ReturnDutyHistory[] = [
  duty('GSTR-1', { filer: 'regular-monthly', every: 'month', statute: 'CGST Act 2017 s.37; CGST Rules 2017 rule 59' }),
  duty('GSTR-1', { filer: 'regular-QRMP', every: 'quarter', from: '2021-01-01', statute: QRMP }),
  duty('IFF', {
    filer: 'regular-QRMP',
    every: 'month',
    isOptional: true,
    months: 'first-two-of-a-quarter',
    from: '2021-01-01',
    statute: 'CGST Rules 2017 rule 59(2)',
  }),
  duty('GSTR-1A', {
    filer: 'regular-monthly',
    every: 'month',
    isOptional: true,
    from: '2024-07-01',
    statute: 'CGST Rules 2017 rule 59(4A); Notification 12/2024-Central Tax',
    source: GST_SOURCES.gstr1a,
  }),
  duty('GSTR-1A', {
    filer: 'regular-QRMP',
    every: 'quarter',
    isOptional: true,
    from: '2024-07-01',
    statute: 'CGST Rules 2017 rule 59(4A); Notification 12/2024-Central Tax',
    source: GST_SOURCES.gstr1a,
  }),
  duty('GSTR-3B', {
    filer: 'regular-monthly',
    every: 'month',
    statute: 'CGST Act 2017 s.39(1); CGST Rules 2017 rule 61',
  }),
  duty('GSTR-3B', { filer: 'regular-QRMP', every: 'quarter', from: '2021-01-01', statute: QRMP }),
  duty('PMT-06', {
    filer: 'regular-QRMP',
    every: 'month',
    months: 'first-two-of-a-quarter',
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
  duty('GSTR-5A', { filer: 'OIDAR-supplier-abroad', every: 'month', statute: 'CGST Rules 2017 rule 64' }),
  duty('GSTR-6', {
    filer: 'input-service-distributor',
    every: 'month',
    statute: 'CGST Act 2017 s.39(4)',
    source: GST_SOURCES.isd,
  }),
  duty('GSTR-7', { filer: 'tax-deductor', every: 'month', statute: 'CGST Act 2017 ss.39(3), 51' }),
  duty('GSTR-8', {
    filer: 'e-commerce-operator',
    every: 'month',
    statute: 'CGST Act 2017 s.52(4)',
    source: GST_SOURCES.tcs,
  }),
  ...REGULAR.map((filer) =>
    duty('GSTR-9', {
      filer,
      every: 'year',
      statute: 'CGST Act 2017 s.44; CGST Rules 2017 rule 80(1)',
      source: GST_SOURCES.exempt9,
    }),
  ),
  ...REGULAR.map((filer) =>
    duty('GSTR-9C', {
      filer,
      every: 'year',
      statute: 'CGST Act 2017 s.44; CGST Rules 2017 rule 80(3)',
      source: GST_SOURCES.annual,
    }),
  ),
];

/** A day of a month, so many months after the one in which the period ends. */
export type DueDay = { day: number; monthsAfter: number };

type GivenDay = Cited & { id: string; day: number; monthsAfter?: number; to?: string };

function due({ id, day, monthsAfter = 1, ...row }: GivenDay): Rule<DueDay> {
  const value = { day, monthsAfter };
  return ruleOf({
    from: GST_BEGAN,
    ...row,
    id: `GST.DUE.${id}`,
    basis: 'TAX_PERIOD',
    value,
    unit: 'day of a month',
  });
}

const annual = (form: string): RuleHistory<DueDay> =>
  joined(
    due({
      id: form,
      day: 31,
      monthsAfter: 9,
      statute: 'CGST Act 2017 s.44; CGST Rules 2017 rule 80',
      source: GST_SOURCES.annual,
    }),
  );

/** In 2020 the monthly return of who stayed within a turnover had a later day, by the group of its State. */
const staggered = (group: 'X' | 'Y', day: number): RuleHistory<DueDay> =>
  joined(
    due({
      id: `3B.STAGGER.${group}`,
      day,
      from: '2020-02-01',
      to: '2020-12-31',
      statute: 'CGST Act 2017 s.39; Notifications 7, 29 and 76/2020-Central Tax',
      confidence: 'medium',
    }),
  );

/** The turnover of the year before up to which the day of 2020 was the later one. */
export const STAGGERED_UP_TO: RuleHistory<Paise> = historyOf({
  id: 'GST.DUE.3B.STAGGER',
  from: '2020-02-01',
  to: '2020-12-31',
  basis: 'TAX_PERIOD',
  value: crore(5),
  unit: 'paise of turnover of the year before, at most',
  comparator: 'EXCEEDS',
  statute: 'Notifications 7, 29 and 76/2020-Central Tax',
  confidence: 'medium',
});

/** The notified due day of each return, by form, length of period and, for a quarterly GSTR-3B, group of States. */
export const GST_DUE_DAYS: Readonly<Record<string, RuleHistory<DueDay>>> = {
  'GSTR-1 month': joined(
    due({
      id: 'GSTR1.M',
      day: 11,
      from: '2021-01-01',
      statute: 'CGST Rules 2017 rule 59; Notification 83/2020-Central Tax',
      source: GST_SOURCES.calendarSep2025,
    }),
  ),
  'GSTR-1 quarter': joined(
    due({
      id: 'GSTR1.Q',
      day: 13,
      from: '2021-01-01',
      statute: 'CGST Rules 2017 rule 59; Notification 83/2020-Central Tax',
      source: GST_SOURCES.dueDates,
    }),
  ),
  'IFF month': joined(due({ id: 'IFF', day: 13, from: '2021-01-01', statute: 'CGST Rules 2017 rule 59(2)' })),
  'GSTR-3B month': joined(
    due({
      id: '3B.M.2020',
      day: 20,
      from: '2020-02-01',
      statute: 'CGST Act 2017 s.39; Notifications 7, 29 and 76/2020-Central Tax',
      confidence: 'medium',
    }),
    due({
      id: '3B.M',
      day: 20,
      from: '2021-01-01',
      statute: 'CGST Rules 2017 rule 61(1)(i); Notification 82/2020-Central Tax',
      source: GST_SOURCES.dates3b,
    }),
  ),
  'GSTR-3B month X': staggered('X', 22),
  'GSTR-3B month Y': staggered('Y', 24),
  'GSTR-3B quarter X': joined(
    due({
      id: '3B.Q.X',
      day: 22,
      from: '2021-01-01',
      statute: 'CGST Rules 2017 rule 61(1)(ii)',
      source: GST_SOURCES.dates3b,
    }),
  ),
  'GSTR-3B quarter Y': joined(
    due({
      id: '3B.Q.Y',
      day: 24,
      from: '2021-01-01',
      statute: 'CGST Rules 2017 rule 61(1)(ii)',
      source: GST_SOURCES.dates3b,
    }),
  ),
  'PMT-06 month': joined(
    due({
      id: 'PMT06',
      day: 25,
      from: '2021-01-01',
      statute: 'CGST Rules 2017 rule 61(3); Notification 85/2020-Central Tax',
    }),
  ),
  'CMP-08 quarter': joined(
    due({ id: 'CMP08', day: 18, from: '2019-04-01', statute: 'CGST Rules 2017 rule 62', source: GST_SOURCES.dueDates }),
  ),
  'GSTR-4 year': joined(
    due({ id: 'GSTR4.a', day: 30, from: '2019-04-01', statute: 'CGST Rules 2017 rule 62' }),
    due({
      id: 'GSTR4.b',
      day: 30,
      monthsAfter: 3,
      from: '2024-04-01',
      knownSince: '2024-07-10',
      statute: 'CGST Rules 2017 rule 62 as amended by Notification 12/2024-Central Tax',
    }),
  ),
  'GSTR-5 month': joined(due({ id: 'GSTR5', day: 13, from: '2022-10-01', statute: 'CGST Act 2017 s.39(5)' })),
  'GSTR-5A month': joined(
    due({ id: 'GSTR5A', day: 20, statute: 'CGST Rules 2017 rule 64', source: GST_SOURCES.gstr5aDate }),
  ),
  'GSTR-6 month': joined(
    due({ id: 'GSTR6', day: 13, statute: 'CGST Act 2017 s.39(4)', source: GST_SOURCES.section39 }),
  ),
  'GSTR-7 month': joined(
    due({ id: 'GSTR7', day: 10, statute: 'CGST Act 2017 s.39(3)', source: GST_SOURCES.calendarSep2025 }),
  ),
  'GSTR-8 month': joined(
    due({ id: 'GSTR8', day: 10, statute: 'CGST Act 2017 s.52(4)', source: GST_SOURCES.calendarSep2025 }),
  ),
  'GSTR-9 year': annual('GSTR9'),
  'GSTR-9C year': annual('GSTR9C'),
  'ITC-04 quarter': joined(
    due({
      id: 'ITC04.Q',
      day: 25,
      to: '2021-09-30',
      statute: 'CGST Rules 2017 rule 45(3), as it stood to September 2021',
    }),
  ),
  'ITC-04 half-year': joined(
    due({ id: 'ITC04.H', day: 25, from: '2021-10-01', statute: 'CGST Rules 2017 rule 45(3)' }),
  ),
  'ITC-04 year': joined(due({ id: 'ITC04.Y', day: 25, from: '2021-10-01', statute: 'CGST Rules 2017 rule 45(3)' })),
  // The undertaking precedes the first zero-rated supply of the year: in practice the day before the year begins.
  'RFD-11 year': joined(
    due({ id: 'LUT', day: 31, monthsAfter: -12, from: '2017-10-04', statute: 'CGST Rules 2017 rule 96A' }),
  ),
};

/**
 * A due date that a notification moved for one period: of which return, as in GST_DUE_DAYS, to which day, and where. Districts
 * are those of the principal place of business.
 */
export type Extension = {
  of: string;
  dueOn: IsoDate;
  states?: readonly string[];
  districts?: readonly string[];
};

type Moved = { id: string; period: string; dueOn: string; known: string; by: string } & Partial<
  Pick<Extension, 'states' | 'districts'> & Pick<Rule<Extension>, 'confidence'> & { source: LawText }
>;

/** Rows for each return that one notification moved: of the month, quarter or year that ends in a month. */
const moved = (
  returns: Readonly<Record<string, string>>,
  { id, period, dueOn, known, by, states, districts, ...row }: Moved,
) =>
  Object.entries(returns).map(([suffix, of]) =>
    ruleOf<Extension>({
      confidence: 'medium',
      ...row,
      id: `GST.EXT.${id}.${suffix}`,
      from: `${period}-01`,
      to: addDays(addMonths(isoDate(`${period}-01`), 1), -1),
      knownSince: known,
      basis: 'TAX_PERIOD',
      value: { of, dueOn: isoDate(dueOn), ...(states && { states }), ...(districts && { districts }) },
      unit: 'day',
      statute: `CGST Act 2017 ${of.startsWith('GSTR-1 ') ? 's.37' : of.startsWith('GSTR-9') ? 's.44' : of.startsWith('ITC') ? 's.143' : 's.39'}; ${by}`,
    }),
  );

const MONTHLY_3B = { '3B.M': 'GSTR-3B month' };
const GROUP_X = { '3B.Q.X': 'GSTR-3B quarter X' };
const GROUP_Y = { '3B.Q.Y': 'GSTR-3B quarter Y' };
const EVERY_3B = { ...MONTHLY_3B, ...GROUP_X, ...GROUP_Y };
const JOB_WORK = { ITC04: 'ITC-04 quarter' };
const ANNUAL = { 9: 'GSTR-9 year', '9C': 'GSTR-9C year' };

const TN = { states: ['33'] };
const CHENNAI = ['Chennai', 'Tiruvallur', 'Chengalpattu', 'Kancheepuram'];
const SOUTH_TN = ['Tirunelveli', 'Tenkasi', 'Kanyakumari', 'Thoothukudi', 'Virudhunagar'];

/** Manipur, month by month: each notification moved every earlier month again. The days were not read. */
const manipur = (month: string, id: string, dueOn: string, known: string, by: string) =>
  moved(
    { '1.M': 'GSTR-1 month', '3B.M': 'GSTR-3B month', 7: 'GSTR-7 month' },
    { id: `${month}.MN.${id}`, period: month, dueOn, known, by, states: ['14'] },
  );

const december2024 = (returns: Readonly<Record<string, string>>, dueOn: string, number: number) =>
  moved(returns, {
    ...{ id: '2024-12', period: '2024-12', dueOn, known: '2025-01-10', by: `Notification ${number}/2025-Central Tax` },
    source: GST_SOURCES.calendar2025,
    confidence: 'high',
  });

/** Each row stands for itself, so their days may leave gaps. A row holds for the periods that end while it is in force. */
export const GST_EXTENSIONS: readonly Rule<Extension>[] = [
  ...moved(ANNUAL, {
    ...{ id: '2018-19', period: '2019-03', dueOn: '2020-12-31', known: '2020-10-28' },
    by: 'Notification 80/2020-Central Tax',
  }),
  ...moved(ANNUAL, {
    ...{ id: '2019-20.a', period: '2020-03', dueOn: '2021-02-28', known: '2020-12-30' },
    by: 'Notification 95/2020-Central Tax',
  }),
  ...moved(ANNUAL, {
    ...{ id: '2019-20.b', period: '2020-03', dueOn: '2021-03-31', known: '2021-02-28' },
    by: 'Notification 4/2021-Central Tax',
  }),
  ...moved(ANNUAL, {
    ...{ id: '2020-21', period: '2021-03', dueOn: '2022-02-28', known: '2021-12-29' },
    by: 'Notification 40/2021-Central Tax',
  }),
  ...moved(
    { 4: 'GSTR-4 year' },
    {
      ...{ id: '2020-21', period: '2021-03', dueOn: '2021-07-31', known: '2021-06-01' },
      by: 'Notification 25/2021-Central Tax',
    },
  ),
  ...moved(JOB_WORK, {
    ...{ id: '2021.a', period: '2021-03', dueOn: '2021-05-31', known: '2021-05-01' },
    by: 'Notification 11/2021-Central Tax',
  }),
  ...moved(JOB_WORK, {
    ...{ id: '2021.b', period: '2021-03', dueOn: '2021-06-30', known: '2021-06-01' },
    by: 'Notification 26/2021-Central Tax',
  }),
  ...moved(MONTHLY_3B, {
    ...{ id: '2022-04', period: '2022-04', dueOn: '2022-05-24', known: '2022-05-17' },
    by: 'Notification 5/2022-Central Tax',
  }),
  ...moved(
    { PMT06: 'PMT-06 month' },
    {
      ...{ id: '2022-04', period: '2022-04', dueOn: '2022-05-27', known: '2022-05-17' },
      by: 'Notification 6/2022-Central Tax',
    },
  ),
  ...moved(MONTHLY_3B, {
    ...{ id: '2022-09', period: '2022-09', dueOn: '2022-10-21', known: '2022-10-21' },
    by: 'Notification 21/2022-Central Tax',
  }),
  ...moved(
    { '1.M': 'GSTR-1 month' },
    {
      ...{ id: '2022-11.TN', period: '2022-11', dueOn: '2022-12-13', known: '2022-12-13' },
      by: 'Notification 25/2022-Central Tax',
      ...{ ...TN, districts: CHENNAI },
    },
  ),
  ...['2023-04', '2023-05', '2023-06'].flatMap((month) =>
    manipur(month, 'a', '2023-07-31', '2023-07-17', 'Notifications 18 to 20/2023-Central Tax'),
  ),
  ...['2023-04', '2023-05', '2023-06', '2023-07'].flatMap((month) =>
    manipur(month, 'b', '2023-08-25', '2023-08-25', 'Notifications 41 to 43/2023-Central Tax'),
  ),
  ...moved(MONTHLY_3B, {
    ...{ id: '2023-05.GJ', period: '2023-05', dueOn: '2023-06-30', known: '2023-06-27' },
    by: 'Notification 17/2023-Central Tax',
    states: ['24'],
    districts: ['Kutch', 'Jamnagar', 'Morbi', 'Patan', 'Banaskantha'],
  }),
  ...moved(MONTHLY_3B, {
    ...{ id: '2023-11.TN1', period: '2023-11', dueOn: '2023-12-27', known: '2023-12-20' },
    by: 'Notification 55/2023-Central Tax',
    ...{ ...TN, districts: CHENNAI },
  }),
  ...moved(MONTHLY_3B, {
    ...{ id: '2023-11.TN2', period: '2023-11', dueOn: '2024-01-10', known: '2024-01-05' },
    by: 'Notification 1/2024-Central Tax',
    ...{ ...TN, districts: SOUTH_TN },
  }),
  ...moved(ANNUAL, {
    ...{ id: '2022-23.TN', period: '2023-03', dueOn: '2024-01-10', known: '2024-01-05' },
    by: 'Notification 2/2024-Central Tax',
    ...{ ...TN, districts: [...CHENNAI, ...SOUTH_TN] },
  }),
  ...moved(
    { '1.M': 'GSTR-1 month' },
    {
      ...{ id: '2024-03', period: '2024-03', dueOn: '2024-04-12', known: '2024-04-12' },
      by: 'Notification 9/2024-Central Tax',
    },
  ),
  ...moved(MONTHLY_3B, {
    ...{ id: '2024-10.MHJH', period: '2024-10', dueOn: '2024-11-21', known: '2024-11-18' },
    by: 'Notification 26/2024-Central Tax',
    states: ['27', '20'],
  }),
  ...moved(MONTHLY_3B, {
    ...{ id: '2024-10.MN', period: '2024-10', dueOn: '2024-11-30', known: '2024-11-27' },
    by: 'Notification 29/2024-Central Tax',
    states: ['14'],
  }),
  ...moved(MONTHLY_3B, {
    ...{ id: '2024-10.MSD', period: '2024-10', dueOn: '2024-12-11', known: '2024-12-10' },
    by: 'Notification 30/2024-Central Tax',
    states: ['19'],
    districts: ['Murshidabad'],
  }),
  ...december2024({ 'GSTR1.M': 'GSTR-1 month' }, '2025-01-13', 1),
  ...december2024({ 'GSTR1.Q': 'GSTR-1 quarter' }, '2025-01-15', 1),
  ...december2024(MONTHLY_3B, '2025-01-22', 2),
  ...december2024(GROUP_X, '2025-01-24', 2),
  ...december2024(GROUP_Y, '2025-01-26', 2),
  ...december2024({ 5: 'GSTR-5 month' }, '2025-01-15', 3),
  ...december2024({ 6: 'GSTR-6 month' }, '2025-01-15', 4),
  ...december2024({ 7: 'GSTR-7 month' }, '2025-01-12', 5),
  ...december2024({ 8: 'GSTR-8 month' }, '2025-01-12', 6),
  ...moved(MONTHLY_3B, {
    ...{ id: '2025-07.MUM', period: '2025-07', dueOn: '2025-08-27', known: '2025-08-20' },
    by: 'Notification 12/2025-Central Tax',
    source: GST_SOURCES.notifications2026,
    confidence: 'high',
    states: ['27'],
    districts: ['Mumbai City', 'Mumbai Suburban', 'Thane', 'Raigad', 'Palghar'],
  }),
  ...moved(EVERY_3B, {
    ...{ id: '2025-09', period: '2025-09', dueOn: '2025-10-25', known: '2025-10-18' },
    by: 'Notification 17/2025-Central Tax',
    source: GST_SOURCES.notifications2026,
    confidence: 'high',
  }),
  // It names monthly filers alone: the quarter to March keeps its days.
  ...moved(MONTHLY_3B, {
    ...{ id: '2026-03', period: '2026-03', dueOn: '2026-04-21', known: '2026-04-21' },
    by: 'Notification 1/2026-Central Tax',
    source: GST_SOURCES.notifications2026,
    confidence: 'high',
  }),
];

/** The States of each group, by the first two digits of a GSTIN. Code 97 is in no notified list: see the group's own row. */
export type StateGroups = { X: readonly string[]; Y: readonly string[] };

const GROUPS: StateGroups = {
  X: ['22', '23', '24', '25', '26', '27', '29', '30', '31', '32', '33', '34', '35', '36', '37'],
  Y: [
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17'],
    ...['18', '19', '20', '21', '38'],
  ],
};

/** The groups of States whose quarterly GSTR-3B is due on the 22nd (X) and on the 24th (Y). */
export const GSTR3B_STATE_GROUPS: RuleHistory<StateGroups> = historyOf(
  {
    id: 'GST.3B.GROUPS.2020',
    from: '2020-02-01',
    basis: 'TAX_PERIOD',
    value: GROUPS,
    unit: 'State codes',
    statute: 'Notifications 7, 29 and 76/2020-Central Tax',
    confidence: 'medium',
  },
  {
    id: 'GST.3B.GROUPS',
    from: '2021-01-01',
    basis: 'TAX_PERIOD',
    value: GROUPS,
    unit: 'State codes',
    statute: 'CGST Rules 2017 rule 61(1)(ii); Notification 82/2020-Central Tax',
    source: GST_SOURCES.dates3b,
  },
);

/** The group assumed for a code in neither list (97, Other Territory): a reading, shown as unverified. */
export const GSTR3B_UNLISTED_GROUP: RuleHistory<'Y'> = historyOf({
  id: 'GST.3B.GROUPS.97',
  from: '2020-02-01',
  basis: 'TAX_PERIOD',
  value: 'Y',
  unit: 'group',
  statute: 'CGST Rules 2017 rule 61(1)(ii), which does not name Other Territory',
  confidence: 'low',
  status: 'unverified',
});
