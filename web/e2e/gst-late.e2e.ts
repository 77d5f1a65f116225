import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, shows } from './bank-steps';
import { axe, everybodyReads } from './browser';
import { type Fields, fill, typedDay } from './calculator-steps';
import { send } from './calls';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

/** What is typed of a return, by the labels of its fields, and what is then shown by the labels of its figures. */
type Example = {
  name: string;
  choose?: Fields;
  days?: Fields;
  type?: Fields;
  shows: Readonly<Record<string, string | RegExp>>;
  /** A sentence above or below the figures. */
  told?: string | RegExp;
};

const monthly = (period: string, year: string) => ({
  Return: 'GSTR-3B, monthly',
  'Financial year': year,
  Period: period,
});
const quarterly = (period: string, year: string, State: string) => ({
  Return: 'GSTR-3B, quarterly (QRMP)',
  'Financial year': year,
  Period: period,
  State,
});
const annual = (year: string) => ({ Return: 'GSTR-9, with GSTR-9C', 'Financial year': year });
const size = (turnover: string) => ({ 'Turnover, all India': turnover });
const both = (turnover: string, inState = turnover) => ({ ...size(turnover), 'Turnover in the State': inState });
const AUGUST = monthly('August 2026', '2026-27');
const SUMMER = 'July 2026 to September 2026';
const MUMBAI = monthly('July 2025', '2025-26');
const DUE_ASKED = { 'Was due on': '2019-04-20', 'Filed on': '2019-05-20' };

