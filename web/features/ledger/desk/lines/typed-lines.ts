import { PARTY_ACCOUNTS } from '#domain/ledger/chart/chart';
import { formatRupees, type Paise, paise, parseRupees } from '#domain/shared/money';
import { m } from '../../../../lib/messages';
import { bareAmount } from '../../../../lib/typed-amount';
import type { Account, Voucher } from '../desk.queries';

/** One side of a voucher as it is typed. `account` is the id of what was chosen, else the text is looked up by the server. */
export type TypedLine = {
  key: number;
  account: string;
  text: string;
  debit: string;
  credit: string;
  party: string;
  bill: string;
  tag: string;
  /** Of an account in another currency: which, how much of it, and the rupees for one. */
  currency: string;
  foreignAmount: string;
  rate: string;
};

/** What is wrong, by the key of a line and its field, or by a field of the voucher as a whole. */
export type LineFaults = Readonly<Record<string, string>>;

export const blankLine = (key: number): TypedLine => ({
  ...{ key, account: '', text: '', debit: '', credit: '', party: '', bill: '', tag: '' },
  ...{ currency: '', foreignAmount: '', rate: '' },
});

const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

/** What was typed, as an amount above nought; nothing where it is none. */
export function amountOf(text: string): Paise | undefined {
  const bare = bareAmount(text);
  const amount = AMOUNT.test(bare) ? parseRupees(bare) : paise(0);
  return amount > 0 ? amount : undefined;
}

/** Both sums, and what is missing: above nought on the side of the credits. */
export function sumsOf(lines: readonly TypedLine[]): { debit: Paise; credit: Paise; difference: Paise } {
  const sum = (side: 'debit' | 'credit') => lines.reduce((all, line) => all + (amountOf(line[side]) ?? 0), 0);
  const [debit, credit] = [sum('debit'), sum('credit')];
  return { debit: paise(debit), credit: paise(credit), difference: paise(debit - credit) };
}

export const isBlank = ({ account, text, debit, credit, party, bill, tag }: TypedLine): boolean =>
  [account, text, debit, credit, party, bill, tag].every((typed) => typed.trim() === '');

/** The lines with one more, which carries what is missing on the side where it is. */
export function withNext(lines: readonly TypedLine[]): TypedLine[] {
  const { difference } = sumsOf(lines);
  const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
  const missing = formatRupees(paise(Math.abs(difference)));
  const side = difference === 0 ? {} : difference > 0 ? { credit: missing } : { debit: missing };
  return [...lines, { ...blankLine(key), ...side }];
}

/** Whether an account asks for a party, and so for a bill. */
export const asksForParty = (account: Pick<Account, 'code'> | undefined): boolean =>
  account !== undefined && PARTY_ACCOUNTS.has(account.code);

// Taxes by section or year, loans and deposits: each has many below one account. Elsewhere a key is written in square brackets.
const KEYED: ReadonlySet<string> = new Set([
  ...['2711', '2712', '1621', '1622', '1623', '1631', '2801', '5601'],
  ...['2401', '2402', '2403', '2404', '2502', '2503', '1205', '1505'],
]);

/** Whether an account usually has a key below it: a section, a tax year, a loan or a deposit. */
export const asksForKey = (account: Pick<Account, 'code'> | undefined): boolean =>
  account !== undefined && KEYED.has(account.code);

/** What stands against sending the lines. A line in which nothing was typed is left out and not at fault. */
export function faultsIn(lines: readonly TypedLine[]): LineFaults {
  const faults: Record<string, string> = {};
  for (const line of lines.filter((one) => !isBlank(one))) {
    if (!line.account && !line.text.trim()) faults[`${line.key}.account`] = m.desk_account_wanted();
    const side = line.credit.trim() && !line.debit.trim() ? 'credit' : 'debit';
    if (amountOf(line[side]) === undefined) faults[`${line.key}.${side}`] = m.desk_amount_wanted();
  }
  return faults;
}

export type SentLine = {
  account: string;
  debit?: string;
  credit?: string;
  party?: string;
  bill?: string;
  tag?: string;
  currency?: string;
  foreignAmount?: string;
  rate?: string;
};

