import { categoryById } from '../bank/chart/chart';
import { CATEGORY_ACCOUNTS } from '../ledger/chart/category-accounts.data';
import { type Paise, paise } from '../shared/money';
import type { PayeeKind, TdsNature } from './natures';
import { natureOfCategory } from './of-category';

const TDS_PAYABLE = '2711';

const SECTIONS = Map.groupBy(Object.entries(CATEGORY_ACCOUNTS), ([, account]) => account);

/** The category whose nature an account of the chart stands for; none where its categories are of several sections, or one of none. */
const CATEGORY_OF_ACCOUNT: ReadonlyMap<string, string> = new Map(
  [...SECTIONS].flatMap(([account, categories]) => {
    const sections = new Set(categories.map(([category]) => categoryById(category)?.tdsSection));
    const [[category] = []] = categories;
    return sections.size === 1 && category && !sections.has(null) ? [[account, category] as const] : [];
  }),
);

/** Accounts of expense whose payments are all of one nature: a voucher that debits one tells what was paid for. */
export const ACCOUNTS_OF_NATURE: readonly string[] = [...CATEGORY_OF_ACCOUNT.keys()];

/** The nature of payments that stand in an account of the chart; undefined of accounts that do not tell. */
export const natureOfAccount = (account: string, payee: PayeeKind): TdsNature | undefined => {
  const category = CATEGORY_OF_ACCOUNT.get(account);
  return category === undefined ? undefined : natureOfCategory(category, payee);
};

/** One side of a voucher, by the account of the chart beside which it stands; a debit is positive. */
export type VoucherSide = { account: string; amount: Paise; partyId: string | null };

/** What a voucher pays for of one account, whom, and what it withholds of that. */
export type PaidOfAccount = { account: string; partyId: string | null; amount: Paise; withheld: Paise };

/**
 * What a payment voucher pays without a bill: each account of expense that tells its nature, by its debits. Tax that the voucher
 * withholds belongs to the largest of them.
 */
export function paidOfAccounts(sides: readonly VoucherSide[], party: string | null): PaidOfAccount[] {
  const told = sides.filter(({ account }) => CATEGORY_OF_ACCOUNT.has(account));
  const withheld = sides.reduce((sum, { account, amount }) => sum + (account === TDS_PAYABLE ? -amount : 0), 0);
  return [...Map.groupBy(told, ({ account, partyId }) => `${account}|${partyId ?? party ?? ''}`)]
    .map(([key, ofOne]) => {
      const [account = '', partyId = ''] = key.split('|');
      const amount = paise(ofOne.reduce((sum, one) => sum + one.amount, 0));
      return { account, partyId: partyId || null, amount, withheld: paise(0) };
    })
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount)
    .map((one, index) => (index === 0 ? { ...one, withheld: paise(Math.max(0, withheld)) } : one));
}
