import { expect, test } from 'vitest';
import { english } from '../../../testing/in-english';
import { CHART, CHART_GROUPS, categoryById, categoryIdOf, categoryWords, kindOf } from './chart';

const ID = /^[a-z]+(-[a-z]+)*$/;

test('103 categories in 20 groups, each found by its id and name alone', () => {
  expect([CHART.length, CHART_GROUPS.length]).toEqual([103, 20]);
  const ids = [...CHART, ...CHART_GROUPS].map(({ id }) => id);
  expect(ids.filter((id) => !ID.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(123);
  expect(new Set(CHART.map(({ name }) => name.toLowerCase())).size).toBe(103);
});

// The ids of the first chart, in their order. Lines may be added here and none may be changed or taken away.
const STORED = `
  services-domestic goods-domestic exports payment-gateway-settlement marketplace-settlement bank-interest
  fixed-deposit-interest grant-or-subsidy cashback insurance-claim vendor-refund failed-payment-returned tax-refund
  cheque-return share-capital partner-capital director-loan loan-received drawings partner-remuneration
  director-loan-repayment dividend-paid own-account-transfer fixed-deposit credit-card-payment wallet-top-up
  cash-withdrawal cash-deposit salary-payout salary-advance director-remuneration intern-stipend
  employee-reimbursement staff-welfare group-insurance tds-deposited tds-on-receipts income-tax-paid gst-paid provident-fund esic
  professional-tax customs-duty government-fees penalty office-rent co-working equipment-hire
  housekeeping-and-security repairs-and-amc accounting-fees legal-fees consultants technical-services recruitment
  freelancers job-work manpower-supply freight cloud-hosting software-indian software-foreign domains
  online-ads-indian online-ads-foreign agencies-and-events influencers sales-commission air-tickets rail-and-bus
  hotels cabs fuel tolls office-supplies pantry courier telephone-and-internet electricity-and-water
  books-and-training donation materials packaging import-of-goods shipping-to-customers customer-refund bank-charges
  payment-gateway-fees forex-charges overdraft-interest loan-emi bounce-charges general-insurance computers furniture
  machinery-and-vehicles security-deposit to-be-clarified
`;

test('ids are stored beside transactions: none is changed, taken away or used again', () => {
  const ids = new Set(CHART.map(({ id }): string => id));
  expect(
    STORED.trim()
      .split(/\s+/)
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
  expect(new Set(STORED.trim().split(/\s+/)).size).toBe(98);
});

test('every id is dated, and a category and its name find each other', () => {
  const rows = [...CHART, ...CHART_GROUPS];
  expect(rows.filter(({ since }) => since < '2026-11-22')).toEqual([]);
  for (const entry of CHART) {
    expect(categoryById(entry.id)).toBe(entry);
    expect(categoryIdOf(` ${entry.name.toUpperCase()} `)).toBe(entry.id);
  }
  expect([categoryById('salary-payout')?.name, categoryIdOf('Office or shop rent')]).toEqual([
    'Salary payout',
    'office-rent',
  ]);
  // A name of earlier days.
  expect(categoryIdOf('Partner remuneration or interest')).toBe('partner-remuneration');
  expect([categoryById('of-our-own'), categoryIdOf('Of our own')]).toEqual([undefined, undefined]);
});

test('every rate is a number and every section has its place in the new Act', () => {
  expect(
    CHART.filter(({ gstRate, tdsRate }) => !/^\d+(\.\d+)?$/.test(gstRate) || !/^\d+(\.\d+)?$/.test(tdsRate)),
  ).toEqual([]);
  expect(CHART.filter((entry) => (entry.tdsSection === null) !== (entry.tdsSection2025 === null))).toEqual([]);
});

test.each([
  ['own-account-transfer', 'debit', 'transfer'],
  ['share-capital', 'credit', 'transfer'],
  ['director-loan', 'credit', 'transfer'],
  ['loan-emi', 'debit', 'transfer'],
  ['security-deposit', 'credit', 'transfer'],
  ['tds-deposited', 'debit', 'tax_payment'],
  ['tax-refund', 'credit', 'tax_payment'],
  ['bank-interest', 'credit', 'income'],
  ['cheque-return', 'debit', 'income'],
  ['bank-charges', 'credit', 'expense'],
  ['to-be-clarified', 'credit', 'income'],
  ['to-be-clarified', 'debit', 'expense'],
  ['0192f0c1-0000-7000-8000-000000000000', 'debit', 'expense'],
  ['0192f0c1-0000-7000-8000-000000000000', 'credit', 'income'],
] as const)('%s (%s) counts as %s', (id, side, kind) => {
  expect(kindOf(id, side)).toBe(kind);
});

test('operating figures never hold capital, loans, deposits, assets or tax', () => {
  const groups = ['Funding', 'Transfers', 'Capital assets'];
  const kinds = new Set(CHART.filter(({ group }) => groups.includes(group)).map(({ kind }) => kind));
  expect([...kinds]).toEqual(['transfer']);
});

test('every category of the chart has its name among the words, the specification’s to the letter', () => {
  expect(CHART.filter(({ id, name }) => english(categoryWords(id, '')) !== name)).toEqual([]);
  expect(categoryWords('0190b4a2-own', 'Client gifts')).toBe('Client gifts');
});
