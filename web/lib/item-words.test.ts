import { expect, test } from 'vitest';
import { costWords, deadlineMark, dueWords, itemMark, reliefNotes, statusTone } from './item-words';

test.each([
  [-1_234, 'Overdue by 1,234 days', 'red'],
  [-21, 'Overdue by 21 days', 'red'],
  [-1, 'Overdue by 1 day', 'red'],
  [0, 'Today', 'red'],
  [1, 'In 1 day', 'orange'],
  [7, 'In 7 days', 'orange'],
  [8, 'In 8 days', 'yellow'],
  [30, 'In 30 days', 'yellow'],
  [31, 'In 31 days', 'green'],
])('%i days away is %s in %s', (days, words, tone) => {
  expect(deadlineMark(days)).toEqual({ words, tone });
});

test('an item is coloured by its status: overdue red, pending orange, anything that is over green', () => {
  expect(statusTone('overdue')).toBe('red');
  expect(statusTone('pending')).toBe('orange');
  expect(statusTone('completed')).toBe('green');
});

test('what is done says when, not how late it would be', () => {
  const mark = itemMark({ status: 'completed', daysRemaining: -40, doneOn: '2026-10-30' });
  expect(mark).toEqual({ words: 'Done on 30 Oct 2026', tone: 'green' });
});

const cost = {
  status: 'overdue' as const,
  penaltyAmount: '2100.00',
  costPerDay: '100.00',
  costCap: null,
  costLadder: [],
  unknownCost: null,
  unknownLimit: null,
  exposure: null,
};

test.each([
  [cost, '₹2,100 so far, ₹100 a day'],
  [{ ...cost, costCap: '5000.00' }, '₹2,100 so far, ₹100 a day, at most ₹5,000'],
  [{ ...cost, status: 'pending' as const, penaltyAmount: '0.00' }, '₹100 a day if late'],
  [{ ...cost, penaltyAmount: '187.50', costPerDay: '0.00' }, '₹187.50 so far'],
  [{ ...cost, status: 'unconfirmed' as const }, '₹2,100 if still open'],
  [{ ...cost, penaltyAmount: '0.00', costPerDay: '0.00' }, undefined],
  [{ ...cost, penaltyAmount: null, costPerDay: null }, undefined],
])('%o costs %s', (item, words) => {
  expect(costWords(item)).toBe(words);
});

test('what is not known of a cost is said beside what is, once it is late', () => {
  const unknownCost = '18% interest a year on tax not entered';
  const late = { ...cost, penaltyAmount: '100.00', costPerDay: '0.00', unknownCost };
  expect(costWords(late)).toBe('₹100 so far + 18% interest a year on tax not entered');
  expect(costWords({ ...late, penaltyAmount: null, costPerDay: null })).toBe(unknownCost);
  expect(costWords({ ...late, status: 'pending', penaltyAmount: '0.00', costPerDay: '50.00' })).toBe(
    '₹50 a day if late',
  );
  expect(costWords({ ...cost, exposure: '₹2,000 of damages if ordered' })).toBe(
    '₹2,100 so far, ₹100 a day + ₹2,000 of damages if ordered',
  );
  const unknownLimit = 'the tax in the statement, not entered';
  expect(costWords({ ...cost, unknownLimit })).toBe(
    '₹2,100 so far, ₹100 a day, at most the tax in the statement, not entered',
  );
});

test('a cost that stands still for the month says when it steps up', () => {
  const costLadder = [
    { from: '2026-11-07', base: '375.00' },
    { from: '2026-12-01', base: '562.50' },
  ];
  const item = { ...cost, penaltyAmount: '375.00', costPerDay: '0.00', costLadder };
  expect(costWords(item)).toBe('₹375 so far, ₹562.50 from 01 Dec 2026');
});

test('a Sunday is named, and its date stands', () => {
  expect(dueWords('2026-11-29')).toBe('29 Nov 2026 (Sunday)');
  expect(dueWords('2026-11-30')).toBe('30 Nov 2026');
});

test('a moved date and a waived fee are never told in the same words', () => {
  const statute = 'Notification 7/2026';
  const notes = reliefNotes({
    dueDate: '2026-11-25',
    originalDueDate: '2026-11-20',
    moves: [{ to: '2026-11-25', statute }],
    waivers: [{ filedBy: '2026-12-31', stillAsked: 0, statute }],
  });
  expect(notes).toEqual([
    { kind: 'moved', words: 'Due date extended from 20 Nov 2026 by Notification 7/2026' },
    { kind: 'waived', words: 'Fee waived if filed by 31 Dec 2026 (Notification 7/2026); the due date stays' },
  ]);
});

test('a date that no relief moved has nothing to say', () => {
  expect(reliefNotes({ dueDate: '2026-11-20', originalDueDate: '2026-11-20', moves: [], waivers: [] })).toEqual([]);
});
