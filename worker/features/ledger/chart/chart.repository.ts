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
import { columnsOf } from '../../../platform/database';
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

const BANKS = columnsOf(bankAccounts);
const BANK = ['id', 'accountNumber', 'accountType', 'kind'] as const;
type Bank = Pick<BankAccount, (typeof BANK)[number]>;
const OWN = columnsOf(ledgerAccounts);
const OWN_ACCOUNT = ['id', 'code', 'name', 'line', 'tallyGroup', 'kind', 'currency', 'closedOn'] as const;

/** All accounts of a company: those every company has, its bank accounts, and its own. */
export const accountsOf = async (d1: D1Database, scope: CompanyScope): Promise<KnownAccount[]> =>
  accountsIn(await d1.batch(askAccounts(d1, scope)));

/** The statements that ask them, for a round trip that asks more. */
export const askAccounts = (d1: D1Database, { companyId }: CompanyScope): D1PreparedStatement[] => [
  d1.prepare(`SELECT ${BANKS.selected(BANK)} FROM bank_accounts WHERE company_id = ?1`).bind(companyId),
  d1.prepare(`SELECT ${OWN.selected(OWN_ACCOUNT)} FROM ledger_accounts WHERE company_id = ?1`).bind(companyId),
];

/** What these statements answer. */
export function accountsIn([banks, own]: readonly D1Result[]): KnownAccount[] {
  return [
    ...CHART_ACCOUNTS.map((account) => ({ ...account, ...PLAIN, origin: 'chart' as const })),
    ...(banks?.results ?? []).map(BANKS.read(BANK)).map((bank) => bankAccountOf(bank, kindOf(bank))),
    ...(own?.results ?? [])
      .map(OWN.read(OWN_ACCOUNT))
      .map(({ id, code, name, line, tallyGroup, kind, currency, closedOn }) => ({
        ...{ id, code, name, line, tallyGroup, currency, closedOn },
        kind: isMoneyKind(kind) ? kind : null,
        origin: 'own' as const,
      })),
  ];
}

const PLAIN = { kind: null, currency: 'INR', closedOn: null };

const isMoneyKind = (kind: string | null | undefined): kind is MoneyKind => MONEY_KINDS.some((known) => known === kind);

/** A bank account beside the account of its kind, with the last digits of its number as the key below it. */
function bankAccountOf(bank: Bank, kind: MoneyKind): KnownAccount {
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
