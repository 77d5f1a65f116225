import { formatInstant } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { BankTransaction } from '../books.queries';

type Provenance = Pick<
  BankTransaction,
  'categoryRule' | 'categoryConfidence' | 'categoryReason' | 'categorisedBy' | 'categorisedAt'
>;

/** Which rule or person set a category, why, how sure it was, and when; nothing where none is set. */
export function sourceOf(row: Provenance): string | undefined {
  const { categoryRule, categoryConfidence, categoryReason, categorisedBy, categorisedAt } = row;
  if (!categoryRule || !categorisedAt) return undefined;
  const at = formatInstant(categorisedAt);
  if (categoryRule === 'person') return m.books_set_by_person({ person: categorisedBy ?? m.books_somebody(), at });
  if (categoryRule === 'payee-choice') return m.books_set_by_choice({ at });
  if (categoryRule.startsWith('rule-')) return m.books_set_by_own_rule({ at });
  const confidence = categoryConfidence ?? 0;
  return m.books_set_by_rule({ why: categoryReason ?? m.books_why_rule(), confidence, at });
}
