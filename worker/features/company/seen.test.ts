import { afterEach, beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../domain/shared/dates';
import { setClock } from '../../platform/clock';
import { ask, seeded, signIn } from '../../testing/client';
import { state } from '../../testing/facts';
import type { SeenCompany } from './company.contract';

const DAY = isoDate('2026-11-20');
const director = (subject: string, name: string, ceasedOn?: string) =>
  ({
    kind: 'director',
    subject,
    holdsFrom: isoDate('2022-06-14'),
    value: {
      name,
      appointedOn: isoDate('2022-06-14'),
      ...(ceasedOn ? { ceasedOn: isoDate(ceasedOn) } : {}),
    },
  }) as const;

let companies: Awaited<ReturnType<typeof seeded>>['companies'];

beforeEach(async () => {
  setClock(new Date(Date.UTC(2026, 10, 20, 6, 30)));
  ({ companies } = await seeded());
});
afterEach(() => setClock(undefined));

const seenBy = async (name: string): Promise<SeenCompany[]> =>
  (await ask(await signIn(name), 'GET', '/companies')).body;

test('a person is given every company they may see, each once, by name, and no other', async () => {
  const seen = await seenBy('OA');
  expect(seen.map(({ id }) => id)).toContain(companies.a1);
  expect(seen.map(({ name }) => name)).toEqual(seen.map(({ name }) => name).toSorted());
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  for (const stranger of ['OB', 'NM']) expect((await seenBy(stranger)).map(({ id }) => id)).not.toContain(companies.a1);
});

test('with what is late of it, its next day, and the directors it has', async () => {
  await state(companies.a1, DAY, [
    director('00000001', 'Ira Menon'),
    director('00000002', 'Gone Before', '2025-01-01'),
  ]);
  const person = await signIn('OA');
  for (const dueDate of ['2026-11-19', '2026-11-20', '2026-11-25']) {
    const item = { type: 'GST', title: `Due ${dueDate}`, dueDate };
    expect((await ask(person, 'POST', `/companies/${companies.a1}/compliance-items`, item)).status).toBe(201);
  }
  const [one] = (await seenBy('OA')).filter(({ id }) => id === companies.a1);
  expect(one).toMatchObject({ directors: ['Ira Menon'], overdue: 1, nextDue: '2026-11-20' });
});

test('an archived company is not among them', async () => {
  await ask(await signIn('OA'), 'POST', `/companies/${companies.a1}/archive`, {});
  expect((await seenBy('OA')).map(({ id }) => id)).not.toContain(companies.a1);
});
