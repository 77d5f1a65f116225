import type { IP_KINDS } from '#domain/company/facts';
import { stateOfGstCode } from '#domain/identifiers/tax-number';
import { TAXED_STATES } from '#domain/labour/law/professional-tax';
import type { ReraActivity } from '#domain/rera/values';
import type { LegalForm } from '#domain/roc/classification';
import { m } from '../../lib/messages';
import type { Choice } from '../../ui/form/field';

// The lists of the law that these repeat stand beside their rules; a name that is missing here is a compile error.

const choicesOf = <Value extends string>(names: Record<Value, () => string>): readonly Choice[] =>
  Object.entries<() => string>(names).map(([value, label]) => ({ value, label: label() }));

const LEGAL_FORMS: Record<LegalForm, () => string> = {
  private: m.fact_form_private,
  opc: m.fact_form_opc,
  public: m.fact_form_public,
  llp: m.fact_form_llp,
};

const GST_FILERS: Record<string, () => string> = {
  'regular-monthly': m.fact_filer_monthly,
  'regular-QRMP': m.fact_filer_qrmp,
  composition: m.fact_filer_composition,
  'non-resident': m.fact_filer_non_resident,
  'OIDAR-supplier-abroad': m.fact_filer_oidar,
  'input-service-distributor': m.fact_filer_isd,
  'tax-deductor': m.fact_filer_deductor,
  'e-commerce-operator': m.fact_filer_ecommerce,
};

const REGIMES: Record<string, () => string> = {
  normal: m.fact_regime_normal,
  manufacturing_25: m.fact_regime_25,
  concessional_22: m.fact_regime_22,
  new_manufacturing_15: m.fact_regime_15,
  foreign: m.fact_regime_foreign,
  llp: m.fact_regime_llp,
};

const STATES: Record<string, () => string> = {
  MH: m.fact_state_mh,
  KA: m.fact_state_ka,
  TG: m.fact_state_tg,
  IN: m.fact_state_elsewhere,
};

const ACTIVITIES: Record<ReraActivity, () => string> = {
  project: m.fact_rera_project,
  agency: m.fact_rera_agency,
};

const IP_NAMES: Record<(typeof IP_KINDS)[number], () => string> = {
  trademark: m.fact_ip_trademark,
  patent: m.fact_ip_patent,
  design: m.fact_ip_design,
  copyright: m.fact_ip_copyright,
};

export const legalForms = () => choicesOf(LEGAL_FORMS);
export const gstFilers = () => choicesOf(GST_FILERS);
export const regimes = () => choicesOf(REGIMES);
export const reraStates = () => choicesOf(STATES);
export const reraActivities = () => choicesOf(ACTIVITIES);
export const ipKinds = () => choicesOf(IP_NAMES);

export const yesAndNo = (): readonly Choice[] => [
  { value: 'true', label: m.fact_yes() },
  { value: 'false', label: m.fact_no() },
];

/** The States whose tax on employment is known here, by the first two digits of a GSTIN. */
export const taxedStates = (): readonly Choice[] =>
  TAXED_STATES.map((value) => ({ value, label: stateOfGstCode(value)?.name ?? value }));

/** The name of a choice, or its own word where it has none. */
export const nameIn = (choices: readonly Choice[], value: unknown): string =>
  choices.find((choice) => choice.value === value)?.label ?? String(value ?? '');

const YEARS = 6;

/** The financial year that runs and those before it, the last ended one first. */
export function financialYears(today: string): readonly Choice[] {
  const start = Number(today.slice(0, 4)) - (today.slice(5) >= '04-01' ? 0 : 1);
  const years = Array.from({ length: YEARS }, (_, back) => start - 1 - back);
  return [...years, start].map((year) => {
    const value = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
    return { value, label: value };
  });
}
