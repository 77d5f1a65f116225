import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english, inEnglish } from '../../../testing/in-english';
import { paise } from '../../shared/money';
import type { Rung } from './compare';
import { type Link, type Matching, matchTwoB } from './match';
import type { TwoBLine } from './model';
import { NearestFinder } from './nearest';
import { aBill, aLine, gstinOf, J4_BILLS, J4_LINES, SUPPLIER } from './two-b.fixture';
import { whyPair } from './why';

const told = ({ links }: Matching) =>
  links
    .map(({ line, bills, rung }) => `${bills.map(({ number }) => number).join(' + ')} = ${line.number}: ${rung}`)
    .toSorted();

const rungBetween = (bill: Parameters<typeof aBill>[0], line: Parameters<typeof aLine>[0]): Rung =>
  matchTwoB([aLine(line)], [aBill(bill)]).links[0]?.rung ?? 'none';

describe('the ladder', () => {
  const pairs: [bill: Parameters<typeof aBill>[0], line: Parameters<typeof aLine>[0], rung: Rung][] = [
    [{ number: 'K-1' }, { number: 'K-1' }, 'exact'],
    [{ number: 'k - 1' }, { number: 'K-1' }, 'exact'],
    [{ number: 'K/1' }, { number: 'K-1' }, 'normalised'],
    [{ number: 'K1' }, { number: 'K-1' }, 'normalised'],
    [{ tax: 180_000 }, { tax: 180_100 }, 'rounding'],
    [{ tax: 180_000 }, { tax: 180_101 }, 'suggested'],
    [{ taxable: 1_000_050, tax: 180_000 }, { taxable: 1_000_000, tax: 180_000 }, 'rounding'],
    [{ date: '2026-10-03' }, { date: '2026-10-30' }, 'date-shift'],
    [{ date: '2026-04-01' }, { date: '2027-03-31' }, 'date-shift'],
    [{ date: '2026-03-31' }, { date: '2026-04-01' }, 'suggested'],
    [{ date: '2025-10-03' }, { date: '2026-10-03' }, 'none'],
    [{ number: 'K-01' }, { number: 'K-1' }, 'suggested'],
    [{ number: 'KO-12' }, { number: 'K0-12' }, 'suggested'],
    [{ number: 'INV/26-27/0042' }, { number: '42' }, 'suggested'],
    [{ number: 'INV/2026-27/42' }, { number: 'INV/42' }, 'suggested'],
    [{ number: 'INV-42' }, { number: 'BILL-42' }, 'suggested'],
    [{ number: 'INV-42' }, { number: 'BILL-42', date: '2026-10-04' }, 'none'],
    [{ number: 'K-78' }, { number: 'K-79' }, 'none'],
    [{ number: 'K-10' }, { number: 'K-100' }, 'none'],
    [{ number: 'K-42A' }, { number: 'K-42B' }, 'none'],
    [{ number: 'K-01' }, { number: 'K-1', tax: 180_150 }, 'suggested'],
    [{ number: 'K-01' }, { number: 'K-1', tax: 181_001 }, 'none'],
    [{ number: '169-26' }, { number: '169' }, 'suggested'],
    [{ number: '169-26' }, { number: '169-27' }, 'none'],
    [{ number: 'PF-26' }, { number: 'PF-27' }, 'none'],
    [{ number: 'INV-42', date: '2026-11-08' }, { number: '42', date: '2026-10-05' }, 'suggested'],
    [{ number: 'INV-42', date: '2026-08-10' }, { number: '42', date: '2026-10-08' }, 'suggested'],
    [{ number: 'INV-42', date: '2026-04-08' }, { number: '42', date: '2026-10-08' }, 'none'],
    // '1/11' is the first of November and '11/1' the eleventh of January: half a year apart a person decides.
    [{ number: '1/11', date: '2026-11-03' }, { number: '11/1', date: '2027-01-20' }, 'suggested'],
    // Separators left out make no other number; between other digits they do, however well the rest agrees.
    [{ number: '1/11' }, { number: '11/1' }, 'suggested'],
    [{ number: 'INV-1/12' }, { number: 'INV-11/2' }, 'suggested'],
    [{ number: '1/11' }, { number: '11/1', taxable: 2_000_000 }, 'none'],
    [{ number: '26-27/1' }, { number: '2627/1' }, 'normalised'],
    [{ number: '26-27/1' }, { number: '26271' }, 'normalised'],
    [{ number: 'KR/26-27/0101' }, { number: 'KR-26/27-0101' }, 'normalised'],
    [{ number: 'K/1', date: '2026-10-05' }, { number: 'K-1', date: '2026-05-10' }, 'date-shift'],
    // A return takes sixteen letters of a number.
    [{ number: 'MAHALAXMI/26-27/0175' }, { number: 'MAHALAXMI/26-27/' }, 'suggested'],
    [{ number: 'MAHALAXMI/26-27/0175' }, { number: 'LAXMI/26-27/0175' }, 'suggested'],
    [{ number: 'MAHALAXMI/26-27/0175' }, { number: 'MAHALAXMI/26-27/', date: '2026-10-04' }, 'none'],
    // One slip in a long number, on the day and to the paisa; short numbers and the next of a series are others.
    [{ number: 'SI/41273' }, { number: 'SI/41723' }, 'suggested'],
    [{ number: 'SI/41273' }, { number: 'SI/4127' }, 'suggested'],
    [{ number: 'SI/41273' }, { number: 'SI/48273' }, 'suggested'],
    [{ number: 'SI/41273' }, { number: 'SI/41274' }, 'none'],
    [{ number: 'SI/41273' }, { number: 'SI/41723', date: '2026-10-04' }, 'none'],
    [{ number: 'SI/41273' }, { number: 'SI/41723', tax: 180_001 }, 'none'],
    [{ number: 'K-178' }, { number: 'K-187' }, 'none'],
    [{ number: 'K-1', taxable: 100_000 }, { number: 'K-1', taxable: 900_000 }, 'suggested'],
    [{ tax: { igst: 180_000 } }, { tax: { cgst: 90_000, sgst: 90_000 } }, 'suggested'],
    [{ isReduction: true }, { kind: 'invoice' }, 'none'],
    [{ isReduction: true }, { kind: 'credit-note', section: 'cdnr' }, 'exact'],
    [{ isReduction: false }, { kind: 'debit-note', section: 'cdnr' }, 'exact'],
    [{ isReverseCharge: true }, { isReverseCharge: false }, 'suggested'],
    [{ gstin: gstinOf(1, '27') }, { gstin: gstinOf(1, '29') }, 'suggested'],
    [{ gstin: gstinOf(1) }, { gstin: gstinOf(2) }, 'none'],
  ];

  test.each(pairs)('%j beside %j is %s', (bill, line, rung) => {
    expect(rungBetween(bill, line)).toBe(rung);
  });

  test('customs and a distributor are matched by their tax: what they call taxable is another sum', () => {
    const port = { gstin: 'INBLR4', number: '7654321', date: '2026-10-12' };
    const entry = aBill({ ...port, isOfCustoms: true, taxable: 10_000_000, tax: { igst: 1_980_000 } });
    const told = aLine({
      ...port,
      section: 'impg',
      kind: 'bill-of-entry',
      taxable: 11_000_000,
      tax: { igst: 1_980_000 },
    });
    expect(matchTwoB([told], [entry]).links).toMatchObject([{ rung: 'exact', bills: [{ number: '7654321' }] }]);
    expect(english(whyPair(entry, told).headline)).toBe('Port, number, date and tax agree.');
    const less = { ...told, tax: { ...told.tax, igst: paise(1_900_000) } };
    expect(matchTwoB([less], [entry]).links).toMatchObject([{ rung: 'suggested' }]);
    const own = { number: 'ISD/4', tax: { igst: 18_000 } };
    expect(rungBetween({ ...own, taxable: 100_000 }, { ...own, taxable: 0, section: 'isd', kind: 'isd-invoice' })).toBe(
      'exact',
    );
  });

  test('numbers that are one only without their separators, where two could be meant, need a person', () => {
    const bills = [aBill({ number: '1/11' }), aBill({ number: '11/1', taxable: 2_000_000 })];
    expect(told(matchTwoB([aLine({ number: '111' })], bills))).toEqual(['1/11 = 111: suggested']);
  });

  test('an invoice booked in parts is proposed with all of them', () => {
    const bills = [aBill({ number: 'X-9/A', taxable: 600_000 }), aBill({ number: 'X-9/B', taxable: 400_000 })];
    expect(told(matchTwoB([aLine({ number: 'X-9' })], bills))).toEqual(['X-9/A + X-9/B = X-9: suggested']);
    expect(told(matchTwoB([aLine({ number: 'X-9', taxable: 1_200_000 })], bills))).toEqual([]);
  });

  const part = (number: string, taxable: number, given: Parameters<typeof aLine>[0] = {}) =>
    aLine({ ...given, number, taxable, key: `${number} ${taxable}` });

  test.each<[string, TwoBLine[], string[]]>([
    [
      'by letters',
      [part('X-9/A', 600_000), part('X-9/B', 400_000)],
      ['X-9 = X-9/A: suggested', 'X-9 = X-9/B: suggested'],
    ],
    [
      'under its own number',
      [part('X-9', 600_000), part('X-9/2', 400_000)],
      ['X-9 = X-9: suggested', 'X-9 = X-9/2: suggested'],
    ],
    [
      'the same number twice',
      [part('X-9', 600_000), part('X-9', 400_000)],
      ['X-9 = X-9: suggested', 'X-9 = X-9: suggested'],
    ],
    ['not where they come to another sum', [part('X-9/A', 600_000), part('X-9/B', 300_000)], []],
    ['not half a year apart', [part('X-9/A', 600_000), part('X-9/B', 400_000, { date: '2027-03-03' })], []],
    ['not of another supplier', [part('X-9/A', 600_000), part('X-9/B', 400_000, { gstin: gstinOf(2) })], []],
    ['not where one is the bill itself', [part('X-9', 1_000_000), part('X-9/B', 400_000)], ['X-9 = X-9: exact']],
  ])('a bill that GSTR-2B has in parts is proposed to each of them: %s', (_, lines, links) => {
    expect(told(matchTwoB(lines, [aBill({ number: 'X-9' })]))).toEqual(links.toSorted());
    expect(told(matchTwoB(lines.toReversed(), [aBill({ number: 'X-9' })]))).toEqual(links.toSorted());
  });

  test('what a supplier reports twice is linked once, and told', () => {
    const matching = matchTwoB([aLine({ number: 'M-55' }), aLine({ number: 'M55' })], [aBill({ number: 'M-55' })]);
    expect(told(matching)).toEqual(['M-55 = M-55: exact']);
    expect([...matching.duplicates].map(([key, { number }]) => [key.split('|')[3], number])).toEqual([['M55', 'M-55']]);
  });
});

