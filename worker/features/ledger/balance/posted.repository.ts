import { CHART } from '../../../domain/bank/chart/chart';
import { SIDES, type Side } from '../../../domain/bank/values';
import { type AccountId, SUSPENSE } from '../../../domain/ledger/chart/chart';
import type { Entry, VoucherKind } from '../../../domain/ledger/model';
import {
  contraOf,
  entriesOfLine,
  insideOf,
  kindOfLine,
  OWN_MONEY,
  ruleOfLine,
  TAX_AWAITING_INVOICE,
  UNDOING,
} from '../../../domain/ledger/posting/line';
import { financialYearOf, type IsoDate } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { accountsOf } from '../chart/chart.repository';
import type { PostedVoucher } from '../voucher/post.repository';
import { findVouchers } from '../voucher/voucher.repository';
import { IS_REGISTERED, OPENED, OPENINGS, OWN_ACCOUNT, RATE_OF, REGISTERED } from './sums.repository';

/** A place in a list of vouchers by day: after this one the list goes on. */
export type Place = { date: IsoDate; id: string };
export type VoucherDays = { from: IsoDate; to: IsoDate; after?: Place | undefined; limit: number };
/** Which vouchers of some days are wanted, and whether the newest come first. */
export type VoucherFilter = { kind?: VoucherKind | undefined; words?: readonly string[]; isNewestFirst?: boolean };

/** A row of a bank line with all that says what it posts. */
type LineRow = {
  id: string;
  date: IsoDate;
  bankAccountId: string;
  last4: string;
  line: number;
  description: string;
  reference: string | null;
  payee: string | null;
  amount: Paise;
  side: Side;
  categoryId: string | null;
  isSplit: number;
  rate: number;
  ownAccount: AccountId | null;
  isRegistered: number;
  by: string | null;
  byRule: string | null;
  at: string;
  parts: string | null;
  undone: string | null;
};

const PARTS = (line: string) => `(SELECT json_group_array(json_array(p.category_id,
    iif(p.is_deducted, -p.amount_paise, p.amount_paise), iif(p.gst_mode = 'output', ${RATE_OF('p.category_id')}, 0),
    ${OWN_ACCOUNT('p.category_id', `${line}.transaction_date`)}))
  FROM transaction_splits p WHERE p.transaction_id = ${line}.id)`;
const MODE_RATE = (line: string) => `iif(${line}.gst_mode = 'output', ${RATE_OF(`${line}.category_id`)}, 0)`;

const COLUMNS = `t.id, t.transaction_date date, t.bank_account_id bankAccountId, substr(a.account_number, -4) last4, t.line,
  t.description, t.reference, t.payee, t.amount_paise amount, t.transaction_type side, t.category_id categoryId, t.is_split isSplit,
  ${MODE_RATE('t')} rate, ${OWN_ACCOUNT('t.category_id', 't.transaction_date')} ownAccount, ${IS_REGISTERED('t.transaction_date')} isRegistered,
  t.categorised_by_name by, t.category_rule byRule, coalesce(t.categorised_at, t.created_at) at,
  iif(t.is_split, ${PARTS('t')}, NULL) parts,
  iif(t.category_id IN ('failed-payment-returned', 'cheque-return') AND t.is_reconciled = 1 AND t.reconciled_with ->> 'kind' = 'reversal',
    (SELECT json_object('categoryId', o.category_id, 'side', o.transaction_type, 'rate', ${MODE_RATE('o')},
        'ownAccount', ${OWN_ACCOUNT('o.category_id', 'o.transaction_date')}, 'amount', o.amount_paise,
        'isRegistered', ${IS_REGISTERED('o.transaction_date')}, 'parts', json(iif(o.is_split, ${PARTS('o')}, 'null')),
        'posted', json((SELECT json_group_array(json_array(e.account, e.amount_paise, e.party_id)) FROM ledger_entries e
          WHERE e.voucher_id = o.voucher_id AND e.superseded_by IS NULL AND e.account <> o.bank_account_id)))
      FROM bank_transactions o WHERE o.id = t.reconciled_with ->> 'id' AND +o.company_id = ?1), NULL) undone`;

// Lines before the books were opened are evidence of the balance that the opening voucher states, and post nothing.
const IS_POSTED = `t.voucher_id IS NULL AND NOT (t.transaction_date < coalesce((SELECT day FROM opened), '')
  AND t.bank_account_id IN (${OPENINGS}))`;
