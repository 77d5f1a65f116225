import { eq } from 'drizzle-orm';
import { foldedName } from '../../../domain/bank/chart/chart';
import {
  type Account,
  type AccountCode,
  accountOf,
  CHART_ACCOUNTS,
  moneyCode,
} from '../../../domain/ledger/chart/chart';
import { MONEY_KINDS, type MoneyKind } from '../../../domain/ledger/chart/money';
import type { CompanyScope } from '../../../platform/access';
import { openDatabase } from '../../../platform/database';
import { kindOf } from '../../books/account/account.contract';
import { type BankAccount, bankAccounts } from '../../books/account/account.table';
import { ledgerAccounts } from './chart.table';

/** An account of the books, and which bank account or own account it is. */
export type KnownAccount = Account & {
  origin: 'chart' | 'bank' | 'own';
  kind: MoneyKind | null;
  currency: string;
  closedOn: string | null;
};

/** All accounts of a company: those every company has, its bank accounts, and its own. */
export async function accountsOf(d1: D1Database, { companyId }: CompanyScope): Promise<KnownAccount[]> {
  const db = openDatabase(d1);
  const [banks, own] = await db.batch([
    db.select().from(bankAccounts).where(eq(bankAccounts.companyId, companyId)),
    db.select().from(ledgerAccounts).where(eq(ledgerAccounts.companyId, companyId)),
  ]);
  return [
    ...CHART_ACCOUNTS.map((account) => ({ ...account, ...PLAIN, origin: 'chart' as const })),
    ...banks.map((bank) => bankAccountOf(bank, kindOf(bank))),
    ...own.map(({ id, code, name, line, tallyGroup, kind, currency, closedOn }) => ({
      ...{ id, code, name, line, tallyGroup, currency, closedOn },
      kind: isMoneyKind(kind) ? kind : null,
      origin: 'own' as const,
    })),
  ];
}

const PLAIN = { kind: null, currency: 'INR', closedOn: null };

const isMoneyKind = (kind: string | null | undefined): kind is MoneyKind => MONEY_KINDS.some((known) => known === kind);

/** A bank account beside the account of its kind, with the last digits of its number as the key below it. */
function bankAccountOf(bank: BankAccount, kind: MoneyKind): KnownAccount {
  const code: AccountCode = moneyCode(kind);
  const { line, name, tallyGroup } = accountOf(code);
  const tag = `[${bank.accountNumber.slice(-4)}]`;
  return { ...PLAIN, id: bank.id, code, name: `${name}${tag}`, line, tallyGroup, kind, origin: 'bank' };
}

/**
 * The account a person or a file names: by its id, its code or its name, whatever its case. A name or code of a kind of bank account
 * stands for the one bank account of that kind, where there is just one.
 */
export function accountFinder(accounts: readonly KnownAccount[]): (named: string) => KnownAccount | undefined {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const byName = new Map<string, KnownAccount>();
  const byCode = new Map<string, KnownAccount>();
  for (const account of [...accounts].reverse()) {
    byName.set(foldedName(account.name), account);
    if (account.origin !== 'bank') byCode.set(account.code, account);
  }
  return (named) => {
    const found = byId.get(named) ?? byCode.get(named) ?? byName.get(foldedName(named));
    if (found?.origin !== 'chart') return found;
    const banks = accounts.filter(({ origin, code }) => origin === 'bank' && code === found.code);
    return banks.length === 1 ? banks[0] : found;
  };
}
