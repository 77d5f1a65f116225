import { type OwnCategory, taxMarksOf } from '../../../domain/bank/categorise/tax-marks';
import { payeeOf } from '../../../domain/bank/narration/payee';
import type { CategoryKind } from '../../../domain/bank/values';
import { now } from '../../../platform/clock';
import { jsonPieces } from '../../../platform/database';
import type { Person } from '../../../platform/scope';
import type { Change, NewEntry } from '../../audit/audit.repository';
import type { BankTransaction } from '../bank.table';

/** What a person decided for a row. */
export type Choice = { category: CategoryKind; subcategory: string };

/** A row as it is after a person's choice; nothing but the category, what follows from it and its provenance changes. */
export function chosen(row: BankTransaction, choice: Choice, person: Person, own?: OwnCategory): BankTransaction {
  const { category, subcategory } = choice;
  return {
    ...row,
    category,
    subcategory,
    ...taxMarksOf(subcategory, { date: row.transactionDate, side: row.transactionType }, own),
    categoryRule: 'person',
    categoryRuleVersion: null,
    categoryConfidence: null,
    categorisedBy: person.id,
    categorisedByName: person.name,
    categorisedAt: now().toISOString(),
    categoryRunId: null,
  };
}

/** Whether a person has already said exactly this. */
export const isSaid = (row: BankTransaction, { category, subcategory }: Choice): boolean =>
  row.categoryRule === 'person' && row.category === category && row.subcategory === subcategory;

type Chosen = { before: BankTransaction; after: BankTransaction };

const APPLY = `UPDATE bank_transactions SET category = j.value ->> 1, subcategory = j.value ->> 2,
    gst_applicable = j.value ->> 3, gst_mode = j.value ->> 4, tds_applicable = j.value ->> 5, tds_section = j.value ->> 6,
    category_rule = 'person', category_rule_version = NULL, category_confidence = NULL, categorised_by = ?3,
    categorised_by_name = ?4, categorised_at = ?5, category_run_id = NULL
  FROM json_each(?1) j
  WHERE bank_transactions.id = j.value ->> 0 AND +bank_transactions.company_id = ?2 AND bank_transactions.is_split = 0
    AND bank_transactions.category IS (j.value ->> 7) AND bank_transactions.subcategory IS (j.value ->> 8)`;
const ALL_CHANGED = 'INSERT INTO must (ok) SELECT NULL WHERE changes() <> json_array_length(?1)';
const REMEMBER = `INSERT INTO payee_choices (company_id, payee, side, category, subcategory, chosen_by, chosen_at)
  SELECT ?2, value ->> 0, value ->> 1, value ->> 2, value ->> 3, ?3, ?4 FROM json_each(?1) WHERE true
  ON CONFLICT (company_id, payee, side) DO UPDATE SET category = excluded.category, subcategory = excluded.subcategory,
    chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at`;

/** The statements and the trail of a person's choice for rows: conditional on what it replaces, remembered per payee. */
export function transactionsCategorised(
  d1: D1Database,
  companyId: string,
  person: Person,
  rows: readonly Chosen[],
): Change {
  const at = rows[0]?.after.categorisedAt ?? now().toISOString();
  const updates = jsonPieces(rows.map(rowText)).flatMap((piece) => [
    d1.prepare(APPLY).bind(piece, companyId, person.id, person.name, at),
    d1.prepare(ALL_CHANGED).bind(piece),
  ]);
  const remembered = jsonPieces(memories(rows)).map((piece) =>
    d1.prepare(REMEMBER).bind(piece, companyId, person.id, at),
  );
  return { chainId: companyId, statements: [...updates, ...remembered], entries: rows.map(entryOf) };
}

export const transactionCategorised = (
  d1: D1Database,
  person: Person,
  before: BankTransaction,
  after: BankTransaction,
): Change => transactionsCategorised(d1, after.companyId, person, [{ before, after }]);

function rowText({ before, after }: Chosen): string {
  const { id, category, subcategory, gstApplicable, gstMode, tdsApplicable, tdsSection } = after;
  const marks = [gstApplicable ? 1 : 0, gstMode, tdsApplicable ? 1 : 0, tdsSection];
  return JSON.stringify([id, category, subcategory, ...marks, before.category, before.subcategory]);
}

/** One memory a payee and side, in the words that payees are known by. */
function memories(rows: readonly Chosen[]): string[] {
  const texts = rows.flatMap(({ after: { description, transactionType, category, subcategory } }) => {
    const payee = payeeOf(description);
    return payee ? [JSON.stringify([payee, transactionType, category, subcategory])] : [];
  });
  return [...new Set(texts)];
}

const entryOf = ({ before, after }: Chosen): NewEntry => ({
  action: 'bank-transaction.categorise',
  entityType: 'bank-transaction',
  entityId: after.id,
  before: { category: before.category, subcategory: before.subcategory, rule: before.categoryRule },
  after: { category: after.category, subcategory: after.subcategory, rule: after.categoryRule },
});
