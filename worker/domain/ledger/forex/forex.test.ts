import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { tableOf } from '../exchange/table';
import { differenceOf, type Entry } from '../model';
import { atRate, carriedBy, rateOf } from './position';
import { type ForeignBill, isPosted, type LineSaid, postForeignLine } from './post-line';
import { type ExchangeRate, rateOn } from './rate';
import { readForeignLines } from './read-lines';
import { restate } from './restate';

const NOTHING: LineSaid = { bills: [], parts: [], charges: 0, converted: null };
const EEFC = { account: 'eefc', currency: 'USD' };
const bill = (given: Partial<ForeignBill> = {}): ForeignBill => ({
  ...{ billId: 'b', ref: 'EXP-1', partyId: 'gamma', account: '1401', isReceivable: true },
  open: { rupees: paise(8_41_000_00), minor: 10_000_00 },
  ...given,
});
const amounts = (posted: ReturnType<typeof postForeignLine>) =>
  isPosted(posted) ? posted.entries.map(({ account, amount }) => [account, amount]) : posted.field;

describe('the example of an exporter', () => {
  const held = { rupees: paise(8_44_383_75), minor: 9_975_00 };
  test('a receipt with charges settles the invoice, the rest is a gain', () => {
    const said = { ...NOTHING, bills: [{ bill: bill(), minor: 10_000_00 }], charges: 25_00 };
    const line = { ...EEFC, minor: 9_975_00 };
    const posted = postForeignLine({ line, position: { rupees: paise(0), minor: 0 }, rate: '84.65', said });
    expect(amounts(posted)).toEqual([
      ['eefc', 8_44_383_75],
      ['5522', 2_116_25],
      ['1401', -8_41_000_00],
      ['4203', -5_500_00],
    ]);
  });
  test('dollars that are sold leave at what they are carried at', () => {
    const said = { ...NOTHING, converted: { account: 'bank', rupees: paise(4_22_000_00) } };
    const posted = postForeignLine({ line: { ...EEFC, minor: -5_000_00 }, position: held, rate: null, said });
    expect(amounts(posted)).toEqual([
      ['eefc', -4_23_250_00],
      ['bank', 4_22_000_00],
      ['4203', 1_250_00],
    ]);
  });
  test('a foreign bill is paid from them, and what is left is restated', () => {
    const owed = bill({
      ...{ isReceivable: false, account: '2601' },
      open: { rupees: paise(84_900_00), minor: 1_000_00 },
    });
    const said = { ...NOTHING, bills: [{ bill: owed, minor: 1_000_00 }] };
    const position = { rupees: paise(4_21_133_75), minor: 4_975_00 };
    const posted = postForeignLine({ line: { ...EEFC, minor: -1_000_00 }, position, rate: null, said });
    expect(amounts(posted)).toEqual([
      ['eefc', -84_650_00],
      ['2601', 84_900_00],
      ['4203', -250_00],
    ]);
    const left = { account: 'eefc', currency: 'USD', rupees: paise(3_36_483_75), minor: 3_975_00 };
    expect(restate(left, '86.10').amount).toBe(5_763_75);
    const parts = { account: '2601', currency: 'USD', rupees: paise(-3_40_800_00), minor: -4_000_00 };
    expect(restate(parts, '86.10').amount).toBe(-3_600_00);
  });
});

test.each([
  ['rate', 100_00, { parts: [{ account: '4103', minor: 100_00 }] }],
  ['parts', 100_00, { parts: [{ account: '4103', minor: 90_00 }] }],
  ['bills', 9_000_00, { bills: [{ bill: bill(), minor: 8_000_00 }] }],
  ['bills.0.amount', 11_000_00, { bills: [{ bill: bill(), minor: 11_000_00 }] }],
  ['bills.0.billId', -100_00, { bills: [{ bill: bill(), minor: 100_00 }] }],
  ['date', -300_00, { converted: { account: 'bank', rupees: paise(1) } }],
  ['converted', -100_00, { charges: 1, converted: { account: 'bank', rupees: paise(1) } }],
])('what does not add up names %s', (field, minor, said) => {
  const rate = field === 'rate' ? null : '80';
  const position = { rupees: paise(16_000_00), minor: 200_00 };
  const posted = postForeignLine({ line: { ...EEFC, minor }, position, rate, said: { ...NOTHING, ...said } });
  expect(amounts(posted)).toBe(field);
});