const WITH = `WITH opened AS (${OPENED}), registered AS (${REGISTERED})`;
const FROM = 'FROM bank_transactions t JOIN bank_accounts a ON a.id = t.bank_account_id';
const IN_ORDER = 'ORDER BY t.transaction_date, t.id LIMIT ?6';

type Walk = { isNewestFirst: boolean; wanted: readonly string[] };

const walked = ({ isNewestFirst, wanted }: Walk, date: string, id: string): string =>
  `AND (${date}, ${id}) ${isNewestFirst ? '<' : '>'} (?4, ?5) ${wanted.map((one) => `AND ${one}`).join(' ')}
  ORDER BY ${date}${isNewestFirst ? ' DESC' : ''}, ${id}${isNewestFirst ? ' DESC' : ''} LIMIT ?6`;

const linesByDay = (walk: Walk): string => `${WITH} SELECT ${COLUMNS} ${FROM}
  WHERE t.company_id = ?1 AND t.transaction_date BETWEEN ?2 AND ?3 AND ${IS_POSTED} ${walked(walk, 't.transaction_date', 't.id')}`;
const OF_BANK = `${WITH} SELECT ${COLUMNS} ${FROM} WHERE t.company_id = ?1 AND t.transaction_date BETWEEN ?2 AND ?3
  AND (t.transaction_date, t.id) > (?4, ?5) AND t.bank_account_id = ?7 AND ${IS_POSTED} ${IN_ORDER}`;
// The days on which a category has lines are known from their sums: no other day is read.
const OF_CATEGORIES = `${WITH} SELECT ${COLUMNS} ${FROM} WHERE t.company_id = ?1
  AND t.transaction_date IN (SELECT period FROM bank_totals WHERE company_id = ?1 AND grain = 'day' AND period BETWEEN max(?2, ?4) AND ?3
    AND category_id IN (SELECT value FROM json_each(?7)))
  AND (t.transaction_date, t.id) > (?4, ?5) AND ${IS_POSTED}
  AND (coalesce(t.category_id, '') IN (SELECT value FROM json_each(?7)) OR t.is_split) ${IN_ORDER}`;

const storedByDay = (walk: Walk): string => `SELECT v.id, v.date FROM ledger_vouchers v
  WHERE v.company_id = ?1 AND v.date BETWEEN ?2 AND ?3 ${walked(walk, 'v.date', 'v.id')}`;
const STORED_OF_ACCOUNT = `SELECT DISTINCT voucher_id id, date FROM ledger_entries WHERE company_id = ?1 AND account = ?7
  AND superseded_by IS NULL AND date BETWEEN ?2 AND ?3 AND (date, voucher_id) > (?4, ?5) ORDER BY date, voucher_id LIMIT ?6`;

const LAST_ID = '￿';

// ?7 holds what a voucher must name.
const RUPEES = (paise: string) => `printf('%d.%02d', ${paise} / 100, ${paise} % 100)`;
const HOLDS = (text: string) => `instr(lower(${text}), w.value ->> 'text') > 0`;
const LISTS = (list: string, key: string) => `instr(w.value ->> '${list}', char(10) || ${key} || char(10)) > 0`;
/** SQL: every word that is wanted stands in one of these. */
const NAMES_ALL = (...places: readonly string[]) =>
  `NOT EXISTS (SELECT 1 FROM json_each(?7, '$.words') w WHERE NOT (${places.join(' OR ')}))`;

