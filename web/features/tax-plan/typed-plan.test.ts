import { expect, test } from 'vitest';
import { isoDate } from '#domain/shared/dates';
import { isComplete, sentOf, typedOf, workOut } from './typed-plan';

const credits = [
  { year: '2014-15', amount: '250000' },
  { year: '2024-25', amount: '100000.50' },
  { year: '2025-26', amount: '300000' },
];
const saved = {
  ...{ year: '2026-27', form: 'private', hasBoardCertificate: false, isReconstruction: false, hasUsedPlant: false },
  ...{ isManufacturer: true, isDeepTech: true, turnoverOfBaseYear: '90000000', matCredit: credits, losses: [] },
  years: [{ profit: '5000000', turnover: '120000000' }],
  levers: {},
};

test('a saved plan is shown and saved again with every credit and all that a call stated', () => {
  const typed = typedOf(saved);
  expect(typed.matCredit).toEqual([
    { year: '2014-15', amount: '2,50,000' },
    { year: '2024-25', amount: '1,00,000.50' },
    { year: '2025-26', amount: '3,00,000' },
  ]);
  expect(sentOf(typed)).toEqual(saved);
});

test.each([
  ['all three', credits, 314_600_00],
  ['one', credits.slice(2), 300_000_00],
  ['one that has run out', [{ year: '2010-11', amount: '300000' }], 0],
])('22%% of the first year uses MAT credit of %s', (_which, matCredit, used) => {
  const plan = workOut(typedOf({ ...saved, matCredit }), isoDate('2026-11-20'));
  const outcome = plan?.first.choices.find(({ choice }) => choice === 'concessional_22');
  expect(outcome?.tax.matCreditUsed).toBe(used);
});

test('a plan without credit offers one empty row, which is not sent; a wrong amount stops the figures', () => {
  const typed = typedOf({ ...saved, matCredit: [] });
  expect([typed.matCredit, sentOf(typed).matCredit]).toEqual([[{ year: '2025-26', amount: '' }], []]);
  expect(isComplete({ ...typed, matCredit: [{ year: '2025-26', amount: 'x' }] })).toBe(false);
});
