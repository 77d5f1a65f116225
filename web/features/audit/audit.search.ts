import * as v from 'valibot';

export const STATUSES = ['success', 'failed', 'pending'] as const;

/** What entries are about, by the names the trail has for them. */
export const AREAS = [
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
  'client-subscription',
] as const;

const orNone = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined as never));

/** What the page keeps in the address. */
export const auditSearch = v.object({
  q: orNone(v.pipe(v.string(), v.maxLength(100))),
  status: orNone(v.picklist(STATUSES)),
  area: orNone(v.picklist(AREAS)),
  /** Whether each imported line of a statement is shown as its own entry. */
  imports: orNone(v.boolean()),
});

export type AuditSearch = v.InferOutput<typeof auditSearch>;

export type ChangeSearch = (change: Partial<AuditSearch>, isTyping?: boolean) => void;
