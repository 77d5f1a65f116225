import { utils, write } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Look, printedItems } from '#domain/bank/reader/pdf/table.fixture';
import { pdfOf } from '../features/books/statement/pdf-file.fixture';
import { founder, OCTOBER, openTab, previewText, saveStatement, shows, toastOf } from './bank-steps';
import { axe } from './browser';
import { browser, NOON, withBrowser } from './set-up';

withBrowser(NOON);

const dialogOf = (page: Page) => page.getByRole('dialog');

type Dropped = { name: string; mimeType: string; buffer: Buffer };

async function previewFile(page: Page, file: Dropped): Promise<void> {
  await openTab(page, 'Bank Accounts');
  await page.getByRole('button', { name: 'Upload Statement' }).click();
  await dialogOf(page).getByLabel('Account').selectOption({ index: 1 });
  await dialogOf(page).getByLabel('Or a file').setInputFiles(file);
  await dialogOf(page).getByRole('button', { name: 'Preview' }).click();
}

test('a workbook is read like a text, its columns are put right and remembered', async () => {
  const rows = [
    ['Value Date', 'Date', 'Details', 'Debit', 'Credit', 'Balance'],
    ['01/05/2026', '02/05/2026', 'TEA FOR THE OFFICE', 10, '', 90],
    ['03/05/2026', '04/05/2026', 'LARK LABS', '', 60.5, 150.5],
  ];
  const book = { SheetNames: ['May'], Sheets: { May: utils.aoa_to_sheet(rows) } };
  const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }));
  const { page, close } = await founder(browser, []);
  await previewFile(page, { name: 'may.xlsx', mimeType: 'application/octet-stream', buffer });
  await shows(dialogOf(page), '2 of 2 rows agree', '02 May 2026 to 04 May 2026');
  await dialogOf(page).getByText('Columns, from the headings in line 1').click();
  await dialogOf(page).getByLabel('Date', { exact: true }).selectOption('Value Date');
  await dialogOf(page).getByText('One column has two roles. Give each column one.').waitFor();
  await dialogOf(page).getByLabel('Value date', { exact: true }).selectOption('Not in this file');
  await axe(page);
  await dialogOf(page).getByRole('button', { name: 'Read again with these columns' }).click();
  await dialogOf(page).getByText('01 May 2026 to 03 May 2026').waitFor();
  await saveStatement(page);
  await toastOf(page, '2 transactions added; 2 of 2 rows agree');
  await previewText(page, 'Value Date,Date,Details,Debit,Credit,Balance\n05/05/2026,06/05/2026,RENT,50.50,,100.00');
  await dialogOf(page).getByText('05 May 2026', { exact: true }).first().waitFor();
  await close();
});

const LOOK: Look = {
  edges: [30, 100, 320, 400, 480, 570],
  headings: [['Txn Date'], ['Particulars'], ['Withdrawal', 'Amt.'], ['Deposit', 'Amt.'], ['Balance']],
  rowsPerPage: 2,
  lineGap: 10,
  rowGap: 16,
  isCentred: true,
  repeatsHeading: true,
  align: ['left', 'left', 'right', 'right', 'right'],
};

const PRINTED = [
  { date: '01/10/2026', narration: ['UPI/ZEPTO'], debit: '450.00', credit: '', balance: '99,550.00' },
  { date: '03/10/2026', narration: ['NEFT CR', 'LARK LABS'], debit: '', credit: '1,18,000.00', balance: '2,17,550.00' },
  { date: '31/10/2026', narration: ['RENT'], debit: '17,550.00', credit: '', balance: '2,00,000.00' },
];

const pdf = (password?: string) => ({
  name: 'october.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf(printedItems(PRINTED, LOOK), password)),
});

/** Runs in the page: keeps every form it sends, as the text that goes over the wire. */
function keepForms() {
  const { keepSent, fetch: send } = window as unknown as typeof globalThis & {
    keepSent: (text: string) => Promise<void>;
  };
  window.fetch = async (input, init) => {
    if (init?.body instanceof FormData) await keepSent(await new Response(init.body).text());
    return send(input, init);
  };
}

