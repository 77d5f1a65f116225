import type { Confidence, RuleHistory } from '../../law/rule';
import { GST_BEGAN, GST_SOURCES } from '../../law/sources';
import { historyOf, type LawText } from '../../law/table';
import { type Message, say } from '../../shared/message';
import { type BasisPoints, percent } from '../../shared/money';

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
    source: GST_SOURCES.rates2025,
  },
  {
    id: 'GST.RATE.2.0b',
    from: '2026-02-01',
    knownSince: '2026-01-01',
    basis: 'SUPPLY_TIME',
    value: { standard: rates(0, 5, 18, 40), special: rates(0.25, 1.5, 3) },
    unit: 'rates',
    statute: 'CGST Act 2017 s.9; tobacco and pan masala from 1 February 2026',
    source: GST_SOURCES.tobacco2026,
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
    source: GST_SOURCES.gst2,
  },
  {
    id: 'GST.CESS.b',
    from: '2026-02-01',
    knownSince: '2026-01-01',
    basis: 'SUPPLY_TIME',
    value: false,
    unit: 'yes or no',
    statute: 'GST (Compensation to States) Act 2017 s.8; it ends on 31 January 2026',
    source: GST_SOURCES.tobacco2026,
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
  source: GST_SOURCES.offlineTool,
  status: 'portal',
});

/** A code of the scheme of classification of services, what it means, and its rate. */
export type ServiceRate = { codes: readonly string[]; meaning: Message; rate: BasisPoints };

type How = { source?: LawText; confidence?: Confidence };

function service(codes: readonly string[], how: How = {}) {
  const history: RuleHistory<ServiceRate> = historyOf({
    from: GST_BEGAN,
    id: `GST.SAC.${codes[0]}`,
    basis: 'SUPPLY_TIME',
    value: { codes, meaning: say(`gst.sac.${codes[0]}`), rate: percent(18) },
    unit: 'rate',
    statute:
      'CGST Act 2017 s.9; Notification 11/2017-Central Tax (Rate), Annexure: scheme of classification of services',
    ...how,
  });
  return history;
}

const READ = { source: GST_SOURCES.sac };
const LIKELY = { confidence: 'medium' } as const;

/** Services a start-up sells or buys, all at 18% before and after 22 September 2025. */
export const SERVICE_RATES: readonly RuleHistory<ServiceRate>[] = [
  service(['998311'], READ),
  service(['998312'], READ),
  service(['998313'], READ),
  service(['998314'], READ),
  service(['998315'], READ),
  service(['998316'], READ),
  service(['998319'], READ),
  service(['997331']),
  service(['998431', '998434', '998439'], LIKELY),
  service(['998211', '998212', '998213', '998214', '998215', '998216']),
  service(['998221']),
  service(['998222']),
  service(['998223']),
  service(['998231']),
  service(['998361']),
  service(['998365']),
  service(['998391'], LIKELY),
  service(['998399']),
  service(['998511', '998512', '998513', '998514', '998515', '998516', '998517', '998519'], LIKELY),
  service(['997212']),
  service(['998596'], LIKELY),
  service(['999293']),
];

/** The codes offered to a start-up that has sold nothing yet: IT consulting, design and hosting. */
export const USUAL_SERVICE_CODES = ['998313', '998314', '998315'] as const;

const rate = (id: string, value: number, statute: string): RuleHistory<BasisPoints> =>
  historyOf({
    id: `GST.COMP.RATE.${id}`,
    from: '2019-04-01',
    basis: 'SUPPLY_TIME',
    value: percent(value),
    unit: 'of turnover, both Acts together',
    statute,
  });

/** What a person under composition pays on turnover, both Acts together. A trader's counts the taxable turnover alone. */
export const COMPOSITION_RATES = {
  manufacturer: rate('MAKER', 1, 'CGST Act 2017 s.10(1)(a); CGST Rules 2017 rule 7'),
  trader: rate('TRADER', 1, 'CGST Act 2017 s.10(1)(c); CGST Rules 2017 rule 7'),
  restaurant: rate('RESTAURANT', 5, 'CGST Act 2017 s.10(1)(b); CGST Rules 2017 rule 7'),
  services: rate('SERVICES', 6, 'CGST Act 2017 s.10(2A); CGST Rules 2017 rule 7'),
};

/** What the operator of a platform collects from its sellers, both Acts together. */
export const OPERATOR_COLLECTION: RuleHistory<BasisPoints> = historyOf(
  {
    id: 'GST.TCS.a',
    from: '2018-10-01',
    basis: 'SUPPLY_TIME',
    value: percent(1),
    unit: 'of net taxable supplies',
    statute: 'CGST Act 2017 s.52(1)',
  },
  {
    id: 'GST.TCS.b',
    from: '2024-07-10',
    basis: 'SUPPLY_TIME',
    value: percent(0.5),
    unit: 'of net taxable supplies',
    statute: 'CGST Act 2017 s.52(1); Notification 15/2024-Central Tax',
    source: GST_SOURCES.tcs,
  },
);

/** What a deductor under section 51 withholds of a payment, both Acts together. */
export const CONTRACT_DEDUCTION: RuleHistory<BasisPoints> = historyOf({
  id: 'GST.TDS.RATE',
  from: '2018-10-01',
  basis: 'SUPPLY_TIME',
  value: percent(2),
  unit: 'of the value without tax',
  statute: 'CGST Act 2017 s.51(1)',
});

/** From when a registered buyer of metal scrap deducts as well. */
export const SCRAP_BUYERS_DEDUCT: RuleHistory<boolean> = historyOf({
  id: 'GST.TDS.SCRAP',
  from: '2024-10-10',
  basis: 'SUPPLY_TIME',
  value: true,
  unit: 'yes or no',
  statute: 'CGST Act 2017 s.51(1); Notification 25/2024-Central Tax',
});
