import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { TaxMarks } from '../../../domain/bank/categorise/tax-marks';
import { categoryName } from '../../../domain/bank/chart/chart';
import type { CategoryKind } from '../../../domain/bank/values';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import { now } from '../../../platform/clock';
import { columnsOf, jsonPieces, openDatabase } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { ownNames } from '../category/category.repository';
import type { BankTransaction } from '../transaction/transaction.table';
import { transactionSplits } from './split.table';

type StoredPart = typeof transactionSplits.$inferSelect;
/** A part with its sign, and with the name of its category, which is looked up. */
export type NamedPart = Omit<StoredPart, 'isDeducted'> & { subcategory: string };
type NewPart = {
  amount: Paise;
  category: CategoryKind;
  categoryId: string;
  subcategory: string;
  note?: string | undefined;
} & TaxMarks;

export async function partsOf(d1: D1Database, row: Pick<BankTransaction, 'id' | 'companyId'>): Promise<NamedPart[]> {
  const ofRow = and(eq(transactionSplits.companyId, row.companyId), eq(transactionSplits.transactionId, row.id));
  const parts = await openDatabase(d1).select().from(transactionSplits).where(ofRow).orderBy(asc(transactionSplits.id));
  const own = await ownNames(
    d1,
    parts.map(({ categoryId }) => categoryId),
  );
  return parts.map(({ isDeducted, ...part }) => ({
    ...part,
    amount: partAmount(part.amount, isDeducted),
    subcategory: categoryName(part.categoryId, own),
  }));
}

/** The amount of a part as it counts, from the amount that is stored, which has no sign. */
export const partAmount = (amount: Paise, isDeducted: boolean): Paise => (isDeducted ? paise(-amount) : amount);

const storedPart = ({ subcategory: _name, ...part }: NamedPart): StoredPart => ({
  ...part,
  amount: paise(Math.abs(part.amount)),
  isDeducted: part.amount < 0,
});

/** The parts of a split as rows with ids of their own; they replace those of before. */
export function newParts({ id, companyId }: BankTransaction, parts: readonly NewPart[]): NamedPart[] {
  const made = { companyId, transactionId: id, createdAt: now().toISOString() };
  return parts.map(({ note, ...part }) => ({ id: newId(), ...made, ...part, note: note ?? null }));
}

// The parts that are replaced must be those that were read: their ids say so.
const UNCHANGED = `INSERT INTO must (ok) SELECT NULL WHERE (SELECT coalesce(group_concat(id), '') FROM
  (SELECT id FROM transaction_splits WHERE company_id = ?1 AND transaction_id = ?2 ORDER BY id)) <> ?3`;
const CLEAR = 'DELETE FROM transaction_splits WHERE company_id = ? AND transaction_id = ?';
const MARK = 'UPDATE bank_transactions SET is_split = ? WHERE id = ? AND company_id = ?';

// Many parts have more values than one statement takes.
const COLUMNS = Object.keys(getTableColumns(transactionSplits)) as (keyof StoredPart)[];
const PARTS = columnsOf(transactionSplits).bulk(COLUMNS);

/** The statements and the trail of a split: the parts it had go, the new ones come; the line itself keeps what it had. */
export function transactionSplit(
  d1: D1Database,
  row: BankTransaction,
  before: readonly NamedPart[],
  after: readonly NamedPart[],
): Change {
  const { id, companyId } = row;
  const ids = before.map((part) => part.id).join(',');
  const pieces = jsonPieces(after.map((part) => PARTS.text(storedPart(part))));
  const statements = [
    d1.prepare(UNCHANGED).bind(companyId, id, ids),
    d1.prepare(CLEAR).bind(companyId, id),
    ...pieces.map((piece) => PARTS.insert(d1, piece, {})),
    d1.prepare(MARK).bind(after.length > 0 ? 1 : 0, id, companyId),
    mustHaveChanged(d1),
  ];
  const entry = {
    action: after.length > 0 ? 'bank-transaction.split' : 'bank-transaction.unsplit',
    entityType: 'bank-transaction',
    entityId: id,
    before: { parts: before.map(said) },
    after: { parts: after.map(said) },
  };
  return { chainId: companyId, statements, entries: [entry] };
}

const said = ({ amount, category, subcategory, note, gstMode, tdsSection }: NamedPart) => ({
  amount: formatRupees(amount),
  category,
  subcategory,
  ...(note && { note }),
  ...(gstMode && { gstMode }),
  ...(tdsSection && { tdsSection }),
});
