import { expect, test } from 'vitest';
import { isUnverified, ruleInForce } from '../law/rule';
import { yearStart } from '../shared/dates';
import { REPORT_FORMS } from './law/report-forms';

const named = (form: keyof typeof REPORT_FORMS, year: string) => ruleInForce(REPORT_FORMS[form], yearStart(year)).value;

test.each([
  ['2025-26', ['ITR-6', '3CA-3CD', '3CEB', '29B', '67']],
  ['2026-27', ['ITR-6', '26', '48', '66', '44']],
])('W43: a company with audit, transfer pricing, MAT and foreign tax credit files for %s %j', (year, forms) => {
  const asked = ['companyReturn', 'taxAudit', 'transferPricing', 'minimumTax', 'foreignTaxCredit'] as const;
  expect(asked.map((form) => named(form, year))).toEqual(forms);
});

test('W43: Form 67 is of the foreign tax credit to 2025-26, and of the alternate minimum tax since', () => {
  expect([named('alternateMinimumTax', '2025-26'), named('alternateMinimumTax', '2026-27')]).toEqual(['29C', '67']);
});

test.each(['manufacturing25', 'concessional22', 'newManufacturing15', 'startupDeduction', 'employment'] as const)(
  'the number of %s for tax year 2026-27 is unverified',
  (form) => {
    expect(isUnverified(ruleInForce(REPORT_FORMS[form], yearStart('2026-27')))).toBe(true);
  },
);

test.each([
  ['slumpSale', '3CEA', '28'],
  ['preliminaryExpenses', '3AF', '5'],
  ['preliminaryExpensesAudit', '3AE', '6'],
  ['updatedReturn', 'ITR-U', 'ITR-UN'],
] as const)('%s is Form %s to 2025-26 and Form %s since', (form, before, since) => {
  expect([named(form, '2025-26'), named(form, '2026-27')]).toEqual([before, since]);
});
