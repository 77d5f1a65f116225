import { expect, test } from 'vitest';
import { founder, shows, toastOf } from './bank-steps';
import { everybodyReads, fitsWidth } from './browser';
import { send } from './calls';
import { url } from './served';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

test('J8: a plan compares regimes and windows, says what cannot be undone, and is saved for everybody', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  await page.goto('/tax-planning');
  await page.getByText('Enter profit and turnover to see the plan').waitFor();
  await everybodyReads(page);
  await page.getByLabel('Taxable profit').fill('50,00,000');
  await page.getByLabel('Turnover', { exact: true }).fill('12,00,00,000');
  await page.getByLabel('MAT credit brought forward').fill('3,00,000');
  await page.getByRole('checkbox', { name: /^Certificate of the Inter-Ministerial Board/ }).check();

  const first = page.getByRole('table', { name: '2026-27 side by side' });
  const rowOf = async (place: number) => (await first.getByRole('row').nth(place).innerText()).replace(/\s+/g, ' ');
  await first.getByText('₹7,28,000.00').first().waitFor();
  expect(await rowOf(1)).toMatch(/Least tax.*₹7,28,000.00/);
  expect(await rowOf(2)).toMatch(/₹13,00,000.00/);
  expect(await rowOf(4)).toMatch(/Cannot be undone.*No holiday.*₹12,58,400.00.*₹3,00,000.00.*₹9,58,400.00/);
  const windows = page.getByRole('table', { name: 'Years for the start-up holiday' });
  await expect.poll(() => windows.getByRole('row').count()).toBe(9);
  await windows.getByText('2029-30 to 2031-32').waitFor();

  await page.getByRole('button', { name: 'Why: Five-year tax' }).first().click();
  const why = page.getByRole('dialog', { name: /Five-year tax/ });
  await why
    .getByText(/in all/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');

  await page.getByLabel('Turnover', { exact: true }).fill('1,20,00,00,000');
  await page.getByRole('region', { name: 'Start-up holiday, turnover of the year' }).getByText('Not met').waitFor();
  await page.getByRole('region', { name: 'Recognition by DPIIT, turnover of any year' }).getByText('Met').waitFor();
  await everybodyReads(page);

  await page.getByLabel('Turnover', { exact: true }).fill('12,00,00,000');
  await page.getByRole('button', { name: 'Save plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save plan' });
  await dialog.getByText(/the people of its firm/).waitFor();
  await dialog.getByLabel('Name').fill('Holiday first');
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await toastOf(page, 'Plan saved');
  await page.getByText('Reviewed by: nobody yet').waitFor();
  await page.getByText('Not advice').waitFor();
  expect(page.url()).toContain('plan=');
  await page.reload();
  await first.getByText('₹7,28,000.00').first().waitFor();
  await everybodyReads(page);
  await close();
});

test('J8: on paper the plan holds its figures and who reviewed it, without menus and buttons', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  await page.goto('/tax-planning');
  await page.getByLabel('Taxable profit').fill('50,00,000');
  await page.getByLabel('Turnover', { exact: true }).fill('12,00,00,000');
  await page.getByRole('checkbox', { name: /^Certificate of the Inter-Ministerial Board/ }).check();
  const first = page.getByRole('table', { name: '2026-27 side by side' });
  await first.getByText('₹7,28,000.00').first().waitFor();
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1016 });
  await page.emulateMedia({ media: 'print' });
  const isShown = async (text: string) => (await page.getByText(text).filter({ visible: true }).count()) > 0;
  await expect.poll(() => first.isVisible()).toBe(true);
  expect(await Promise.all(['Not advice', 'Reviewed by: –', 'Five-year tax'].map(isShown))).toEqual([
    ...[true, true, true],
  ]);
  await expect.poll(() => page.getByRole('navigation').first().isVisible()).toBe(false);
  for (const name of ['Print', 'Save plan'])
    await expect
      .poll(async () => [name, await page.getByRole('button', { name, exact: true }).count()])
      .toEqual([name, 0]);
  await fitsWidth(page);
  const beyond = await page
    .locator('table')
    .evaluateAll((tables) =>
      tables
        .filter((table) => table.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map((table) => table.querySelector('caption')?.textContent),
    );
  expect(beyond).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await close();
});

