import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english, inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { chasesOf } from './chase';
import type { Decision } from './decisions';
import { imsOf } from './ims';
import { lapsesOf, soonLost } from './lapse';
import { creditOf, HEADS, type Heads, NO_TAX, plus, type TwoBLine, taxOf } from './model';
import { twoBPeriod } from './period';
import { type KnownFile, PARTS, type TwoBInput, twoBResult } from './result';
import { cellSum, table4Rows } from './table4';
import { aBill, aLine, J4_BILLS, J4_LINES, OWN } from './two-b.fixture';

const OCTOBER = twoBPeriod('2026-10')!;
const fileOf = (lines: readonly TwoBLine[], given: Partial<KnownFile> = {}): KnownFile => ({
  ...{ id: 'f', period: '2026-10', importedOn: isoDate('2026-11-14'), madeOn: isoDate('2026-11-14'), lines },
  ...given,
});
let count = 0;
const decide = (line: TwoBLine, action: Decision['action'], given: Partial<Decision> = {}): Decision => ({
  ...{
    id: `d${count++}`,
    lineKey: line.key,
    twoBPeriod: '2026-10',
    period: '2026-10',
    action,
    section: null,
    billIds: [],
    remark: null,
  },
  ...{
    decidedOn: isoDate('2026-11-18'),
    decidedAt: `2026-11-18T10:00:${String(count % 60).padStart(2, '0')}.000Z`,
    byName: 'A. Staff',
  },
  ...given,
});
const settledOn = (period: string) =>
  isoDate(period === '2026-09' ? '2026-10-20' : period === '2026-10' ? '2026-11-20' : '2026-12-20');
const result = (given: Partial<TwoBInput>) =>
  twoBResult({
    gstin: OWN,
    period: OCTOBER,
    knownOn: isoDate('2026-11-20'),
    files: [],
    bills: [],
    decisions: [],
    settledOn,
    ...given,
  });
const totals = ({ parts }: ReturnType<typeof twoBResult>) => PARTS.map((part) => taxOf(parts[part]));
const lineOf = (number: string) => J4_LINES.find((line) => line.number === number)!;

