import { cashPlace } from '../../report/reports-heads';
import type { CategoryRule } from './category-rule';

const OWN_TRANSFER = { version: 1, categoryId: 'own-account-transfer' };

/** The category of a line whose other party has the company's own name. */
export const OWN_NAME = {
  ...OWN_TRANSFER,
  id: 'transfer-own-name',
  confidence: 85,
  why: 'The other party has the company’s own name',
};

/** The category of a linked line: both statements show the money, so whatever else a narration says of it, it has only moved. */
export const PAIRED = {
  ...OWN_TRANSFER,
  id: 'transfer-paired',
  confidence: 97,
  why: 'Linked with a line of another own account as a transfer between them',
};

/** The category of a line that was matched with one of another own account. Cash drawn and paid in keeps the names it has. */
export const legReason = (fixed: CategoryRule | null | undefined) =>
  fixed && cashPlace('transfer', fixed.categoryId) === 'own' ? fixed : PAIRED;
