import { m } from '../../lib/messages';

const TYPES: Readonly<Record<string, () => string>> = {
  gst: m.template_type_gst,
  tds: m.template_type_tds,
  roc: m.template_type_roc,
  itr: m.template_type_itr,
  rera: m.template_type_rera,
  payroll: m.template_type_payroll,
  audit: m.edit_template_audit,
  other: m.edit_template_other,
};

const FREQUENCIES: Readonly<Record<string, () => string>> = {
  monthly: m.subscription_billing_monthly,
  quarterly: m.subscription_billing_quarterly,
  'half-yearly': m.edit_template_half_yearly,
  yearly: m.subscription_billing_yearly,
  once: m.edit_template_once,
};

const choicesOf = (labels: Readonly<Record<string, () => string>>, known: string | undefined) => {
  const own = known === undefined || labels[known] ? [] : [{ value: known, label: known }];
  return [...Object.entries(labels).map(([value, label]) => ({ value, label: label() })), ...own];
};

/** The choices of a form, with what a template has that is none of them. */
export const typeChoices = (known?: string) => choicesOf(TYPES, known);
export const frequencyChoices = (known?: string) => choicesOf(FREQUENCIES, known);

/** Types and frequencies are open text; what the firm calls otherwise is shown as it wrote it. */
export const typeLabel = (serviceType: string): string => TYPES[serviceType]?.() ?? serviceType;
export const frequencyLabel = (frequency: string): string => FREQUENCIES[frequency]?.() ?? frequency;
