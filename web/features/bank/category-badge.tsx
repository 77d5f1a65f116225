import { FIXED_RULES, USUAL_RULES } from '#domain/bank/category-rules';
import { formatInstant } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import type { BankTransaction } from './bank.queries';
import { categoryName, kindTone } from './words';

export function CategoryBadge({ row }: { row: BankTransaction }) {
  return <Badge tone={kindTone(row.category)}>{categoryName(row)}</Badge>;
}

const REASONS = new Map([...FIXED_RULES, ...USUAL_RULES].map(({ id, why }) => [id, why]));

/** Which rule or person set the category, and when. */
export function CategorySource({ row }: { row: BankTransaction }) {
  const words = sourceOf(row);
  return words ? <span className="block text-xs text-ink-2">{words}</span> : null;
}

function sourceOf({ categoryRule, categoryConfidence, categorisedBy, categorisedAt }: BankTransaction): string | null {
  if (!categoryRule || !categorisedAt) return null;
  const at = formatInstant(categorisedAt);
  if (categoryRule === 'person') return m.bank_set_by_person({ person: categorisedBy ?? m.bank_somebody(), at });
  if (categoryRule === 'payee-choice') return m.bank_set_by_choice({ at });
  const why = REASONS.get(categoryRule) ?? categoryRule;
  return m.bank_set_by_rule({ why, rule: categoryRule, confidence: categoryConfidence ?? 0, at });
}
