import fc from 'fast-check';
import { addDays, isoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import { CHART_ACCOUNTS, PARTY_ACCOUNTS } from '../chart/chart';
import type { Entry } from '../model';
import type { ExampleVoucher } from './reading.fixture';

const FIRST = isoDate('2024-04-01');
const key = fc.constantFrom('Alpha', 'Beta', undefined);
const amount = fc.oneof(
  fc.integer({ min: -5_000_000_00, max: 5_000_000_00 }),
  fc.integer({ min: -100, max: 100 }),
  fc.constant(9_99_99_99_999_99),
);

const entry = fc
  .record({ account: fc.constantFrom(...CHART_ACCOUNTS), amount, key })
  .map(({ account, amount, key }): Entry => {
    const apart = PARTY_ACCOUNTS.has(account.code) ? { partyId: key } : { tag: key };
    return { account: account.id, amount: amount as Paise, ...apart };
  })
  .filter(({ amount }) => amount !== 0);

/** A journal of two years over any accounts, balanced by one more entry. */
const voucher = fc
  .record({
    day: fc.integer({ min: 0, max: 729 }),
    kind: fc.constantFrom('journal' as const, 'payment' as const),
    entries: fc.array(entry, { minLength: 1, maxLength: 4 }),
    against: fc.constantFrom(...CHART_ACCOUNTS),
  })
  .map(({ day, kind, entries, against }): ExampleVoucher => {
    const difference = entries.reduce((sum, { amount }) => sum + amount, 0);
    const last = { account: against.id, amount: -difference as Paise };
    return { kind, date: addDays(FIRST, day), entries: difference === 0 ? entries : [...entries, last] };
  });

/** Vouchers of two financial years, 2024-25 and 2025-26, in the order of their days. */
export const anyBooks = fc
  .array(voucher, { minLength: 1, maxLength: 40 })
  .map((vouchers) => vouchers.sort((one, other) => one.date.localeCompare(other.date)));
