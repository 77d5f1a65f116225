import type { Confidence, RuleHistory } from '../../law/rule';
import { historyOf, type LawText } from '../../law/table';
import { type BasisPoints, percent } from '../../shared/money';
import { GST_BEGAN, SOURCES } from './sources';

/** A code of the scheme of classification of services, what it means, and its rate. */
export type ServiceRate = { codes: readonly string[]; meaning: string; rate: BasisPoints };

type How = { source?: LawText; confidence?: Confidence };

function service(codes: readonly string[], meaning: string, how: How = {}) {
  const history: RuleHistory<ServiceRate> = historyOf({
    from: GST_BEGAN,
    id: `GST.SAC.${codes[0]}`,
    basis: 'SUPPLY_TIME',
    value: { codes, meaning, rate: percent(18) },
    unit: 'rate',
    statute:
      'CGST Act 2017 s.9; Notification 11/2017-Central Tax (Rate), Annexure: scheme of classification of services',
    ...how,
  });
  return history;
}

const READ = { source: SOURCES.sac };
const LIKELY = { confidence: 'medium' } as const;

/** Services a start-up sells or buys, all at 18% before and after 22 September 2025. */
export const SERVICE_RATES: readonly RuleHistory<ServiceRate>[] = [
  service(['998311'], 'Management consulting: strategy, finance, human resources, marketing, operations', READ),
  service(['998312'], 'Business consulting, public relations included', READ),
  service(['998313'], 'IT consulting and support', READ),
  service(['998314'], 'IT design and development', READ),
  service(['998315'], 'Hosting and provisioning of IT infrastructure', READ),
  service(['998316'], 'Management of IT infrastructure and networks', READ),
  service(['998319'], 'Other IT services', READ),
  service(['997331'], 'Licensing the right to use software and databases'),
  service(['998431', '998434', '998439'], 'Online text, software downloads and other online content', LIKELY),
  service(['998211', '998212', '998213', '998214', '998215', '998216'], 'Legal services'),
  service(['998221'], 'Audit'),
  service(['998222'], 'Accounting and bookkeeping'),
  service(['998223'], 'Payroll'),
  service(['998231'], 'Corporate tax consulting and preparation'),
  service(['998361'], 'Advertising'),
  service(['998365'], 'Sale of advertising space on the internet'),
  service(['998391'], 'Speciality design', LIKELY),
  service(['998399'], 'Other professional, technical and business services'),
  service(
    ['998511', '998512', '998513', '998514', '998515', '998516', '998517', '998519'],
    'Employment and staffing',
    LIKELY,
  ),
  service(['997212'], 'Renting of commercial property'),
  service(['998596'], 'Events and exhibitions', LIKELY),
  service(['999293'], 'Commercial training and coaching'),
];