const EXAMPLES: readonly Example[] = [
  {
    name: 'W01',
    choose: { ...AUGUST, 'Nil return': 'No' },
    days: { 'Filed on': '2026-10-02' },
    type: size('1,20,00,000'),
    shows: { Due: '20 Sep 2026', 'Late fee': '₹600.00' },
    told: /₹600\.00 late fee · 12 days late/,
  },
  { name: 'W02', days: { 'Filed on': '2027-05-28' }, type: size('8,00,00,000'), shows: { 'Late fee': '₹10,000.00' } },
  {
    name: 'W03',
    choose: { 'Nil return': 'Yes' },
    days: { 'Filed on': '2026-10-30' },
    type: size('1,20,00,000'),
    shows: { 'Late fee': '₹500.00' },
  },
  {
    name: 'W04 Karnataka',
    choose: { ...quarterly(SUMMER, '2026-27', 'Karnataka'), 'Nil return': 'No' },
    days: { 'Filed on': '2026-10-30' },
    type: size('90,00,000'),
    shows: { Due: '22 Oct 2026', 'Late fee': '₹400.00' },
  },
  { name: 'W04 Delhi', choose: { State: 'Delhi' }, shows: { Due: '24 Oct 2026', 'Late fee': '₹300.00' } },
  {
    name: 'W05',
    choose: AUGUST,
    days: { 'Filed on': '2026-10-02' },
    type: { ...size('1,20,00,000'), 'CGST, In cash': '50,000', 'SGST, In cash': '50,000' },
    shows: { Interest: /₹591\.78.*CGST ₹295\.89 · SGST ₹295\.89.*₹592\.00/s },
    told: /cannot be lowered/,
  },
  {
    name: 'W06',
    type: {
      ...{ 'CGST, In cash': '', 'SGST, In cash': '', 'IGST, In cash': '1,00,000' },
      'IGST, Least cash balance since due': '40,000',
    },
    shows: { Interest: '₹355.07' },
  },
  {
    name: 'W07',
    choose: monthly('December 2019', '2019-20'),
    days: { 'Was due on': '2020-01-20', 'Filed on': '2020-02-19' },
    type: { 'IGST, In cash': '10,000' },
    shows: { Interest: '₹147.95' },
  },
  {
    name: 'W13, the last day',
    choose: monthly('September 2023', '2023-24'),
    days: { 'Filed on': '2026-10-20' },
    type: { 'IGST, In cash': '' },
    shows: { Due: '20 Oct 2023', 'May be filed to': '20 Oct 2026' },
  },
  {
    name: 'W13, the day after',
    days: { 'Filed on': '2026-10-21' },
    shows: { 'Could be filed to': /20 Oct 2026/ },
    told: 'Barred: it could be filed to 20 Oct 2026, and the portal refuses it.',
  },
  {
    name: 'W13, by the Act, not yet by the portal',
    choose: monthly('October 2022', '2022-23'),
    days: { 'Filed on': '2025-11-30' },
    shows: { 'Could be filed to': /20 Nov 2025/ },
    told: 'Barred by the Act: it could be filed to 20 Nov 2025.',
  },
  {
    name: 'W13, by the portal',
    days: { 'Filed on': '2025-12-01' },
    shows: { 'Could be filed to': /20 Nov 2025/ },
    told: 'Barred: it could be filed to 20 Nov 2025, and the portal refuses it.',
  },
  {
    name: 'W15',
    choose: annual('2025-26'),
    days: { 'Filed on': '2027-01-20' },
    type: both('4,00,00,000'),
    shows: { Due: '31 Dec 2026', 'Late fee': '₹1,000.00' },
  },
  {
    name: 'W15, twelve crore: GSTR-9C is due as well',
    type: both('12,00,00,000'),
    shows: { Due: '31 Dec 2026' },
  },
  {
    name: 'W15, twelve crore',
    days: { 'GSTR-9 filed on': '2027-07-19' },
    shows: { 'Late fee': /₹20,000\.00.*₹24,000\.00 under each Act/s },
  },
  {
    name: 'W41',
    choose: monthly('September 2025', '2025-26'),
    days: { 'Filed on': '2025-10-28' },
    type: size('1,20,00,000'),
    shows: { Due: /25 Oct 2025.*extended to 25 Oct 2025/s, 'Late fee': '₹150.00' },
  },
  {
    name: 'W41, as known on 17 October',
    days: { 'As known on': '2025-10-17' },
    shows: { Due: '20 Oct 2025', 'Late fee': '₹400.00' },
  },
  {
    name: 'W41, quarterly, as known on 17 October',
    choose: quarterly('July 2025 to September 2025', '2025-26', 'Karnataka'),
    days: { 'Filed on': '2025-10-25' },
    shows: { Due: '22 Oct 2025' },
  },
  { name: 'W41, quarterly', days: { 'As known on': '' }, shows: { Due: '25 Oct 2025', 'Late fee': '₹0.00' } },
  { name: 'W41, quarterly, late', days: { 'Filed on': '2025-10-27' }, shows: { 'Late fee': '₹100.00' } },
  {
    name: 'W42',
    choose: monthly('March 2026', '2025-26'),
    days: { 'Filed on': '2026-04-21' },
    type: size('90,00,000'),
    shows: { Due: '21 Apr 2026', 'Late fee': '₹0.00' },
    told: 'In time: nothing to pay',
  },
  {
    name: 'W42, quarterly',
    choose: quarterly('January 2026 to March 2026', '2025-26', 'Gujarat'),
    days: { 'Filed on': '2026-04-23' },
    shows: { Due: '22 Apr 2026', 'Late fee': '₹50.00' },
  },
  {
    name: 'W43, not stated',
    choose: { ...MUMBAI, State: 'Maharashtra' },
    days: { 'Filed on': '2025-08-25' },
    type: size('1,00,00,000'),
    shows: { Due: '20 Aug 2025', 'Late fee': '₹250.00' },
    told: /Unless your district was extended: there it was due on 27 Aug 2025/,
  },
  {
    name: 'W43, Thane',
    choose: { District: 'Thane' },
    shows: { Due: '27 Aug 2025', 'Late fee': '₹0.00' },
  },
  { name: 'W43, Pune', choose: { District: 'Another district' }, shows: { 'Late fee': '₹250.00' } },
  {
    name: 'W44',
    choose: annual('2021-22'),
    days: { 'Filed on': '2023-03-15' },
    type: both('3,00,00,000'),
    shows: { Due: '31 Dec 2022', 'Late fee': /₹14,800\.00.*₹75,000\.00 under each Act/s },
  },
  {
    name: 'W44, in the amnesty',
    days: { 'Filed on': '2023-06-20' },
    shows: { 'Late fee': /₹20,000\.00.*At most ₹10,000\.00 under each Act, by an amnesty/s },
  },
  {
    name: 'W45',
    choose: annual('2024-25'),
    type: both('9,00,00,000', '6,00,00,000'),
    shows: { Due: '31 Dec 2025' },
  },
  {
    name: 'W45, both in',
    days: { 'GSTR-9 filed on': '2025-12-20', 'GSTR-9C filed on': '2026-02-15' },
    shows: { 'Late fee': /₹4,600\.00.*₹12,000\.00 under each Act/s },
    told: '₹4,600.00 to pay · 46 days late',
  },
  {
    name: 'W46',
    choose: { Return: 'GSTR-10, final return' },
    days: { 'Cancelled from': '2026-05-10', 'Order of cancellation': '2026-06-25', 'Filed on': '2026-10-10' },
    shows: { Due: '25 Sep 2026', 'Late fee': '₹3,000.00' },
  },
  { name: 'W46, the most', days: { 'Filed on': '2027-11-10' }, shows: { 'Late fee': '₹10,000.00' } },
  {
    name: 'W47',
    choose: monthly('February 2021', '2020-21'),
    days: { 'Filed on': '2021-12-20' },
    type: size('80,00,000'),
    shows: { Due: '20 Mar 2021', 'Late fee': '₹10,000.00' },
  },
  { name: 'W47, in the amnesty', days: { 'Filed on': '2021-11-15' }, shows: { 'Late fee': '₹1,000.00' } },
  { name: 'W47, nil', choose: { 'Nil return': 'Yes' }, shows: { 'Late fee': '₹500.00' } },
  {
    name: 'W48, today',
    choose: { ...monthly('March 2019', '2018-19'), 'Nil return': 'No' },
    days: DUE_ASKED,
    type: { 'IGST, In cash': '2,00,000', 'IGST, By credit': '8,00,000' },
    shows: { Interest: '₹2,958.90' },
  },
  { name: 'W48, as known in 2020', days: { 'As known on': '2020-01-15' }, shows: { Interest: '₹14,794.52' } },
  { name: 'W48, as known in 2021', days: { 'As known on': '2021-07-01' }, shows: { Interest: '₹2,958.90' } },
  {
    name: 'W49, six crore',
    choose: { Return: 'ITC-04, goods with job workers', 'Financial year': '2026-27' },
    type: size('6,00,00,000'),
    days: { 'As known on': '', 'Filed on': '2027-05-01' },
    shows: { Due: '25 Oct 2026', 'Late fee': '₹0.00' },
  },
  { name: 'W49, four crore', type: size('4,00,00,000'), shows: { Due: '25 Apr 2027', 'Late fee': '₹0.00' } },
  {
    name: 'W49, a quarter of 2021',
    choose: { 'Financial year': '2021-22', Period: 'April 2021 to June 2021' },
    shows: { Due: '25 Jul 2021', 'Late fee': '₹0.00' },
  },
  {
    name: 'W51, known',
    choose: monthly('January 2026', '2025-26'),
    days: { 'Filed on': '2026-02-25', 'As known on': '2026-01-30' },
    shows: { Due: '20 Feb 2026' },
    told: /cannot be lowered/,
  },
  {
    name: 'W52',
    choose: quarterly('April 2021 to June 2021', '2021-22', 'Karnataka'),
    days: { 'As known on': '', 'Filed on': '2021-11-22' },
    type: size('1,00,00,000'),
    shows: { Due: '22 Jul 2021', 'Late fee': '₹2,000.00' },
  },
];

