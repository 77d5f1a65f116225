import type { DividendReceived } from '../../domain/income-tax/later-tax';
import type { IsoDate } from '../../domain/shared/dates';
import type { CompanyScope } from '../../platform/access';

/** The account of dividends received, and those of the company's own that stand beside it. */
const RECEIVED = `SELECT e.date "on", -sum(e.amount_paise) amount FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?1 AND e.date BETWEEN ?2 AND ?3 AND e.superseded_by IS NULL AND v.status = 'posted'
    AND v.kind <> 'opening' AND v.reverses_id IS NULL AND v.reversed_by_id IS NULL
    AND (e.account = '4207' OR e.account IN (SELECT id FROM ledger_accounts WHERE company_id = ?1 AND code LIKE '4207-%'))
  GROUP BY e.date HAVING amount > 0 ORDER BY e.date LIMIT 100`;

/** Dividends received by day, as the ledger has them. */
export async function readDividends(
  d1: D1Database,
  { companyId }: CompanyScope,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<readonly DividendReceived[]> {
  const { results } = await d1.prepare(RECEIVED).bind(companyId, from, to).all<DividendReceived>();
  return results;
}
