import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { crore, lakh, type Paise, paise, rupees } from '../../shared/money';
import { taxPlanFaults } from './faults';
import type { TaxPlanFacts } from './model';
import { explainTotal, taxPlan, yearsAhead } from './plan';

/** Journey J8, step 3: Kestrel as if it were not on 22%, with the certificate of the Board. */
const KESTREL: TaxPlanFacts = {
  ...{ year: '2026-27', asOf: isoDate('2026-11-27'), hasBoardCertificate: true, turnoverOfBaseYear: crore(9) },
  company: { form: 'private', incorporatedOn: isoDate('2022-06-14') },
  matCredit: [{ year: '2025-26', amount: lakh(3) }],
  years: yearsAhead([{ profit: lakh(50), turnover: crore(12) }]),
};
const withTurnover = (turnover: Paise): TaxPlanFacts => ({
  ...KESTREL,
  years: yearsAhead([{ profit: lakh(50), turnover }]),
});

const firstOf = (facts: TaxPlanFacts) =>
  Object.fromEntries(taxPlan(facts).first.choices.map(({ choice, tax }) => [choice, tax.payable / 100]));

test('J8: holiday 7,28,000, 22% 9,58,400 after credit of 12,58,400, normal 13,00,000', () => {
  expect(firstOf(KESTREL)).toMatchObject({ holiday: 728_000, concessional_22: 958_400, normal: 1_300_000 });
  const { first } = taxPlan(KESTREL);
  expect(first.choices.find(({ choice }) => choice === 'concessional_22')?.tax).toMatchObject({
    ...{ grossTax: rupees(1_258_400), matCreditUsed: lakh(3) },
  });
});

test('losses brought forward are used in every path before tax: business losses for eight years, depreciation on', () => {
  const loss = { year: '2025-26', business: lakh(60), depreciation: lakh(5), wasInTime: true };
  const { first, paths } = taxPlan({ ...KESTREL, matCredit: [], losses: [loss] });
  const at22 = first.choices.find(({ choice }) => choice === 'concessional_22');
  expect([at22?.income.lossesUsed, at22?.tax.payable]).toEqual([lakh(50), 0]);
  const only22 = paths.find(({ id }) => new Set(id.split(' ')).size === 1 && id.startsWith('concessional_22'));
  // The second year has 10,00,000 and 5,00,000 of them left: 35,00,000 at 25.168%.
  expect(only22?.outcomes.map(({ tax }) => tax.payable)).toEqual([
    ...[0, rupees(880_880), rupees(1_258_400), rupees(1_258_400), rupees(1_258_400)],
  ]);
  const late = taxPlan({ ...KESTREL, matCredit: [], losses: [{ ...loss, wasInTime: false }] });
  expect(late.first.choices.find(({ choice }) => choice === 'concessional_22')?.income.lossesUsed).toBe(lakh(5));
});

test('what of a loss came of deductions that 22% does not have lapses when a later year goes there', () => {
  const loss = { year: '2025-26', business: lakh(60), ofDeductions: lakh(60), wasInTime: true };
  const { paths } = taxPlan({ ...KESTREL, hasBoardCertificate: false, matCredit: [], losses: [loss] });
  const then22 = paths.find(({ id }) => id.startsWith('normal concessional_22'));
  // The first year sets off 50,00,000 and pays MAT; the 10,00,000 that are left are none of the second year's.
  expect(then22?.outcomes.map(({ tax }) => tax.payable)).toEqual([
    ...[728_000, 1_258_400, 1_258_400, 1_258_400, 1_258_400].map((amount) => rupees(amount)),
  ]);
});

test('a year of the holiday that its turnover bars is taxed as any other, and the holiday goes on after it', () => {
  const years = [12, 120, 12, 12, 12].map((turnover) => ({ profit: lakh(50), turnover: crore(turnover) }));
  const company = { form: 'private', incorporatedOn: isoDate('2019-06-14') } as const;
  const [best] = taxPlan({ ...KESTREL, company, matCredit: [], years }).paths;
  expect(best?.id).toBe('holiday normal holiday concessional_22 concessional_22');
  expect(best?.total).toBe(rupees(728_000 + 1_300_000 + 728_000 + 2 * 1_258_400));
  expect(best?.window).toEqual(['2026-27', '2027-28', '2028-29']);
});

