import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';

let cookie: string;
let path: string;

beforeEach(async () => {
  path = `/companies/${(await seeded()).companies.a1}/saved-views`;
  cookie = await signIn('FA');
});

const save = (name: string, more = {}) => ask(cookie, 'POST', path, { name, query: 'q=RENT&sort=amount', ...more });
const names = async (actor: string) =>
  (await ask(await signIn(actor), 'GET', path)).body.map(({ name }: { name: string }) => name);

test('a view is kept for the person; a shared one for everybody who sees the company', async () => {
  expect((await save('Rent')).body).toMatchObject({
    name: 'Rent',
    query: 'q=RENT&sort=amount',
    isOwn: true,
    isShared: false,
  });
  await save('All of it', { isShared: true });
  expect(await names('FA')).toEqual(['Rent', 'All of it']);
  expect(await names('VA')).toEqual(['All of it']);
});

test('a name is taken once a person, whatever its case; without address characters it is refused', async () => {
  await save('Rent');
  expect((await save('RENT')).body.code).toBe('view-exists');
  expect((await save('Other', { query: 'q=a b' })).status).toBe(400);
});

test('a view of one side of one payee comes back as it was kept, in whatever script the payee is written', async () => {
  const payee = 'श्री गणेश ट्रेडर्स '.repeat(6).trim();
  const query = new URLSearchParams({ category: payee, payee, side: 'debit' }).toString();
  expect((await save('Ganesh', { query })).status).toBe(201);
  expect((await ask(cookie, 'GET', path)).body).toMatchObject([{ name: 'Ganesh', query }]);
});

test('a view is removed once, by those who see it', async () => {
  const { body } = await save('Rent');
  const remove = async (actor: string) => ask(await signIn(actor), 'POST', `${path}/${body.id}/remove`, {});
  expect((await remove('SA')).status).toBe(404);
  expect((await remove('FA')).body.message).toBe('View “Rent” removed');
  expect((await remove('FA')).body.code).toBe('already-removed');
  expect(await names('FA')).toEqual([]);
});
