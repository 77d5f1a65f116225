import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { founder, shows } from './bank-steps';
import { everybodyReads } from './browser';
import { type Fields, fill, typedDay } from './calculator-steps';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

/** What is typed first, and again wherever an example says nothing of it. */
const UNSAID = {
  ...{ 'Paid before in the year': '', 'Likely in the whole year': '', 'GST on it': '' },
  ...{ Payee: 'Individual or HUF', PAN: 'Given' },
};

/** Each example of the law sheet: what is typed, and what the page tells of it. */
const WITHHELD: readonly (readonly [string, Fields, ...(string | RegExp)[]])[] = [
  [
    'W16',
    paid('194J(b)', '2025-08-10', '60,000', { 'GST on it': '10,800' }),
    told('6,000', 10, '60,000'),
    /Net payment ₹64,800\.00\./,
  ],
  ['W17', paid('194J(b)', '2025-08-10', '20,000'), told('0', 10, '0')],
  ['W17', paid('194J(b)', '2025-08-20', '25,000', before('20,000')), told('0', 10, '0')],
  ['W17', paid('194J(b)', '2025-09-10', '10,000', before('45,000')), told('5,500', 10, '55,000')],
  ['W18', paid('194C', '2025-11-01', '28,000', before('56,000')), told('0', 1, '0')],
  ['W18', paid('194C', '2025-12-01', '28,000', before('84,000')), told('1,120', 1, '1,12,000')],
  ['W19', paid('194C', '2025-08-10', '20,000', { Payee: 'Company' }), told('0', 2, '0')],
  ['W19', paid('194C', '2025-09-10', '40,000', { Payee: 'Company', ...before('20,000') }), told('800', 2, '40,000')],
  ['W20', paid('194-I(b)', '2025-08-31', '50,000', { Payee: 'Company' }), told('0', 10, '0')],
  ['W20', paid('194-I(b)', '2025-08-31', '50,001', { Payee: 'Company' }), told('5,000', 10, '50,001')],
  ['W20', paid('194-I(b)', '2025-08-31', '60,000', before('2,40,000')), told('6,000', 10, '60,000')],
  ['W20', paid('194-I(b)', '2024-06-30', '20,000', { ...before('40,000'), ...likely('2,40,000') }), told('0', 10, '0')],
  [
    'W20',
    paid('194-I(b)', '2024-06-30', '21,000', { ...before('42,000'), ...likely('2,52,000') }),
    told('2,100', 10, '21,000'),
  ],
  ['W21', paid('194H', '2024-09-30', '30,000'), told('1,500', 5, '30,000')],
  ['W21', paid('194H', '2024-10-01', '30,000'), told('600', 2, '30,000')],
  ['W22', bought({ PAN: 'Given' }), told('300', 0.1, '3,00,000')],
  ['W22', bought({ PAN: 'No PAN given' }), told('15,000', 5, '3,00,000')],
  [
    'below ten crore',
    bought({ 'Your turnover of last year': '9,00,00,000' }),
    /^No tax: turnover of ₹9,00,00,000\.00 does not pass/,
  ],
  [
    'unsaid',
    bought({ 'Your turnover of last year': '' }),
    told('300', 0.1, '3,00,000'),
    /^If your turnover of last year passed/,
  ],
  ['W23', paid('194T', '2025-09-30', '18,000'), told('0', 10, '0')],
  ['W23', paid('194T', '2026-03-31', '4,000', before('18,000')), told('2,200', 10, '22,000')],
  ['W24', paid('1027', '2026-08-10', '60,000'), told('6,000', 10, '60,000'), /code 1027, Form 140/],
  ['W25', paid('1027', '2026-06-01', '1,00,000', { PAN: 'No PAN given' }), told('20,000', 20, '1,00,000')],
  ['W36', paid('194-O', '2025-08-10', '10,000'), told('0', 0.1, '0')],
  ['W36', paid('194-O', '2025-08-10', '10,000', { PAN: 'No PAN given' }), told('500', 5, '10,000')],
  ['W36', paid('194-O', '2025-08-10', '10,000', { Payee: 'Company' }), told('10', 0.1, '10,000')],
  ['W36', paid('194J(b)', '2025-08-10', '40,000', { PAN: 'No PAN given' }), told('0', 20, '0')],
];

function paid(section: string, on: string, amount: string, others: Fields = {}): Fields {
  const said = { 'Section or code': section, 'Credited or paid on': typedDay(on), 'Amount paid or credited': amount };
  return { ...UNSAID, ...said, ...others };
}

function bought(others: Fields): Fields {
  const turnover = { 'Your turnover of last year': '12,00,00,000' };
  return paid('194Q', '2025-08-10', '5,00,000', { Payee: 'Company', ...before('48,00,000'), ...turnover, ...others });
}

function before(sum: string): Fields {
  return { 'Paid before in the year': sum };
}

function likely(sum: string): Fields {
  return { 'Likely in the whole year': sum };
}

function told(tax: string, rate: number, base: string): string {
  return `₹${tax}.00 at ${rate}% of ₹${base}.00`;
}