// As `derivedVoucher` numbers them.
const LINE_NUMBER = `substr(a.account_number, -4) || '/' || replace(substr(t.transaction_date, 3), '-', '') || '/' || t.line`;
const NAMED = {
  line: NAMES_ALL(
    HOLDS(`t.description || ' ' || coalesce(t.reference, '') || ' ' || coalesce(t.payee, '') || ' ' || ${LINE_NUMBER}`),
    HOLDS(RUPEES('t.amount_paise')),
    LISTS('accounts', 't.bank_account_id'),
    `t.is_split = 0 AND ${LISTS('lines', "coalesce(t.category_id, '') || '|' || t.transaction_type")}`,
    `t.is_split AND EXISTS (SELECT 1 FROM transaction_splits p WHERE p.transaction_id = t.id
    AND ${LISTS('lines', "p.category_id || '|' || t.transaction_type")})`,
  ),
  voucher: NAMES_ALL(
    HOLDS(`v.number || ' ' || v.narration || ' ' || coalesce(v.reference, '') || ' ' || ${RUPEES('v.total_paise')}`),
    `EXISTS (SELECT 1 FROM ledger_entries e LEFT JOIN parties p ON p.id = e.party_id LEFT JOIN ledger_bills b ON b.id = e.bill_id
    WHERE e.voucher_id = v.id AND e.version = v.version AND (${LISTS('accounts', 'e.account')} OR
      ${HOLDS(`coalesce(p.name, '') || ' ' || coalesce(b.ref, '') || ' ' || coalesce(e.tag, '') || ' ' || ${RUPEES('abs(e.amount_paise)')}`)}))`,
  ),
};
// As `kindOfLine` tells it.
const KIND_IS = {
  line: `iif(coalesce(t.category_id, '') IN (SELECT value FROM json_each(?7, '$.ownMoney')), 'contra',
    iif(t.transaction_type = 'credit', 'receipt', 'payment')) = ?7 ->> 'kind'`,
  voucher: `v.kind = ?7 ->> 'kind'`,
};

/**
 * The vouchers of some days in the order of day and id, those that ended among them: stored ones and bank lines that post by their
 * category alike. One more than asked for says that there are more.
 */
export async function vouchersByDay(
  d1: D1Database,
  scope: CompanyScope,
  { from, to, after, limit }: VoucherDays,
  { kind, words = [], isNewestFirst = false }: VoucherFilter = {},
): Promise<PostedVoucher[]> {
  const page: Asked = { scope, from, to, limit, isNewestFirst };
  const asked = [kind && KIND_IS, words.length > 0 && NAMED].filter((one) => typeof one === 'object');
  const walk = (of: 'line' | 'voucher'): Walk => ({ isNewestFirst, wanted: asked.map((one) => one[of]) });
  const wanted = asked.length > 0 ? [await wantedBy(d1, scope, words, kind)] : [];
  const isOfLines = !kind || LINE_KINDS.has(kind);
  const [found, lines] = await Promise.all([
    d1
      .prepare(storedByDay(walk('voucher')))
      .bind(...placed(page, after), ...wanted)
      .all<{ id: string }>(),
    isOfLines ? derivedUntil(d1, page, linesByDay(walk('line')), wanted, after, () => true) : [],
  ]);
  const all = inOrder([...(await vouchersOf(d1, scope, found.results)), ...lines]);
  return (isNewestFirst ? all.reverse() : all).slice(0, limit + 1);
}

/** The kinds of voucher a bank line may be. */
const LINE_KINDS: ReadonlySet<VoucherKind> = new Set(['receipt', 'payment', 'contra']);

/**
 * The kind and the words that are asked for, as the queries take them: beside its text, which accounts bear a word, and which
 * categories and sides of lines post to these.
 */
async function wantedBy(
  d1: D1Database,
  scope: CompanyScope,
  words: readonly string[],
  kind: VoucherKind | undefined,
): Promise<string> {
  const [accounts, posting] =
    words.length > 0 ? await Promise.all([accountsOf(d1, scope), postingCategories(d1, scope)]) : [[], []];
  const found = words.map((word) => {
    const text = word.toLowerCase();
    // 'rent' begins a word of Rent, and none of Bank current.
    const named = accounts.filter(({ code, name }) =>
      `${code} ${name}`
        .toLowerCase()
        .split(/[^\p{L}\p{N}\p{M}]+/u)
        .some((part) => part.startsWith(text)),
    );
    const ids = new Set<AccountId>(named.map(({ id }) => id));
    const lines = posting.flatMap((one) =>
      SIDES.filter((side) => ids.has(contraOf({ ...one, side }))).map((side) => `${one.categoryId ?? ''}|${side}`),
    );
    // The database knows small letters of the Latin alphabet alone.
    const small = word.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return { text: small, accounts: listed(ids), lines: listed(lines) };
  });
  return JSON.stringify({ kind, ownMoney: [...OWN_MONEY], words: found });
}

const listed = (keys: Iterable<string>): string => `\n${[...keys].join('\n')}\n`;

type Asked = { scope: CompanyScope; from: IsoDate; to: IsoDate; limit: number; isNewestFirst?: boolean };

