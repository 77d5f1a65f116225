import { type IsoDate, isoDate } from '#domain/shared/dates';
import { type Explained, inPaise, inWords, Working } from '#domain/shared/explained';
import { type Paise, paise, parseRupees } from '#domain/shared/money';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { moneyWords } from '../../../ui/why/quantity';
import type { Coverage } from '../books.queries';

type Covered = Pick<Coverage, 'bankAccountId' | 'accountName' | 'proved' | 'isActive'>;

/** What is in the bank as far as statements prove it: the sum, the earliest of the days to which it is proved, and what is not in it. */
export type Cash = {
  total: Paise;
  /** The last day on which every balance of the sum is proved. */
  provedTo: IsoDate;
  accounts: readonly { id: string; name: string; on: IsoDate; balance: Paise }[];
  unknown: readonly string[];
};

/** The cash of the accounts in use; undefined where no balance of any is known. */
export function cashOf(coverage: readonly Covered[]): Cash | undefined {
  const inUse = coverage.filter(({ isActive }) => isActive);
  const accounts = inUse.flatMap(({ bankAccountId, accountName, proved }) =>
    proved
      ? [{ id: bankAccountId, name: accountName, on: isoDate(proved.on), balance: parseRupees(proved.balance) }]
      : [],
  );
  const [provedTo] = accounts.map(({ on }) => on).toSorted();
  if (!provedTo) return undefined;
  return {
    total: accounts.reduce((sum, { balance }) => paise(sum + balance), paise(0)),
    provedTo,
    accounts,
    unknown: inUse.filter(({ proved }) => !proved).map(({ accountName }) => accountName),
  };
}

/** The steps of the sum: each account with the day to which a statement proves its balance. */
export function cashSteps({ total, accounts, unknown }: Cash): Explained<Paise, string> {
  const working = new Working<string>();
  for (const { id, name, on, balance } of accounts)
    working.give(id, m.books_cash_of({ account: name, day: formatDate(on) }), inPaise(balance));
  for (const name of unknown) working.give(name, name, inWords(m.books_cash_unknown()));
  const sum = accounts.map(({ balance }) => moneyWords(balance)).join(' + ');
  working.make('cash', m.books_cash(), inPaise(total), {
    formula: m.books_step_sum(),
    inputs: accounts.map(({ id }) => id),
    summary:
      accounts.length > 1
        ? `${sum} = ${moneyWords(total)}`
        : m.why_sum({ label: m.books_cash(), value: moneyWords(total) }),
  });
  return working.explain(total);
}
