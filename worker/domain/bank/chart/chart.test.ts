import { expect, test } from 'vitest';
import { CHART, CHART_GROUPS, chartEntry, kindOf } from './chart';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('97 categories in 20 groups, each found by its id, code and name alone', () => {
  expect([CHART.length, CHART_GROUPS.length]).toEqual([97, 20]);
  const ids = [...CHART, ...CHART_GROUPS].map(({ id }) => id);
  expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(117);
  expect(new Set(CHART.map(({ code }) => code)).size).toBe(97);
  expect(new Set(CHART.map(({ name }) => name.toLowerCase())).size).toBe(97);
});

test('ids are stored beside transactions and never change', () => {
  expect(chartEntry('Staff welfare and team meals')?.id).toBe('59782e4e-6217-52f9-9c95-591e55be2a6d');
  expect(chartEntry('Office or shop rent')?.id).toBe('7f1f9b49-476e-5123-987e-a0f7f3f5978d');
});

test('every rate is a number and every section has its place in the new Act', () => {
  expect(
    CHART.filter(({ gstRate, tdsRate }) => !/^\d+(\.\d+)?$/.test(gstRate) || !/^\d+(\.\d+)?$/.test(tdsRate)),
  ).toEqual([]);
  expect(CHART.filter((entry) => (entry.tdsSection === null) !== (entry.tdsSection2025 === null))).toEqual([]);
});

test.each([
  ['Own account transfer', 'debit', 'transfer'],
  ['Share capital or investor money', 'credit', 'transfer'],
  ['Loan from director or founder', 'credit', 'transfer'],
  ['Loan or lease EMI (principal + interest)', 'debit', 'transfer'],
  ['Security deposit paid or returned', 'credit', 'transfer'],
  ['TDS deposited', 'debit', 'tax_payment'],
  ['Tax refund', 'credit', 'tax_payment'],
  ['Bank interest', 'credit', 'income'],
  ['Cheque return (deposit bounced)', 'debit', 'income'],
  ['Bank charges', 'credit', 'expense'],
  ['To be clarified', 'credit', 'income'],
  ['To be clarified', 'debit', 'expense'],
  ['A category of our own', 'debit', 'expense'],
  ['A category of our own', 'credit', 'income'],
] as const)('%s (%s) counts as %s', (name, side, kind) => {
  expect(kindOf(name, side)).toBe(kind);
});

test('operating figures never hold capital, loans, deposits, assets or tax', () => {
  const groups = ['Funding', 'Transfers', 'Capital assets'];
  const kinds = new Set(CHART.filter(({ group }) => groups.includes(group)).map(({ kind }) => kind));
  expect([...kinds]).toEqual(['transfer']);
});