describe('which rate holds on a day', () => {
  const rate = (day: string, kind: ExchangeRate['kind'], its: string): ExchangeRate => ({
    ...{ currency: 'USD', day: isoDate(day), kind, rate: its, source: 'FBIL' },
  });
  const rates = [rate('2027-03-26', 'reference', '86.05'), rate('2027-03-31', 'closing', '86.10')];
  test.each([
    ['2027-03-31', 'closing', '86.10'],
    ['2027-03-31', 'bank', '86.05'],
    ['2027-04-02', 'bank', '86.05'],
    ['2027-04-03', 'bank', undefined],
    ['2027-03-25', 'bank', undefined],
  ] as const)('on %s as a %s rate %s', (day, preferred, its) => {
    expect(rateOn(rates, 'USD', isoDate(day), preferred)?.rate).toBe(its);
    expect(rateOn(rates, 'EUR', isoDate(day), preferred)).toBeNull();
  });
});

const RATE = fc.integer({ min: 1, max: 300_000_000 }).map((scaled) => rateOf(scaled, 1_000_000));
const EVENT = fc.record({
  ...{ minor: fc.integer({ min: 1, max: 99_99_99_999 }), rate: RATE, isIn: fc.boolean() },
  ...{ isConversion: fc.boolean(), charges: fc.integer({ min: 0, max: 5_000 }) },
});

test('whatever comes in, goes out and is converted: every voucher balances, and the balance is the closing rate times what is held', () => {
  fc.assert(
    fc.property(fc.array(EVENT, { maxLength: 40 }), RATE, (events, closing) => {
      const all: Entry[] = [];
      const position = () => {
        const its = all.filter(({ account }) => account === 'eefc');
        return {
          rupees: paise(its.reduce((sum, { amount }) => sum + amount, 0)),
          minor: its.reduce((sum, { foreign }) => sum + (foreign?.minor ?? 0), 0),
        };
      };
      for (const { minor, rate, isIn, isConversion, charges } of events) {
        const before = position();
        const out = Math.min(minor, before.minor);
        if (!isIn && out === 0) continue;
        const moved = isIn ? minor : out;
        const taken = isConversion || charges >= moved ? 0 : charges;
        const rupees = atRate(moved, rate);
        if (rupees === 0) continue;
        const parts = [{ account: '4103', minor: isIn ? moved + taken : moved - taken }];
        const said = isConversion
          ? { ...NOTHING, converted: { account: 'bank', rupees } }
          : { ...NOTHING, parts, charges: taken };
        const line = { ...EEFC, minor: isIn ? moved : -moved };
        const posted = postForeignLine({ line, position: before, rate, said });
        if (!isPosted(posted)) throw new Error(posted.field);
        expect(differenceOf(posted.entries)).toBe(0);
        expect(posted.entries.reduce((sum, { foreign }) => sum + (foreign?.minor ?? 0), 0)).toBe(0);
        expect(posted.why).toHaveLength(posted.entries.length);
        all.push(...posted.entries);
        expect(position().minor).toBe(before.minor + line.minor);
      }
      const held = position();
      all.push(...restate({ ...EEFC, ...held }, closing).entries);
      expect(differenceOf(all)).toBe(0);
      expect(position().rupees).toBe(atRate(held.minor, closing));
      expect(restate({ ...EEFC, ...position() }, closing).entries).toEqual([]);
    }),
  );
});

const ACT = fc.record({ isRestated: fc.boolean(), minor: fc.integer({ min: 1, max: 50_000_00 }), rate: RATE });