describe('journey J4, steps 2 to 4', () => {
  const decisions = [
    decide(lineOf('KR2627101'), 'accept', { billIds: ['B1'] }),
    decide(lineOf('W-301'), 'block', { section: '17(5)(b)(i)', billIds: ['B6'] }),
  ];
  const given = { files: [fileOf(J4_LINES)], bills: J4_BILLS };
  const before = result(given);
  const after = result({ ...given, decisions });

  test('credit taken 29,699.50 of 49,499.50, held 9,000, blocked 10,800; not in 2B 16,200', () => {
    expect(totals(before)).toEqual([2_249_950, 2_700_000, 0, 0, 0, 0]);
    expect(totals(after)).toEqual([2_969_950, 900_000, 1_080_000, 0, 0, 0]);
    expect(taxOf(after.in2B)).toBe(4_949_950);
    expect(taxOf(after.books.notIn2B)).toBe(1_620_000);
    expect(after.missing.map(({ bill, near }) => `${bill.id} ${near?.of.number ?? 'nothing near'}`)).toEqual([
      'B3 PF-79',
      'B5 nothing near',
    ]);
    expect(taxOf(after.books.total)).toBe(5_670_000);
    expect([after.books.linked, after.books.difference, after.books.only2B].map(taxOf)).toEqual([
      4_050_000, -50, 900_000,
    ]);
  });

  test('table 4 has each of them with its reason', () => {
    const rows = table4Rows(after);
    expect(cellSum(rows, '4(A)(5)')).toEqual({ igst: 3_509_950, cgst: 720_000, sgst: 720_000, cess: 0 });
    expect(cellSum(rows, '4(B)(1)')).toEqual({ igst: 1_080_000, cgst: 0, sgst: 0, cess: 0 });
    expect(cellSum(rows, '4(B)(2)')).toEqual({ igst: 180_000, cgst: 360_000, sgst: 360_000, cess: 0 });
    expect(inEnglish(rows.filter(({ cell }) => cell === '4(B)(1)')).map(({ reason }) => reason)).toEqual([
      'Blocked under s.17(5)(b)(i)',
    ]);
  });

  test('what nobody answered is accepted by silence on the day of GSTR-3B', () => {
    const days = { periodEnd: OCTOBER.to, dueOn: isoDate('2026-11-20'), nextDueOn: isoDate('2026-12-20') };
    const silent = after.rows.flatMap((row) => {
      const ims = imsOf(row, days);
      return ims?.isSilent ? [`${row.line.number}: ${english(ims.message)}`] : [];
    });
    expect(silent.map((text) => text.split(':')[0])).toEqual(['PF-77', 'S/2026/15', 'PF-79', 'M-55']);
    expect(silent[0]).toContain('accepted by silence on 20 Nov 2026');
  });

  test('suppliers are chased, and lapses sorted by rupees', () => {
    const chases = inEnglish(chasesOf(after.missing, { period: OCTOBER, company: 'Kestrel', gstin: OWN }));
    expect(chases.map(({ gstin, tax, lines }) => [gstin, tax, lines.length])).toEqual([
      ['24AAZCT9006H1ZU', 900_000, 1],
      ['29AAZCP9004F1ZU', 720_000, 1],
    ]);
    expect(chases[1]?.lines[0]).toBe(
      'PF-78 of 09 Oct 2026, taxable value ₹40,000.00, tax ₹7,200.00. Is it your PF-79 of 05 Oct 2026?',
    );
    const half = { open: paise(2_950_000), payable: paise(5_900_000) };
    const open = new Map(['B1', 'B3', 'B5'].map((id) => [id, half]));
    const asked = { bills: J4_BILLS, open, today: isoDate('2027-04-20'), supplierDue: () => isoDate('2026-11-11') };
    const lapses = lapsesOf({ result: after, ...asked });
    expect(lapses.map(({ amount }) => amount)).toEqual(lapses.map(({ amount }) => amount).toSorted((a, b) => b - a));
    const unpaidIn = (result: Parameters<typeof lapsesOf>[0]['result']) =>
      lapsesOf({ result, ...asked }).flatMap(({ kind, billId, amount, on, isPast }) =>
        kind === 'unpaid' ? [`${billId} ${amount} ${on} ${isPast ? 'past' : 'to come'}`] : [],
      );
    // Only what was taken is given back: B3 and B5 stand in no GSTR-2B. Where that of their month is not here, nobody knows.
    expect(unpaidIn(after)).toEqual(['B1 900000 2027-04-01 past']);
    expect(unpaidIn({ ...after, periods: new Set() }).map((told) => told.slice(0, 2))).toEqual(['B1', 'B5', 'B3']);
    expect(lapses.filter(({ kind }) => kind === 'time-limit').map(({ amount, on }) => `${amount} ${on}`)).toEqual([
      '900000 2027-11-30',
      '720000 2027-11-30',
      '720000 2027-11-30',
      '180000 2027-11-30',
    ]);
  });
});