// The days before the place are left out: the database would read them again for every page.
const placed = ({ scope, from, to, limit, isNewestFirst }: Asked, after: Place | undefined) => [
  scope.companyId,
  after && !isNewestFirst && after.date > from ? after.date : from,
  after && isNewestFirst && after.date < to ? after.date : to,
  ...[after?.date ?? (isNewestFirst ? LAST_ID : ''), after?.id ?? LAST_ID, limit + 1],
];

/** Pages of bank lines until enough of them are wanted or there are no more. */
async function derivedUntil(
  d1: D1Database,
  asked: Asked,
  query: string,
  values: readonly string[],
  after: Place | undefined,
  isWanted: (voucher: PostedVoucher) => boolean,
): Promise<PostedVoucher[]> {
  const found: PostedVoucher[] = [];
  for (let place = after; ; ) {
    const { results } = await d1
      .prepare(query)
      .bind(...placed(asked, place), ...values)
      .all<LineRow>();
    const vouchers = results.map((row) => derivedVoucher(asked.scope, row));
    found.push(...vouchers.filter(isWanted));
    const last = vouchers.at(-1);
    if (vouchers.length <= asked.limit || found.length > asked.limit || !last) return found;
    place = { date: last.date, id: last.id };
  }
}

/**
 * The vouchers that touch an account, in the order of day and id, each whole. One more than asked for says that there are more.
 */
export async function vouchersOfAccount(
  d1: D1Database,
  scope: CompanyScope,
  account: { id: AccountId; isBank: boolean },
  { from, to, after, limit }: VoucherDays,
): Promise<PostedVoucher[]> {
  const page = { scope, from, to, limit };
  const its = account.isBank ? account.id : JSON.stringify(await categoriesOf(d1, scope, account.id));
  const [stored, derived] = await Promise.all([
    d1
      .prepare(STORED_OF_ACCOUNT)
      .bind(...placed(page, after), account.id)
      .all<{ id: string }>(),
    // A line of a split or of a returned payment may turn out to touch the account or not.
    derivedUntil(d1, page, account.isBank ? OF_BANK : OF_CATEGORIES, [its], after, ({ entries }) =>
      entries.some((entry) => entry.account === account.id),
    ),
  ]);
  return inOrder([...(await vouchersOf(d1, scope, stored.results)), ...derived]).slice(0, limit + 1);
}

/** The bank lines of these ids as the vouchers they are; without those for which a stored voucher stands. */
export async function vouchersOfLines(
  d1: D1Database,
  scope: CompanyScope,
  ids: readonly string[],
): Promise<PostedVoucher[]> {
  const query = `${WITH} SELECT ${COLUMNS} ${FROM} WHERE t.id IN (SELECT value FROM json_each(?2)) AND +t.company_id = ?1
    AND ${IS_POSTED}`;
  const { results } = await d1.prepare(query).bind(scope.companyId, JSON.stringify(ids)).all<LineRow>();
  return results.map((row) => derivedVoucher(scope, row));
}

const inOrder = (vouchers: readonly PostedVoucher[]) =>
  vouchers.toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? -1 : 1));

const vouchersOf = (d1: D1Database, scope: CompanyScope, found: readonly { id: string }[]) =>
  findVouchers(
    d1,
    scope,
    found.map(({ id }) => id),
  );

// Categories that are not of the chart, and which account a rule of the company gives to which.
const OWN_CATEGORIES = `SELECT id categoryId, NULL account FROM expense_categories WHERE owner_id IN (?1, ?2)
  UNION ALL SELECT category_id, account FROM posting_rules WHERE company_id = ?1 AND removed_at IS NULL`;

type PostingCategory = { categoryId: string | null; ownAccount?: AccountId | null };

/** Every category that a line of the company may have, with the account a rule of it gives; null is a line without one. */
async function postingCategories(d1: D1Database, scope: CompanyScope): Promise<PostingCategory[]> {
  const given = await givenCategories(d1, scope);
  return [{ categoryId: null }, ...CHART.map(({ id }) => ({ categoryId: id })), ...given];
}

async function givenCategories(d1: D1Database, scope: CompanyScope) {
  const { results } = await d1
    .prepare(OWN_CATEGORIES)
    .bind(scope.companyId, scope.caFirmId ?? scope.companyId)
    .all<{ categoryId: string; account: AccountId | null }>();
  return results.map(({ categoryId, account: ownAccount }) => ({ categoryId, ownAccount }));
}

