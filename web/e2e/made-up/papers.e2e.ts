import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { isoDate } from '../../../worker/domain/shared/dates';
import { digestOf } from '../../../worker/features/reminder/digest.words';
import { newPage, newPerson } from '../browser';
import { send, signUpByMail, signUpUnseen } from '../calls';
import { url } from '../served';
import { browser, NOON, withBrowser } from '../set-up';
import { citations } from './data';
import { strayWords } from './strays';
import { exploreDemo } from './visitors';

// What leaves the product, or is read by programs as well: mails, files, feeds and refusals.

withBrowser(NOON);

/** The lines of a text that have English in them. */
const straysIn = (text: string, data: readonly string[] = []) =>
  text.split('\n').filter((line) => strayWords(line, data).length > 0);

const fetched = async (page: Page, path: string) => {
  const answer = await page.request.get(`/api${path}`);
  expect(answer.status(), path).toBe(200);
  return answer;
};

test('no mail has English in it', async () => {
  const { page, close } = await newPage(browser);
  const person = newPerson('company');
  await signUpByMail(page, person);
  await send(page, 'POST', '/auth/request-password-reset', { email: person.email, redirectTo: '/reset-password' });
  const outbox: Record<'to' | 'subject' | 'text', string>[] = await (await fetched(page, '/dev/outbox')).json();
  const mails = outbox.filter(({ to }) => to === person.email);
  expect(mails).toHaveLength(2);
  for (const { subject, text } of mails) expect(straysIn(`${subject}\n${text}`, [person.name])).toEqual([]);
  await close();
});

test('no morning mail has English in it', () => {
  const due = ['2026-10-30', '2026-11-20', '2026-11-27'].map((dueOn, at) => ({
    ...{ companyName: 'Asterfield Labs', title: 'GSTR-3B', dueOn: isoDate(dueOn) },
    ladder: at === 1 ? '[]' : JSON.stringify([{ from: dueOn, base: 0, perDay: 10_000 }]),
  }));
  const person = { name: 'A. Rao', email: 'rao@example.in', wish: 'daily' } as const;
  const links = { open: 'https://app.example.in', stop: 'https://app.example.in' };
  const digest = digestOf({ person, due, eased: [], unconfirmed: 2 }, isoDate('2026-11-20'), links);
  expect(straysIn(`${digest?.subject}\n${digest?.text}`, ['Asterfield Labs', 'A. Rao'])).toEqual([]);
});

test('no report has English in it, in whatever format', async () => {
  const { page, close } = await newPage(browser);
  const { main, data } = await exploreDemo(page);
  for (const report of ['profit-and-loss', 'cash-flow', 'categories', 'payees']) {
    const path = `${main}/reports/${report}?from=2026-05-01&to=2026-09-30&compare=previous`;
    const csv = await (await fetched(page, `${path}&format=csv`)).text();
    expect(straysIn(csv, data), report).toEqual([]);
    const book = read(await (await fetched(page, `${path}&format=xlsx`)).body());
    const sheets = book.SheetNames.map((name) => `${name}\n${utils.sheet_to_csv(book.Sheets[name] ?? {})}`);
    expect(straysIn(sheets.join('\n').replaceAll('"', ''), data), report).toEqual([]);
    const pdf = await (await fetched(page, `${path}&format=pdf`)).body();
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    expect(straysIn(text, data), report).toEqual([]);
  }
  await close();
});

/** The head of a chain is a code. Numbers among the data would cut it into letters, and it moves on with every change. */
const withoutHead = (text: string) => text.replaceAll(/[0-9a-f]{64}/g, '');

