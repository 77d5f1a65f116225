import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { crore, lakh, paise } from '../shared/money';
import { startupRecognition } from './recognition';
import { type HolidayFacts, startupHoliday } from './tax-holiday';
import { enterpriseClass } from './udyam';

const day = isoDate;
const startup = {
  form: 'private',
  incorporatedOn: day('2022-06-14'),
  highestTurnover: crore(12),
  isDeepTech: false,
  isReconstruction: false,
} as const;

test.each([
  ['2026-02-03', crore(100), true],
  ['2026-02-03', paise(crore(100) + 1), false],
  ['2026-02-04', crore(200), true],
  ['2026-02-04', paise(crore(200) + 1), false],
])('on %s a highest turnover of %i can be recognised: %s', (on, highestTurnover, isEligible) => {
  expect(startupRecognition({ ...startup, highestTurnover }, day(on)).value.isEligible).toBe(isEligible);
});

test.each([
  ['2032-06-14', true],
  ['2032-06-15', false],
])('ten years from incorporation: on %s a start-up is one still: %s', (on, isEligible) => {
  expect(startupRecognition(startup, day(on)).value).toMatchObject({ isEligible, lastDay: '2032-06-14' });
});

test('deep tech has twenty years and 300 crore, since 4 Feb 2026', () => {
  const facts = { ...startup, isDeepTech: true, highestTurnover: crore(300) };
  expect(startupRecognition(facts, day('2032-06-14')).value).toMatchObject({ isEligible: true, lastDay: '2042-06-14' });
  expect(() => startupRecognition(facts, day('2026-02-03'))).toThrow(RangeError);
});

test.each([
  ['2026-02-03', 'cooperative', ['form']],
  ['2026-02-04', 'cooperative', []],
  ['2026-02-04', 'public', ['form']],
  ['2026-02-04', 'proprietorship', ['form']],
] as const)('on %s a %s fails %j', (on, form, failing) => {
  expect(startupRecognition({ ...startup, form }, day(on)).value.failing).toEqual(failing);
});

test('each test that fails is named', () => {
  const facts = { ...startup, highestTurnover: crore(201), isReconstruction: true };
  expect(startupRecognition(facts, day('2040-01-01')).value.failing).toEqual(['age', 'turnover', 'reconstruction']);
});

const holiday: HolidayFacts = {
  form: 'private',
  incorporatedOn: day('2022-06-14'),
  turnover: crore(12),
  hasBoardCertificate: true,
  regime: 'normal',
};

test.each([
  ['2017-01-10', '2016-17', '2023-24 2024-25 2025-26', '2026-03-31'],
  ['2018-03-31', '2017-18', '2024-25 2025-26 2026-27', '2027-03-31'],
  ['2018-04-01', '2018-19', '2025-26 2026-27 2027-28', '2028-03-31'],
])(
  'W42: formed on %s, the ten years begin with %s, the last three are %s and end on %s',
  (formed, first, last, end) => {
    const { windows, lastDay } = startupHoliday({ ...holiday, incorporatedOn: day(formed) }, '2026-27').value;
    expect([windows[0]?.[0], windows.at(-1)?.join(' '), lastDay]).toEqual([first, last, end]);
  },
);

test('W42: the recognition of a company formed on 10 Jan 2017 runs to 10 Jan 2027', () => {
  const facts = { form: 'private', highestTurnover: crore(1), isDeepTech: false, isReconstruction: false } as const;
  const asked = { ...facts, incorporatedOn: day('2017-01-10') };
  expect(startupRecognition(asked, day('2027-01-10')).value).toMatchObject({ isEligible: true, lastDay: '2027-01-10' });
  expect(startupRecognition(asked, day('2027-01-11')).value.failing).toEqual(['age']);
});

test('J8: the holiday is open at 12 crore; at 120 crore it is not, though recognition stands', () => {
  expect(startupHoliday(holiday, '2026-27').value.isAvailable).toBe(true);
  expect(startupHoliday({ ...holiday, turnover: crore(120) }, '2026-27').value).toMatchObject({
    isAvailable: false,
    failing: ['turnover'],
  });
  expect(startupRecognition({ ...startup, highestTurnover: crore(120) }, day('2026-11-20')).value.isEligible).toBe(
    true,
  );
});

