import { financialYearOf, type IsoDate, isoDate } from '../../shared/dates';
import { formatRupees, paise } from '../../shared/money';
import { type Account, type AccountId, classOf, isNominal, SURPLUS } from '../chart/chart';
import type { LedgerKey, OutBooks, OutEntry, OutVoucher } from './model';
import { alike } from './names';

// Plain-text journals of hledger and beancount. On each 1 April what a year earned goes to Surplus by an entry of its own, since
// these programs close nothing by themselves; with it their balances are ours on every day.

type Voucher = Pick<OutVoucher, 'date' | 'number' | 'narration' | 'entries'>;

/** Writes vouchers in the order of their days. */
export type JournalWriter = {
  /** What an account, party and tag are called in the journal. */
  nameOf: (key: LedgerKey) => string;
  start: (openedOn: IsoDate) => string;
  voucher: (voucher: Voucher) => string;
  /** What closes the years that have ended by a day. */
  end: (on: IsoDate) => string;
};

const CLASSES = {
  asset: 'Assets',
  liability: 'Liabilities',
  equity: 'Equity',
  income: 'Income',
  expense: 'Expenses',
} as const;

type Names = { of: (key: LedgerKey) => string; all: () => string[] };

export function hledgerWriter(books: Pick<OutBooks, 'accounts' | 'parties' | 'company'>): JournalWriter {
  // Two blanks end a name, a colon parts its levels, a semicolon begins a comment.
  const names = journalNames(books, (text) =>
    text
      .replace(/[:;()[\]|]+/g, '-')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return writer(books, names, {
    start: () => `; ${oneLine(books.company)}\ndecimal-mark .\ncommodity 1000.00 INR\n\n`,
    voucher: (date, number, narration, entries) =>
      `${date} ${number === '' ? '' : `(${bare(number)}) `}${bare(narration)}\n${entries.map(([name, amount]) => `    ${name}  ${amount} INR\n`).join('')}\n`,
  });
}

export function beancountWriter(books: Pick<OutBooks, 'accounts' | 'parties' | 'company' | 'keys'>): JournalWriter {
  const names = journalNames(
    books,
    (text) =>
      text
        .normalize('NFKD')
        .replace(/[^A-Za-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .replace(/^[a-z]/, (letter) => letter.toUpperCase()) || 'X',
  );
  const quoted = (text: string) => `"${oneLine(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  return writer(books, names, {
    start: (openedOn) => {
      for (const key of [...books.keys, { account: SURPLUS }]) names.of(key);
      const opens = names
        .all()
        .sort()
        .map((name) => `${openedOn} open ${name} INR\n`);
      return `option "title" ${quoted(books.company)}\noption "operating_currency" "INR"\n\n${opens.join('')}\n`;
    },
    voucher: (date, number, narration, entries) =>
      `${date} * ${quoted(narration)}\n${number === '' ? '' : `  number: ${quoted(number)}\n`}${entries.map(([name, amount]) => `  ${name}  ${amount} INR\n`).join('')}\n`,
  });
}

type Style = {
  start: (openedOn: IsoDate) => string;
  voucher: (
    date: IsoDate,
    number: string,
    narration: string,
    entries: readonly (readonly [name: string, amount: string])[],
  ) => string;
};

function writer({ accounts }: Pick<OutBooks, 'accounts'>, names: Names, style: Style): JournalWriter {
  const nominal = new Set(accounts.filter(isNominal).map(({ id }) => id));
  const earned = new Map<string, { key: LedgerKey; amount: number }>();
  let year = '';
  const closing = (before: string): string => {
    const lines = [...earned.values()].filter(({ amount }) => amount !== 0);
    earned.clear();
    if (lines.length === 0) return '';
    const day = isoDate(`${Number(before.slice(0, 4)) + 1}-04-01`);
    const profit = lines.reduce((sum, { amount }) => sum + amount, 0);
    const entries: OutEntry[] = [
      ...lines.map(({ key, amount }) => ({ ...key, amount: paise(-amount) })),
      { account: SURPLUS, amount: paise(profit) },
    ];
    return written(style, names, { date: day, number: '', narration: before, entries });
  };
  return {
    nameOf: names.of,
    start: style.start,
    voucher: (voucher) => {
      const own = financialYearOf(voucher.date);
      const closed = year !== '' && own > year ? closing(year) : '';
      year = own > year ? own : year;
      for (const { account, partyId, tag, amount } of voucher.entries) {
        if (!nominal.has(account)) continue;
        const key = { account, partyId, tag };
        const name = names.of(key);
        earned.set(name, { key, amount: (earned.get(name)?.amount ?? 0) + amount });
      }
      return `${closed}${written(style, names, voucher)}`;
    },
    end: (on) => (year !== '' && financialYearOf(on) > year ? closing(year) : ''),
  };
}

const written = (style: Style, names: Names, { date, number, narration, entries }: Voucher): string =>
  style.voucher(
    date,
    number,
    narration === '' ? number || date : narration,
    entries.filter(({ amount }) => amount !== 0).map((entry) => [names.of(entry), formatRupees(entry.amount)] as const),
  );

/** Class, code with name, and below it party and tag; each account has a name of its own in whatever letters a program allows. */
function journalNames(
  { accounts, parties }: Pick<OutBooks, 'accounts' | 'parties'>,
  allowed: (text: string) => string,
): Names {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const partyNames = new Map(parties.map(({ id, name }) => [id, name]));
  const given = new Map<string, string>();
  const taken = new Set<string>();
  const of = ({ account, partyId, tag }: LedgerKey): string => {
    const key = JSON.stringify([account, partyId ?? null, tag ?? null]);
    const before = given.get(key);
    if (before !== undefined) return before;
    const base = [CLASSES[classIn(byId, account)], allowed(nameIn(byId, account))];
    if (partyId !== undefined) base.push(allowed(`P ${partyNames.get(partyId) ?? partyId}`));
    if (tag !== undefined) base.push(allowed(`T ${tag}`));
    const name = base.join(':');
    let own = name;
    for (let count = 2; taken.has(alike(own)); count++) own = `${name}-${count}`;
    taken.add(alike(own));
    given.set(key, own);
    return own;
  };
  return { of, all: () => [...given.values()] };
}

const classIn = (byId: ReadonlyMap<AccountId, Account>, id: AccountId) => {
  const account = byId.get(id);
  return account ? classOf(account) : 'asset';
};

const nameIn = (byId: ReadonlyMap<AccountId, Account>, id: AccountId): string => {
  const account = byId.get(id);
  return account ? `${account.code} ${account.name}` : id;
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** What would begin a comment, a code, or a status of its own. */
const bare = (text: string): string =>
  oneLine(text)
    .replace(/[;|()]/g, '-')
    .replace(/^[*!]/, '-');
