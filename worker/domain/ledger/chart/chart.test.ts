import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english } from '../../../testing/in-english';
import { CHART } from '../../bank/chart/chart';
import { say } from '../../shared/message';
import { CATEGORY_ACCOUNTS } from './category-accounts.data';
import { CHART_ACCOUNTS, chartAccount, classOf } from './chart';
import { STATEMENT_LINES, TALLY_GROUPS } from './lines';

test('166 accounts by code, each under a line of the statements and a group of Tally, and in words', () => {
  expect(CHART_ACCOUNTS).toHaveLength(166);
  expect(new Set(CHART_ACCOUNTS.map(({ code }) => code)).size).toBe(166);
  expect(new Set(CHART_ACCOUNTS.map(({ name }) => name.toLowerCase())).size).toBe(166);
  for (const account of CHART_ACCOUNTS) {
    expect(account.code).toMatch(/^[1245]\d{3}$/);
    expect(Object.keys(STATEMENT_LINES)).toContain(account.line);
    expect(TALLY_GROUPS).toContain(account.tallyGroup);
    expect(english(say(`ledger.account.${account.code}`))).toBe(account.name);
  }
});

test('each category posts to an account of the chart', () => {
  expect(Object.keys(CATEGORY_ACCOUNTS).toSorted()).toEqual(CHART.map(({ id }) => id as string).toSorted());
  for (const code of Object.values(CATEGORY_ACCOUNTS)) expect(chartAccount(code)).toBeDefined();
});

test('the database sets aside tax of the categories whose receipts hold it and are revenue, at the rate of the chart', () => {
  const migration = readFileSync('migrations/0032_ledger.sql', 'utf8');
  const [, rows = ''] = /INSERT INTO set_aside_rates \([^)]*\) VALUES (.*);/.exec(migration) ?? [];
  const stored = [...rows.matchAll(/'([a-z-]+)', (\d+)/g)].map(([, id = '', rate]) => [id, Number(rate)]);
  const asked = CHART.filter(({ id, gstMode }) => {
    const account = chartAccount(CATEGORY_ACCOUNTS[id]);
    return gstMode === 'output' && account !== undefined && classOf(account) === 'income';
  });
  expect(stored).toEqual(asked.map(({ id, gstRate }) => [id, Number(gstRate) * 100]));
});
