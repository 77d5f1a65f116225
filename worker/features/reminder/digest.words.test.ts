import { expect, test } from 'vitest';
import { isoDate } from '../../domain/shared/dates';
import { plain } from '../../platform/mail';
import type { DueRow, EasedRow, Matter } from './digest.repository';
import { digestOf } from './digest.words';

const DAY = isoDate('2026-11-20');
const person = { name: 'A. Rao', email: 'rao@example.in', wish: 'daily' } as const;
const nothing: Matter = { person, due: [], eased: [], unconfirmed: 0 };

const LINKS = { open: 'https://app.example.in/', stop: 'https://app.example.in/stop-digest?token=x' };

const item = (title: string, dueOn: string, perDay = 0): DueRow => ({
  companyName: 'Asterfield Labs',
  title,
  dueOn: isoDate(dueOn),
  ladder: perDay === 0 ? '[]' : JSON.stringify([{ from: dueOn, base: 0, perDay }]),
});

const moved = (companyName: string): EasedRow => ({
  companyName,
  title: 'MGT-7A for 2025-26',
  change: 'moved',
  dueOn: isoDate('2026-12-31'),
  previousDueOn: isoDate('2026-11-29'),
  reason: 'moved from 29 Nov 2026 by Circular 9/2026',
  at: '2026-11-19T06:00:00.000Z',
});

test('is quiet where there is nothing', () => {
  expect(digestOf(nothing, DAY, {})).toBeUndefined();
  expect(digestOf({ ...nothing, unconfirmed: 12 }, DAY, {})).toBeUndefined();
});

test('whoever wants it only where something falls due gets it on that day, and where a date was moved', () => {
  const wanting = (wish: 'when-due' | 'never') => ({ ...nothing, person: { ...person, wish } });
  const late = [item('AOC-4', '2026-10-30', 10_000), item('Deposit', '2026-11-21')];
  const due = [...late, item('GSTR-3B', '2026-11-20')];
  expect(digestOf({ ...wanting('when-due'), due: late }, DAY, {})).toBeUndefined();
  expect(digestOf({ ...wanting('when-due'), due }, DAY, {})?.text).toContain('only when something falls due that day');
  expect(digestOf({ ...wanting('when-due'), due: late, eased: [moved('A')] }, DAY, {})?.lines).toBe(3);
  expect(digestOf({ ...wanting('never'), due }, DAY, {})).toBeUndefined();
});

test('says what is overdue and what waiting costs, what is due today and within a week', () => {
  const due = [
    item('AOC-4', '2026-10-30', 10_000),
    item('GSTR-3B', '2026-11-20', 5_000),
    item('Deposit', '2026-11-27'),
  ];
  const digest = digestOf({ ...nothing, due, unconfirmed: 2 }, DAY, LINKS);
  expect(digest).toMatchObject({ to: 'rao@example.in', lines: 3 });
  expect(digest?.subject).toBe('Anupalan: 1 overdue, 1 due today, 1 due in the next 7 days, 2 to confirm');
  expect(digest?.text.split('\n')).toEqual([
    'Good morning, A. Rao.',
    '',
    'Overdue: 1',
    '- AOC-4, Asterfield Labs: due 30 Oct 2026, 21 days late. Filed today it costs ₹2,100, and ₹100 more each day',
    'All of them filed today cost ₹2,100; every further day adds ₹100.',
    '',
    'Due today: 1',
    '- GSTR-3B, Asterfield Labs: due 20 Nov 2026. After that ₹50 a day',
    '',
    'Due in the next 7 days: 1',
    '- Deposit, Asterfield Labs: due 27 Nov 2026',
    '',
    '2 items to confirm: they fell due before the books were kept here. Were they done?',
    '',
    'Open the calendar: https://app.example.in/',
    'Sent at eight in the morning, only when there is something to do.',
    'No more of these mails: https://app.example.in/stop-digest?token=x',
    '',
  ]);
});

test('one notification for many companies is one line', () => {
  const names = Array.from({ length: 12 }, (_, at) => `Client ${at + 1}`);
  const digest = digestOf({ ...nothing, eased: names.map(moved) }, DAY, {});
  expect(digest).toMatchObject({ subject: 'Anupalan: 1 moved or waived', lines: 1 });
  expect(digest?.text).toContain(
    '- MGT-7A for 2025-26, 12 companies (Client 1, Client 2, Client 3 and 9 more): now due 31 Dec 2026 (moved from 29 Nov 2026 by Circular 9/2026)',
  );
});

test('a waived fee says that the day stays', () => {
  const waived = {
    ...moved('Asterfield Labs'),
    title: 'AOC-4 for 2025-26',
    change: 'waived' as const,
    dueOn: isoDate('2026-10-30'),
    previousDueOn: null,
    reason: 'fee waived if filed by 31 Dec 2026, by Circular 10/2026',
  };
  const text = digestOf({ ...nothing, eased: [waived] }, DAY, {})?.text;
  expect(text).toContain('fee waived if filed by 31 Dec 2026, by Circular 10/2026; the due date stays 30 Oct 2026');
});

test('a long list is cut, and its number is not', () => {
  const due = Array.from({ length: 45 }, (_, at) => item(`Form ${at}`, '2026-11-25'));
  const text = digestOf({ ...nothing, due }, DAY, {})?.text ?? '';
  expect(text).toContain('Due in the next 7 days: 45');
  expect(text).toContain('- and 15 more');
  expect(text.match(/^- Form/gm)).toHaveLength(30);
});

test('names are somebody’s words: one line, no direction marks, no links, no more than a name needs', () => {
  expect(plain('Evil\r\nBcc: all@example.in')).toBe('Evil Bcc: all@example.in');
  expect(plain('abc\u202Edef\u2028ghi')).toBe('abc def ghi');
  expect(plain('Pay https://evil.example now')).toBe('Pay https: evil.example now');
  expect([...plain('x'.repeat(200))]).toHaveLength(80);
  const due = [{ ...item('AOC-4', '2026-11-20'), companyName: 'A\n\nOverdue: 99' }];
  expect(digestOf({ ...nothing, due }, DAY, {})?.text).not.toMatch(/^Overdue: 99/m);
});