describe('journey J4', () => {
  const matching = matchTwoB(J4_LINES, J4_BILLS);

  test('links what is sure, proposes B1-A1 and never B3-A4', () => {
    expect(told(matching)).toEqual([
      'KR/26-27/0101 = KR2627101: suggested',
      'PF-77 = PF-77: exact',
      'S/2026/15 = S/2026/15: rounding',
      'W-301 = W-301: exact',
    ]);
    expect(matching.bills.map(({ id }) => id).toSorted()).toEqual(['B3', 'B5']);
    expect(matching.lines.map(({ number }) => number).toSorted()).toEqual(['M-55', 'PF-79']);
  });

  test('says why and why not', () => {
    const headline = (bill: string, line: string) =>
      english(
        whyPair(J4_BILLS.find(({ id }) => id === bill)!, J4_LINES.find(({ number }) => number === line)!).headline,
      );
    expect(headline('B1', 'KR2627101')).toBe(
      'Separators and a zero removed; GSTIN, date and tax agree. A person decides.',
    );
    expect(headline('B2', 'PF-77')).toBe('GSTIN, number, date and tax agree.');
    expect(headline('B4', 'S/2026/15')).toBe('Amount differs by ₹0.50; GSTIN, number and date agree.');
    expect(headline('B3', 'PF-79')).toBe('Same supplier and same amounts, but numbers 78 and 79 differ.');
    expect(headline('B5', 'M-55')).toMatch(
      /^Nothing agrees .* the GSTINs 24AAZCT9006H1ZU and 36AAZCM9002R1ZF differ\.$/,
    );
  });

  test('names the nearest row with what differs before it says missing', () => {
    const taken = {
      bills: new Set(['B1', 'B2', 'B4', 'B6']),
      lines: new Set(matching.links.map(({ line }) => line.key)),
    };
    const finder = new NearestFinder(J4_BILLS, J4_LINES, taken);
    const [b3, b5] = ['B3', 'B5'].map((id) => finder.nearestLine(J4_BILLS.find((bill) => bill.id === id)!));
    expect(b3).toMatchObject({
      of: { number: 'PF-79' },
      isTaken: false,
      scores: { number: 'different', amounts: 'same' },
    });
    expect(b5).toBeNull();
    expect(finder.nearestBill(J4_LINES[3]!)?.of.id).toBe('B3');
  });
});

