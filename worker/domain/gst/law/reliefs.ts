import type { FeeWaiver } from '../../law/relief';
import { GST_SOURCES } from '../../law/sources';
import { isoDate } from '../../shared/dates';
import { percent } from '../../shared/money';

/** For 2017-18 to 2022-23 the fee beyond the day of GSTR-9 was waived for who then filed GSTR-9C by 31 March 2025. */
export const GST_RELIEFS: readonly FeeWaiver[] = ['2017-18', '2018-19', '2019-20', '2020-21', '2021-22', '2022-23'].map(
  (period) => ({
    kind: 'fee_waiver',
    id: `GST.LF.9C.WAIVE.${period}`,
    forms: ['GSTR-9C'],
    period,
    conditions: { filedBefore: ['GSTR-9'] },
    filedFrom: isoDate('2025-01-23'),
    filedBy: isoDate('2025-03-31'),
    stillAsked: percent(0),
    knownSince: isoDate('2025-01-23'),
    statute: 'CGST Act 2017 s.128; Notification 8/2025-Central Tax',
    confidence: 'high',
    status: 'enacted',
    source: GST_SOURCES.notifications2026,
    checkedOn: isoDate('2026-11-22'),
  }),
);
