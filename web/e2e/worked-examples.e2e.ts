import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chartAccount, PARTY_ACCOUNTS } from '#domain/ledger/chart/chart';
import { EXAMPLE_NAMES, type ExampleName, exampleOf } from '#domain/ledger/statement/reading.fixture';
import type { IsoDate } from '#domain/shared/dates';
import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { bookPeriod, codeOf, PERIOD_UNITS } from '../lib/book-period';
import { founder } from './bank-steps';
import { send } from './calls';
import { browser, withBrowser } from './set-up';

// The last day that an example speaks of.
withBrowser('2027-03-31T12:00:00+05:30');

/** Posts a worked example of double entry through the calls that the screens use. */
async function postExample(page: Page, name: ExampleName): Promise<ReturnType<typeof exampleOf>> {
  const example = exampleOf(name);
  const me = await (await page.request.get('/api/me')).json();
  for (const { kind, date, entries } of example.vouchers) {
    const lines = entries.map(({ account, amount, partyId, tag }) => {
      const key = PARTY_ACCOUNTS.has(account) ? partyId : tag;
      const side = amount > 0 ? 'debit' : 'credit';
      const named = chartAccount(account)?.name ?? account;
      return { account: key ? `${named}[${key}]` : named, [side]: formatRupees(paise(Math.abs(amount))) };
    });
    await (kind === 'opening'
      ? send(page, 'POST', `/companies/${me.companies[0].id}/opening-balances`, { asOn: date, lines })
      : send(page, 'POST', `/companies/${me.companies[0].id}/vouchers`, { kind, date, lines }));
  }
  return example;
}

/** The examples shorten some names of lines. */
const LONG: Readonly<Record<string, string>> = {
  PPE: 'Property, plant and equipment',
  'Trade payables': 'Trade payables: others',
  'before tax': 'Profit before tax',
  'after tax': 'Profit for the period',
};
const paiseOf = (text: string) =>
  /\d/.test(text) ? parseRupees(text.replace('−', '-').replace(/[₹,]|\s[DC]r$/g, '')) : 0;

/** The rows of a statement as they are shown: each name with its figures in paise. */
async function figuresOf(page: Page, name: string): Promise<Map<string, number[]>> {
  const table = page.getByRole('table', { name, exact: true });
  await table.waitFor();
  const rows = await table
    .locator('tbody tr:has(td)')
    .evaluateAll((found) =>
      found.map((row) => [
        (row.querySelector('th button') ?? row.querySelector('th'))?.textContent ?? '',
        ...[...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
      ]),
    );
  return new Map(rows.toReversed().map(([label = '', ...cells]) => [label, cells.map(paiseOf)]));
}

/** How the address names days that are read together: the month or quarter that begins with them, else their financial year. */
function periodOf({ from, to }: { from: IsoDate; to: IsoDate }): string {
  const codes = PERIOD_UNITS.map((unit) => codeOf(unit, from));
  const begun = codes.map((code) => bookPeriod(code, to)).find((period) => period.from === from && period.to === to);
  return `period=${begun?.code ?? codeOf('year', from)}&until=${to}`;
}

test.each(EXAMPLE_NAMES)('%s, posted by calls, stands on the pages to the paisa', async (name) => {
  const { page, close } = await founder(browser, undefined, { at: null });
  const { trialBalance, profitAndLoss, balanceSheet, cashFlow, due } = await postExample(page, name);
  const holds = async (table: string, expected: Readonly<Record<string, number>>, column = -1) => {
    const figures = await figuresOf(page, table);
    const shown = Object.keys(expected).map((label) => [
      label,
      (figures.get(LONG[label] ?? label) ?? figures.get(label))?.at(column),
    ]);
    expect([table, Object.fromEntries(shown)]).toEqual([table, expected]);
  };
  await page.goto(`/financial-reports?${periodOf(profitAndLoss)}`);
  await holds('Statement of profit and loss', profitAndLoss.figures);
  const [term] = due;
  const soon = term ? `&due=${formatRupees(term.amount)}` : '';
  await page.goto(`/financial-reports?tab=balance-sheet&on=${balanceSheet.on}${soon}`);
  await holds('Balance sheet', { ...balanceSheet.liabilities, ...balanceSheet.assets });
  await holds('Balance sheet', { 'Total assets': balanceSheet.total });
  await page.goto(`/financial-reports?tab=trial-balance&on=${trialBalance.on}`);
  await holds('Trial balance', trialBalance.debit, 3);
  await holds('Trial balance', trialBalance.credit, 4);
  await holds('Trial balance', { Total: trialBalance.total }, 3);
  if (cashFlow) {
    await page.goto(`/financial-reports?tab=cash-flow&${periodOf(cashFlow)}`);
    const shown = [...(await figuresOf(page, 'Cash flow statement')).values()].map((cells) => cells[0]);
    for (const figure of Object.values(cashFlow.figures)) expect(shown).toContain(figure);
    await holds('Cash flow statement', { 'Change in cash': cashFlow.totals.change ?? 0 });
  }
  if (name === 'E4') {
    // The desk stands at the same figures, and each opens its entries.
    await page.goto('/ledger?tab=accounts');
    await page.getByRole('link', { name: /^5504\s*Legal and professional\s*₹1,25,000\.00 Dr$/ }).click();
    const ledger = page.getByRole('table', { name: 'Ledger of Legal and professional' });
    await ledger.getByRole('row', { name: /^Closing balance.*₹1,25,000\.00 Dr$/ }).waitFor();
    await expect.poll(() => ledger.getByRole('button', { name: /^Open voucher PUR/ }).count()).toBe(2);
  }
  await close();
});