test('realised and unrealised gains over the life of a bill come to what was received less what was booked, whenever it was restated', () => {
  const minors = fc.integer({ min: 1, max: 1_00_000_00 });
  fc.assert(
    fc.property(
      minors,
      RATE,
      fc.boolean(),
      fc.array(ACT, { maxLength: 25 }),
      RATE,
      (whole, booked, isOwed, acts, last) => {
        const sign = isOwed ? 1 : -1;
        let open = { rupees: atRate(whole, booked), minor: whole };
        const start = open.rupees;
        let [gains, money] = [0, 0];
        const gainOf = (entries: readonly Entry[]) =>
          entries.reduce((sum, { account, amount }) => (account === '4203' ? sum - amount : sum), 0);
        const settle = (minor: number, rate: string) => {
          const part = { account: isOwed ? '1401' : '2601', isReceivable: isOwed, open };
          const said = { ...NOTHING, bills: [{ bill: bill(part), minor }] };
          // What pays a supplier was bought the same day, at the same rate.
          const position = isOwed ? { rupees: paise(0), minor: 0 } : { rupees: atRate(minor, rate), minor };
          const posted = postForeignLine({ line: { ...EEFC, minor: sign * minor }, position, rate, said });
          if (!isPosted(posted)) throw new Error(posted.field);
          gains += gainOf(posted.entries);
          money += sign * atRate(minor, rate);
          open = { rupees: paise(open.rupees - carriedBy(open, minor)), minor: open.minor - minor };
        };
        for (const { isRestated, minor, rate } of acts) {
          if (isRestated) {
            const item = {
              account: '1401',
              currency: 'USD',
              rupees: paise(sign * open.rupees),
              minor: sign * open.minor,
            };
            const { entries, amount } = restate(item, rate);
            gains += gainOf(entries);
            open = { ...open, rupees: paise(open.rupees + sign * amount) };
          } else if (minor < open.minor && atRate(minor, rate) > 0) settle(minor, rate);
        }
        if (atRate(open.minor, last) === 0) return;
        settle(open.minor, last);
        expect(open).toEqual({ rupees: 0, minor: 0 });
        expect(gains).toBe(money - sign * start);
      },
    ),
  );
});

test('what is taken out in parts carries no more and no less than the whole', () => {
  const amount = fc.integer({ min: 1, max: 9_99_99_99_999 });
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 9 }),
      (rupees, minor, takes) => {
        let left = { rupees: paise(rupees), minor };
        let taken = 0;
        for (const take of [...takes.map((one) => Math.min(one, left.minor)), Number.MAX_SAFE_INTEGER]) {
          const part = Math.min(take, left.minor);
          if (part === 0) break;
          const carried = carriedBy(left, part);
          expect(carried).toBeGreaterThanOrEqual(0);
          taken += carried;
          left = { rupees: paise(left.rupees - carried), minor: left.minor - part };
        }
        if (left.minor === 0) expect(taken).toBe(rupees);
      },
    ),
  );
});

describe('a statement in its own currency', () => {
  const read = (...rows: string[]) => readForeignLines(tableOf(rows.map((row) => row.split(','))), 'USD');
  test('is read by its headings, oldest or newest first', () => {
    const rows = ['20/05/2026,GAMMA INC,,9975.00,9975.00', '01/06/2026,SOLD,5000.00,,USD 4975.00'];
    const heading = 'Date,Particulars,Withdrawals,Deposits,Balance';
    const { lines, faults } = read(heading, ...rows);
    expect(faults).toEqual([]);
    expect(lines.map(({ date, minor, balance }) => [date, minor, balance])).toEqual([
      ['2026-05-20', 9_975_00, 9_975_00],
      ['2026-06-01', -5_000_00, 4_975_00],
    ]);
    expect(read(heading, ...rows.toReversed()).faults).toEqual([]);
  });
  test.each([
    ['columns', ['Date,Narration', '20/05/2026,x']],
    ['no-day', ['date,amount', 'soon,5']],
    ['no-amount', ['date,amount', '20/05/2026,five']],
    ['one-amount', ['date,debit,credit', '20/05/2026,5,5']],
    ['balance', ['date,amount,balance', '20/05/2026,5,5', '21/05/2026,5,11']],
  ])('says what is wrong: %s', (fault, rows) => {
    expect(read(...rows).faults.map(({ message }) => message.id)).toEqual([`forex.file.${fault}`]);
  });
});