test('on a phone no year is parted at its hyphen and the windows show what the plan costs with each', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/tax-planning');
  await page.getByLabel('Taxable profit').fill('50,00,000');
  await page.getByLabel('Turnover', { exact: true }).fill('12,00,00,000');
  await page.getByRole('checkbox', { name: /^Certificate of the Inter-Ministerial Board/ }).check();
  const windows = page.getByRole('table', { name: 'Years for the start-up holiday' });
  await windows.getByText('₹', { exact: false }).filter({ visible: true }).first().waitFor();
  const found = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.closest('table')) continue;
      for (const { index, 0: year } of (node.textContent ?? '').matchAll(/\d{4}-\d{2}/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + year.length);
        lines.push(range.getClientRects().length);
      }
    }
    return lines;
  });
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((lines) => lines > 1)).toEqual([]);
  await fitsWidth(page);
  await close();
});

test('losses brought forward are typed, used before tax, and extreme figures are refused or fit', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  await page.goto('/tax-planning');
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).first().fill(text);
  await fill('Taxable profit', '50,00,000');
  await fill('Turnover', '12,00,00,000');
  const first = page.getByRole('table', { name: '2026-27 side by side' });
  await first.getByText('₹12,58,400.00').first().waitFor();
  await page.getByRole('button', { name: 'Add a loss' }).click();
  const losses = page.getByRole('group', { name: 'Losses brought forward' });
  await losses.getByLabel('Business loss').fill('5,00,000');
  // 45,00,000 at 25.168%.
  await first.getByText('₹11,32,560.00').first().waitFor();
  const lapsing = losses.getByLabel('Of the loss, from deductions of the normal regime');
  await lapsing.fill('6,00,000');
  await losses.getByText('At most the loss itself').waitFor();
  await lapsing.fill('5,00,000');
  // None of it counts on 22%; by the normal rates all of it does: 45,00,000 at 26%.
  await first.getByText('₹12,58,400.00').first().waitFor();
  await first.getByText('₹11,70,000.00').first().waitFor();
  await lapsing.fill('');
  await losses.getByLabel(/in time/).selectOption('no');
  await first.getByText('₹12,58,400.00').first().waitFor();
  await page.getByRole('button', { name: 'Add a loss' }).click();
  await losses.getByText('Add each year up in one line').waitFor();
  await everybodyReads(page);
  await page.getByRole('button', { name: 'Remove entry 2' }).click();
  await fill('Taxable profit', '99999999999999');
  await page.getByText('Enter profit and turnover to see the plan').waitFor();
  await fill('Taxable profit', '9999999999999');
  await fill('Turnover', '9999999999999');
  await first.waitFor();
  await everybodyReads(page);
  await fill('Taxable profit', '-9999999999999');
  await first.getByText('₹0.00').filter({ visible: true }).first().waitFor();
  await close();
});

test('a plan saved by a call opens with each of its MAT credits, and keeps them when it is saved again', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  const plans = `/companies/${companies[0]?.id}/tax-plans`;
  const matCredit = [
    { year: '2024-25', amount: '200000' },
    { year: '2025-26', amount: '300000' },
  ];
  const years = [{ profit: '5000000', turnover: '120000000' }];
  await send(page, 'POST', plans, { name: 'By call', facts: { year: '2026-27', isDeepTech: true, matCredit, years } });
  const saved = async () => (await (await page.request.get(`${url}/api${plans}`)).json())[0];
  await page.goto(`/tax-planning?plan=${(await saved()).id}`);
  const credits = page.getByRole('group', { name: 'MAT credit by year' });
  await credits.getByLabel('MAT credit brought forward').nth(1).waitFor();
  const amounts = credits.getByLabel('MAT credit brought forward');
  expect(await Promise.all([0, 1].map((at) => amounts.nth(at).inputValue()))).toEqual(['2,00,000', '3,00,000']);
  // At most a quarter of 12,58,400 is used.
  await page.getByRole('table', { name: '2026-27 side by side' }).getByText('₹3,14,600.00').first().waitFor();
  await everybodyReads(page);
  await fitsWidth(page);
  await page.getByLabel('Taxable profit').fill('60,00,000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toastOf(page, 'Plan changed');
  expect((await saved()).facts).toMatchObject({ isDeepTech: true, matCredit });
  await close();
});

