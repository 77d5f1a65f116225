import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { quarterOf } from '../../law/periods';
import { isoDate } from '../../shared/dates';
import { paise, percent, rupees } from '../../shared/money';
import type { StatementKind } from '../due-dates';
import { checkStatement } from './check';
import { correctableUntil, correctionOf } from './correction';
import { holderFault } from './holder';
import { fieldCount, layoutOf, whyNoText } from './layout';
import { type Deductor, RECORDS, type Statement, type StatementChallan, type StatementRow } from './model';
import { FILE_STATES } from './states.data';
import { addressLines } from './values';
import { fileText, writeStatement } from './write';

const ADDRESS = { lines: ['12 Residency Road', 'Bengaluru'], stateCode: '29', pin: '560025' };
const DEDUCTOR: Deductor = {
  ...{ tan: 'BLRA01234A', pan: 'ZZZCA0001A', name: 'Alpha Sample Tech Pvt Ltd', branch: 'Head office' },
  ...{ address: ADDRESS, email: 'fin@sample.test', phone: { area: '80', number: '12345678' }, type: 'K' },
  gstin: '29ZZZCA0001A1Z0',
  responsible: {
    ...{ name: 'Asha Rao', designation: 'Director', pan: 'ZZZPR4321Q', address: ADDRESS },
    ...{ email: 'asha@sample.test', mobile: '9812345678' },
  },
  earlierReceipt: '123456789012345',
};

const row = (day: string, over: Partial<StatementRow> = {}): StatementRow => ({
  ...{ id: 'r1', pan: 'ZZZPB1234C', name: 'Rita Bose', code: '1027', amount: rupees(60_000), tax: rupees(6_000) },
  ...{ surcharge: paise(0), cess: paise(0), deposited: rupees(6_000), rate: percent(10) },
  paidOn: isoDate(day),
  deductedOn: isoDate(day),
  ...over,
});

const challan = (
  day: string,
  rows: readonly StatementRow[],
  over: Partial<StatementChallan> = {},
): StatementChallan => ({
  ...{ id: 'c1', isNil: false, bsr: '0510308', serial: '00123', depositedOn: isoDate(day), minorHead: '200', rows },
  tax: paise(rows.reduce((sum, { tax }) => sum + tax, 0)),
  ...{ surcharge: paise(0), cess: paise(0), interest: paise(0), fee: paise(0), others: paise(0) },
  ...over,
});

const statementOf = (
  kind: StatementKind,
  day: string,
  challans: readonly StatementChallan[],
  over: Partial<Statement> = {},
): Statement => ({
  ...{ kind, quarter: quarterOf(isoDate(day)), createdOn: isoDate(day), deductor: DEDUCTOR, challans, uncovered: [] },
  ...over,
});

const NEW = statementOf(
  'residents',
  '2026-09-30',
  [
    challan('2026-09-07', [
      row('2026-08-10'),
      row('2026-08-22', {
        ...{ id: 'r2', pan: 'ZZZCD7788E', name: 'Delta Facility Services Pvt Ltd', code: '1024' },
        ...{ amount: rupees(100_000), tax: rupees(2_000), deposited: rupees(2_000), rate: percent(2) },
      }),
    ]),
  ],
  { createdOn: isoDate('2026-10-28') },
);

const OLD = statementOf(
  'residents',
  '2025-12-31',
  [challan('2025-12-06', [row('2025-11-14', { code: '4JB' })], { serial: '00456' })],
  { createdOn: isoDate('2026-01-20') },
);

