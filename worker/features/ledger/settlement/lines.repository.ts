import type { SettlingLine } from '../../../domain/ledger/settlement/model';
import type { IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { mustHaveChanged } from '../../audit/audit.repository';

/** A bank line as settling takes it, and how it stands in the books. */
export type BooksLine = SettlingLine & {
  bankAccountId: string;
  categoryId: string | null;
  reference: string | null;
  isSplit: boolean;
  voucherId: string | null;
};

type Row = Omit<BooksLine, 'isSplit'> & { isSplit: number };

const COLUMNS = `id, transaction_date date, transaction_type side, amount_paise amount, description narration, payee,
  bank_account_id bankAccountId, category_id categoryId, reference, is_split isSplit, voucher_id voucherId`;

/** So many lines at most are matched with open bills at once: the latest. */
export const MOST_LINES = 5_000;

// A leg of a transfer, a line that was split and one that undoes another settle no bill.
const UNSETTLED = `SELECT ${COLUMNS} FROM bank_transactions
  WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?5 AND transaction_date > ?3 AND voucher_id IS NULL AND transfer_pair_id IS NULL AND is_split = 0
    AND coalesce(category_id, '') NOT IN ('failed-payment-returned', 'cheque-return', 'own-account-transfer')
    AND (?4 = '' OR bank_account_id = ?4)
  ORDER BY transaction_date DESC, id DESC LIMIT ${MOST_LINES}`;

const LAST_DAY = '9999-12-31' as IsoDate;

/** The lines since a day, in no locked period, that may settle a bill and settle none. */
export async function listUnsettledLines(
  d1: D1Database,
  { companyId }: CompanyScope,
  {
    from,
    to = LAST_DAY,
    lockedTo,
    bankAccountId,
  }: { from: IsoDate; to?: IsoDate; lockedTo: IsoDate | null; bankAccountId?: string | undefined },
): Promise<BooksLine[]> {
  const { results } = await d1
    .prepare(UNSETTLED)
    .bind(companyId, from, lockedTo ?? '', bankAccountId ?? '', to)
    .all<Row>();
  return results.map(lineOf);
}

const NAMED = `SELECT ${COLUMNS} FROM bank_transactions WHERE +company_id = ?1 AND id IN (SELECT value FROM json_each(?2))`;

/** The lines of these ids. */
export async function findLines(
  d1: D1Database,
  { companyId }: CompanyScope,
  ids: readonly string[],
): Promise<Map<string, BooksLine>> {
  const { results } = await d1.prepare(NAMED).bind(companyId, JSON.stringify(ids)).all<Row>();
  return new Map(results.map((row) => [row.id, lineOf(row)]));
}

const lineOf = (row: Row): BooksLine => ({ ...row, isSplit: Boolean(row.isSplit) });

const ADOPT = `UPDATE bank_transactions SET voucher_id = (SELECT value ->> 1 FROM json_each(?2) WHERE value ->> 0 = bank_transactions.id)
  WHERE +company_id = ?1 AND id IN (SELECT value ->> 0 FROM json_each(?2)) AND voucher_id IS NULL`;
const ALL_ADOPTED = 'INSERT INTO must (ok) SELECT NULL WHERE changes() <> ?1';

/** Follows the vouchers of lines in a batch: each line posts what its voucher says. One that has a voucher by now undoes the batch. */
export const linesAdopted = (
  d1: D1Database,
  { companyId }: CompanyScope,
  pairs: readonly (readonly [lineId: string, voucherId: string])[],
): D1PreparedStatement[] => [
  d1.prepare(ADOPT).bind(companyId, JSON.stringify(pairs)),
  d1.prepare(ALL_ADOPTED).bind(pairs.length),
];

const CLEAR = `UPDATE ledger_entries SET cleared_on = ?4
  WHERE company_id = ?1 AND voucher_id = ?2 AND account = ?3 AND superseded_by IS NULL AND cleared_on IS NULL`;
const UNCLEAR = `UPDATE ledger_entries SET cleared_on = NULL
  WHERE company_id = ?1 AND voucher_id = ?2 AND account = ?3 AND superseded_by IS NULL`;
const FREE = 'UPDATE bank_transactions SET voucher_id = NULL WHERE +company_id = ?1 AND id = ?2 AND voucher_id = ?3';

/** A voucher that waited for its bank line has it: the line posts nothing of its own, and the voucher is cleared on its day. */
export const waitingCleared = (
  d1: D1Database,
  scope: CompanyScope,
  line: Pick<BooksLine, 'id' | 'date' | 'bankAccountId'>,
  voucherId: string,
): D1PreparedStatement[] => [
  d1.prepare(CLEAR).bind(scope.companyId, voucherId, line.bankAccountId, line.date),
  mustHaveChanged(d1),
  ...linesAdopted(d1, scope, [[line.id, voucherId]]),
];

/** The line is free again, and the voucher waits for one. */
export const waitingFreed = (
  d1: D1Database,
  { companyId }: CompanyScope,
  line: Pick<BooksLine, 'id' | 'bankAccountId'>,
  voucherId: string,
): D1PreparedStatement[] => [
  d1.prepare(FREE).bind(companyId, line.id, voucherId),
  mustHaveChanged(d1),
  d1.prepare(UNCLEAR).bind(companyId, voucherId, line.bankAccountId),
];
