import { isoDate } from '../../domain/shared/dates';
import { type Said, say } from '../../domain/shared/message';
import { paise } from '../../domain/shared/money';
import { readSaid } from '../../platform/database';
import { chainIdOf, type TrailOf } from './audit.contract';

type Named = { id: string; name: string | null; title?: string | null; day?: string; amount?: number };
type About = { entityType: string; entityId: string };

const IDS = '(SELECT value FROM json_each(?2))';
// Whose name is read stands in an entry of this very trail, so no other scope is needed than the entries'.
const PERSON = `SELECT id, name FROM users WHERE ?1 = ?1 AND id IN ${IDS}`;

// The present name of what entries of each kind are about, within the company or firm whose trail it is: found by the ids, with a
// plus before what would lead the database to all rows of a company.
const NAMES: Readonly<Record<string, string>> = {
  'bank-account': `SELECT id, account_name name FROM bank_accounts WHERE +company_id = ?1 AND id IN ${IDS}`,
  'bank-transaction': `SELECT id, description name, transaction_date day, iif(transaction_type = 'debit', -amount_paise, amount_paise) amount
    FROM bank_transactions WHERE +company_id = ?1 AND id IN ${IDS}`,
  'statement-upload': `SELECT u.id, coalesce(u.file_name, a.account_name) name FROM statement_uploads u
    JOIN bank_accounts a ON a.id = u.bank_account_id WHERE +u.company_id = ?1 AND u.id IN ${IDS}`,
  'category-rule': `SELECT id, contains name FROM category_rules WHERE +company_id = ?1 AND id IN ${IDS}`,
  'compliance-item': `SELECT id, NULL name, title FROM compliance_items WHERE +company_id = ?1 AND id IN ${IDS}`,
  'company-event': `SELECT e.id, NULL name, i.title FROM company_events e JOIN compliance_items i
    ON i.company_id = e.company_id AND i.obligation_key = e.subject WHERE +e.company_id = ?1 AND e.id IN ${IDS}`,
  'expense-category': `SELECT id, name FROM expense_categories WHERE (company_id = ?1 OR ca_firm_id = ?1) AND id IN ${IDS}`,
  company: `SELECT id, name FROM companies WHERE (id = ?1 OR ca_firm_id = ?1) AND id IN ${IDS}`,
  'company-access': PERSON,
  'firm-member': PERSON,
  person: PERSON,
  'ca-firm': `SELECT id, name FROM ca_firms WHERE id = ?1 AND id IN ${IDS}`,
  invitation: `SELECT id, email name FROM invitations WHERE +ca_firm_id = ?1 AND id IN ${IDS}`,
  relief: `SELECT id, reference name FROM reliefs WHERE +ca_firm_id = ?1 AND id IN ${IDS}`,
  'service-template': `SELECT id, name FROM service_templates WHERE +ca_firm_id = ?1 AND id IN ${IDS}`,
};

/** The names of what entries are about, by its id; what is gone or never had a name is missing. */
export async function subjectsOf(d1: D1Database, of: TrailOf, rows: readonly About[]): Promise<Map<string, Said>> {
  const queries = [...Map.groupBy(rows, ({ entityType }) => entityType)].flatMap(([type, about]) => {
    const query = NAMES[type];
    const ids = JSON.stringify([...new Set(about.map(({ entityId }) => entityId))]);
    return query ? [d1.prepare(query).bind(chainIdOf(of), ids)] : [];
  });
  if (queries.length === 0) return new Map();
  const found = await d1.batch<Named>(queries);
  return new Map(found.flatMap(({ results }) => results.flatMap(named)));
}

function named({ id, name, title, day, amount }: Named): [string, Said][] {
  if (title) return [[id, readSaid(title)]];
  if (!name) return [];
  if (day === undefined || amount === undefined) return [[id, name]];
  const line = { what: name, amount: { exact: paise(amount) }, day: { unit: 'day', value: isoDate(day) } } as const;
  return [[id, say('audit.subject.line', line)]];
}
