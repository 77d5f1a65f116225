import type { RuleHistory } from '../../law/rule';
import { TDS_SOURCES } from '../../law/sources';
import { underBothActs } from '../../law/table';

/** The assessing officer may certify that a payee's tax is withheld at a lower rate or none; beyond its limit the law's rate holds. */
export const LOWER_CERTIFICATE: RuleHistory<true> = underBothActs({
  id: 'TDS.CERTIFICATE',
  from: '2010-04-01',
  basis: 'DEDUCTION_EVENT',
  value: true,
  unit: 'whether a certificate lowers the rate',
  old: 'Income-tax Act 1961 s.197',
  now: 'Income-tax Act 2025 s.395(1)',
  source: TDS_SOURCES.form140,
  confidence: 'medium',
});