const typedIn = (lines: readonly TypedLine[]) => lines.filter((line) => !isBlank(line));

/** The lines as the call takes them. */
export const sentLines = (lines: readonly TypedLine[]): SentLine[] => typedIn(lines).map(sentLine);

function sentLine({ account, text, debit, credit, party, bill, tag, ...foreign }: TypedLine): SentLine {
  const [debits, credits] = [amountOf(debit), amountOf(credit)];
  return {
    account: account || text.trim(),
    ...(debits && { debit: formatRupees(debits) }),
    ...(credits && { credit: formatRupees(credits) }),
    ...(party.trim() && { party: party.trim() }),
    ...(bill.trim() && { bill: bill.trim() }),
    ...(tag.trim() && { tag: tag.trim() }),
    ...sentForeign(foreign),
  };
}

function sentForeign({ currency, foreignAmount, rate }: Pick<TypedLine, 'currency' | 'foreignAmount' | 'rate'>) {
  if (!currency || !foreignAmount.trim()) return {};
  return { currency, foreignAmount: bareAmount(foreignAmount), ...(rate.trim() && { rate: bareAmount(rate) }) };
}

/** The faults of an answer beside the lines they are of: 'lines.1.party' is the party of the second line that was sent. */
export function faultsOfAnswer(fields: Readonly<Record<string, string>>, lines: readonly TypedLine[]): LineFaults {
  const sent = typedIn(lines);
  return Object.fromEntries(
    Object.entries(fields).map(([field, words]) => {
      const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
      const line = index === undefined ? undefined : sent[Number(index)];
      return [line ? `${line.key}.${name}` : field, words];
    }),
  );
}

/** Lines that stand in the books, as they are typed anew. */
export const linesOf = ({ lines }: Pick<Voucher, 'lines'>): TypedLine[] =>
  lines.map(({ account, code, accountName, debit, credit, party, bill, tag, currency, foreignAmount, rate }, at) => ({
    ...{ key: at + 1, account, text: accountLabel({ code, name: accountName }) },
    ...{ debit: debit ?? '', credit: credit ?? '', party: party ?? '', bill: bill ?? '', tag: tag ?? '' },
    ...{ currency: currency ?? '', foreignAmount: foreignAmount ?? '', rate: rate ?? '' },
  }));

/** '5501 Rent': by both, an account is found and told from others. */
export const accountLabel = ({ code, name }: Pick<Account, 'code' | 'name'>): string => `${code} ${name}`;

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** The accounts that a text names, best first: by the beginning of the code, of the name, of a word in it, or by any part. */
export function accountsFound(accounts: readonly Account[], text: string, most: number): Account[] {
  const sought = folded(text);
  const open = accounts.filter(({ closedOn }) => closedOn === null);
  if (sought === '') return open.toSorted((a, b) => OWN_FIRST[a.origin] - OWN_FIRST[b.origin]).slice(0, most);
  const ranked = open.map((account) => ({ account, rank: rankOf(account, sought) }));
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank || OWN_FIRST[a.account.origin] - OWN_FIRST[b.account.origin])
    .slice(0, most)
    .map(({ account }) => account);
}

const OWN_FIRST: Readonly<Record<Account['origin'], number>> = { bank: 0, own: 1, chart: 2 };
const NOT_FOUND = 4;

function rankOf(account: Account, sought: string): number {
  const name = folded(account.name);
  if (account.code.toLowerCase().startsWith(sought) || folded(accountLabel(account)) === sought) return 0;
  if (name.startsWith(sought)) return 1;
  if (name.includes(` ${sought}`)) return 2;
  return name.includes(sought) ? 3 : NOT_FOUND;
}

/** The one account that a text says in full. */
export function accountSaid(accounts: readonly Account[], text: string): Account | undefined {
  const sought = folded(text);
  const said = accounts.filter((account) =>
    [account.name, account.code, accountLabel(account)].some((name) => folded(name) === sought),
  );
  return said.length === 1 ? said[0] : undefined;
}
