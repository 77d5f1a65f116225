import type { Rule, RuleHistory } from '../../law/rule';
import { type Cited, joined, ruleOf } from '../../law/table';
import { GST_BEGAN, SOURCES } from './sources';

/** A day of a month, so many months after the one in which the period ends. */
export type DueDay = { day: number; monthsAfter: number };

type Given = Cited & { id: string; day: number; monthsAfter?: number };

function due({ id, day, monthsAfter = 1, ...row }: Given): Rule<DueDay> {
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
      source: SOURCES.annual,
    }),
  );

/** The notified due day of each return, by form, length of period and, for a quarterly GSTR-3B, group of States. */
export const GST_DUE_DAYS: Readonly<Record<string, RuleHistory<DueDay>>> = {
  'GSTR-1 month': joined(
    due({
      id: 'GSTR1.M',
      day: 11,
      from: '2021-01-01',
      statute: 'CGST Rules 2017 rule 59; Notification 83/2020-Central Tax',
      source: SOURCES.calendarSep2025,
    }),
  ),
  'GSTR-1 quarter': joined(
    due({
      id: 'GSTR1.Q',
      day: 13,
      from: '2021-01-01',
      statute: 'CGST Rules 2017 rule 59; Notification 83/2020-Central Tax',
      source: SOURCES.dueDates,
    }),
  ),
  'IFF month': joined(due({ id: 'IFF', day: 13, from: '2021-01-01', statute: 'CGST Rules 2017 rule 59(2)' })),
  'GSTR-3B month': joined(
    due({
      id: '3B.M',
      day: 20,
      from: '2021-01-01',
      statute: 'CGST Rules 2017 rule 61(1)(i); Notification 82/2020-Central Tax',
      source: SOURCES.dates3b,
    }),
  ),
  'GSTR-3B quarter X': joined(
    due({
      id: '3B.Q.X',
      day: 22,
      from: '2021-01-01',
      statute: 'CGST Rules 2017 rule 61(1)(ii)',
      source: SOURCES.dates3b,
    }),
  ),
  'GSTR-3B quarter Y': joined(
    due({
      id: '3B.Q.Y',
      day: 24,
      from: '2021-01-01',
      statute: 'CGST Rules 2017 rule 61(1)(ii)',
      source: SOURCES.dates3b,
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
    due({ id: 'CMP08', day: 18, from: '2019-04-01', statute: 'CGST Rules 2017 rule 62', source: SOURCES.dueDates }),
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
    due({ id: 'GSTR5A', day: 20, statute: 'CGST Rules 2017 rule 64', source: SOURCES.gstr5aDate }),
  ),
  'GSTR-6 month': joined(due({ id: 'GSTR6', day: 13, statute: 'CGST Act 2017 s.39(4)', source: SOURCES.section39 })),
  'GSTR-7 month': joined(
    due({ id: 'GSTR7', day: 10, statute: 'CGST Act 2017 s.39(3)', source: SOURCES.calendarSep2025 }),
  ),
  'GSTR-8 month': joined(
    due({ id: 'GSTR8', day: 10, statute: 'CGST Act 2017 s.52(4)', source: SOURCES.calendarSep2025 }),
  ),
  'GSTR-9 year': annual('GSTR9'),
  'GSTR-9C year': annual('GSTR9C'),
  'ITC-04 half-year': joined(
    due({ id: 'ITC04.H', day: 25, from: '2021-10-01', statute: 'CGST Rules 2017 rule 45(3)' }),
  ),
  'ITC-04 year': joined(due({ id: 'ITC04.Y', day: 25, from: '2021-10-01', statute: 'CGST Rules 2017 rule 45(3)' })),
  // The undertaking precedes the first zero-rated supply of the year: in practice the day before the year begins.
  'RFD-11 year': joined(due({ id: 'LUT', day: 31, monthsAfter: -12, statute: 'CGST Rules 2017 rule 96A' })),
};
