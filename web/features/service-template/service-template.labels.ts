import { m } from '../../lib/messages';

const TYPES: Readonly<Record<string, () => string>> = {
  gst: m.template_type_gst,
  tds: m.template_type_tds,
  roc: m.template_type_roc,
  itr: m.template_type_itr,
  rera: m.template_type_rera,
  payroll: m.template_type_payroll,
};

const FREQUENCIES: Readonly<Record<string, () => string>> = {
  monthly: m.subscription_billing_monthly,
  quarterly: m.subscription_billing_quarterly,
  yearly: m.subscription_billing_yearly,
};

/** Types and frequencies are open text; what the firm calls otherwise is shown as it wrote it. */
export const typeLabel = (serviceType: string): string => TYPES[serviceType]?.() ?? serviceType;
export const frequencyLabel = (frequency: string): string => FREQUENCIES[frequency]?.() ?? frequency;
