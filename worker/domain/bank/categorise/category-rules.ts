import type { CategoryRule } from './category-rule';
import { BANK_RULES } from './category-rules-bank';
import { STATUTORY_RULES } from './category-rules-statutory';
import { TRANSFER_RULES } from './category-rules-transfers';

export type { CategoryRule } from './category-rule';
export { USUAL_RULES } from './category-rules-usual';

/** What banks, departments and own accounts write, whoever the company is: tried before anything else, in this order. */
export const FIXED_RULES: readonly CategoryRule[] = [...BANK_RULES, ...STATUTORY_RULES, ...TRANSFER_RULES];
