import type { LedgerName, OwnEntry, StatementLine } from '../../../domain/gst/ledgers/model';
import { byHead } from '../../../domain/gst/settle/model';
import type { IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { columnsOf } from '../../../platform/database';
import type { KeptFile } from '../../../platform/files';
import { newId } from '../../../platform/ids';
import type { Change } from '../../audit/audit.repository';
import { CASH_ACCOUNTS, MAIN_REGISTRATION } from '../settle/tax-books.repository';
import { gstLedgerStatements, type StoredStatement } from './ledgers.table';

const STATEMENTS = columnsOf(gstLedgerStatements);
const STATEMENT = Object.keys(gstLedgerStatements).filter((key) => key !== 'enableRLS') as (keyof StoredStatement)[];
const INSERT = STATEMENTS.bulk(STATEMENT);

/** More statements of one ledger are not read at once: some years of months. */
const MOST_STATEMENTS = 60;

const ALL = `SELECT ${STATEMENTS.selected(STATEMENT)} FROM gst_ledger_statements WHERE company_id = ?1 AND gstin = ?2 AND ledger = ?3
  ORDER BY imported_at DESC, id DESC LIMIT ${MOST_STATEMENTS}`;
const BY_CONTENT = `SELECT ${STATEMENTS.selected(STATEMENT)} FROM gst_ledger_statements
  WHERE company_id = ?1 AND gstin = ?2 AND ledger = ?3 AND sha256 = ?4`;

/** The statements of a ledger, the latest given first. */
export async function listStatements(
  d1: D1Database,
  { companyId }: CompanyScope,
  gstin: string,
  ledger: LedgerName,
): Promise<StoredStatement[]> {
  const { results } = await d1.prepare(ALL).bind(companyId, gstin, ledger).all();
  return results.map(STATEMENTS.read(STATEMENT)) as StoredStatement[];
}

export async function findStatement(
  d1: D1Database,
  { companyId }: CompanyScope,
  { gstin, ledger }: { gstin: string; ledger: LedgerName },
  sha256: string,
): Promise<StoredStatement | undefined> {
  const row = await d1.prepare(BY_CONTENT).bind(companyId, gstin, ledger, sha256).first();
  return row ? (STATEMENTS.read(STATEMENT)(row) as StoredStatement) : undefined;
}

type Given = { gstin: string; ledger: LedgerName; fileName: string | null; lines: readonly StatementLine[] };

/** The change that keeps a statement. */
export function statementKept(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { gstin, ledger, fileName, lines }: Given,
  kept: KeptFile,
): { stored: StoredStatement; change: Change } {
  const days = lines.map(({ date }) => date).toSorted();
  const stored: StoredStatement = {
    ...{ id: newId(), companyId, gstin, ledger, fileName, ...kept, lines },
    ...{ firstDay: days[0] as IsoDate, lastDay: days.at(-1) as IsoDate },
    ...{ importedAt: now().toISOString(), importedBy: person.id, importedByName: person.name },
  };
  const entry = {
    ...{ action: 'gst-ledger.import', entityType: 'gst-ledger-statement', entityId: stored.id },
    after: { gstin, ledger, lines: lines.length, from: stored.firstDay, to: stored.lastDay, sha256: kept.sha256 },
  };
  const statements = [INSERT.insert(d1, `[${INSERT.text(stored)}]`, {})];
  return { stored, change: { chainId: companyId, statements, entries: [entry] } };
}

// A voucher and what took it back are both entries; a bank line that nobody laid to a challan stands under central tax.
const CASH_ENTRIES = `SELECT id, date, number, narration, sum(igst) igst, sum(cgst) cgst, sum(sgst) sgst FROM (
    SELECT v.id, e.date, v.number, v.narration, iif(e.account = '1618', e.amount_paise, 0) igst,
      iif(e.account = '1616', e.amount_paise, 0) cgst, iif(e.account = '1617', e.amount_paise, 0) sgst
    FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
    WHERE e.company_id = ?1 AND e.account IN (${CASH_ACCOUNTS}) AND e.superseded_by IS NULL AND e.date <= ?3
      AND coalesce(e.tag, ${MAIN_REGISTRATION}) = ?2
    UNION ALL
    SELECT t.id, t.transaction_date, '', t.description, 0, iif(t.transaction_type = 'debit', t.amount_paise, -t.amount_paise), 0
    FROM bank_transactions t WHERE t.company_id = ?1 AND ?2 = ${MAIN_REGISTRATION} AND t.category_id = 'gst-paid'
      AND t.voucher_id IS NULL AND t.is_split = 0 AND t.transaction_date <= ?3
      AND t.transaction_date >= coalesce((SELECT min(+o.date) FROM ledger_vouchers o WHERE o.company_id = ?1
        AND o.source_kind = 'opening' AND o.status = 'posted'), '')
      AND NOT EXISTS (SELECT 1 FROM posting_rules r WHERE r.company_id = ?1 AND r.category_id = 'gst-paid' AND r.removed_at IS NULL))
  GROUP BY id HAVING igst <> 0 OR cgst <> 0 OR sgst <> 0 ORDER BY date, number`;

type CashRow = {
  id: string;
  date: IsoDate;
  number: string;
  narration: string;
  igst: number;
  cgst: number;
  sgst: number;
};

/** What the books moved in the cash ledger of a registration, by voucher; one that moves heads both ways is two entries. */
export async function listCashEntries(
  d1: D1Database,
  { companyId }: CompanyScope,
  gstin: string,
  on: IsoDate,
): Promise<OwnEntry[]> {
  const { results } = await d1.prepare(CASH_ENTRIES).bind(companyId, gstin, on).all<CashRow>();
  return results.flatMap(({ id, date, number, narration, ...row }) => {
    const of = { ...row, cess: 0 };
    const side = (sign: 1 | -1) => byHead((head) => Math.max(0, sign * of[head]));
    return (['credit', 'debit'] as const).flatMap((type): OwnEntry[] => {
      const amounts = side(type === 'credit' ? 1 : -1);
      const isNothing = amounts.igst + amounts.cgst + amounts.sgst === 0;
      return isNothing ? [] : [{ id: `${id} ${type}`, date, number, what: narration, type, amounts }];
    });
  });
}
