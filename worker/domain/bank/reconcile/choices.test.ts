import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { addDays, isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { choicesFor, chosenMatch } from './choices';
import type { FiledForm } from './model';

import { deposit, line } from './reconcile.fixture';

const DAY = isoDate('2026-10-20');
const form = (id: string, days: number, paid: number | null): FiledForm => ({
  id,
  name: `AOC-4 ${id}`,
  date: addDays(DAY, days),
  paid: paid === null ? null : paise(paid),
  acknowledgement: null,
});
const NONE = { lines: [], deposits: [], filed: [] };

test('what has the amount comes first, the nearest before the rest; then forms whose payment nobody recorded', () => {
  const filed = [form('unknown', 1, null), form('far', 31, 500), form('near', -5, 500), form('next', -5, 500)];
  const paid = line(DAY, 500);
  expect(choicesFor(paid, { ...NONE, filed }).map(({ withId }) => withId)).toEqual(['near', 'next', 'far', 'unknown']);
});

test.each([
  [32, 500],
  [-32, 500],
  [0, 501],
])('what lies %i days off and was paid with %i paise is not offered', (days, paid) => {
  expect(choicesFor(line(DAY, 500), { ...NONE, filed: [form('f', days, paid)] })).toEqual([]);
});

test('a receipt is no payment; the other leg lies the other way in another account', () => {
  const into = line(DAY, 500, { side: 'credit' });
  const open = { lines: [into], deposits: [deposit(DAY, 500)], filed: [form('f', 0, 500)] };
  expect(choicesFor(into, open)).toEqual([]);
  const out = line(addDays(DAY, 10), 500, { bankAccountId: 'ICICI', description: 'SELF' });
  const paid = line(DAY, 500);
  const [choice, back] = choicesFor(into, { ...open, lines: [into, out, paid] });
  expect(back).toMatchObject({ kind: 'reversal', withId: paid.id });
  expect(choice).toMatchObject({ kind: 'transfer', withId: out.id, name: 'SELF', bankAccountId: 'ICICI' });
});

test('a choice is matched with the name of who chose; a transfer on both legs', () => {
  const out = line(DAY, 60_000);
  const [filing] = choicesFor(out, { ...NONE, filed: [form('f', 1, 60_000)] });
  expect(filing && inEnglish(chosenMatch(out, filing, 'Asha Rao'))).toEqual([
    {
      lineId: out.id,
      kind: 'filing',
      withId: 'f',
      why: 'Paid with AOC-4 f, ₹600.00, filed on 21 Oct 2026, chosen by Asha Rao',
    },
  ]);
  const into = line(addDays(DAY, 9), 60_000, { side: 'credit', bankAccountId: 'ICICI' });
  const [transfer] = choicesFor(out, { ...NONE, lines: [out, into] });
  const legs = transfer ? inEnglish(chosenMatch(out, transfer, 'Asha Rao')) : [];
  expect(legs.map(({ lineId, withId }) => [lineId, withId])).toEqual([
    [out.id, into.id],
    [into.id, out.id],
  ]);
  expect(legs[1]?.why).toBe(
    'Transfer between own accounts, ₹600.00, on 20 Oct 2026 in the other account, chosen by Asha Rao',
  );
});
