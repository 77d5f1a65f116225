import { type BasisPoints, percent } from '../../shared/money';
import type { RuleHistory } from '../../shared/rule';
import { gstRule } from './gst-rule';
import { SOURCES } from './sources';

/** The rates of a regime, those of everyday and those kept for few goods. */
export type GstSlabs = { standard: readonly BasisPoints[]; special: readonly BasisPoints[] };

const rates = (...percents: number[]): readonly BasisPoints[] => percents.map(percent);

/** The rates of tax by time of supply. Few composite rates survive outside them: no rate is refused by this list alone. */
export const GST_SLABS: RuleHistory<GstSlabs> = [
  gstRule({
    id: 'GST.RATE.1.0a',
    to: '2022-07-17',
    basis: 'SUPPLY_TIME',
    value: { standard: rates(0, 5, 12, 18, 28), special: rates(0.25, 3) },
    unit: 'rates',
    statute: 'CGST Act 2017 s.9; Notification 1/2017-Central Tax (Rate)',
  }),
  gstRule({
    id: 'GST.RATE.1.0b',
    from: '2022-07-18',
    to: '2025-09-21',
    basis: 'SUPPLY_TIME',
    value: { standard: rates(0, 5, 12, 18, 28), special: rates(0.25, 1.5, 3) },
    unit: 'rates',
    statute: 'CGST Act 2017 s.9; Notification 1/2017-Central Tax (Rate) as amended from 18 July 2022',
  }),
  gstRule({
    id: 'GST.RATE.2.0',
    from: '2025-09-22',
    to: '2026-01-31',
    known: '2025-09-17',
    basis: 'SUPPLY_TIME',
    value: { standard: rates(0, 5, 18, 40), special: rates(0.25, 1.5, 3, 28) },
    unit: 'rates',
    statute: 'CGST Act 2017 s.9; Notifications 9/2025 to 17/2025-Central Tax (Rate)',
    source: SOURCES.rates2025,
  }),
  gstRule({
    id: 'GST.RATE.2.0b',
    from: '2026-02-01',
    known: '2026-01-01',
    basis: 'SUPPLY_TIME',
    value: { standard: rates(0, 5, 18, 40), special: rates(0.25, 1.5, 3) },
    unit: 'rates',
    statute: 'CGST Act 2017 s.9; tobacco and pan masala from 1 February 2026',
    source: SOURCES.tobacco2026,
  }),
];

/** Whether the compensation cess is charged beside the tax. */
export const COMPENSATION_CESS: RuleHistory<boolean> = [
  gstRule({
    id: 'GST.CESS.a',
    to: '2026-01-31',
    basis: 'SUPPLY_TIME',
    value: true,
    unit: 'yes or no',
    statute: 'GST (Compensation to States) Act 2017 s.8',
    source: SOURCES.gst2,
  }),
  gstRule({
    id: 'GST.CESS.b',
    from: '2026-02-01',
    known: '2026-01-01',
    basis: 'SUPPLY_TIME',
    value: false,
    unit: 'yes or no',
    statute: 'GST (Compensation to States) Act 2017 s.8; it ends on 31 January 2026',
    source: SOURCES.tobacco2026,
  }),
];

/** The rates the return tool takes, whatever is in force: notes on older supplies and composite rates need them. */
export const GST_RATES_OF_TOOL: RuleHistory<readonly BasisPoints[]> = [
  gstRule({
    id: 'GST.RATE.TOOL',
    basis: 'FILING_DATE',
    value: rates(0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40),
    unit: 'rates',
    statute: 'GSTN Returns Offline Tool v3.2.4',
    source: SOURCES.offlineTool,
    status: 'portal',
  }),
];
