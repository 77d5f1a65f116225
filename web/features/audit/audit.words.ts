import { isIsoDate } from '#domain/shared/dates';
import { paise } from '#domain/shared/money';
import { isFactKind, kindName } from '../../lib/fact-kinds';
import { formatDate, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';
import { ACTIONS } from './audit.actions';
import { fieldsOf } from './audit.fields';
import type { Entry } from './audit.queries';
import type { Area, STATUSES } from './audit.search';

type Status = (typeof STATUSES)[number];

/** An act in plain words; one that has none yet stands under its own name. */
export function actionName({ action, seq }: Pick<Entry, 'action' | 'seq'>): string {
  if (seq === null) return m.audit_refused({ call: action });
  return ACTIONS[action]?.() ?? action;
}

const NAMING_FIELDS = [
  'title',
  'subcategory',
  'accountName',
  'name',
  'fileName',
  'email',
  'reference',
  'contains',
  'subscriptionType',
  'role',
];

type Named = Pick<Entry, 'details'> & Partial<Pick<Entry, 'entityType' | 'subject'>>;

/** What an act was about: its present name, else what its record calls it, else why it was refused. */
export function subjectOf({ entityType, subject, details: { before, after, code } }: Named): string | undefined {
  if (subject) return subject;
  const record = fieldsOf(after) ?? fieldsOf(before) ?? {};
  if (entityType === 'company-fact' || entityType === 'company-event') return saidOf(record);
  const named = NAMING_FIELDS.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
  if (typeof named === 'string') return named;
  const { key = after ?? before } = record;
  return typeof key === 'string' ? lineOf(key) : (code ?? undefined);
}

/** A fact or event by its kind, with what it concerns. */
function saidOf({ kind, subject }: Record<string, unknown>): string | undefined {
  if (typeof kind !== 'string') return undefined;
  const name = isFactKind(kind) ? kindName(kind) : kind;
  // Form, period and registration stand between bars.
  const concerns = typeof subject === 'string' ? subject.split('|').filter(Boolean).join(', ') : '';
  return concerns ? m.fact_named({ kind: name, subject: concerns }) : name;
}

/** An imported line that is gone, from the day and the signed paise that its key begins with. */
function lineOf(key: string): string {
  const [day = '', signed = ''] = key.split('|');
  if (!isIsoDate(day) || !/^-?\d+$/.test(signed)) return key;
  return m.audit_line({ amount: formatInrExact(paise(Number(signed))), day: formatDate(day) });
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