test('a locked PDF is opened in the browser; its password is never sent', async () => {
  const { page, close } = await founder(browser, []);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  // The browser tells nobody what a form with a file holds, so the page is asked.
  await page.exposeFunction('keepSent', (text: string) => void sent.push(text));
  await page.addInitScript(keepForms);
  await page.reload();
  await previewFile(page, pdf('ASHA1980'));
  const password = dialogOf(page).getByLabel('Password of the PDF');
  await password.fill('ASHA1981');
  await dialogOf(page).getByRole('button', { name: 'Preview' }).click();
  await dialogOf(page).getByText('This password does not open the file. Type it again').waitFor();
  await axe(page);
  await password.fill('ASHA1980');
  await dialogOf(page).getByRole('button', { name: 'Preview' }).click();
  await shows(dialogOf(page), '3 of 3 rows agree', 'HDFC Bank', 'XXXXXXXXXX4471', '₹1,00,000.00', '₹2,00,000.00');
  await saveStatement(page);
  await toastOf(page, '3 transactions added; 3 of 3 rows agree');
  expect(sent.some((body) => body.includes('LARK LABS'))).toBe(true);
  expect(sent.some((body) => body.includes('ASHA198'))).toBe(false);
  await close();
});

test('a scanned PDF is refused in words', async () => {
  const { page, close } = await founder(browser, []);
  await previewFile(page, { ...pdf(), buffer: Buffer.from(pdfOf([])) });
  await dialogOf(page)
    .getByText(/has pictures of pages and no text/)
    .waitFor();
  await close();
});

test('a file of another account is a question, and nothing is saved before it is answered', async () => {
  const { page, close } = await founder(browser, []);
  await openTab(page, 'Bank Accounts');
  await previewText(page, `Account No : 50100099990000\n${OCTOBER}`);
  await shows(dialogOf(page).getByRole('alert'), 'Is this the right account?');
  const save = dialogOf(page).getByRole('button', { name: 'Save statement' });
  await expect.poll(() => save.isDisabled()).toBe(true);
  await axe(page);
  await dialogOf(page).getByLabel('Yes, it belongs to the account I chose').check();
  await saveStatement(page);
  await toastOf(page, '8 transactions added');
  await close();
});

test('new lines on days that are complete are left out, unless they are asked for', async () => {
  const { page, close } = await founder(browser, [OCTOBER]);
  await openTab(page, 'Bank Accounts');
  await previewText(page, `${OCTOBER.slice(0, OCTOBER.indexOf('\n'))}\n14/10/2026,STRAY CHARGE,77.00,,923.00`);
  const question = dialogOf(page).getByRole('alert');
  await question.getByText(/^One line is new, .* line 2 of 14 Oct 2026 \(₹77\.00\)/).waitFor();
  const save = dialogOf(page).getByRole('button', { name: 'Save statement' });
  expect([await question.getByLabel('Leave this line out').isChecked(), await save.isDisabled()]).toEqual([true, true]);
  await axe(page);
  await question.getByLabel('Add it to what is there').check();
  await saveStatement(page);
  await toastOf(page, '1 transaction added');
  await close();
});

test('a statement is undone exactly, with work by hand only when that is said too, and can be uploaded again', async () => {
  const { page, close } = await founder(browser, [OCTOBER], { at: '/transactions' }, /409/);
  await page
    .getByRole('row')
    .filter({ hasText: 'RENT OCT 2026' })
    .getByRole('button', { name: /^Details of/ })
    .click();
  await page.getByLabel('Note', { exact: true }).fill('Floor 2');
  await page.getByRole('button', { name: 'Save note' }).click();
  await toastOf(page, 'Note saved');
  await page.goto('/bank-management');
  await page.getByRole('heading', { name: 'Days covered' }).waitFor();
  await shows(page.getByRole('region', { name: 'Operations' }), '8 of 8 rows agree');
  await page.getByRole('button', { name: /^Undo the statement of 01 Oct 2026/ }).click();
  await page
    .getByRole('alertdialog')
    .getByText(/8 transactions it added leave the books/)
    .waitFor();
  await axe(page);
  await page.getByRole('button', { name: 'Undo the statement', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByText(/^1 of the 8 transactions was categorized, split or noted by hand/)
    .waitFor();
  await page.getByRole('button', { name: 'Undo and drop the work' }).click();
  await toastOf(page, '8 transactions removed');
  await page.getByText(/^Undone by Asha Rao, 20 Nov 2026/).waitFor();
  await page.goto('/');
  await openTab(page, 'Bank Accounts');
  await previewText(page, OCTOBER);
  await dialogOf(page).getByText('8 new, 0 already known').waitFor();
  await close();
});
