import type { RuleHistory } from '../../law/rule';
import { underBothActs } from '../../law/table';
import { type BasisPoints, percent } from '../../shared/money';

/** The Act's own rate of royalty and fees for technical services to a payee abroad, where no treaty has a lower one. */
export const FEES_ABROAD: RuleHistory<BasisPoints> = underBothActs({
  id: 'TDS.195.FEES',
  from: '2023-04-01',
  basis: 'DEDUCTION_EVENT',
  value: percent(20),
  unit: 'rate, with surcharge and cess on it',
  old: 'Income-tax Act 1961 ss.115A, 195',
  now: 'Income-tax Act 2025 s.393(2) Sl. 17',
});