test('the desk of labour law and foreign money works its amounts out, each opened to its rule', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  await page.goto('/labour-and-fema');
  const region = (name: string) => page.getByRole('region', { name });
  const [fund, esi, tax] = [region('Provident fund'), region("Employees' State Insurance"), region('Professional tax')];
  const [late, foreign] = [region('Contributions paid late'), region('Foreign money')];
  await page.getByText('Nothing is due, because').waitFor();
  await expect.poll(() => page.getByText('Fill in the fields to see what it comes to.').count()).toBe(5);
  await everybodyReads(page);
  await fund.getByLabel('Wages of the month').fill('30,000');
  for (const amount of ['₹3,000.00', '₹2,083.00', '₹917.00']) await fund.getByText(amount).waitFor();
  await esi.getByLabel('Wages of the month').fill('20,500');
  await esi.getByLabel('Wages when the period began').fill('20,500');
  await esi.getByText('₹667.00').waitFor();
  await tax.getByLabel('Salary of the month').fill('25,000');
  await tax.getByText('₹200.00').waitFor();
  await late.getByLabel('Contributions').fill('1,00,000');
  await late.getByLabel('Due on').fill('15 May 2026');
  await late.getByLabel('Paid on').fill('20 Jun 2026');
  await shows(late, '₹1,183.56', '₹2,000.00');
  await late.getByRole('button', { name: 'Why: Damages, at most' }).click();
  await page
    .getByRole('dialog', { name: /Damages/ })
    .getByText(/at most the arrears/i)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await foreign.getByLabel('Allotted, transferred or issued on').fill('21 Sep 2026');
  await foreign.getByLabel('Amount').fill('1,00,00,000');
  await foreign.getByText('FC-GPR is due by 21 Oct 2026').waitFor();
  // The yearly return costs the flat fee, whatever the amount.
  await foreign.getByLabel('Form', { exact: true }).selectOption('fla-return');
  await foreign.getByLabel('Filed on').fill('16 Jul 2026');
  await foreign.getByText(/is due by 15 Jul 2026/).waitFor();
  await foreign.getByText('₹7,500.00').waitFor();
  await everybodyReads(page);
  await fund.getByRole('button', { name: 'Why: Employee' }).click();
  await page
    .getByRole('dialog', { name: /Employee/ })
    .getByText(/Scheme/)
    .first()
    .waitFor();
  await close();
});

test('the amounts of a salary come from an employee who is chosen', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  const companies: { id: string }[] = await (await page.request.get(`${url}/api/companies`)).json();
  await send(page, 'POST', `/companies/${companies[0]?.id}/employees`, {
    ...{ number: 'E-1', name: 'Asha Rao', joinedOn: '2026-04-01', fund: 'full', taxedState: '29' },
    pay: { basic: '20000', rentAllowance: '15000', otherAllowance: '25000' },
  });
  await page.goto('/labour-and-fema');
  await page.getByLabel('Pay of').selectOption({ label: 'Asha Rao' });
  const fund = page.getByRole('region', { name: 'Provident fund' });
  // Half of 60,000 counts as wages, as the labour codes have it.
  await expect.poll(() => fund.getByLabel('Wages of the month').inputValue()).toBe('30000.00');
  await expect.poll(() => fund.getByLabel('Contributions stop at the ceiling').isChecked()).toBe(false);
  await fund.getByText('₹3,600.00').first().waitFor();
  await page.getByRole('region', { name: 'Professional tax' }).getByText('₹200.00').waitFor();
  await page.getByLabel('Pay of').selectOption({ label: 'Typed below' });
  await expect.poll(() => fund.getByLabel('Wages of the month').inputValue()).toBe('');
  await close();
});
