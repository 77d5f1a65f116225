import type { RuleHistory } from '../../law/rule';
import { historyOf } from '../../law/table';
import { type BasisPoints, percent } from '../../shared/money';
import { GST_BEGAN, SOURCES } from './sources';

/** The rates of a regime, those of everyday and those kept for few goods. */
export type GstSlabs = { standard: readonly BasisPoints[]; special: readonly BasisPoints[] };

const rates = (...percents: number[]): readonly BasisPoints[] => percents.map(percent);

/** The rates of tax by time of supply. Few composite rates survive outside them: no rate is refused by this list alone. */
export const GST_SLABS: RuleHistory<GstSlabs> = historyOf(
  {
    from: GST_BEGAN,
    id: 'GST.RATE.1.0a',

    basis: 'SUPPLY_TIME',
    value: { standard: rates(0, 5, 12, 18, 28), special: rates(0.25, 3) },
    unit: 'rates',
    statute: 'CGST Act 2017 s.9; Notification 1/2017-Central Tax (Rate)',
  },
  {
    id: 'GST.RATE.1.0b',
    from: '2022-07-18',
    basis: 'SUPPLY_TIME',
    value: { standard: rates(0, 5, 12, 18, 28), special: rates(0.25, 1.5, 3) },
    unit: 'rates',
    statute: 'CGST Act 2017 s.9; Notification 1/2017-Central Tax (Rate) as amended from 18 July 2022',
  },
  {
    id: 'GST.RATE.2.0',
    from: '2025-09-22',
    knownSince: '2025-09-17',
    basis: 'SUPPLY_TIME',
    value: { standard: rates(0, 5, 18, 40), special: rates(0.25, 1.5, 3, 28) },
    unit: 'rates',
    statute: 'CGST Act 2017 s.9; Notifications 9/2025 to 17/2025-Central Tax (Rate)',
    source: SOURCES.rates2025,
  },
  {
    id: 'GST.RATE.2.0b',
    from: '2026-02-01',
    knownSince: '2026-01-01',
    basis: 'SUPPLY_TIME',
    value: { standard: rates(0, 5, 18, 40), special: rates(0.25, 1.5, 3) },
    unit: 'rates',
    statute: 'CGST Act 2017 s.9; tobacco and pan masala from 1 February 2026',
    source: SOURCES.tobacco2026,
  },
);

/** Whether the compensation cess is charged beside the tax. */
export const COMPENSATION_CESS: RuleHistory<boolean> = historyOf(
  {
    from: GST_BEGAN,
    id: 'GST.CESS.a',

    basis: 'SUPPLY_TIME',
    value: true,
    unit: 'yes or no',
    statute: 'GST (Compensation to States) Act 2017 s.8',
    source: SOURCES.gst2,
  },
  {
    id: 'GST.CESS.b',
    from: '2026-02-01',
    knownSince: '2026-01-01',
    basis: 'SUPPLY_TIME',
    value: false,
    unit: 'yes or no',
    statute: 'GST (Compensation to States) Act 2017 s.8; it ends on 31 January 2026',
    source: SOURCES.tobacco2026,
  },
);

/** The rates the return tool takes, whatever is in force: notes on older supplies and composite rates need them. */
export const GST_RATES_OF_TOOL: RuleHistory<readonly BasisPoints[]> = historyOf({
  from: GST_BEGAN,
  id: 'GST.RATE.TOOL',
  basis: 'FILING_DATE',
  value: rates(0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40),
  unit: 'rates',
  statute: 'GSTN Returns Offline Tool v3.2.4',
  source: SOURCES.offlineTool,
  status: 'portal',
});