describe('what GSTR-2B says itself', () => {
  test('is obeyed, whatever was decided', () => {
    const no = aLine({ number: 'A', availability: 'no', reason: 'time-limit' });
    const temporary = aLine({ number: 'B', availability: 'temporary' });
    const files = [fileOf([no, temporary])];
    const bills = [aBill({ number: 'A' }), aBill({ number: 'B' })];
    const both = result({ files, bills, decisions: [decide(no, 'accept', { billIds: ['bill-A'] })] });
    expect(both.rows.map(({ part }) => part)).toEqual(['ineligible', 'held']);
    expect(cellSum(table4Rows(both), '4(D)(2)').igst).toBe(180_000);
  });

  test('a credit note lowers credit by silence, and an amendment counts only what it changes', () => {
    const note = aLine({ number: 'CN-1', section: 'cdnr', kind: 'credit-note' });
    expect(totals(result({ files: [fileOf([note])] }))[0]).toBe(-180_000);
    const first = aLine({ number: 'K-1', date: '2026-09-03' });
    const amended = aLine({
      number: 'K-1',
      section: 'b2ba',
      date: '2026-09-03',
      taxable: 1_100_000,
      original: { number: 'K-1', date: isoDate('2026-09-03') },
    });
    const files = [
      fileOf([first], { id: 'e', period: '2026-09', importedOn: isoDate('2026-10-14') }),
      fileOf([amended]),
    ];
    const bills = [aBill({ number: 'K-1', date: '2026-09-03', recordedOn: isoDate('2026-09-05') })];
    const { rows, in2B } = result({ files, bills });
    expect([taxOf(in2B), rows[0]?.bills[0]?.id, rows[0]?.repeats]).toEqual([18_000, 'bill-K-1', null]);
  });

  test('an amendment of a document nobody imported waits for a person: its credit may be taken already', () => {
    const line = aLine({ section: 'b2ba', original: { number: 'K-1', date: isoDate('2026-09-03') } });
    const asked = (files: KnownFile[]) => result({ files, bills: [aBill()] }).rows.at(-1);
    expect(asked([fileOf([line])])).toMatchObject({ rung: 'exact', part: 'held' });
    const september = fileOf([], { id: 'e', period: '2026-09', importedOn: isoDate('2026-10-14') });
    expect(asked([september, fileOf([line])])).toMatchObject({ rung: 'exact', part: 'taken' });
  });

  test('what an earlier month had, or is no credit, is neither lost nor asked for', () => {
    const line = aLine({ number: 'S-1', date: '2026-09-10' });
    const no = aLine({ number: 'N-1', availability: 'no', reason: 'place-of-supply' });
    const files = [fileOf([line], { id: 's', period: '2026-09' }), fileOf([line, no])];
    const bills = [aBill({ number: 'S-1', date: '2026-09-10', recordedOn: isoDate('2026-09-12') })];
    const asked = result({ files, bills });
    const given = { bills, open: new Map(), today: isoDate('2027-04-20'), supplierDue: () => isoDate('2026-10-11') };
    expect(lapsesOf({ ...given, result: asked })).toEqual([]);
    const days = { periodEnd: isoDate('2026-10-31'), dueOn: isoDate('2026-11-20'), nextDueOn: isoDate('2026-12-20') };
    expect(asked.rows.map((row) => imsOf(row, days)?.isSilent ?? null)).toEqual([true, null]);
  });

  test('what is lost within the month is told apart, and credit of a supplier who did not file whichever return took it', () => {
    const held = aLine({ number: 'H', date: '2025-05-05' });
    const taken = aLine({ number: 'T', date: '2025-12-05', supplierPeriod: '2025-12' });
    const files = [fileOf([taken], { id: 'd', period: '2025-12', importedOn: isoDate('2026-01-14') }), fileOf([held])];
    const bills = [aBill({ number: 'T', date: '2025-12-05', recordedOn: isoDate('2025-12-06') })];
    // No GSTR-2B of its month is here: of it nobody knows.
    bills.push(aBill({ number: 'E', date: '2025-07-07', recordedOn: isoDate('2025-07-08') }));
    const of = (today: string) => ({
      ...{ result: result({ files, bills, knownOn: isoDate('2026-11-28') }), bills, open: new Map() },
      ...{ today: isoDate(today), supplierDue: () => isoDate('2026-11-11') },
    });
    const on = (today: string) => lapsesOf(of(today));
    expect(soonLost(of('2026-11-28'))).toEqual({ on: '2026-11-30', days: 2, amount: 180_000, count: 1 });
    expect([of('2026-10-30'), of('2026-12-01')].map(soonLost)).toEqual([null, null]);
    expect(soonLost(of('2026-11-30'))?.days).toBe(0);
    const returns = (today: string) =>
      on(today).flatMap(({ kind, on: day, message }) =>
        kind === 'supplier-return' ? [`${day} ${english(message)}`] : [],
      );
    expect(returns('2026-07-31')).toEqual([]);
    expect(returns('2026-08-01')[0]).toMatch(/^2026-11-30 If the supplier has not filed/);
    expect(returns('2026-12-01')[0]).toMatch(/^2026-11-30 Was to be reversed by 30 Nov 2026/);
  });

  test('held credit lapses after 30 November', () => {
    const line = aLine({ number: 'X', date: '2025-05-05' });
    const asked = (knownOn: string) => result({ files: [fileOf([line])], knownOn: isoDate(knownOn) }).rows[0]?.part;
    expect([asked('2026-11-30'), asked('2026-12-01')]).toEqual(['held', 'lapsed']);
  });

  test('of a mixed bill the blocked lines are blocked, to the paisa', () => {
    const bill = aBill({ number: 'M', blocked: { ...NO_TAX, igst: paise(50_000) } });
    const { rows } = result({ files: [fileOf([aLine({ number: 'M' })])], bills: [bill] });
    expect([rows[0]?.shares.taken.igst, rows[0]?.shares.blocked.igst]).toEqual([130_000, 50_000]);
  });
});