test('three consecutive years of the first ten: eight windows', () => {
  const { windows } = startupHoliday(holiday, '2026-27').value;
  expect(windows).toHaveLength(8);
  expect(windows[0]).toEqual(['2022-23', '2023-24', '2024-25']);
  expect(windows.at(-1)).toEqual(['2029-30', '2030-31', '2031-32']);
});

test('once claimed, the three years run on from the first claim', () => {
  const claimed = { ...holiday, firstClaimedYear: '2024-25' };
  expect(startupHoliday(claimed, '2026-27').value).toMatchObject({
    isAvailable: true,
    windows: [['2024-25', '2025-26', '2026-27']],
  });
  expect(startupHoliday(claimed, '2027-28').value.failing).toEqual(['window']);
});

test.each([
  // In the ninth year two are left, in the tenth one.
  [undefined, '2030-31', 8, ['2029-30', '2030-31', '2031-32'], true],
  ['2031-32', '2031-32', 1, ['2031-32'], true],
  ['2030-31', '2030-31', 1, ['2030-31', '2031-32'], true],
  ['2030-31', '2031-32', 1, ['2030-31', '2031-32'], true],
  ['2030-31', '2032-33', 1, ['2030-31', '2031-32'], false],
  ['2032-33', '2031-32', 0, undefined, false],
] as const)('first claimed %s, for %s: %i runs', (firstClaimedYear, year, count, last, isOpen) => {
  const { value } = startupHoliday({ ...holiday, ...(firstClaimedYear && { firstClaimedYear }) }, year);
  expect([value.windows.length, value.windows.at(-1), value.isAvailable]).toEqual([count, last, isOpen]);
  expect(value.lastDay).toBe('2032-03-31');
});

test.each([
  [{ turnover: crore(100) }, []],
  [{ turnover: paise(crore(100) + 1) }, ['turnover']],
  [{ hasBoardCertificate: false }, ['certificate']],
  [{ regime: 'concessional_22' }, ['regime']],
  [{ form: 'partnership' }, ['form']],
  [{ incorporatedOn: day('2016-03-31') }, ['incorporation', 'window']],
] as const)('%j fails %j', (change, failing) => {
  expect(startupHoliday({ ...holiday, ...change }, '2026-27').value.failing).toEqual(failing);
});

test.each([
  ['2016-04-01', '2025-26', []],
  ['2030-03-31', '2029-30', []],
  ['2030-04-01', '2030-31', ['incorporation']],
] as const)('formed on %s, for %s: fails %j', (incorporated, year, failing) => {
  expect(startupHoliday({ ...holiday, incorporatedOn: day(incorporated) }, year).value.failing).toEqual(failing);
});

test('the Act of the year is cited', () => {
  const statuteFor = (year: string) =>
    startupHoliday(holiday, year).steps.find(({ id }) => id === 'available')?.rule?.statute;
  expect(statuteFor('2025-26')).toContain('s.80-IAC');
  expect(statuteFor('2026-27')).toContain('s.140');
});

test.each([
  ['2024-25', crore(1), crore(5), 'micro'],
  ['2024-25', paise(crore(1) + 1), crore(5), 'small'],
  ['2025-26', lakh(250), crore(10), 'micro'],
  ['2025-26', lakh(250), paise(crore(10) + 1), 'small'],
  ['2025-26', crore(25), crore(100), 'small'],
  ['2025-26', crore(125), crore(500), 'medium'],
  ['2025-26', paise(crore(125) + 1), crore(1), 'none'],
])('in %s investment %i and turnover %i are %s', (year, investment, turnover, name) => {
  expect(enterpriseClass({ investment, turnover }, year).value).toBe(name);
});

test('property: more turnover never opens what less of it had closed', () => {
  const amount = fc.integer({ min: 0, max: 1e11 }).map(paise);
  fc.assert(
    fc.property(amount, amount, (one, more) => {
      const turnover = paise(one + more);
      const holds = (value: typeof one) => startupHoliday({ ...holiday, turnover: value }, '2026-27').value.isAvailable;
      expect(holds(turnover) && !holds(one)).toBe(false);
      const recognised = (value: typeof one) =>
        startupRecognition({ ...startup, highestTurnover: value }, day('2026-11-20')).value.isEligible;
      expect(recognised(turnover) && !recognised(one)).toBe(false);
    }),
  );
});
