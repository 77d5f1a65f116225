import type { RuleHistory } from '../../law/rule';
import { SECTION_MAP } from '../../law/sources';
import { actHistory } from '../../law/table';

/** The section of a topic under either Act, for labels. Keys stay neutral, since numbers do not. */
const section = (
  id: string,
  of1961: string,
  of2025: string,
  confidence: 'high' | 'medium' = 'high',
): RuleHistory<string> =>
  actHistory<string>({ id: `IT.SECTION.${id}`, unit: 'section', source: SECTION_MAP, confidence }, [
    { from: '2024-04-01', value: of1961, statute: `Income-tax Act 1961 s.${of1961}` },
    { from: '2026-04-01', value: of2025, statute: `Income-tax Act 2025 s.${of2025}` },
  ]);

export const SECTIONS = {
  depreciation: section('DEPRECIATION', '32', '33', 'medium'),
  scientificResearch: section('RESEARCH', '35', '45', 'medium'),
  paymentBasis: section('PAYMENT_BASIS', '43B', '37', 'medium'),
  books: section('BOOKS', '44AA', '62'),
  taxAudit: section('AUDIT', '44AB', '63'),
  presumptive: section('PRESUMPTIVE', '44AD-AE', '58'),
  businessLoss: section('LOSS', '72', '112'),
  shareholdingChange: section('SHAREHOLDING', '79', '119'),
  startupDeduction: section('STARTUP', '80-IAC', '140'),
  manufacturing25: section('25', '115BA', '199'),
  concessional22: section('22', '115BAA', '200'),
  newManufacturing15: section('15', '115BAB', '201'),
  minimumTax: section('MAT', '115JB', '206'),
  transferPricingReport: section('TP', '92E', '172'),
  returnOfIncome: section('RETURN', '139', '263'),
  selfAssessment: section('SELF', '140A', '266'),
  processing: section('PROCESSING', '143(1)', '270(1)'),
  advanceTaxLiability: section('ADVANCE', '208', '404'),
  advanceTaxInstalments: section('INSTALMENTS', '211', '408', 'medium'),
  lateReturnInterest: section('234A', '234A', '423'),
  shortAdvanceInterest: section('234B', '234B', '424'),
  defermentInterest: section('234C', '234C', '425'),
  lateReturnFee: section('234F', '234F', '428(a)'),
  revisedReturnFee: section('234-I', '234-I', '428(b)'),
  taxAuditDefault: section('271B', '271B', '428(c)'),
  transferPricingDefault: section('271BA', '271BA', '428(d)', 'medium'),
} as const satisfies Record<string, RuleHistory<string>>;
