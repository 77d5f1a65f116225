import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';
import { ACTIONS } from './audit.actions';
import type { Entry } from './audit.queries';
import type { Area, STATUSES } from './audit.search';

type Status = (typeof STATUSES)[number];

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
  'category-rule': m.audit_area_rules,
  'expense-category': m.audit_area_categories,
  budget: m.audit_area_budgets,
  'saved-view': m.audit_area_views,
  'company-fact': m.audit_area_facts,
  'company-event': m.audit_area_events,
  'compliance-item': m.audit_area_calendar,
  'calendar-feed': m.audit_area_feeds,
  company: m.audit_area_company,
  'company-access': m.audit_area_people,
  'client-subscription': m.audit_area_subscriptions,
  'ca-firm': m.audit_area_firm,
  'firm-member': m.audit_area_members,
  invitation: m.audit_area_invitations,
  'access-request': m.audit_area_requests,
  relief: m.audit_area_reliefs,
  'service-template': m.audit_area_templates,
};

export const areaName = (area: Area): string => AREA_NAMES[area]();
