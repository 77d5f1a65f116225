import type { AccountType } from '../../bank/values';
import { type Said, say } from '../../shared/message';
import { ACCOUNT_ROWS } from './accounts.data';
import { type AccountClass, STATEMENT_LINES, type StatementLine, type TallyGroup } from './lines';
import type { MoneyKind } from './money';

/** The code of an account that every company has. */
export type AccountCode = (typeof ACCOUNT_ROWS)[number][0];

/**
 * What entries store to name an account: the code of one that every company has, the id of a bank account, or the id of an account
 * the company added.
 */
export type AccountId = string;

/** An account as reports know it. One of a bank or of the company's own is presented as the one it stands beside in `code`. */
export type Account = {
  id: AccountId;
  /** Four digits; of a company's own account the code it was given, of a bank account the code of its kind. */
  code: string;
  name: string;
  line: StatementLine;
  tallyGroup: TallyGroup;
};

/** The accounts every company has, in the order of the statements. */
export const CHART_ACCOUNTS: readonly (Account & { id: AccountCode; code: AccountCode })[] = ACCOUNT_ROWS.map(
  ([code, name, line, tallyGroup]) => ({ id: code, code, name, line, tallyGroup }),
);

const byCode: ReadonlyMap<string, (typeof CHART_ACCOUNTS)[number]> = new Map(
  CHART_ACCOUNTS.map((account) => [account.code, account]),
);

/** The account of the chart with this code; nothing for one of a company's own. */
export const chartAccount = (code: string) => byCode.get(code);

/** The account of the chart with this code. Throws RangeError where there is none: a code is ours. */
export function accountOf(code: AccountCode): Account {
  const account = byCode.get(code);
  if (!account) throw new RangeError(`The chart has no account ${code}`);
  return account;
}

/** Lines of which an account with a code of the company's own invention is presented as the first one of its group. */
const TOLD_BY_GROUP: ReadonlySet<StatementLine> = new Set(['cash-and-bank', 'short-term-borrowings', 'finance-costs']);

/**
 * The code of the account of the chart as which one is presented: of a company's own `1504-01` that is 1504. A code of the company's
 * own invention tells nothing, so that its line and group do where they say enough; else it stays as it is.
 */
export function chartCodeOf({ code, line, tallyGroup }: Pick<Account, 'code' | 'line' | 'tallyGroup'>): string {
  const [root = code] = code.split('-');
  if (byCode.get(root)?.line === line) return root;
  if (!TOLD_BY_GROUP.has(line)) return code;
  return CHART_ACCOUNTS.find((one) => one.line === line && one.tallyGroup === tallyGroup)?.code ?? code;
}

/** An account as it is said: one of the chart in the reader's language, a bank's with the end of its number, any other by its name. */
export function accountWords({ id, code, name }: Pick<Account, 'id' | 'code' | 'name'>): Said {
  if (id === code) return say(`ledger.account.${code}`);
  const tag = /^(.+)\[(\w+)\]$/.exec(name);
  const chart = byCode.get(code);
  if (!tag?.[2] || tag[1] !== chart?.name) return name;
  return say('ledger.account-of-bank', { account: say(`ledger.account.${code}`), ending: tag[2] });
}

export const classOf = ({ line }: Pick<Account, 'line'>): AccountClass => STATEMENT_LINES[line];

/** Whether an account opens at nil on each 1 April, its profit or loss standing in Surplus. */
export const isNominal = (account: Pick<Account, 'line'>): boolean =>
  classOf(account) === 'income' || classOf(account) === 'expense';

/** Where profit of earlier years stands. */
export const SURPLUS: AccountCode = '2203';
/** Where a bank line stands of which nobody has said what it is. */
export const SUSPENSE: AccountCode = '1801';

const MONEY_CODES: Record<MoneyKind, AccountCode> = {
  current: '1501',
  savings: '1502',
  overdraft: '2501',
  card: '2724',
  cash: '1504',
  wallet: '1508',
  gateway: '1701',
  loan: '2401',
  'fixed-deposit': '1505',
  eefc: '1503',
};

/** The account of the chart beside which a bank account of this kind stands. */
export const moneyCode = (kind: AccountType | MoneyKind): AccountCode => MONEY_CODES[kind];

/** Accounts whose every entry names a party: what each of them owes or is owed is asked for by name. */
export const PARTY_ACCOUNTS: ReadonlySet<string> = new Set<AccountCode>(['1401', '2601', '2725', '2728', '1601']);
