import type { Side } from '../../../domain/bank/values';
import type { AccountId } from '../../../domain/ledger/chart/chart';
import { contraOf } from '../../../domain/ledger/posting/line';
import type { IsoDate } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { listPostingRules } from './posting-rule.repository';

/** Bank lines that go from one account to another, and what they come to, in paise and without tax taken out. */
export type Moved = { from: AccountId; to: AccountId; lineCount: number; amount: Paise };

// Rules begin with a month: the sums of months tell all.
const SUMS = `SELECT period || '-01' day, side, sum(count) count, sum(amount_paise) amount FROM bank_totals
  WHERE company_id = ?1 AND grain = 'month' AND category_id = ?2 AND period >= substr(?3, 1, 7) GROUP BY 1, 2`;

type Sum = { day: IsoDate; side: Side; count: number; amount: number };

/**
 * What would change if a category posted to `account` from a month on: `null` takes the rule of that month away. Lines for which a
 * voucher stands keep their accounts, and so do those of months for which a later rule holds.
 */
export async function movedBy(
  d1: D1Database,
  scope: CompanyScope,
  { categoryId, account, fromDay }: { categoryId: string; account: AccountId | null; fromDay: IsoDate },
): Promise<Moved[]> {
  const [all, sums] = await Promise.all([
    listPostingRules(d1, scope),
    d1.prepare(SUMS).bind(scope.companyId, categoryId, fromDay).all<Sum>(),
  ]);
  const rules = all.filter((rule) => rule.categoryId === categoryId);
  const others = rules.filter((rule) => rule.fromDay !== fromDay);
  const after = account === null ? others : [...others, { fromDay, account }];
  const found = new Map<string, Moved>();
  for (const { day, side, count, amount } of sums.results) {
    const toBy = (by: readonly { fromDay: IsoDate; account: AccountId }[]) =>
      contraOf({ categoryId, side, ownAccount: lastBy(by, day) });
    const [from, to] = [toBy(rules), toBy(after)];
    if (from === to || count === 0) continue;
    const key = `${from}|${to}`;
    const before = found.get(key) ?? { from, to, lineCount: 0, amount: paise(0) };
    found.set(key, { from, to, lineCount: before.lineCount + count, amount: paise(before.amount + amount) });
  }
  return [...found.values()];
}

const lastBy = (rules: readonly { fromDay: IsoDate; account: AccountId }[], day: IsoDate): AccountId | undefined =>
  rules
    .filter(({ fromDay }) => fromDay <= day)
    .toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1))
    .at(-1)?.account;
