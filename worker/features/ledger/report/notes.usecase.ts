import { type AccountId, accountWords, chartCodeOf } from '../../../domain/ledger/chart/chart';
import { ageOf, bucketsOf, sumsBy } from '../../../domain/ledger/settlement/ageing';
import type { BillSide } from '../../../domain/ledger/settlement/model';
import { sumOf, type Turnover } from '../../../domain/ledger/statement/model';
import { daysBetween, type IsoDate, isoDate } from '../../../domain/shared/dates';
import { type Message, type Said, say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import type { KnownAccount } from '../chart/chart.repository';
import { listOpenBills, type PartyBill } from '../settlement/open-bills.repository';
import type { Column } from './statement.contract';

// The notes that Schedule III asks for beside the accounts of a line: what moved, how old it is, what a share earned. Amounts are
// exact whatever the unit of the statement is.

type NoteRow = {
  name: Said;
  kind: 'line' | 'total';
  /** Rupees, or a number of shares with two decimals. */
  unit: 'rupees' | 'count';
  /** The account whose entries explain the row. */
  accountId: string | null;
  amounts: (string | null)[];
};
export type NoteOut = { id: string; title: Message; headings: Said[]; rows: NoteRow[]; says: Message[] };

export const word = (id: string): Message => say(`statement-note.${id}`);
export const row = (name: Said, amounts: readonly (Paise | null)[], more: Partial<NoteRow> = {}): NoteRow => ({
  ...{ name, kind: 'line', unit: 'rupees', accountId: null },
  amounts: amounts.map((amount) => (amount === null ? null : formatRupees(amount))),
  ...more,
});

/** What an account began the year with, its debits and credits since, and its balance: debit positive. */
type Moved = { opening: Paise } & Turnover;

/** Accounts of share capital with what was issued and reduced. Nothing where there are none. */
export function shareCapitalNote(
  moved: ReadonlyMap<AccountId, Moved>,
  accounts: readonly KnownAccount[],
): NoteOut | undefined {
  const rows = accounts.flatMap((account) => {
    const found = account.line === 'share-capital' ? moved.get(account.id) : undefined;
    if (!found) return [];
    const { opening, debit, credit } = found;
    const amounts = [paise(0 - opening), credit, debit, paise(credit - debit - opening)];
    return [{ account, amounts }];
  });
  if (rows.length === 0) return undefined;
  return {
    ...{ id: 'share-capital', title: word('title.share-capital') },
    headings: ['opening', 'issued', 'reduced', 'closing'].map((id) => word(`column.${id}`)),
    rows: [
      ...rows.map(({ account, amounts }) => row(accountWords(account), amounts, { accountId: account.id })),
      row(word('row.total'), totalsOf(rows.map(({ amounts }) => amounts)), { kind: 'total' }),
    ],
    says: [word('holders')],
  };
}

const totalsOf = (rows: readonly (readonly Paise[])[]): Paise[] =>
  (rows[0] ?? []).map((_, at) => sumOf(rows.map((amounts) => amounts[at] ?? 0)));

const FIXED: ReadonlySet<string> = new Set(['ppe', 'intangible-assets', 'cwip']);

/** Cost and depreciation of fixed assets with what came and went. What was written off is negative. */
export function fixedAssetsNote(
  moved: ReadonlyMap<AccountId, Moved>,
  accounts: readonly KnownAccount[],
): NoteOut | undefined {
  const rows = accounts.flatMap((account) => {
    const found = FIXED.has(account.line) ? moved.get(account.id) : undefined;
    if (!found) return [];
    const { opening, debit, credit } = found;
    // Depreciation gathers on the other side: what is charged is added, what an asset takes with it is taken off.
    const isWrittenOff = /^11(1[1-9]|3\d)$/.test(chartCodeOf(account));
    const [added, gone] = isWrittenOff ? [paise(0 - credit), paise(0 - debit)] : [debit, credit];
    return [{ account, amounts: [opening, added, gone, paise(opening + debit - credit)] }];
  });
  if (rows.length === 0) return undefined;
  return {
    ...{ id: 'fixed-assets', title: word('title.fixed-assets') },
    headings: ['opening', 'added', 'taken-off', 'closing'].map((id) => word(`column.${id}`)),
    rows: [
      ...rows.map(({ account, amounts }) => row(accountWords(account), amounts, { accountId: account.id })),
      row(word('row.net'), totalsOf(rows.map(({ amounts }) => amounts)), { kind: 'total' }),
    ],
    says: [],
  };
}

const CONTROL: Readonly<Record<BillSide, AccountId>> = { receivable: '1401', payable: '2601' };

/** The open bills of customers and suppliers on a day by age, disputed ones and those of small suppliers apart. */
export async function ageingNotes(
  d1: D1Database,
  scope: CompanyScope,
  on: IsoDate,
  closing: ReadonlyMap<AccountId, Paise>,
): Promise<NoteOut[]> {
  const held = (['receivable', 'payable'] as const).filter((side) => closing.has(CONTROL[side]));
  if (held.length === 0) return [];
  const bills = await listOpenBills(d1, scope, { on });
  return held.flatMap((side) => ageingNote(side, bills, on, closing.get(CONTROL[side]) ?? paise(0)) ?? []);
}

function ageingNote(side: BillSide, all: readonly PartyBill[], on: IsoDate, closing: Paise): NoteOut | undefined {
  const buckets = bucketsOf(side);
  const bills = all.filter((bill) => bill.side === side && bill.account === CONTROL[side]);
  const isSmall = ({ msme }: PartyBill) => msme === 'micro' || msme === 'small';
  const kinds: readonly (readonly [id: string, isOf: (bill: PartyBill) => boolean])[] =
    side === 'receivable'
      ? [
          ['undisputed', (bill) => !bill.isDisputed],
          ['disputed', (bill) => bill.isDisputed],
        ]
      : [
          ['small', (bill) => isSmall(bill) && !bill.isDisputed],
          ['others', (bill) => !isSmall(bill) && !bill.isDisputed],
          ['small-disputed', (bill) => isSmall(bill) && bill.isDisputed],
          ['others-disputed', (bill) => !isSmall(bill) && bill.isDisputed],
        ];
  const rows = kinds.flatMap(([id, isOf]) => {
    const of = bills.filter(isOf);
    if (of.length === 0) return [];
    const sums = sumsBy(
      of.map((bill) => ({ bucket: ageOf(bill, on).bucket, open: bill.open })),
      buckets,
    );
    return [{ id, amounts: [...buckets.map((bucket) => sums[bucket]), sumOf(of.map(({ open }) => open))] }];
  });
  const owed = paise(side === 'receivable' ? closing : 0 - closing);
  const without = paise(owed - sumOf(rows.map(({ amounts }) => amounts.at(-1) ?? 0)));
  if (rows.length === 0 && without === 0) return undefined;
  const nothing = buckets.map(() => paise(0));
  const aged = totalsOf(rows.map(({ amounts }) => amounts)).slice(0, -1);
  return {
    ...{ id: `${side}s`, title: word(`title.${side}s`) },
    headings: [...buckets.map((bucket) => word(`bucket.${bucket}`)), word('column.total')],
    rows: [
      ...rows.map(({ id, amounts }) => row(word(`row.${id}`), amounts)),
      ...(without === 0 ? [] : [row(word('row.without-bill'), [...buckets.map(() => null), without])]),
      row(word('row.total'), [...(aged.length > 0 ? aged : nothing), owed], {
        ...{ kind: 'total', accountId: CONTROL[side] },
      }),
    ],
    says: [...(side === 'receivable' ? [word('doubtful')] : []), word('opposite')],
  };
}

const EQUITY = '2101';
const CAPITAL = `SELECT date, sum(amount_paise) amount FROM ledger_entries
  WHERE company_id = ?1 AND account IN (SELECT value FROM json_each(?3)) AND superseded_by IS NULL AND date <= ?2 GROUP BY date ORDER BY date`;

type Earned = {
  columns: readonly Column[];
  profits: readonly Paise[];
  face: Paise;
  openedOn: IsoDate | undefined;
  accounts: readonly KnownAccount[];
};

/**
 * Profit by equity share of a face value, over the average of the shares by days: those issued on a day count from it. What the books
 * opened with counts from the first day. Nothing where no equity share capital is booked.
 */
export async function perShareNote(
  d1: D1Database,
  { companyId }: CompanyScope,
  { columns, profits, face, openedOn, accounts }: Earned,
): Promise<NoteOut | undefined> {
  const last = columns.map(({ to }) => to).toSorted();
  const equity = accounts.filter((account) => chartCodeOf(account) === EQUITY).map(({ id }) => id);
  const { results } = await d1
    .prepare(CAPITAL)
    .bind(companyId, last.at(-1) ?? '', JSON.stringify(equity))
    .all<{ date: IsoDate; amount: Paise }>();
  const shown = columns.flatMap((column, at) =>
    column.kind === 'total' || column.kind === 'prior' ? [{ column, profit: profits[at] ?? paise(0) }] : [],
  );
  const capitals = shown.map(({ column: { from, to } }) =>
    averageCapital(results, isoDate(from ?? to), isoDate(to), openedOn),
  );
  if (!capitals[0]) return undefined;
  const each = shown.map(({ profit }, at) => {
    const capital = capitals[at] ?? 0;
    return capital > 0 ? { shares: Math.round((capital / face) * 100), earned: (profit / capital) * face } : null;
  });
  return {
    ...{ id: 'per-share', title: word('title.per-share') },
    headings: shown.map(({ column: { from, to } }) =>
      say('statement-note.column.period', {
        from: { unit: 'day', value: isoDate(from ?? to) },
        to: { unit: 'day', value: isoDate(to) },
      }),
    ),
    rows: [
      row(
        word('row.profit'),
        shown.map(({ profit }) => profit),
      ),
      row(
        word('row.shares'),
        each.map((one) => (one ? paise(one.shares) : null)),
        { unit: 'count', accountId: EQUITY },
      ),
      row(
        word('row.basic'),
        each.map((one) => (one ? paise(Math.sign(one.earned) * Math.round(Math.abs(one.earned)) || 0) : null)),
        { kind: 'total' },
      ),
    ],
    says: [say('statement-note.face-value', { face: formatRupees(face) }), word('diluted')],
  };
}

function averageCapital(
  moves: readonly { date: IsoDate; amount: Paise }[],
  from: IsoDate,
  to: IsoDate,
  openedOn: IsoDate | undefined,
): number {
  const days = daysBetween(from, to) + 1;
  return moves.reduce((sum, { date, amount }) => {
    const since = date <= from || date === openedOn ? from : date;
    return date > to ? sum : sum - (amount * (daysBetween(since, to) + 1)) / days;
  }, 0);
}
