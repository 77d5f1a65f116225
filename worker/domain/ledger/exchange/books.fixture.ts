import fc from 'fast-check';
import { addDays, isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { type Account, CHART_ACCOUNTS, PARTY_ACCOUNTS } from '../chart/chart';
import type { VoucherKind } from '../model';
import type { BillMark, LedgerKey, OutBooks, OutEntry, OutParty, OutVoucher } from './model';

export const OPENED = isoDate('2025-04-01');

/** Accounts as a company has them: the chart, two banks, and one of its own. */
export const ACCOUNTS: readonly Account[] = [
  ...CHART_ACCOUNTS,
  { id: 'bank-1', code: '1501', name: 'Bank current 4471', line: 'cash-and-bank', tallyGroup: 'Bank Accounts' },
  { id: 'bank-2', code: '1502', name: 'Savings & “more” <7>', line: 'cash-and-bank', tallyGroup: 'Bank Accounts' },
  {
    id: 'own-1',
    code: '5531',
    name: 'Tea, coffee; and: snacks',
    line: 'other-expenses',
    tallyGroup: 'Indirect Expenses',
  },
];

export const PARTIES: readonly OutParty[] = [
  { id: 'p1', name: 'Alpha & Sons', kind: 'customer', gstin: '29AAACA1111A1Z5', pan: 'AAACA1111A' },
  { id: 'p2', name: 'Sunrise Properties', kind: 'vendor', gstin: null, pan: null },
  { id: 'p3', name: 'Both - Ways Ltd', kind: 'both', gstin: null, pan: 'AAACB2222B' },
  { id: 'p4', name: 'आल्फा “ट्रेडर्स”', kind: 'vendor', gstin: null, pan: null },
];

const PLAIN = ['1504', '1801', '2101', '4101', '5501', '5504', '1611', '2701', '5522', 'bank-1', 'bank-2', 'own-1'];
const TAGGED: Readonly<Record<string, readonly string[]>> = {
  2711: ['1009', '194J', 'odd tag'],
  1621: ['2025-26'],
  2401: ['loan 7'],
};

const keys: fc.Arbitrary<LedgerKey> = fc.oneof(
  fc.constantFrom(...PLAIN).map((account) => ({ account })),
  fc
    .constantFrom(...Object.keys(TAGGED))
    .chain((account) => fc.constantFrom(...(TAGGED[account] ?? [])).map((tag) => ({ account, tag }))),
  fc
    .tuple(fc.constantFrom(...PARTY_ACCOUNTS), fc.constantFrom('p1', 'p2', 'p3', 'p4'))
    .map(([account, partyId]) => ({ account, partyId })),
);

const amounts = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 50_000_000 }) },
  fc.constantFrom(1, 999_999_999_99, 100),
);

/** Texts of any letters that XML can hold, as people type them: without blanks at the ends and twice. */
const texts = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) =>
  text
    .replace(/\p{Cc}|\p{Cn}|\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim(),
);

const KINDS: readonly VoucherKind[] = [
  'receipt',
  'payment',
  'contra',
  'journal',
  'sales',
  'purchase',
  'credit-note',
  'debit-note',
];

type Draft = {
  kind: VoucherKind;
  day: number;
  narration: string;
  reference: string;
  isVoid: boolean;
  sides: { key: LedgerKey; amount: number; isCredit: boolean; cleared: number | null; instrument: string }[];
  last: LedgerKey;
};

const drafts: fc.Arbitrary<Draft> = fc.record({
  kind: fc.constantFrom(...KINDS),
  day: fc.integer({ min: 0, max: 729 }),
  narration: texts,
  reference: texts,
  isVoid: fc.integer({ min: 0, max: 20 }).map((dice) => dice === 0),
  sides: fc.array(
    fc.record({
      key: keys,
      amount: amounts,
      isCredit: fc.boolean(),
      cleared: fc.option(fc.integer({ min: 0, max: 9 })),
      instrument: texts,
    }),
    { minLength: 1, maxLength: 6 },
  ),
  last: keys,
});