/** The text of a statement read back: each line by the names its layout gives to places. */
function readBack(statement: Statement) {
  const inForce = layoutOf(statement.kind, statement.quarter);
  if (!inForce) throw new RangeError('No layout');
  const text = writeStatement(statement, inForce);
  expect(text).toMatch(/^[\x20-\x7e\r\n]*\r\n$/);
  expect(text).not.toMatch(/[a-z]|[^\r]\n/);
  return text
    .split('\r\n')
    .slice(0, -1)
    .map((line, index) => {
      const fields = line.split('^');
      const record = RECORDS.find((name) => name === fields[1]);
      if (!record) throw new RangeError(`Line ${index + 1} is of no record`);
      expect(fields).toHaveLength(fieldCount(inForce, record));
      expect(fields[0]).toBe(String(index + 1));
      const places = inForce.layout.records[record];
      const named = Object.fromEntries(places.map(({ at, name }) => [name, fields[at - 1] ?? '']));
      const known = new Set(places.map(({ at: place }) => place));
      const unnamed = fields.filter((_, place) => !known.has(place + 1));
      expect(unnamed.join('')).toBe('');
      return { record, fields, named };
    });
}

const at = (line: { fields: readonly string[] } | undefined, place: number) => line?.fields[place - 1];

describe('layouts', () => {
  test.each([
    ['residents', '2026-08-10', [18, 72, 30, 45]],
    ['salary', '2026-08-10', [18, 72, 30, 45]],
    ['residents', '2025-11-14', [18, 72, 41, 54]],
    ['salary', '2025-11-14', [18, 72, 41, 54]],
  ] as const)('%s on %s: places are distinct and within the count of their record', (kind, day, counts) => {
    const inForce = layoutOf(kind, quarterOf(isoDate(day)));
    if (!inForce) throw new RangeError('No layout');
    expect(RECORDS.map((record) => fieldCount(inForce, record))).toEqual(counts);
    for (const record of RECORDS) {
      const places = inForce.layout.records[record].map(({ at: place }) => place);
      const names = inForce.layout.records[record].map(({ name }) => name);
      expect(new Set(places).size).toBe(places.length);
      expect(new Set(names).size).toBe(names.length);
      expect(Math.max(...places)).toBeLessThanOrEqual(fieldCount(inForce, record));
    }
  });

  test.each([
    ['non-residents', '2026-08-10'],
    ['collection', '2026-08-10'],
    ['non-residents', '2025-11-14'],
    ['collection', '2025-11-14'],
    ['salary', '2026-03-31'],
    ['salary', '2027-03-31'],
  ] as const)('%s on %s: a layout that nobody read is none', (kind, day) => {
    expect(layoutOf(kind, quarterOf(isoDate(day)))).toBeUndefined();
  });

  test.each([
    ['salary', '2026-03-31', '24Q', /record of 88 fields for each employee/],
    ['salary', '2027-03-31', '138', /no file format of it was published/],
    ['non-residents', '2026-08-10', '144', /layout of Form 144 was not read/],
    ['salary', '2026-08-10', '138', null],
  ] as const)('%s on %s: why Form %s has no text', (kind, day, form, told) => {
    const why = whyNoText(kind, quarterOf(isoDate(day)), form);
    if (told) expect(inEnglish(why ?? '')).toMatch(told);
    else expect(why).toBeNull();
  });
});

