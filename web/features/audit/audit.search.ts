import * as v from 'valibot';
import { isIsoDate } from '#domain/shared/dates';
import { orNone, textField } from '../../lib/search-fields';

export const STATUSES = ['success', 'failed', 'pending'] as const;

/** What entries of a company are about, by the names the trail has for them. */
export const COMPANY_AREAS = [
  'statement-upload',
  'bank-transaction',
  'categorisation-run',
  'category-rule',
  'expense-category',
  'budget',
  'saved-view',
  'company-fact',
  'company-event',
  'compliance-item',
  'calendar-feed',
  'bank-account',
  'company',
  'company-access',
  'invitation',
  'access-request',
  'client-subscription',
] as const;

/** What entries of a firm's own trail are about. */
export const FIRM_AREAS = [
  'ca-firm',
  'firm-member',
  'invitation',
  'access-request',
  'relief',
  'service-template',
  'calendar-feed',
] as const;

const AREAS = [
  ...COMPANY_AREAS,
  ...FIRM_AREAS.filter((area) => !['calendar-feed', 'invitation', 'access-request'].includes(area)),
] as const;

export type Area = (typeof AREAS)[number];

/** What the page keeps in the address. */
export const auditSearch = v.object({
  /** The firm's own trail in place of the company's. */
  of: orNone(v.literal('firm')),
  q: textField(100),
  status: orNone(v.picklist(STATUSES)),
  area: orNone(v.picklist(AREAS)),
  /** Whose acts alone, by id. */
  by: textField(64),
  from: orNone(v.pipe(v.string(), v.check(isIsoDate))),
  to: orNone(v.pipe(v.string(), v.check(isIsoDate))),
  /** Whether each imported line of a statement is shown as its own entry. */
  imports: orNone(v.boolean()),
});

export type AuditSearch = v.InferOutput<typeof auditSearch>;

export type ChangeSearch = (change: Partial<AuditSearch>, isTyping?: boolean) => void;
