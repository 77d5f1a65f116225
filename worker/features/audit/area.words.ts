import { type Said, say } from '../../domain/shared/message';

/** What entries can be about, by the names the trail has for them. */
const AREAS = new Set([
  'access-request',
  'account',
  'accounting-import',
  'asset',
  'audit-file',
  'bank-account',
  'bank-transaction',
  'budget',
  'ca-firm',
  'calendar-feed',
  'categorisation-run',
  'category-rule',
  'client-subscription',
  'company',
  'company-access',
  'company-event',
  'company-fact',
  'compliance-item',
  'document',
  'exchange-rate',
  'expense-category',
  'firm-member',
  'foreign-line',
  'invitation',
  'invoice-profile',
  'loan',
  'month-end',
  'party',
  'period-lock',
  'posting-family',
  'posting-rule',
  'relief',
  'saved-view',
  'service-template',
  'settlement-rule',
  'spread',
  'statement-upload',
  'tax-block',
  'voucher',
  'year-end',
]);

/** The words for what an entry is about; one that has none stands under its own name. */
export const areaOf = (entityType: string): Said =>
  AREAS.has(entityType) ? say(`audit.area.${entityType}`) : entityType;