/** The categories whose lines may post to an account, '' of lines without one among them. */
async function categoriesOf(d1: D1Database, scope: CompanyScope, account: AccountId): Promise<string[]> {
  const given = await givenCategories(d1, scope);
  const all: PostingCategory[] = [{ categoryId: null }, ...CHART.map(({ id }) => ({ categoryId: id })), ...given];
  const mapped = all.filter((one) => SIDES.some((side) => contraOf({ ...one, side }) === account));
  const taxed = account === TAX_AWAITING_INVOICE ? CHART.filter(({ gstMode }) => gstMode === 'output') : [];
  const own = account === TAX_AWAITING_INVOICE ? given : [];
  const ids = [...mapped, ...own].map(({ categoryId }) => categoryId ?? '');
  return [...new Set([...ids, ...taxed.map(({ id }) => id), ...UNDOING])];
}

type Undone = {
  categoryId: string | null;
  side: Side;
  rate: number;
  ownAccount: AccountId | null;
  amount: number;
  isRegistered: number;
  parts: Part[] | null;
  posted: [account: string, amount: number, partyId: string | null][];
};
type Part = [categoryId: string, amount: number, rate: number, ownAccount: AccountId | null];

/** A bank line as the voucher it is. */
function derivedVoucher({ companyId }: CompanyScope, row: LineRow): PostedVoucher {
  const entries = entriesOfRow(row);
  const rule = row.undone ? (row.side === 'credit' ? 'B09' : 'B10') : ruleOfLine(row);
  return {
    id: row.id,
    companyId,
    kind: kindOfLine(row),
    series: 'BANK',
    financialYear: financialYearOf(row.date),
    serial: row.line,
    number: `${row.last4}/${row.date.slice(2).replaceAll('-', '')}/${row.line}`,
    date: row.date,
    partyId: null,
    narration: row.description,
    reference: row.reference,
    ...{ sourceKind: 'bank-line', sourceId: row.id, rule, status: 'posted', version: 1 },
    ...{ reversesId: null, reversedById: null, total: row.amount, createdBy: '' },
    createdByName: row.by ?? row.byRule ?? '',
    createdAt: row.at,
    changedAt: null,
    entries,
  };
}

function entriesOfRow(row: LineRow): Entry[] {
  const bank = { account: row.bankAccountId, amount: paise(row.side === 'credit' ? row.amount : -row.amount) };
  if (row.undone) return [bank, ...reversed(JSON.parse(row.undone) as Undone, row.bankAccountId)];
  const parts = row.parts ? (JSON.parse(row.parts) as Part[]) : undefined;
  return [bank, ...contraEntries({ ...row, parts })];
}

type Posting = {
  bankAccountId: string;
  categoryId: string | null;
  side: Side;
  amount: number;
  rate: number;
  ownAccount: AccountId | null;
};

/** What a line or its parts post beside the bank account. */
function contraEntries(line: Posting & { isRegistered: number; parts?: readonly Part[] | null | undefined }): Entry[] {
  const parts = line.parts ?? [[line.categoryId, line.amount, line.rate, line.ownAccount] as const];
  const entries = parts.flatMap(([categoryId, amount, rate, ownAccount]) => {
    const size = paise(Math.abs(amount));
    const side = amount < 0 ? other(line.side) : line.side;
    const part = {
      bankAccountId: line.bankAccountId,
      categoryId,
      ownAccount,
      side,
      amount: size,
      inside: insideOf(size, rate),
    };
    return entriesOfLine(part, Boolean(line.isRegistered)).slice(1);
  });
  return summed(entries);
}

/** The same account once: parts of one category are one entry. */
function summed(entries: readonly Entry[]): Entry[] {
  const sums = new Map<AccountId, number>();
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount: paise(amount) }));
}

/** The opposite of what the line that was undone posted beside its bank account. */
function reversed(undone: Undone, bankAccountId: string): Entry[] {
  const posted: Entry[] =
    undone.posted.length > 0
      ? undone.posted.map(([account, amount, partyId]) => ({
          account,
          amount: paise(amount),
          ...(partyId && { partyId }),
        }))
      : contraEntries({ ...undone, bankAccountId });
  return posted.map((entry) => ({ ...entry, amount: paise(-entry.amount) }));
}

const other = (side: Side): Side => (side === 'credit' ? 'debit' : 'credit');

/** Whether an entry stands where nobody said what it is. */
export const isInSuspense = ({ account }: Entry): boolean => account === SUSPENSE;