describe('as known on a day', () => {
  const bills = [aBill({ number: 'S-1', date: '2026-09-10', recordedOn: isoDate('2026-09-12') })];
  const september = fileOf([], { id: 's', period: '2026-09', importedOn: isoDate('2026-10-14') });
  const SEPTEMBER = twoBPeriod('2026-09')!;

  test('a later 2B never rewrites an earlier month: it arrives in its own', () => {
    const october = fileOf([aLine({ number: 'S-1', date: '2026-09-10' })]);
    const asked = { files: [september, october], bills };
    const then = result({ ...asked, period: SEPTEMBER });
    expect(then).toEqual(result({ files: [september], bills, period: SEPTEMBER }));
    expect(then.missing.map(({ bill }) => bill.number)).toEqual(['S-1']);
    const now = result(asked);
    expect([now.rows[0]?.rung, now.missing.length]).toEqual(['exact', 0]);
  });

  test('a bill recorded later is not known before, and one used by an earlier 2B is not used again', () => {
    const files = [fileOf([aLine({ number: 'L-1' })])];
    const late = [aBill({ number: 'L-1', recordedOn: isoDate('2026-11-25') })];
    const on = (day: string) => result({ files, bills: late, knownOn: isoDate(day) }).rows[0]?.rung;
    expect([on('2026-11-24'), on('2026-11-25')]).toEqual(['none', 'exact']);
    const twice = [
      fileOf([aLine({ number: 'S-1', date: '2026-09-10' })], { id: 's', period: '2026-09' }),
      fileOf([aLine({ number: 'S-1', date: '2026-09-10' })]),
    ];
    const { rows } = result({ files: twice, bills });
    expect(rows[0]).toMatchObject({ rung: 'none', part: 'held', repeats: '2026-09' });
  });

  test('credit held in one return is taken in a later one by a decision, and told in 4(D)(1)', () => {
    const line = aLine({ number: 'H-1', date: '2026-09-10' });
    const files = [fileOf([line], { id: 's', period: '2026-09', importedOn: isoDate('2026-10-14') }), fileOf([])];
    const late = [aBill({ number: 'H-1', date: '2026-09-10', recordedOn: isoDate('2026-11-02') })];
    const open = result({ files, bills: late });
    expect(open.carried).toMatchObject([{ rung: 'exact', part: 'held', twoBPeriod: '2026-09' }]);
    const decisions = [decide(line, 'accept', { twoBPeriod: '2026-09', billIds: ['bill-H-1'] })];
    const taken = result({ files, bills: late, decisions });
    expect(taken.carried[0]?.part).toBe('taken');
    expect([cellSum(table4Rows(taken), '4(A)(5)').igst, cellSum(table4Rows(taken), '4(D)(1)').igst]).toEqual([
      180_000, 180_000,
    ]);
    expect(
      result({ files, bills: late, decisions, period: SEPTEMBER, knownOn: isoDate('2026-10-20') }).rows[0]?.part,
    ).toBe('held');
  });

  test.each<[string, Decision['action'], number, number]>([
    ['taken', 'accept', 1, 0],
    ['blocked', 'block', 0, 0],
    ['rejected', 'reject', 0, 0],
    ['held again', 'hold', 0, 1],
  ])('credit that was %s in a later return is so in those after it, and its bill is not taken twice', (...of) => {
    const [, action, taken, carried] = of;
    const line = aLine({ number: 'H-1', date: '2026-09-10' });
    const again = aLine({ number: 'H-1', date: '2026-09-11' });
    const november = { period: twoBPeriod('2026-11')!, knownOn: isoDate('2026-12-20') };
    const known = [
      fileOf([line], { id: 's', period: '2026-09', importedOn: isoDate('2026-10-14') }),
      fileOf([again], { id: 'n', period: '2026-11', importedOn: isoDate('2026-12-14') }),
    ];
    const late = [aBill({ number: 'H-1', date: '2026-09-10', recordedOn: isoDate('2026-11-02') })];
    const decisions = [
      decide(line, action, {
        twoBPeriod: '2026-09',
        billIds: action === 'accept' || action === 'block' ? ['bill-H-1'] : [],
      }),
    ];
    // Whether or not the GSTR-2B of the month in which it was decided is here.
    for (const files of [known, [...known, fileOf([])].toSorted((a, b) => (a.period < b.period ? -1 : 1))]) {
      const answer = result({ files, bills: late, decisions, ...november });
      const isFree = action === 'reject' || action === 'hold';
      expect(answer.rows[0]).toMatchObject(isFree ? { part: 'taken' } : { part: 'held', bills: [] });
      expect([answer.takenBefore.length, answer.carried.length]).toEqual([taken, carried]);
      expect([...answer.usedBefore.keys()]).toEqual(isFree ? [] : ['bill-H-1']);
    }
  });

  describe('a bill that GSTR-2B has in parts', () => {
    const [one, other] = [aLine({ number: 'X-9/A', taxable: 600_000 }), aLine({ number: 'X-9/B', taxable: 400_000 })];
    const whole = [aBill({ number: 'X-9', blocked: { ...NO_TAX, igst: paise(60_000) } })];
    const of = (...decisions: Decision[]) => result({ files: [fileOf([one, other])], bills: whole, decisions });
    const accept = (line: TwoBLine) => decide(line, 'accept', { billIds: ['bill-X-9'] });
    const said = ({ rows }: ReturnType<typeof of>) => rows.map(({ rung, part, bills }) => [rung, part, bills.length]);

    test('is held until a person decides, told with all its rows, and counted in the books once', () => {
      const answer = of();
      expect(said(answer)).toEqual([
        ['suggested', 'held', 1],
        ['suggested', 'held', 1],
      ]);
      expect(english(answer.rows[0]!.because)).toBe(
        'X-9/A and X-9/B together come to bill X-9: GSTR-2B may have it in 2 parts, and a person decides',
      );
      expect([answer.missing, taxOf(answer.books.suggested), taxOf(answer.books.difference)]).toEqual([[], 180_000, 0]);
    });

    test('with one accepted the other is still proposed; both have their share of what is blocked', () => {
      const half = of(accept(one));
      expect(said(half)).toEqual([
        ['suggested', 'taken', 1],
        ['suggested', 'held', 1],
      ]);
      expect([taxOf(half.books.linked), taxOf(half.books.suggested)]).toEqual([180_000, 0]);
      const both = of(accept(one), accept(other));
      expect(totals(both)).toEqual([120_000, 0, 60_000, 0, 0, 0]);
      expect(both.rows.map(({ shares }) => taxOf(shares.blocked))).toEqual([36_000, 24_000]);
      const next = { period: twoBPeriod('2026-11')!, knownOn: isoDate('2026-12-20') };
      const later = result({ files: [fileOf([one, other])], bills: whole, decisions: [accept(one)], ...next });
      expect(taxOf(later.usedBefore.get('bill-X-9') ?? NO_TAX)).toBe(108_000);
    });
  });

  describe('a bill whose parts stand in the GSTR-2B of two months', () => {
    const early = aLine({ number: 'X-9/A', date: '2026-10-03', taxable: 600_000 });
    const late = aLine({ number: 'X-9/B', date: '2026-10-03', taxable: 400_000 });
    const whole = [aBill({ number: 'X-9', blocked: { ...NO_TAX, igst: paise(60_000) } })];
    const november = { period: twoBPeriod('2026-11')!, knownOn: isoDate('2026-12-20') };
    const files = (second = late, first = early) => [
      fileOf([first]),
      fileOf([second], { id: 'n', period: '2026-11', importedOn: isoDate('2026-12-14') }),
    ];
    const take = (line: TwoBLine, period: string, twoBPeriod = period): Decision =>
      decide(line, 'accept', { billIds: ['bill-X-9'], period, twoBPeriod });
    const of = (decisions: Decision[] = [], given: Partial<TwoBInput> = {}) =>
      result({ files: files(), bills: whole, decisions, ...november, ...given });
    const said = (
      rows: readonly { rung: string; part: string; bills: readonly unknown[]; parts: readonly unknown[] }[],
    ) => rows.map(({ rung, part, bills, parts }) => [rung, part, bills.length, parts.length]);

    test('is proposed in the second with both of them, and taken by nobody unasked', () => {
      const answer = of();
      expect([said(answer.rows), said(answer.carried)]).toEqual(Array(2).fill([['suggested', 'held', 1, 2]]));
      expect(english(answer.rows[0]!.because)).toBe(
        'X-9/A and X-9/B together come to bill X-9: the GSTR-2B of October 2026 and November 2026 may have it in 2 parts, and a person decides',
      );
      expect([answer.missing, taxOf(answer.books.suggested), taxOf(answer.books.difference)]).toEqual([[], 72_000, 0]);
      expect(said(result({ files: files(), bills: whole }).rows)).toEqual([['none', 'held', 0, 0]]);
    });

    test('is proposed to the rest beside what a person decided in the first, which stays', () => {
      const decisions = [take(early, '2026-10')];
      const first = result({ files: files(), bills: whole, decisions });
      expect(said(first.rows)).toEqual([['suggested', 'taken', 1, 0]]);
      const answer = of(decisions);
      expect([said(answer.rows), answer.carried]).toEqual([[['suggested', 'held', 1, 2]], []]);
      expect([taxOf(answer.books.suggested), taxOf(answer.books.difference)]).toEqual([72_000, 0]);
      const both = of([...decisions, take(late, '2026-11')]);
      // Over both months no more is blocked than is blocked of the bill.
      expect([taxOf(first.parts.blocked), taxOf(both.parts.blocked)]).toEqual([60_000, 0]);
      expect(taxOf(both.parts.taken)).toBe(72_000);
    });

    test('decided in the second, each has its share of what is blocked', () => {
      const half = of([take(early, '2026-11', '2026-10')]);
      expect([said(half.rows), half.carried[0]?.part]).toEqual([[['suggested', 'held', 1, 2]], 'taken']);
      expect(taxOf(half.books.suggested) + taxOf(half.books.linked)).toBe(72_000);
      const all = [take(early, '2026-11', '2026-10'), take(late, '2026-11')];
      const later = of(all, { period: twoBPeriod('2026-12')!, knownOn: isoDate('2027-01-15') });
      expect([later.carried, taxOf(later.usedBefore.get('bill-X-9') ?? NO_TAX)]).toEqual([[], 180_000]);
    });

    test.each<[string, TwoBLine, TwoBLine]>([
      ['more than the bill', early, aLine({ number: 'X-9/B', taxable: 400_300 })],
      ['less', early, aLine({ number: 'X-9/B', taxable: 399_700 })],
      ['of another supplier', early, aLine({ number: 'X-9/B', taxable: 400_000, gstin: '07AAZCS9005L1ZJ' })],
      ['of another number', early, aLine({ number: 'X-8/B', taxable: 400_000 })],
      ['dated more than a month off', early, aLine({ number: 'X-9/B', taxable: 400_000, date: '2026-11-04' })],
      ['a reverse charge', early, aLine({ number: 'X-9/B', taxable: 400_000, isReverseCharge: true })],
      ['an amendment', early, { ...late, original: { number: 'X-9/B', date: isoDate('2026-11-01') } }],
      ['not available', early, { ...late, availability: 'no' }],
    ])('is not proposed to a row that is %s', (_what, first, second) => {
      const answer = of([], { files: files(second, first) });
      expect(answer.rows[0]?.parts).toEqual([]);
    });

    test('is proposed to rows of one number, whose whole none of them is', () => {
      const [one, two] = [aLine({ number: 'X-9', taxable: 600_000 }), aLine({ number: 'X-9', taxable: 400_000 })];
      expect(said(of([], { files: files(two, one) }).rows)).toEqual([['suggested', 'held', 1, 2]]);
    });

    test('in three months is proposed when the last has come', () => {
      const last = aLine({ number: 'X-9/C', taxable: 150_000 });
      const second = aLine({ number: 'X-9/B', taxable: 250_000 });
      const three = [
        ...files(second),
        fileOf([last], { id: 'd', period: '2026-12', importedOn: isoDate('2027-01-14') }),
      ];
      const december = { period: twoBPeriod('2026-12')!, knownOn: isoDate('2027-01-15'), files: three };
      expect(said(of([], { files: three }).rows)).toEqual([['none', 'held', 0, 0]]);
      expect(said(of([take(early, '2026-10')], december).rows)).toEqual([['suggested', 'held', 1, 3]]);
      expect(said(of([take(early, '2026-10')], december).carried)).toEqual([['suggested', 'held', 1, 3]]);
    });
  });

  test('undone, a decision gives back what held before', () => {
    const line = aLine({ number: 'U' });
    const made = [decide(line, 'hold'), decide(line, 'reject'), decide(line, 'undo')];
    const part = (decisions: readonly Decision[]) =>
      result({ files: [fileOf([line])], bills: [aBill({ number: 'U' })], decisions }).rows[0]?.part;
    expect([
      part([]),
      part(made.slice(0, 1)),
      part(made.slice(0, 2)),
      part(made),
      part([...made, decide(line, 'undo')]),
    ]).toEqual(['taken', 'held', 'rejected', 'held', 'taken']);
  });
});