/** Types an example into the calculator; what it does not name stays as the one before left it. */
async function typeIn(card: Locator, { choose = {}, days = {}, type = {} }: Omit<Example, 'shows'>): Promise<void> {
  const typed = Object.entries(days).map(([label, day]) => [label, typedDay(day)]);
  await fill(card, { ...choose, ...Object.fromEntries(typed), ...type });
}

const figure = (card: Locator, label: string) =>
  card.locator('dl > div').filter({ has: card.page().locator('dt', { hasText: new RegExp(`^${label}$`) }) });

/** The calculator is fetched once somebody comes near it. */
async function nearCalculator(page: Page): Promise<Locator> {
  await page.waitForFunction(() => {
    document.querySelector('[data-far]')?.scrollIntoView();
    return [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Late fee and interest');
  });
  return page.getByRole('region', { name: 'Late fee and interest' });
}

test('the worked examples of late returns come out of the calculator of the GST desk', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  await page.goto('/gst-compliance');
  const card = await nearCalculator(page);
  for (const example of EXAMPLES) {
    await typeIn(card, example);
    for (const [label, text] of Object.entries(example.shows)) {
      const found = figure(card, label);
      await found
        .filter({ hasText: text })
        .waitFor({ timeout: 5_000 })
        .catch(async () => {
          throw new Error(`${example.name}: ${label} should be ${text} and is ${await card.locator('dl').innerText()}`);
        });
    }
    if (example.told) await shows(card, example.told);
  }
  // Before the advisory of 30 January 2026 nobody knew that the portal locks the interest of that month.
  await typeIn(card, {
    ...{ name: '', choose: monthly('January 2026', '2025-26') },
    days: { 'Filed on': '2026-02-25', 'As known on': '2026-01-29' },
  });
  await shows(card, /5 days late/);
  await expect.poll(() => card.getByText(/cannot be lowered/).count()).toBe(0);
  await close();
});

