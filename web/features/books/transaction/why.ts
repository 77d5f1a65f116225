import { FIXED_RULES, USUAL_RULES } from '#domain/bank/categorise/category-rules';
import { formatInstant } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { BankTransaction } from '../bank.queries';

const REASONS = new Map([...FIXED_RULES, ...USUAL_RULES].map(({ id, why }) => [id, why]));

// The rules of receipts stand beside thousands of sellers' names, which are too much to load for these words.
const RECEIPTS: Readonly<Record<string, () => string>> = {
  'receipt-goods': m.bank_why_goods_sold,
  'receipt-services': m.bank_why_services_sold,
  'receipt-goods-invoiced': m.bank_why_invoiced,
  'receipt-services-invoiced': m.bank_why_invoiced,
  'receipt-goods-company': m.bank_why_company_goods,
  'receipt-services-company': m.bank_why_company_services,
  'receipt-refund': m.bank_why_sent_back,
};

/** What a rule goes by, in a sentence, from the name under which a row keeps it; that name itself tells nobody anything. */
function reasonOf(rule: string): string {
  const known = REASONS.get(rule);
  if (known) return known;
  if (rule === 'transfer-own-name') return m.bank_why_own_name();
  if (rule === 'transfer-paired') return m.bank_why_paired();
  if (rule === 'like') return m.bank_why_like();
  if (rule.startsWith('vendor-')) return m.bank_why_vendor({ name: rule.slice(7).replaceAll('-', ' ').toUpperCase() });
  if (rule.startsWith('word-')) return m.bank_why_words();
  return RECEIPTS[rule]?.() ?? m.bank_why_rule();
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
  return m.bank_set_by_rule({ why: reasonOf(categoryRule), confidence, at });
}