/** Random books of two years, each voucher in balance; bills are new where they open, and settled by later vouchers. */
export const randomBooks: fc.Arbitrary<{ books: OutBooks; vouchers: OutVoucher[] }> = fc
  .tuple(fc.array(drafts, { minLength: 1, maxLength: 40 }), fc.array(fc.tuple(keys, amounts), { maxLength: 8 }))
  .map(([list, openings]) => {
    const made = new Map<string, { ref: string; open: number }[]>();
    const sorted = [...list].sort((a, b) => a.day - b.day);
    const vouchers = sorted.flatMap((draft, index) => voucherOf(draft, index, draft.isVoid ? new Map() : made));
    const opening = openingOf(openings);
    const books: OutBooks = {
      ...{ company: 'Example & Co <Pvt> Ltd', openingOn: OPENED, accounts: ACCOUNTS, parties: PARTIES, opening },
      keys: [...opening, ...vouchers.flatMap(({ entries }) => entries)].map(({ account, partyId, tag }) => ({
        account,
        partyId,
        tag,
      })),
    };
    return { books, vouchers };
  });

function voucherOf(
  { kind, day, narration, reference, isVoid, sides, last }: Draft,
  index: number,
  made: Map<string, { ref: string; open: number }[]>,
): OutVoucher[] {
  const date = addDays(OPENED, day);
  const entries: OutEntry[] = sides.map(({ key, amount, isCredit, cleared, instrument }, place) => {
    const signed = paise(isCredit ? -amount : amount);
    const bank = key.account.startsWith('bank')
      ? {
          ...(cleared === null ? {} : { clearedOn: addDays(date, cleared) }),
          ...(instrument === '' ? {} : { instrument }),
        }
      : {};
    return { ...key, amount: signed, ...bank, ...billOf(key, signed, `B/${index}-${place}`, made) };
  });
  const rest = -entries.reduce((sum, { amount }) => sum + amount, 0);
  if (rest !== 0) entries.push({ ...last, amount: paise(rest), ...billOf(last, rest, `B/${index}-last`, made) });
  if (entries.length < 2) return [];
  const voucher = {
    id: `v${index}`,
    kind,
    number: `JV/25-26/${String(index).padStart(6, '0')}`,
    date,
    narration,
    isVoid,
  };
  return [{ ...voucher, ...(reference === '' ? {} : { reference }), entries: isVoid ? [] : entries }];
}

function billOf(
  { account, partyId }: LedgerKey,
  amount: number,
  ref: string,
  made: Map<string, { ref: string; open: number }[]>,
): { bill?: BillMark } {
  const side = account === '1401' ? 1 : account === '2601' || account === '2728' ? -1 : 0;
  if (partyId === undefined || side === 0) return {};
  const key = `${partyId} ${side}`;
  const there = made.get(key) ?? [];
  if (amount * side > 0) {
    made.set(key, [...there, { ref, open: Math.abs(amount) }]);
    return { bill: { kind: 'new', ref } };
  }
  const bill = there.find(({ open }) => open >= Math.abs(amount));
  if (!bill) return { bill: { kind: 'on-account' } };
  bill.open -= Math.abs(amount);
  return { bill: { kind: 'against', ref: bill.ref } };
}

function openingOf(openings: readonly (readonly [LedgerKey, number])[]): OutEntry[] {
  const entries = openings.map(([key, amount], index) => ({
    ...key,
    amount: paise(index % 2 === 0 ? amount : -amount),
  }));
  const sums = new Map<string, OutEntry>();
  for (const entry of entries) {
    const name = JSON.stringify([entry.account, entry.partyId, entry.tag]);
    sums.set(name, { ...entry, amount: paise((sums.get(name)?.amount ?? 0) + entry.amount) });
  }
  const kept = [...sums.values()].filter(({ amount }) => amount !== 0);
  const rest = -kept.reduce((sum, { amount }) => sum + amount, 0);
  if (rest === 0 && kept.length !== 1) return kept;
  return rest === 0 ? [] : [...kept, { account: '2202', amount: paise(rest) }];
}