test('no report for an auditor has English in it', async () => {
  const { page, close } = await newPage(browser);
  const { main, data } = await exploreDemo(page);
  const path = `${main}/audit-trail/report`;
  const { areas, statements } = await (await fetched(page, path)).json();
  const [heading] = (await (await fetched(page, `${path}?format=csv`)).text()).split('\r\n');
  const pdf = await (await fetched(page, `${path}?format=pdf`)).body();
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  const names = areas.map(({ name }: { name: string }) => name);
  expect(straysIn(withoutHead([...names, ...statements, heading].join('\n')), data)).toEqual([]);
  expect(straysIn(withoutHead(text.replaceAll(/\s*\n/g, ' ')), data)).toEqual([]);
  await close();
});

/** Properties of a calendar that people read. */
const READ = /^(SUMMARY|DESCRIPTION|LOCATION|CATEGORIES|X-WR-CALNAME|X-WR-CALDESC)[^:]*:(.*)$/;

test('no calendar has English in it', async () => {
  const { page, close } = await newPage(browser);
  await signUpUnseen(page, newPerson('company'));
  const name = 'Kestrel Robotics Private Limited';
  const numbers = { cin: 'U62099KA2022PTC165432', pan: 'AAZCN9001Q', gstin: '29AAZCN9001Q1ZC' };
  const born = { incorporationDate: '2022-06-14', financialYear: '2026-27' };
  const { id } = (await send(page, 'POST', '/companies', { name, ...numbers, ...born })) as { id: string };
  const registered = { filer: 'regular-monthly', registeredOn: '2022-07-01' };
  const facts = [
    { kind: 'legal-form', value: { legalForm: 'private', isNeverSmall: false } },
    { kind: 'gst-registration', subject: numbers.gstin, value: registered },
  ];
  for (const fact of facts) await send(page, 'POST', `/companies/${id}/facts`, { holdsFrom: '2022-06-14', ...fact });
  const feed = (await send(page, 'POST', '/calendar-feeds', { kind: 'company', companyId: id })) as { url: string };
  const data = [name, numbers.gstin, ...(await citations())];
  for (const path of [
    new URL(feed.url).pathname.slice('/api'.length),
    `/companies/${id}/compliance-calendar?format=ics`,
  ]) {
    const lines = (await (await fetched(page, path)).text()).replaceAll('\r\n ', '').split('\r\n');
    const read = lines.flatMap((line) => READ.exec(line)?.[2]?.split('\\n') ?? []);
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((text) => strayWords(text.replaceAll('\\', ''), data).length > 0)).toEqual([]);
  }
  await close();
});

test('no refusal has English in it', async () => {
  const { page, close } = await newPage(browser);
  const { main, data } = await exploreDemo(page);
  const asked: [method: string, path: string, body?: object][] = [
    ['GET', '/companies/none'],
    ['GET', '/no-such-call'],
    ['GET', `${main}/compliance-calendar?from=yesterday`],
    ['GET', `${main}/reports/payees?from=2026-12-01&to=2026-01-01`],
    ['POST', `${main}/bank-accounts`, { accountName: '', ifscCode: 'X' }],
    ['POST', `${main}/facts`, { kind: 'capital', value: {} }],
    ['POST', `${main}/category-rules`, { contains: '', category: 'expense' }],
    ['POST', '/companies', { name: 'Kestrel', cin: 'U1', pan: 'AAZCN', gstin: '99AAZCN9001Q1ZC' }],
    ['POST', '/auth/sign-in/email', { email: 'nobody@example.in', password: 'not the right one' }],
  ];
  for (const [method, path, body] of asked) {
    const answer = await page.request.fetch(`/api${path}`, {
      method,
      ...(body && { data: body }),
      headers: { origin: url },
    });
    expect(answer.ok(), path).toBe(false);
    const { title, message, fields }: Record<string, unknown> = await answer.json();
    const texts = [title, message, ...Object.values(fields ?? {})].map(String);
    const names = Object.keys(fields ?? {}).flatMap((name) => [name, ...name.split('.')]);
    expect(
      texts.filter((text) => strayWords(text, [...names, ...data]).length > 0),
      path,
    ).toEqual([]);
  }
  await close();
});