describe('whatever the documents are', () => {
  const numbers = fc.constantFrom(
    'K-1',
    'K1',
    'K/01',
    'K-2',
    'KO-2',
    'K0-2',
    '1',
    'INV/26-27/1',
    'K-1/A',
    'K-1/B',
    '---',
    '',
  );
  const days = fc.constantFrom('2026-10-03', '2026-10-04', '2026-04-01', '2026-03-31', '2027-03-31');
  const amounts = fc.constantFrom(1_000_000, 1_000_050, 400_000, 600_000, 0);
  const suppliers = fc.constantFrom(SUPPLIER, gstinOf(1, '29'), gstinOf(2));
  const document = fc.record({ number: numbers, date: days, taxable: amounts, gstin: suppliers });
  const books = fc
    .array(document, { maxLength: 12 })
    .map((all) => all.map((one, at) => aBill({ ...one, id: `b${at}` })));
  const rows = fc
    .array(document, { maxLength: 12 })
    .map((all) => all.map((one, at) => aLine({ ...one, key: `l${at}` })));

  test('the order in which they come changes nothing', () => {
    const shuffled = <Of>(all: readonly Of[], seed: number) =>
      all
        .map((one, at) => ({ one, place: ((at + 1) * (seed * 2 + 1) * 16_807) % 2_147_483_647 }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one);
    fc.assert(
      fc.property(rows, books, fc.integer({ min: 1, max: 1_000_000 }), (lines, bills, seed) => {
        const links = (matching: Matching) =>
          matching.links
            .map(({ line, bills: its, rung }) => `${line.key} ${its.map(({ id }) => id).toSorted()} ${rung}`)
            .toSorted();
        expect(links(matchTwoB(shuffled(lines, seed), shuffled(bills, seed + 1)))).toEqual(
          links(matchTwoB(lines, bills)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('each is in one link at most, none is lost, and what is sure has one number and amounts within a rupee', () => {
    fc.assert(
      fc.property(rows, books, (lines, bills) => {
        const matching = matchTwoB(lines, bills);
        const inLinks = matching.links.map(({ line }) => line.key);
        expect([...inLinks, ...matching.lines.map(({ key }) => key)].toSorted()).toEqual(
          lines.map(({ key }) => key).toSorted(),
        );
        // A bill that comes in several rows stands in the link of each of them, and is counted with the first.
        const isFirst = ({ line, parts }: Link) => (parts?.[0] ?? line).key === line.key;
        const ofBills = [...matching.links.filter(isFirst).flatMap(({ bills: its }) => its), ...matching.bills];
        expect(ofBills.map(({ id }) => id).toSorted()).toEqual(bills.map(({ id }) => id).toSorted());
        for (const { bills: its, parts = [] } of matching.links)
          for (const part of parts)
            expect(matching.links.find(({ line }) => line === part)).toMatchObject({ bills: its, parts });
        for (const { line, bills: its, rung } of matching.links.filter(({ rung }) => rung !== 'suggested')) {
          const [bill] = its;
          const plain = (text: string) => text.replace(/[^A-Z0-9]/g, '');
          expect([bill?.gstin, plain(bill?.number ?? '?')]).toEqual([line.gstin, plain(line.number)]);
          expect(Math.abs(line.taxable - (bill?.taxable ?? 0))).toBeLessThanOrEqual(100);
          expect(rung).toBeTruthy();
        }
      }),
      { numRuns: 300 },
    );
  });

  test('why is said of every pair, in words', () => {
    fc.assert(
      fc.property(document, document, fc.boolean(), (one, other, isReduction) => {
        const why = inEnglish(whyPair(aBill({ ...one, isReduction }), aLine(other)));
        expect(why.headline).toMatch(/^\S.*\.$/);
        expect(why.facts.length).toBeGreaterThanOrEqual(4);
      }),
      { numRuns: 300 },
    );
  });
});
