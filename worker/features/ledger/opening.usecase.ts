import { SUSPENSE } from '../../domain/ledger/chart/chart';
import { differenceOf, type Entry } from '../../domain/ledger/model';
import type { IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { type Paise, paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';
import { inBaseWords } from '../../platform/http';

/** Balances with which the books open, the difference put to Suspense where a person chose so. */
export function openingEntries(entries: readonly Entry[], differenceToSuspense: boolean): Entry[] {
  const difference = differenceOf(entries);
  if (difference === 0 || !differenceToSuspense) return [...entries];
  return [...entries, { account: SUSPENSE, amount: paise(-difference) }];
}

export const openingNarration = (): string => inBaseWords(say('ledger.opening'));

// The balance of each bank account before a day by its own statements.
const BANKS = `SELECT a.id, coalesce((SELECT opening_paise FROM statement_uploads u WHERE u.company_id = ?1 AND u.bank_account_id = a.id
      AND u.undone_at IS NULL AND u.opening_paise IS NOT NULL ORDER BY u.period_from, u.id LIMIT 1), 0)
    + coalesce((SELECT sum(iif(t.transaction_type = 'credit', t.amount_paise, -t.amount_paise)) FROM bank_transactions t
      WHERE t.company_id = ?1 AND t.bank_account_id = a.id AND t.transaction_date < ?2), 0) balance
  FROM bank_accounts a WHERE a.company_id = ?1
    AND EXISTS (SELECT 1 FROM statement_uploads u WHERE u.company_id = ?1 AND u.bank_account_id = a.id AND u.undone_at IS NULL
      AND u.opening_paise IS NOT NULL)`;

/** Bank accounts whose opening balance is another than their statements say, with both, in paise. */
export async function bankDifferences(
  d1: D1Database,
  { companyId }: CompanyScope,
  asOn: IsoDate,
  entries: readonly Entry[],
): Promise<{ accountId: string; stated: Paise; bank: Paise }[]> {
  const { results } = await d1.prepare(BANKS).bind(companyId, asOn).all<{ id: string; balance: number }>();
  return results.flatMap(({ id, balance }) => {
    const stated = entries.filter(({ account }) => account === id).reduce((sum, { amount }) => sum + amount, 0);
    return stated === balance ? [] : [{ accountId: id, stated: paise(stated), bank: paise(balance) }];
  });
}
