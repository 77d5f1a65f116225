import type { AccountId } from '../../../domain/ledger/chart/chart';
import type { NewVoucher } from '../../../domain/ledger/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { atFault } from '../../../platform/problem';
import { OPENED, OWN_ACCOUNT } from '../balance/sums.repository';
import type { KnownAccount } from '../chart/chart.repository';

/** Cash that is kept by hand: the account of the chart, and accounts of a company's own of that kind. */
export const isCashBook = ({ id, kind, origin }: Pick<KnownAccount, 'id' | 'kind' | 'origin'>): boolean =>
  id === '1504' || (kind === 'cash' && origin === 'own');

/** What people enter themselves; what another program or a bank brings is recorded as it is, and looked at afterwards. */
const BY_HAND: readonly string[] = ['manual', 'document'];

// By account and day: what vouchers moved, and what bank lines brought or took since the books were opened.
const MOVED = `WITH opened AS (${OPENED})
  SELECT account, day, sum(amount) amount FROM (
    SELECT account, period day, debit_paise - credit_paise amount FROM ledger_totals
      WHERE company_id = ?1 AND grain = 'day' AND account IN (SELECT value FROM json_each(?2))
    UNION ALL SELECT coalesce(${OWN_ACCOUNT('t.category_id', 't.period')}, '1504'), t.period,
        iif(t.side = 'debit', t.amount_paise, -t.amount_paise)
      FROM bank_totals t WHERE t.company_id = ?1 AND t.grain = 'day' AND t.period >= coalesce((SELECT day FROM opened), '')
        AND (t.category_id, t.side) IN (VALUES ('cash-withdrawal', 'debit'), ('cash-deposit', 'credit')))
  GROUP BY account, day ORDER BY day`;

/**
 * Nobody pays cash that is not there: on no day from its own on does a voucher that is entered by hand leave a cash book below nil.
 * Throws 422 naming the line, what would be missing and when.
 */
export async function mustLeaveCash(
  d1: D1Database,
  { companyId }: CompanyScope,
  vouchers: readonly NewVoucher[],
  known: ReadonlyMap<AccountId, KnownAccount>,
  at: (index: number) => string,
): Promise<void> {
  const isCash = (id: AccountId) => {
    const account = known.get(id);
    return account !== undefined && isCashBook(account);
  };
  const isPaid = ({ source, reversesId, entries }: NewVoucher) =>
    BY_HAND.includes(source.kind) &&
    !reversesId &&
    entries.some(({ account, amount }) => amount < 0 && isCash(account));
  if (!vouchers.some(isPaid)) return;
  const ids = [...known.keys()].filter(isCash);
  const { results } = await d1
    .prepare(MOVED)
    .bind(companyId, JSON.stringify(ids))
    .all<{ account: AccountId; day: IsoDate; amount: number }>();
  const coming = vouchers.flatMap(({ date, entries }) =>
    entries.filter(({ account }) => isCash(account)).map(({ account, amount }) => ({ account, day: date, amount })),
  );
  const short = shortBooks([...results, ...coming]);
  vouchers.forEach((voucher, index) => {
    if (!isPaid(voucher)) return;
    voucher.entries.forEach(({ account, amount }, line) => {
      const lack = amount < 0 && short(account, voucher.date);
      if (!lack) return;
      const told = {
        account: known.get(account)?.name ?? account,
        day: lack.day,
        missing: { exact: paise(lack.missing) },
      };
      throw atFault(422, `${at(index)}lines.${line}.credit`, say('ledger.cash-below-nil', told), 'cash-below-nil');
    });
  });
}

type Moved = { account: AccountId; day: IsoDate; amount: number };

/** The first day from one on at whose end an account is below nil, and by how much. */
function shortBooks(moved: readonly Moved[]) {
  const byAccount = Map.groupBy(moved, ({ account }) => account);
  return (account: AccountId, from: IsoDate): { day: IsoDate; missing: number } | undefined => {
    const days = new Map<IsoDate, number>();
    for (const { day, amount } of byAccount.get(account) ?? []) days.set(day, (days.get(day) ?? 0) + amount);
    let balance = 0;
    for (const [day, amount] of [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      balance += amount;
      if (balance < 0 && day >= from) return { day, missing: -balance };
    }
    return undefined;
  };
}