/** What is sold, day, price and PAN, and what the page tells of it: the tax, the letter or code, the days. */
const COLLECTED: readonly (readonly [string, Fields, ...(string | RegExp)[]])[] = [
  ['W26', sold('Overseas tour package', '2026-03-20', '12,00,000'), collect('90,000', '12,00,000')],
  [
    'W26',
    sold('Overseas tour package', '2026-04-20', '12,00,000'),
    collect('24,000', '12,00,000'),
    /code 1088, Form 143/,
  ],
  ['W37', sold('Sale of goods', '2025-02-10', '60,00,000'), collect('1,000', '10,00,000'), /code R, Form 27EQ/],
  ['W37', sold('Sale of goods', '2025-02-10', '60,00,000', 'No PAN given'), collect('10,000', '10,00,000')],
  ['W37', sold('Sale of goods', '2025-04-01', '60,00,000'), 'No rate of collection is on file for this day.'],
  ['W38', sold('Scrap', '2025-06-01', '1,00,000'), /code E, Form 27EQ/],
  ['W38', sold('Timber otherwise', '2025-06-01', '1,00,000'), /code C, Form 27EQ/],
  ['W38', sold('Toll plaza', '2025-06-01', '1,00,000'), /code G, Form 27EQ/],
  ['W38', sold('Motor vehicle', '2025-06-01', '14,00,000'), collect('14,000', '14,00,000'), /code L, Form 27EQ/],
  ['W38', sold('Wrist watch', '2025-06-01', '12,00,000'), collect('12,000', '12,00,000'), /code MA, Form 27EQ/],
  ['W38', sold('Wrist watch', '2025-04-21', '12,00,000'), 'No rate of collection is on file for this day.'],
  ['W38', sold('Overseas tour package', '2025-06-01', '1,00,000'), /code O, Form 27EQ/],
  ['W38', sold('Remittance for study or treatment', '2025-06-01', '12,00,000'), /code T, Form 27EQ/],
  ['W38', sold('Remittance for study out of a loan', '2025-03-01', '12,00,000'), /code P, Form 27EQ/],
  ['W38', sold('Other remittance abroad', '2025-06-01', '12,00,000'), /code Q, Form 27EQ/],
  ['W40', sold('Motor vehicle', '2025-08-01', '15,00,000', 'No PAN given'), collect('75,000', '15,00,000')],
  ['W40', sold('Other remittance abroad', '2025-08-01', '12,00,000', 'No PAN given'), collect('40,000', '2,00,000')],
];

function sold(item: string, on: string, price: string, pan = 'Given'): Fields {
  return { 'Debited or received on': typedDay(on), Price: price, 'What is sold': item, PAN: pan };
}

function collect(tax: string, base: string): string {
  return `₹${tax}.00 to collect on ₹${base}.00`;
}

/** The days under a result, each with what it is of. */
const daysIn = (card: Locator) =>
  card
    .locator('dl > div')
    .evaluateAll((days) =>
      days.map((day) => `${day.querySelector('dt')?.innerText} ${day.querySelector('dd')?.innerText}`),
    );

async function showsDays(card: Locator, ...days: string[]): Promise<void> {
  await expect.poll(() => daysIn(card)).toEqual(days);
}

test('the worked examples of tax at source come out of the two calculators of the desk', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  await page.goto('/tds-compliance');
  const withheld = page.getByRole('region', { name: 'Tax calculator' });
  for (const [, fields, ...texts] of WITHHELD) {
    await fill(withheld, fields);
    await shows(withheld, ...texts);
  }
  await fill(withheld, paid('1027', '2026-08-10', '60,000'));
  await showsDays(
    withheld,
    ...['Deposit by 07 Sep 2026', 'Form 140, Q2 of 2026-27, by 31 Oct 2026', 'Form 131 to the payee by 15 Nov 2026'],
  );
  // Whether the first quarter of the new Act was extended nobody has read.
  await fill(withheld, { 'Credited or paid on': '10/06/2026' });
  await shows(withheld, 'Unverified');
  // What is no amount says so beside its field, and nothing is worked out with it left out.
  await fill(withheld, { 'Paid before in the year': '-5' });
  await shows(withheld, 'An amount such as 80000 or 80,000.50');
  await expect.poll(() => withheld.getByText(/ at 10% of /).count()).toBe(0);
  const collected = page.getByRole('region', { name: 'Tax to collect from a buyer' });
  for (const [, fields, ...texts] of COLLECTED) {
    await fill(collected, { 'Debited or received on': fields['Debited or received on'] ?? '' });
    await fill(collected, fields);
    await shows(collected, ...texts);
  }
  const days: readonly (readonly [string, string, string, string])[] = [
    ['2026-03-20', '07 Apr 2026', 'Form 27EQ, Q4 of 2025-26, by 15 May 2026', 'Form 27D to the payee by 30 May 2026'],
    ['2026-08-12', '07 Sep 2026', 'Form 143, Q2 of 2026-27, by 31 Oct 2026', 'Form 133 to the payee by 15 Nov 2026'],
    ['2027-03-20', '30 Apr 2027', 'Form 143, Q4 of 2026-27, by 31 May 2027', 'Form 133 to the payee by 15 Jun 2027'],
  ];
  for (const [on, deposit, ...others] of days) {
    await fill(collected, sold('Scrap', on, '1,00,000'));
    await showsDays(collected, `Deposit by ${deposit}`, ...others);
  }
  await everybodyReads(page);
  await close();
});

