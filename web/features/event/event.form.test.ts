import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EVENT_FORMS } from '#domain/roc/law/forms';
import { eventChoices, monthChoices, rocChoice, yearChoices } from './event.choices';
import { eventForm } from './event.form';
import { eventDetails, eventName, obligationName } from './event.words';
import { filedForm } from './filed-forms';

const read = (choice: string, typed: Record<string, string>) => v.safeParse(eventForm(choice), typed);

test('a deduction is sent with its TAN in capitals and its tax without commas', () => {
  const typed = {
    subject: 'blrk01234e',
    statement: 'residents',
    amount: '12,500',
    section: '',
    happenedOn: '2026-10-31',
  };
  expect(read('deduction', typed).output).toEqual({
    kind: 'deduction',
    subject: 'BLRK01234E',
    happenedOn: '2026-10-31',
    details: { statement: 'residents', amount: '12500' },
  });
});

test('a meeting is of a year, and its extension a number of months', () => {
  const agm = { subject: '2025-26', happenedOn: '2026-09-30', extensionMonths: '' };
  expect(read('agm', agm).output).toMatchObject({ subject: '2025-26', details: {} });
  expect(read('agm', { ...agm, extensionMonths: '3' }).output).toMatchObject({ details: { extensionMonths: 3 } });
  expect(read('agm', { ...agm, extensionMonths: '4' }).success).toBe(false);
});

test('an event of the register carries the key of its form', () => {
  expect(read(rocChoice('allotment'), { subject: '', happenedOn: '2026-11-02' }).output).toMatchObject({
    kind: 'roc-event',
    details: { key: 'allotment' },
  });
});

test('every event of the register is offered, to companies or to LLPs', () => {
  const offered = [false, true].flatMap((isLlp) => eventChoices(isLlp).flatMap(({ choices }) => choices));
  for (const key of Object.keys(EVENT_FORMS)) expect(offered.map(({ value }) => value)).toContain(rocChoice(key));
});

test('the month and the year that ended last are proposed first', () => {
  expect(monthChoices('2026-01-05')[0]).toEqual({ value: '2025-12', label: 'Dec 2025' });
  expect(yearChoices('2026-11-20')[0]?.value).toBe('2025-26');
});

test('events read as a line', () => {
  expect(obligationName('AOC-4|2025-26|')).toBe('AOC-4 for 2025-26');
  const filing = {
    kind: 'filing',
    subject: 'GSTR-1|2026-10|29AAZCN9001Q1ZC',
    details: { acknowledgement: 'AA1' },
  } as const;
  expect(eventName(filing)).toBe('Filed: GSTR-1 for 2026-10 · 29AAZCN9001Q1ZC');
  expect(eventDetails(filing)).toBe('acknowledgement AA1');
  const paid = { ...filing, details: { paid: '118000.50' } };
  expect(eventDetails(paid)).toBe('no acknowledgement given · ₹1,18,000.50 paid with it');
  expect(eventName({ kind: 'roc-event', subject: '', details: { key: 'allotment' } })).toBe('Any other allotment');
  expect(eventName({ kind: 'settled', subject: '', details: {} })).toBe('All done: everything');
});

test('what was filed needs its day; the acknowledgement may follow, and what was paid with it', () => {
  const typed = { happenedOn: '2026-11-10', acknowledgement: ' ', paid: ' ' };
  expect(v.safeParse(filedForm, { ...typed, happenedOn: '2026-02-30' }).success).toBe(false);
  expect(v.parse(filedForm, typed)).toEqual({ happenedOn: '2026-11-10' });
  expect(v.parse(filedForm, { ...typed, paid: '₹ 1,18,000.50' })).toMatchObject({ paid: '118000.50' });
});

test.each(['0', '0.00', '-5', '1.005', 'none'])('%s is not what was paid', (paid) => {
  const typed = { subject: '01234567', happenedOn: '2026-09-30', acknowledgement: '', paid };
  expect(read('director-kyc', typed).success).toBe(false);
});
