import { PAIRED, REVERSES } from '../../../domain/bank/categorise/legs';
import type { Said } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { notHere } from '../../../platform/problem';
import { type Change, mustHaveChanged, type NewEntry } from '../../audit/audit.repository';
import { matchedTo } from '../transaction/transaction.contract';
import { findTransaction } from '../transaction/transaction.repository';
import type { Transaction } from '../transaction/transaction.table';
import {
  type BankTransaction,
  CATEGORISED,
  TRANSACTION_COLUMNS,
  UNCATEGORISED,
} from '../transaction/transaction.table';

/** A line with what it is matched to, and the category that it has of that; null where a rule or a person gave it another. */
type Leg = { id: string; with: { kind: string; id: string; why: Said }; category: Given | null };
type Given = Pick<Transaction, 'category' | 'subcategory'>;
/** The line as it stands, and the legs that carry the match; none where this very match was refused before. */
export type Undoing = { row: Transaction; legs: Leg[] };

/** What taking this match off a line opens again. Throws 404 where the line, or this match of it, is not there. */
export async function undoingOf(
  d1: D1Database,
  scope: CompanyScope,
  asked: { transactionId: string; withId: string },
): Promise<Undoing> {
  const row = await findTransaction(d1, scope, asked.transactionId);
  const leg = row && legOf(row, asked.withId);
  if (row && leg) return { row, legs: [leg, ...(await otherLegs(d1, scope, leg))] };
  if (!row?.reconciledWith?.refused?.includes(asked.withId)) throw notHere();
  return { row, legs: [] };
}

/** A line whose partner names it no more, as after its statement was undone, is open again by itself. */
async function otherLegs(d1: D1Database, scope: CompanyScope, { id, with: match }: Leg): Promise<Leg[]> {
  if (match.kind !== 'transfer' && match.kind !== 'reversal') return [];
  const other = await findTransaction(d1, scope, match.id);
  const leg = other && legOf(other, id);
  return leg ? [leg] : [];
}

function legOf(row: Transaction, withId: string): Leg | undefined {
  const { id, isReconciled, reconciledWith, category, subcategory } = row;
  const match = matchedTo(reconciledWith);
  const given = hasItOfLink(row) ? { category, subcategory } : null;
  return isReconciled && match?.id === withId ? { id, with: match, category: given } : undefined;
}

const hasItOfLink = ({ categoryRule, categorisedBy, isSplit }: BankTransaction): boolean =>
  (categoryRule === PAIRED.id || categoryRule === REVERSES.id) && categorisedBy === null && !isSplit;

/** A line as it stands once this match is refused. */
export const refusing = (row: Transaction, withId: string): Transaction => ({
  ...row,
  ...(hasItOfLink(row) && { ...UNCATEGORISED, subcategory: null }),
  isReconciled: false,
  transferPairId: row.reconciledWith?.kind === 'transfer' ? null : row.transferPairId,
  reconciledWith: { refused: [...(row.reconciledWith?.refused ?? []), withId] },
});

// Only where the line is still matched as it was read. What it is not is kept, so that no run says it again.
const OPEN = `UPDATE bank_transactions SET is_reconciled = 0,
    transfer_pair_id = iif(reconciled_with ->> 'kind' = 'transfer', NULL, transfer_pair_id),
    reconciled_with = json_object('refused', json_insert(coalesce(reconciled_with -> 'refused', '[]'), '$[#]', ?2))
  WHERE id = ?1 AND company_id = ?3 AND is_reconciled = 1 AND reconciled_with ->> 'id' = ?2`;

const REFUSE = `UPDATE bank_transactions
  SET reconciled_with = json_object('refused', json_insert(coalesce(reconciled_with -> 'refused', '[]'), '$[#]', ?2))
  WHERE id = ?1 AND company_id = ?3 AND is_reconciled = 0
    AND NOT EXISTS (SELECT 1 FROM json_each(reconciled_with -> 'refused') WHERE value = ?2)`;

/** The statements and the trail of saying of an open line that it is not this, before anything matched it. */
export function lineRefused(
  d1: D1Database,
  { companyId }: CompanyScope,
  { id }: BankTransaction,
  withId: string,
): Change {
  const statements = [d1.prepare(REFUSE).bind(id, withId, companyId), mustHaveChanged(d1)];
  const entry = { action: 'bank-transaction.refuse-match', entityType: 'bank-transaction', entityId: id };
  return { chainId: companyId, statements, entries: [{ ...entry, after: { refused: withId } }] };
}

const NOTHING = TRANSACTION_COLUMNS.stored(CATEGORISED, UNCATEGORISED);
/** What takes the category off a line that has it of its link alone, so that a rule or a person may say what it is. */
export const LINK_CATEGORY_OFF = `UPDATE bank_transactions
  SET ${CATEGORISED.map((key) => `${TRANSACTION_COLUMNS.name(key)} = ${NOTHING[key] ?? 'NULL'}`).join(', ')}
  WHERE category_rule IN ('${PAIRED.id}', '${REVERSES.id}') AND categorised_by IS NULL AND is_split = 0`;
const OF_LINE = ' AND id = ?1 AND company_id = ?2';

/** The statements and the trail of taking a match off its legs: all of them or none. */
export function legsOpened(d1: D1Database, { companyId }: CompanyScope, legs: readonly Leg[]): Change {
  const statements = legs.flatMap(({ id, with: match, category }) => {
    const open = [d1.prepare(OPEN).bind(id, match.id, companyId), mustHaveChanged(d1)];
    const off = d1.prepare(LINK_CATEGORY_OFF + OF_LINE).bind(id, companyId);
    return category ? [...open, off, mustHaveChanged(d1)] : open;
  });
  return { chainId: companyId, statements, entries: legs.map(opened) };
}

const opened = ({ id, with: match, category }: Leg): NewEntry => ({
  action: 'bank-transaction.unmatch',
  entityType: 'bank-transaction',
  entityId: id,
  before: { isReconciled: true, kind: match.kind, with: match.id, why: match.why, ...category },
  after: { isReconciled: false, refused: match.id, ...(category && { category: null, subcategory: null }) },
});