test('the calculator begins with the last month, asks only what counts, says what is wrong, and opens each figure', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  const me = await (await page.request.get('/api/me')).json();
  await send(page, 'POST', `/companies/${me.companies[0].id}/facts`, {
    ...{ kind: 'gst-registration', subject: '29AAZCN9001Q1ZC', holdsFrom: '2023-07-01' },
    value: { filer: 'regular-QRMP', registeredOn: '2023-07-01' },
  });
  await page.goto('/gst-compliance');
  const card = await nearCalculator(page);
  await shows(card, 'Enter the turnover: the fee goes by it.');
  await expect.poll(() => card.getByLabel('Return', { exact: true }).inputValue()).toBe('GSTR-3B quarter');
  await expect.poll(() => card.getByLabel('State', { exact: true }).inputValue()).toBe('29');
  for (const absent of ['District', 'Turnover in the State', 'GSTR-9C filed on', 'Was due on', 'IGST, By credit'])
    await expect
      .poll(async () => [absent, await card.getByLabel(absent, { exact: true }).count()])
      .toEqual([absent, 0]);
  await typeIn(card, {
    ...{ name: '', choose: AUGUST, days: { 'Filed on': '2026-08-20' }, type: size('1.2 crore') },
  });
  await shows(
    card,
    'The period ends on 31 Aug 2026: enter a later day',
    /such as 1,20,00,000/,
    /Put right what is marked/,
  );
  await typeIn(card, { ...{ name: '', days: { 'Filed on': '2026-10-02' }, type: size('1,20,00,000') } });
  await shows(card, '₹600.00 late fee · 12 days late');
  await card.getByRole('button', { name: 'Why: Late fee' }).click();
  await shows(page.getByRole('dialog'), /12 days × ₹25 × 2 Acts = ₹600/, 'Days late');
  await axe(page);
  await page.keyboard.press('Escape');
  await typeIn(card, { ...{ name: '', choose: { Return: 'GSTR-1, monthly' } } });
  await shows(card, 'Owed by the statute; the portal does not ask it');
  await typeIn(card, { ...{ name: '', choose: { Return: 'PMT-06, payment of a month (QRMP)' } } });
  await shows(card, 'None: the law names no late fee for PMT-06', 'Enter the tax that was paid with the return.');
  await typeIn(card, {
    ...{ name: '', choose: annual('2025-26'), type: both('1,50,00,000', '2,00,00,000') },
  });
  await shows(card, 'More than the turnover of all India');
  await typeIn(card, { ...{ name: '', type: both('1,50,00,000'), days: { 'Filed on': '2027-01-20' } } });
  await shows(card, /does not exceed ₹2,00,00,000: GSTR-9 is not due/);
  await everybodyReads(page);
  await close();
});
