import { FIXED_RULES, USUAL_RULES } from '#domain/bank/category-rules';
import { formatInstant } from '../../lib/format';
import { m } from '../../lib/messages';
import type { BankTransaction } from './bank.queries';

const REASONS = new Map([...FIXED_RULES, ...USUAL_RULES].map(({ id, why }) => [id, why]));

/** What a rule goes by, in a sentence, from the name under which a row keeps it. */
function reasonOf(rule: string): string {
  const known = REASONS.get(rule);
  if (known) return known;
  if (rule === 'transfer-own-name') return m.bank_why_own_name();
  if (rule === 'transfer-paired') return m.bank_why_paired();
  if (rule === 'like') return m.bank_why_like();
  if (rule.startsWith('vendor-')) return m.bank_why_vendor({ name: rule.slice(7).replaceAll('-', ' ').toUpperCase() });
  return rule.startsWith('word-') ? m.bank_why_words() : rule;
}

type Provenance = Pick<BankTransaction, 'categoryRule' | 'categoryConfidence' | 'categorisedBy' | 'categorisedAt'>;

/** Which rule or person set a category, how sure it was, and when; nothing where none is set. */
export function sourceOf(row: Provenance): string | undefined {
  const { categoryRule, categoryConfidence, categorisedBy, categorisedAt } = row;
  if (!categoryRule || !categorisedAt) return undefined;
  const at = formatInstant(categorisedAt);
  if (categoryRule === 'person') return m.bank_set_by_person({ person: categorisedBy ?? m.bank_somebody(), at });
  if (categoryRule === 'payee-choice') return m.bank_set_by_choice({ at });
  if (categoryRule.startsWith('rule-')) return m.bank_set_by_own_rule({ at });
  const confidence = categoryConfidence ?? 0;
  return m.bank_set_by_rule({ why: reasonOf(categoryRule), rule: categoryRule, confidence, at });
}