describe('whatever comes', () => {
  const numbers = fc.constantFrom('K-1', 'K1', 'K/01', 'K-2', '1', 'K-1/A', 'K-1/B');
  const row = fc.record({
    number: numbers,
    taxable: fc.constantFrom(1_000_000, 1_000_050, 400_000, 600_000),
    availability: fc.constantFrom('yes', 'no', 'temporary') as fc.Arbitrary<TwoBLine['availability']>,
    kind: fc.constantFrom('invoice', 'credit-note') as fc.Arbitrary<TwoBLine['kind']>,
    action: fc.constantFrom(null, 'accept', 'hold', 'block', 'reject', 'undo') as fc.Arbitrary<
      Decision['action'] | null
    >,
  });
  const bill = fc.record({
    number: numbers,
    taxable: fc.constantFrom(1_000_000, 400_000),
    blockedPart: fc.integer({ min: 0, max: 180_000 }),
  });

  test('the parts add up to the GSTR-2B, the books to themselves, and table 4 to what is taken', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), fc.array(bill, { maxLength: 8 }), (rows, bills) => {
        const lines = rows.map((one, at) => aLine({ ...one, key: `l${at}` }));
        const decisions = rows.flatMap(({ action }, at) => (action ? [decide(lines[at]!, action)] : []));
        const known = bills.map(({ blockedPart, ...one }, at) =>
          aBill({
            ...one,
            id: `b${at}`,
            blocked: { ...NO_TAX, igst: paise(Math.min(blockedPart, Math.round(one.taxable * 0.18))) },
          }),
        );
        const answer = result({ files: [fileOf(lines)], bills: known, decisions });
        const sum = (all: readonly Heads[]) => all.reduce((one, other) => plus(one, other), NO_TAX);
        expect(sum(PARTS.map((part) => answer.parts[part]))).toEqual(answer.in2B);
        expect(answer.in2B).toEqual(sum(lines.map(creditOf)));
        const { books } = answer;
        expect(sum([books.linked, books.suggested, books.difference, books.only2B])).toEqual(answer.in2B);
        expect(sum([books.linked, books.suggested, books.notIn2B])).toEqual(books.total);
        const table = table4Rows(answer);
        const net = plus(plus(cellSum(table, '4(A)(5)'), cellSum(table, '4(B)(1)'), -1), cellSum(table, '4(B)(2)'), -1);
        expect(net).toEqual(answer.parts.taken);
        for (const { shares, credit } of answer.rows) expect(sum(PARTS.map((part) => shares[part]))).toEqual(credit);
        for (const head of HEADS) expect(Number.isSafeInteger(answer.in2B[head])).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
