import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';
import type { Entry } from './audit.queries';
import type { AREAS, STATUSES } from './audit.search';

type Status = (typeof STATUSES)[number];
type Area = (typeof AREAS)[number];

const ACTIONS: Readonly<Record<string, () => string>> = {
  'company.create': m.audit_company_create,
  'company.export': m.audit_company_export,
  'member.add': m.audit_member_add,
  'subscription.create': m.audit_subscription_create,
  'bank-account.create': m.audit_bank_account_create,
  'bank-account.activate': m.audit_bank_account_activate,
  'bank-account.deactivate': m.audit_bank_account_deactivate,
  'statement.upload': m.audit_statement_upload,
  'bank-transaction.import': m.audit_transaction_import,
  'bank-transaction.categorise': m.audit_transaction_categorise,
  'bank-transaction.restore-category': m.audit_transaction_restore,
  'categorisation.run': m.audit_run,
  'categorisation.undo': m.audit_undo,
};

/** An act in plain words; one that has none yet stands under its own name. */
export function actionName({ action, seq }: Pick<Entry, 'action' | 'seq'>): string {
  if (seq === null) return m.audit_refused({ call: action });
  return ACTIONS[action]?.() ?? action;
}

const NAMING_FIELDS = ['subcategory', 'accountName', 'name', 'fileName', 'role', 'subscriptionType'];

/** What names the thing an act was about, where its record holds such a field. */
export function subjectOf({ details: { before, after, code } }: Pick<Entry, 'details'>): string | undefined {
  const record = fieldsOf(after) ?? fieldsOf(before) ?? {};
  const named = NAMING_FIELDS.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof named === 'string' ? named : (code ?? undefined);
}

/** A record of the trail by its fields; undefined for a plain text, and for nothing. */
export function fieldsOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

const STATUS_NAMES: Record<Status, () => string> = {
  success: m.audit_success,
  failed: m.audit_failed,
  pending: m.audit_pending,
};

export const statusName = (status: Status): string => STATUS_NAMES[status]();

export const STATUS_TONES: Record<Status, Tone> = { success: 'green', failed: 'red', pending: 'yellow' };

const AREA_NAMES: Record<Area, () => string> = {
  'statement-upload': m.audit_area_statements,
  'bank-transaction': m.audit_area_transactions,
  'categorisation-run': m.audit_area_categorisation,
  'bank-account': m.audit_area_accounts,
  company: m.audit_area_company,
  'company-access': m.audit_area_people,
  'client-subscription': m.audit_area_subscriptions,
};

export const areaName = (area: Area): string => AREA_NAMES[area]();