test('J8: the windows are runs of three of the first ten years, and which the plan reaches', () => {
  const { windows } = taxPlan(KESTREL);
  expect(windows.map(({ years }) => years[0])).toEqual([
    ...['2022-23', '2023-24', '2024-25', '2025-26', '2026-27', '2027-28', '2028-29', '2029-30'],
  ]);
  expect(windows.at(-1)?.years).toEqual(['2029-30', '2030-31', '2031-32']);
  expect(windows.map(({ state }) => state)).toEqual([
    ...['past', 'past', 'past', 'past', 'open', 'open', 'open', 'open'],
  ]);
});

test('five years: three of holiday, then 22%, is the least, and what binds is said', () => {
  const { paths, years } = taxPlan(KESTREL);
  expect(years).toEqual(['2026-27', '2027-28', '2028-29', '2029-30', '2030-31']);
  const [best] = paths;
  // 3 × 7,28,000; then 22% with what is left of the credit: 12,58,400 − 3,00,000, and 12,58,400.
  expect([best?.id, best?.total]).toEqual([
    'holiday holiday holiday concessional_22 concessional_22',
    rupees(3 * 728_000 + 958_400 + 1_258_400),
  ]);
  expect(inEnglish(best?.marks ?? [])).toEqual([
    'Holiday 2026-27 to 2028-29, one run of the first ten years',
    '22% (s.115BAA) from 2029-30',
    'Cannot be undone',
    'No holiday',
    'No MAT',
    'MAT stays due in the years of the holiday',
  ]);
  const normal = paths.find(({ id }) => id === 'normal normal normal normal normal');
  expect(normal).toMatchObject({ total: rupees(5 * 1_300_000), marks: [] });
  expect(paths.map(({ total }) => total)).toEqual(paths.map(({ total }) => total).toSorted((a, b) => a - b));
  expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
});

test('J8: turnover of 120 crore closes the holiday, and recognition stands', () => {
  const { holiday, recognition, paths, windows } = taxPlan(withTurnover(crore(120)));
  expect(holiday?.value).toMatchObject({ isAvailable: false, failing: ['turnover'] });
  expect(recognition?.value).toMatchObject({ isEligible: true });
  expect(paths.some(({ choices }) => choices.includes('holiday'))).toBe(false);
  expect(inEnglish(windows.find(({ state }) => state === 'closed')?.reasons ?? [])).toEqual([
    'Turnover is above the limit of the holiday',
  ]);
  expect(taxPlan(withTurnover(paise(crore(200) + 1))).recognition?.value.isEligible).toBe(false);
});

test.each([
  [crore(100), true],
  [paise(crore(100) + 1), false],
])('a turnover of %d paise leaves the holiday open: %s', (turnover, isOpen) => {
  expect(taxPlan(withTurnover(turnover)).holiday?.value.isAvailable).toBe(isOpen);
});

test('a company on 22% has no other way, and its credit of before is gone', () => {
  const company = { ...KESTREL.company, chosen: { option: 'concessional_22' as const, since: '2023-24' } };
  const { paths, windows } = taxPlan({ ...KESTREL, company });
  expect(paths.map(({ total }) => total)).toEqual([rupees(5 * 1_258_400)]);
  expect(windows.every(({ state }) => state !== 'open')).toBe(true);
  expect(inEnglish(windows.find(({ state }) => state === 'closed')?.reasons ?? [])[0]).toBe(
    'The option that was chosen has no holiday',
  );
});

test.each([
  ['isReconstruction', 'Formed by splitting up or reconstructing a business'],
  ['hasUsedPlant', 'More used plant than the holiday allows'],
])('a business that began so has no holiday: %s', (how, reason) => {
  const { paths, windows, holiday } = taxPlan({ ...KESTREL, company: { ...KESTREL.company, [how]: true } });
  expect(paths.some(({ choices }) => choices.includes('holiday'))).toBe(false);
  expect(inEnglish(windows.find(({ state }) => state === 'closed')?.reasons ?? [])).toContain(reason);
  expect(holiday?.value.isAvailable).toBe(false);
  // What nobody has said is taken not to be, and said to be assumed.
  const { steps } = taxPlan(KESTREL).holiday ?? {};
  expect(steps?.find(({ id }) => id === 'reconstruction')?.isAssumed).toBe(true);
});

