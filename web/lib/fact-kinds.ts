import type { FactKind } from '#domain/company/facts';
import { m } from './messages';

const KIND_NAMES: Record<FactKind, () => string> = {
  'legal-form': m.fact_kind_legal_form,
  capital: m.fact_kind_capital,
  contribution: m.fact_kind_contribution,
  employees: m.fact_kind_employees,
  turnover: m.fact_kind_turnover,
  'gst-registration': m.fact_kind_gst,
  tan: m.fact_kind_tan,
  'first-export': m.fact_kind_first_export,
  'provident-fund': m.fact_kind_fund,
  'state-insurance': m.fact_kind_insurance,
  'professional-tax': m.fact_kind_professional_tax,
  director: m.fact_kind_director,
  auditor: m.fact_kind_auditor,
  'tax-regime': m.fact_kind_regime,
  'tax-carried': m.fact_kind_carried,
  'holiday-claim': m.fact_kind_claim,
  formation: m.fact_kind_formation,
  'startup-recognition': m.fact_kind_dpiit,
  'board-certificate': m.fact_kind_board,
  'rera-project': m.fact_kind_rera_project,
  'rera-agent': m.fact_kind_rera_agent,
  'rera-activity': m.fact_kind_rera_activity,
  'ip-asset': m.fact_kind_ip,
  'form-amount': m.fact_kind_form_amount,
  duty: m.fact_kind_duty,
};

/** What a kind of fact is called. */
export const kindName = (kind: FactKind): string => KIND_NAMES[kind]();

export const isFactKind = (kind: string): kind is FactKind => Object.hasOwn(KIND_NAMES, kind);