describe('the file', () => {
  test('a word longer than a line of an address goes on in the next', () => {
    const { lines, rest } = addressLines(['12/A,Residency-Road-Bengaluru-East', 'Karnataka']);
    expect([lines, rest]).toEqual([['12/A,Residency-Road-Benga', 'luru-East Karnataka'], '']);
  });

  test('Form 140 in its order, with as many delimiters as its records have', () => {
    const lines = readBack(NEW);
    expect(lines.map(({ record }) => record)).toEqual(['FH', 'BH', 'CD', 'DD', 'DD']);
    expect(lines.map(({ fields }) => fields.length - 1)).toEqual([17, 71, 29, 44, 44]);
    const [head, batch, paid, first, second] = lines;
    expect(head?.fields.join('^')).toBe('1^FH^NS1^R^28102026^1^D^BLRA01234A^1^ANUPALAN^^^^^^^^');
    expect(
      [5, 9, 16, 17, 18, 20, 26, 27, 29, 30, 32, 43, 44, 45, 47, 52, 59, 69].map((place) => at(batch, place)),
    ).toEqual([
      ...['140', '123456789012345', '202728', '202627', 'Q2', 'INDIA', '15', '560025', '91', '8012345678', 'K'],
      ...['INDIA', '91', '9812345678', '8000.00', 'Y', 'ZZZPR4321Q', '29ZZZCA0001A1Z0'],
    ]);
    expect(paid?.fields.join('^')).toBe(
      '3^CD^1^1^2^N^^8000.00^0.00^0.00^0.00^8000.00^C^^0510308^^00123^^07092026^^8000.00^8000.00^200^^^^^^^',
    );
    expect(first?.fields.join('^')).toBe(
      `4^DD^1^1^1^O^^ZZZPB1234C^RITA BOSE^^^^^^1027^^^Y^10082026^60000.00^^^^6000.00^6000.00^^10082026^10.0000${'^'.repeat(17)}`,
    );
    expect(at(second, 4)).toBe('2');
    expect(at(second, 5)).toBe('1');
  });

  test('26Q in its order, with as many delimiters as its records have', () => {
    const lines = readBack(OLD);
    expect(lines.map(({ fields }) => fields.length - 1)).toEqual([17, 71, 40, 53]);
    const [, batch, paid, first] = lines;
    expect([5, 16, 17, 18, 20, 26, 29, 30, 31, 43, 46, 47, 51, 52, 59].map((place) => at(batch, place))).toEqual([
      ...['26Q', '202627', '202526', 'Q3', 'HEAD OFFICE', '15', '80', '12345678', 'N', '9812345678', 'N', '6000.00'],
      ...['N', 'Y', 'ZZZPR4321Q'],
    ]);
    expect(paid?.fields.join('^')).toBe(
      '3^CD^1^1^1^N^^^^^^00456^^^^0510308^^06122025^^^^6000.00^0.00^0.00^0.00^0.00^6000.00^^6000.00^6000.00^0.00^0.00^6000.00^0.00^0.00^^N^^0.00^200^',
    );
    expect(first?.fields.join('^')).toBe(
      `4^DD^1^1^1^O^^2^^ZZZPB1234C^^^RITA BOSE^6000.00^0.00^0.00^6000.00^^6000.00^^^60000.00^14112025^14112025^^10.0000^^^^^^^4JB${'^'.repeat(21)}`,
    );
  });

  test('challan and deductee change places between the Acts', () => {
    const two = (statement: Statement) => {
      const [first] = statement.challans;
      return first ? { ...statement, challans: [{ ...first, id: 'c0', serial: '00001', rows: [] }, first] } : statement;
    };
    const [oldRow] = readBack(two(OLD)).filter(({ record }) => record === 'DD');
    const newRow = readBack(two(NEW)).findLast(({ record }) => record === 'DD');
    expect([at(oldRow, 4), at(oldRow, 5)]).toEqual(['2', '1']);
    expect([at(newRow, 4), at(newRow, 5)]).toEqual(['2', '2']);
    expect(oldRow?.named).toMatchObject({ challan: '2', deductee: '1' });
    expect(newRow?.named).toMatchObject({ challan: '2', deductee: '2' });
  });

  test('24Q has the employee and the day of deposit in the place of the code and the rate', () => {
    const salary = row('2025-11-30', { code: '92B', employee: 'E-7', cess: rupees(240), deposited: rupees(6_240) });
    const lines = readBack(
      statementOf('salary', '2025-12-31', [challan('2025-12-06', [salary], { cess: rupees(240) })]),
    );
    expect(lines[0]?.fields[2]).toBe('SL1');
    expect([7, 8, 14, 16, 17, 19, 25, 26, 33].map((place) => at(lines[3], place))).toEqual([
      'E-7',
      '',
      '6000.00',
      '240.00',
      '6240.00',
      '6240.00',
      '06122025',
      '',
      '92B',
    ]);
    expect([22, 24, 27, 30, 32, 33].map((place) => at(lines[2], place))).toEqual([
      '6000.00',
      '240.00',
      '6240.00',
      '6000.00',
      '240.00',
      '6240.00',
    ]);
  });

  test('without a PAN: the words of the format, the higher rate, the reason', () => {
    const none = row('2026-06-01', {
      ...{ pan: null, amount: rupees(100_000), tax: rupees(20_000), deposited: rupees(20_000), rate: percent(20) },
      flag: 'C',
    });
    const statement = statementOf('residents', '2026-06-30', [challan('2026-06-30', [none])]);
    const [, , , found] = readBack(statement);
    expect([8, 28, 32].map((place) => at(found, place))).toEqual(['PANNOTAVBL', '20.0000', 'C']);
    expect(checkStatement({ ...statement, createdOn: isoDate('2026-07-10') })).toEqual([]);
  });

  test('a sum below the limit stands under a nil challan, without a day of deduction', () => {
    const below = row('2026-08-10', { tax: paise(0), deposited: paise(0), rate: percent(0), flag: 'Y' });
    const nil = challan('2026-08-10', [below], { isNil: true, depositedOn: null });
    const [, , paid, found] = readBack({ ...NEW, challans: [nil] });
    expect([6, 12, 13, 15, 17, 19, 23].map((place) => at(paid, place))).toEqual(['Y', '0.00', '', '', '', '', '']);
    expect([18, 24, 27, 32].map((place) => at(found, place))).toEqual(['N', '0.00', '', 'Y']);
    expect(checkStatement({ ...NEW, challans: [nil] })).toEqual([]);
  });

  test('any names, amounts and days are read back as they were meant', () => {
    const anyRow = fc.record({
      name: fc.string({
        minLength: 1,
        maxLength: 90,
        unit: fc.constantFrom('a', 'Z', 'é', ' ', '^', ',', '漢', '\n', '&'),
      }),
      amount: fc.integer({ min: 1, max: 1e13 }),
      tax: fc.integer({ min: 0, max: 1e11 }),
      cess: fc.integer({ min: 0, max: 1e9 }),
      day: fc.integer({ min: 0, max: 91 }),
      rate: fc.integer({ min: 0, max: 9_999 }),
    });
    const statements = [NEW, OLD];
    fc.assert(
      fc.property(
        fc.constantFrom(...statements),
        fc.array(fc.array(anyRow, { maxLength: 4 }), { maxLength: 4 }),
        (base, all) => {
          const start = base.quarter.from;
          const challans = all.map((rows, index) =>
            challan(
              start,
              rows.map(({ name, amount, tax, cess, rate }, place) =>
                row(start, {
                  ...{ id: `${index}/${place}`, name, amount: paise(amount), tax: paise(tax), cess: paise(cess) },
                  ...{ deposited: paise(tax + cess), rate: rate as StatementRow['rate'] },
                }),
              ),
              { id: String(index) },
            ),
          );
          const lines = readBack({ ...base, challans });
          const found = lines.filter(({ record }) => record === 'DD').map(({ named }) => named);
          const meant = challans.flatMap(({ rows }, index) => rows.map((one, place) => ({ one, index, place })));
          expect(found).toHaveLength(meant.length);
          for (const [place, { one, index, place: within }] of meant.entries()) {
            expect(found[place]?.challan).toBe(String(index + 1));
            expect(found[place]?.deductee).toBe(String(within + 1));
            expect(Number(found[place]?.amount?.replace('.', ''))).toBe(one.amount);
            expect(Number(found[place]?.deducted?.replace('.', ''))).toBe(one.tax + one.cess);
            expect(Number(found[place]?.rate?.replace('.', ''))).toBe(one.rate * 100);
            expect(found[place]?.name).toBe(fileText(one.name, 75));
          }
          const total = challans.reduce((sum, one) => sum + one.tax + one.cess, 0);
          expect(Number(lines[1]?.named.total?.replace('.', ''))).toBe(total);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('checks', () => {
  const fieldsOf = (statement: Statement) =>
    checkStatement(statement).map(({ level, of, id, field }) => `${level} ${of} ${id ?? ''} ${field}`);
  const withRow = (over: Partial<StatementRow>, paid: Partial<StatementChallan> = {}): Statement => ({
    ...NEW,
    challans: [challan('2026-09-07', [row('2026-08-10', over)], paid)],
  });

  test('both statements as they are have nothing against them', () => {
    expect(checkStatement(NEW)).toEqual([]);
    expect(checkStatement(OLD)).toEqual([]);
  });

  test.each<[string, Statement, string[]]>([
    ['PAN of no form', withRow({ pan: 'ZZZPB1234' }), ['error row r1 pan']],
    ['no PAN, ordinary rate', withRow({ pan: null }), ['error row r1 flag']],
    ['reason C with a PAN', withRow({ flag: 'C' }), ['error row r1 flag']],
    [
      'reason C with a PAN and the higher rate, as of an inoperative one',
      withRow({ flag: 'C', rate: percent(20), amount: rupees(10_000), tax: rupees(2_000), deposited: rupees(2_000) }),
      ['warning row r1 flag'],
    ],
    [
      'nothing paid',
      withRow(
        { amount: paise(0), tax: paise(0), deposited: paise(0), flag: 'Y', rate: percent(0) },
        { tax: rupees(1) },
      ),
      ['error row r1 amount'],
    ],
    ['paid outside', withRow({ paidOn: isoDate('2026-06-30') }), ['error row r1 paidOn']],
    ['withheld before the quarter', withRow({ deductedOn: isoDate('2026-06-30') }), ['error row r1 deductedOn']],
    [
      'withheld after the quarter',
      withRow({ deductedOn: isoDate('2026-10-01') }, { depositedOn: isoDate('2026-10-07') }),
      ['warning row r1 deductedOn'],
    ],
    ['withheld after the deposit', withRow({ deductedOn: isoDate('2026-09-20') }), ['error row r1 deductedOn']],
    ['code of the other Act', withRow({ code: '4JB' }), ['error row r1 code']],
    ['code of salaries', withRow({ code: '1002' }), ['error row r1 code']],
    ['lower rate without certificate', withRow({ flag: 'A' }), ['error row r1 certificate']],
    ['unknown reason', withRow({ flag: 'K' }), ['error row r1 flag']],
    ['tax that is not its rate', withRow({ rate: percent(2) }), ['warning row r1 rate']],
    [
      'deposited beyond the tax',
      withRow({ deposited: rupees(6_001) }, { tax: rupees(7_000) }),
      ['error row r1 deposited'],
    ],
    ['challan too small', withRow({}, { tax: rupees(5_999) }), ['error challan c1 tax']],
    ['BSR', withRow({}, { bsr: '051030' }), ['error challan c1 bsr']],
    ['serial', withRow({}, { serial: '123' }), ['error challan c1 serial']],
    ['deposit to come', withRow({}, { depositedOn: isoDate('2026-10-29') }), ['error challan c1 depositedOn']],
    ['paise on a challan', withRow({}, { interest: paise(50) }), ['error challan c1 interest']],
    ['company with a person’s PAN', withRow({ name: 'Bright Services Private Limited' }), ['warning row r1 name']],
    ['no challan', { ...NEW, uncovered: [row('2026-08-11', { id: 'r9' })] }, ['error row r9 challan']],
    ['nothing at all', { ...NEW, challans: [] }, ['error statement  rows']],
    [
      'State',
      { ...NEW, deductor: { ...DEDUCTOR, address: { ...ADDRESS, stateCode: '97' } } },
      ['error deductor  address.state'],
    ],
    ['TAN', { ...NEW, deductor: { ...DEDUCTOR, tan: 'BLR01234A' } }, ['error deductor  tan']],
  ])('%s', (_, statement, expected) => {
    expect(fieldsOf(statement)).toEqual(expected);
    for (const { message } of checkStatement(statement)) expect(inEnglish(message)).not.toMatch(/\{|undefined/);
  });

  test('the rate is that of what the tax was worked out on: the excess alone, or earlier sums of the year with it', () => {
    expect(fieldsOf(withRow({ base: rupees(60_000), amount: rupees(45_000) }))).toEqual([]);
    const excess = { code: '1031', amount: rupees(6_000_000), rate: percent(0.1), tax: rupees(1_000) };
    const goods = { ...excess, deposited: rupees(1_000), pan: 'ZZZCB1234C', name: 'Bright Steel Ltd' };
    expect(fieldsOf(withRow({ ...goods, base: rupees(1_000_000) }))).toEqual([]);
    expect(fieldsOf(withRow(goods))).toEqual(['warning row r1 rate']);
  });

  test('the same challan twice, and a payment in kind with tax', () => {
    const [first] = NEW.challans;
    if (!first) throw new RangeError('No challan');
    expect(fieldsOf({ ...NEW, challans: [first, { ...first, id: 'c2' }] })).toEqual(['error challan c2 serial']);
    expect(fieldsOf(withRow({ code: '1034', flag: 'Y' }))).toEqual(['error row r1 tax']);
  });

  test('a finding names the payee and the day', () => {
    const [found] = checkStatement({ ...NEW, uncovered: [row('2026-08-11')] });
    expect(inEnglish(found?.message ?? '')).toBe(
      'Rita Bose, 11 Aug 2026: no challan covers the ₹6,000 withheld. Record the deposit, or use a challan that has money left',
    );
  });

  test.each([
    ['Delta Facility Services Pvt Ltd', 'ZZZCD7788E', null],
    ['Delta Facility Services Pvt Ltd', 'ZZZPD7788E', 'tds-statement.check.holder'],
    ['Kite LLP', 'ZZZFK7788E', null],
    ['Kite LLP', 'ZZZCK7788E', 'tds-statement.check.holder'],
    ['Rita Bose', 'ZZZPB1234C', null],
    ['Rita Bose', 'ZZZPX1234C', 'tds-statement.check.initial'],
    ['Rita Bose', 'ZZZCR1234C', 'tds-statement.check.holder-company'],
    ['Bose & Associates', 'ZZZFB1234C', null],
    ['Mehta HUF', 'ZZZPM1234C', 'tds-statement.check.holder'],
  ])('%s with %s: %s', (name, pan, id) => {
    expect(holderFault(name, pan)?.id ?? null).toBe(id);
  });
});

describe('corrections', () => {
  const BOSE = row('2026-08-10');
  const DELTA = row('2026-08-22', { id: 'r2', name: 'Delta Facility Services Pvt Ltd', pan: 'ZZZCD7788E' });
  const first = (...rows: StatementRow[]) => challan('2026-09-07', rows);
  const second = (...rows: StatementRow[]) => challan('2026-10-20', rows, { id: 'c2', serial: '00777' });
  const of = (...challans: StatementChallan[]): Statement => ({ ...NEW, challans });
  const inOldAct = (...challans: StatementChallan[]): Statement => ({ ...OLD, challans });
  const told = (before: Statement, after: Statement) =>
    correctionOf(before, after).changes.map(({ mode, kind, filedAt, row: { id } }) =>
      [mode, kind ?? '–', filedAt ? `${filedAt.challan}/${filedAt.deductee}` : 'new', id].join(' '),
    );

  test.each<[string, Statement, Statement, string[]]>([
    ['nothing', of(first(BOSE, DELTA)), of(first(BOSE, DELTA)), []],
    ['a row under a challan that was filed', of(first(BOSE)), of(first(BOSE, DELTA)), ['A – new r2']],
    ['a row under a new challan', inOldAct(first(BOSE)), inOldAct(first(BOSE), second(DELTA)), ['A C9 new r2']],
    ['the same by the Act of 1961', inOldAct(first(BOSE)), inOldAct(first(BOSE, DELTA)), ['A C3 new r2']],
    ['a row taken back', inOldAct(first(BOSE, DELTA)), inOldAct(first(BOSE)), ['D C3 1/2 r2']],
    [
      'another amount of the same record',
      inOldAct(first(BOSE, DELTA)),
      inOldAct(first(BOSE, { ...DELTA, amount: rupees(70_000) })),
      ['U C3 1/2 r2'],
    ],
    ['a PAN alone', inOldAct(first(BOSE)), inOldAct(first({ ...BOSE, pan: 'ZZZPB9999C' })), ['U C5 1/1 r1']],
    [
      'a record replaced by another of the same payee, code and day',
      inOldAct(first(BOSE, DELTA)),
      inOldAct(first({ ...BOSE, id: 'r9', tax: rupees(6_500), deposited: rupees(6_500) }, DELTA)),
      ['U C3 1/1 r9'],
    ],
    [
      'the same one first, then its like',
      inOldAct(first(BOSE)),
      inOldAct(first({ ...BOSE, id: 'r9' }, BOSE)),
      ['A C3 new r9'],
    ],
    [
      'of another day: one deleted, one added',
      inOldAct(first(BOSE)),
      inOldAct(first(row('2026-08-11', { id: 'r9' }))),
      ['D C3 1/1 r1', 'A C3 new r9'],
    ],
    ['what no challan covers is in no file', of(first(BOSE)), { ...of(first(BOSE)), uncovered: [DELTA] }, []],
  ])('%s', (_, before, after, expected) => expect(told(before, after)).toEqual(expected));

  test('the sums, the challans that are new, and what was filed of an updated record', () => {
    const made = correctionOf(of(first(BOSE)), of(first({ ...BOSE, tax: rupees(6_500) }), second(DELTA)));
    expect([made.taxBefore, made.taxAfter]).toEqual([rupees(6_000), rupees(12_500)]);
    expect(made.challansAdded.map(({ id }) => id)).toEqual(['c2']);
    expect(made.changes[0]).toMatchObject({ mode: 'U', was: { tax: rupees(6_000) }, row: { tax: rupees(6_500) } });
    expect(made.kinds).toEqual([]);
  });

  test.each([
    ['2024-08-10', '2024-10-31', '2031-03-31'],
    ['2026-02-10', '2026-05-31', '2033-03-31'],
    ['2026-08-10', '2026-10-31', '2029-03-31'],
    ['2027-02-10', '2027-05-31', '2030-03-31'],
  ])('a quarter of %s, due %s, may be corrected until %s', (day, due, last) => {
    const until = correctableUntil(quarterOf(isoDate(day)), isoDate(due));
    expect(until.value).toBe(last);
    expect(inEnglish(until.steps.at(-1)?.summary ?? '')).toContain('the end of the year it was due in');
  });
});

describe('values', () => {
  test('the file’s State codes are not those of GSTINs', () => {
    expect([FILE_STATES['29'], FILE_STATES['27'], FILE_STATES['06'], FILE_STATES['36'], FILE_STATES['97']]).toEqual([
      '15',
      '19',
      '12',
      '36',
      undefined,
    ]);
    expect(Object.keys(FILE_STATES)).toHaveLength(38);
  });

  test.each([
    ['  Rāo & Söns^Ltd ', 'RAO & SONS LTD'],
    ['राव', ''],
  ])('%s becomes %s', (given, written) => expect(fileText(given)).toBe(written));

  test('an address breaks between words, and says what does not fit', () => {
    expect(addressLines(['Flat 12, Second floor, Sunrise Apartments', 'Bengaluru'])).toEqual({
      lines: ['Flat 12, Second floor,', 'Sunrise Apartments', 'Bengaluru'],
      rest: '',
    });
    expect(addressLines([Array.from({ length: 30 }, () => 'seventeen').join(' ')]).rest).not.toBe('');
  });
});