test('a holiday that began before the plan goes on to its end', () => {
  const { paths, windows } = taxPlan({ ...KESTREL, firstClaimedYear: '2025-26' });
  expect(paths[0]?.id).toBe('holiday holiday concessional_22 concessional_22 concessional_22');
  expect(windows.map(({ years, state }) => [years[0], state])).toEqual([['2025-26', 'begun']]);
});

test.each([
  [{ firstClaimedYear: '2027-28' }, 'firstClaimedYear'],
  [{ firstClaimedYear: '2019-20' }, 'firstClaimedYear'],
  [{ firstClaimedYear: '2025-26' }, undefined],
  [{ matCredit: [{ year: '2026-27', amount: lakh(1) }] }, 'matCredit.0.year'],
  [{ losses: [{ year: '2026-27', business: lakh(1) }] }, 'losses.0.year'],
  [{ year: '2023-24', matCredit: [] }, 'year'],
  [{ company: { form: 'private', chosen: { option: 'concessional_22', since: '2027-28' } } }, 'chosen.since'],
  [{ company: { form: 'private', incorporatedOn: isoDate('2027-04-01') } }, 'incorporatedOn'],
] as const)('a plan with %j is refused by %s', (change, field) => {
  expect(taxPlanFaults({ ...KESTREL, ...change } as TaxPlanFacts).map((fault) => fault.field)).toEqual(
    field ? [field] : [],
  );
});

test('in the ninth year of a company two years of holiday are left, and its way takes both', () => {
  const company = { ...KESTREL.company, incorporatedOn: isoDate('2018-05-02') };
  const { paths, windows } = taxPlan({ ...KESTREL, company });
  const [best] = paths;
  expect(best?.choices.slice(0, 3)).toEqual(['holiday', 'holiday', 'concessional_22']);
  expect(best?.window).toEqual(['2026-27', '2027-28']);
  expect(windows.filter(({ state }) => state === 'open').map(({ years }) => years)).toEqual([
    ['2026-27', '2027-28'],
    ['2027-28'],
  ]);
});

test('a loss is carried from year to year, and lowers what is taxed later', () => {
  const years = yearsAhead([
    { profit: paise(-lakh(20)), turnover: crore(1) },
    { profit: lakh(50), turnover: crore(1) },
  ]);
  const { paths } = taxPlan({ ...KESTREL, matCredit: [], hasBoardCertificate: false, years });
  const at22 = paths.find(({ choices }) => choices.every((choice) => choice === 'concessional_22'));
  expect(at22?.outcomes.map(({ income }) => income.totalIncome)).toEqual([
    ...[0, lakh(30), lakh(50), lakh(50), lakh(50)],
  ]);
});

test('the total opens to each year, and years that no Finance Act covers say so', () => {
  const [best] = taxPlan(KESTREL).paths;
  const { value, steps } = explainTotal(best!, '2026-27');
  expect(value).toBe(best?.total);
  const made = steps
    .filter(({ id }) => id.endsWith('.payable'))
    .reduce((sum, { quantity }) => sum + Number(quantity.value), 0);
  expect(made).toBe(value);
  expect(steps.find(({ id }) => id === '2027-28.year')?.isAssumed).toBe(true);
});

test('levers: dividends passed on, new employees, a director paid, and suppliers paid late', () => {
  const plain = { ...KESTREL, hasBoardCertificate: false, matCredit: [] };
  const effect = (levers: TaxPlanFacts['levers']) => taxPlan({ ...plain, ...(levers && { levers }) }).levers[0];
  // 22% with surcharge and cess is 25.168% of what is deducted.
  expect(effect({ dividendsPassedOn: lakh(10) })?.company).toBe(rupees(-5 * 251_680));
  expect(effect({ newEmployment: lakh(10) })?.company).toBe(rupees(-5 * 75_504));
  const director = effect({ directorSalary: lakh(12) });
  expect(director).toMatchObject({ company: rupees(-5 * 302_016), person: 0 });
  expect(effect({ directorSalary: lakh(24) })?.person).toBeGreaterThan(0);
  // What is disallowed in the first year is allowed in the second: over five years nothing.
  expect(effect({ suppliersLate: lakh(10) })?.company).toBe(0);
  expect(taxPlan(plain).levers).toEqual([]);
});

test('a year without law is refused', () => {
  expect(() => taxPlan({ ...KESTREL, year: '2023-24' })).toThrow(RangeError);
});