/** Of W27 to W31, W35, W53 and W54: what is typed, and the interest, the fee and the days that the page tells of it. */
const LATE: readonly (readonly [string, Fields, string, string | null, ...(string | RegExp)[]])[] = [
  [
    'W27',
    tax('10,000', '2026-09-15', { 'Deposited on': '2026-10-08', ...filed('2026-10-31') }),
    '300',
    '0',
    'Arguable: ₹150.00 of interest.',
  ],
  ['W28', tax('4,000', '2012-03-04', { 'Deposited on': '2012-05-07' }), '180', null, 'No rule of that day is on file'],
  ['W29', tax('10,000', '2015-09-30', { 'Deposited on': '2015-10-07' }), '0', null],
  ['W29', tax('10,000', '2015-09-30', { 'Deposited on': '2015-10-08' }), '300', null],
  [
    'W30',
    tax('10,000', '2026-06-10', {
      'Deducted or collected on': '2026-09-05',
      'Deposited on': '2026-09-30',
      ...filed('2026-07-31'),
    }),
    ...(['400', '0'] as const),
  ],
  ['W31', tax('50,000', '2025-06-10', filed('2025-08-20')), '0', '4,000'],
  ['W31', tax('3,000', '2025-06-10', filed('2025-08-20')), '0', '3,000'],
  ['W31', tax('0', '2025-06-10', filed('2025-08-20')), '0', '0'],
  ['W31', { ...tax('3,000', '2025-06-10', filed('2025-08-20')), 'Tax in the whole statement': '50,000' }, '0', '4,000'],
  ['W35', tax('12,325', '2026-01-10', { 'Deposited on': '2026-08-05', ...filed('2026-05-31') }), '1,479', '0'],
  ['W53', tax('60,000', '2022-08-10', filed('2022-11-20')), '0', '0', 'Form 26Q, Q2 of 2022-23, by'],
  ['W53', { ...tax('60,000', '2022-08-10', filed('2022-11-20')), 'Kind of payment': 'Salary: 24Q, 138' }, '0', '4,000'],
];

function tax(sum: string, dueOn: string, days: Fields = {}): Fields {
  const dated = { 'Deducted or collected on': dueOn, 'Deposited on': dueOn, ...filed(''), ...days };
  const typed = Object.entries(dated).map(([label, day]) => [label, day && typedDay(day)]);
  return {
    ...{ 'Kind of payment': 'To a resident: 26Q, 140', 'Tax on the payment': sum, 'Tax in the whole statement': '' },
    ...{ 'Tax fell due on': typedDay(dueOn), ...Object.fromEntries(typed) },
  };
}

function filed(on: string): Fields {
  return { 'Statement filed on': on };
}

test('what being late costs is told by the days that are typed, with what is arguable and what cannot be', async () => {
  const { page, close } = await founder(browser, undefined, { at: null });
  await page.goto('/tds-compliance');
  const late = page.getByRole('region', { name: 'What being late costs' });
  for (const [, fields, interest, fee, ...texts] of LATE) {
    await fill(late, fields);
    const both = fee === null ? '$' : ` and ₹${fee}\\.00 of fee = `;
    await shows(late, new RegExp(`^₹${interest}\\.00 of interest${both}`), ...texts);
  }
  // W54: the certificate follows a statement that was moved.
  await fill(late, tax('10,000', '2023-06-10', filed('2023-09-30')));
  await showsDays(
    late,
    ...['Deposit by 07 Jul 2023', 'Form 26Q, Q1 of 2023-24, by 30 Sep 2023', 'Form 16A to the payee by 15 Oct 2023'],
  );
  await late.getByRole('button', { name: 'Why: Form 26Q, Q1 of 2023-24, by' }).click();
  await shows(page.getByRole('dialog'), /^Due day as extended/);
  await page.keyboard.press('Escape');
  for (const [fields, problem] of [
    [{ 'Deducted or collected on': '09/06/2023' }, 'Deducted before the tax fell due. Check the two days.'],
    [
      { 'Deducted or collected on': '11/06/2023', 'Deposited on': '10/06/2023' },
      'Deposited before it was deducted. Check the two days.',
    ],
    [
      { 'Deposited on': '12/06/2023', 'Statement filed on': '30/06/2023' },
      'A statement is filed after its quarter, which ends on 30 Jun 2023.',
    ],
    [
      { 'Tax in the whole statement': '9,999' },
      'The statement lists this tax, too: enter at least ₹10,000.00, or nothing.',
    ],
    [{ 'Tax in the whole statement': 'all' }, 'An amount such as 80000 or 80,000.50'],
    [tax('10,000', '2009-06-10'), 'No form on file reaches back to this day.'],
  ] as const) {
    await fill(late, fields);
    await shows(late, problem);
  }
  await everybodyReads(page);
  await close();
});
