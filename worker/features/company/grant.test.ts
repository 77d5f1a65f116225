import { env } from 'cloudflare:workers';
import { afterEach, expect, test } from 'vitest';
import { setClock } from '../../platform/clock';
import { ask, seeded, signIn } from '../../testing/client';

afterEach(() => setClock(undefined));

test('a grant with an end lets in through that day in India, and lapses at midnight by itself', async () => {
  const { companies } = await seeded();
  const viewer = await signIn('VA');
  await env.DB.prepare("UPDATE company_access SET ends_on = '2027-03-31' WHERE role = 'viewer'").run();
  const sees = async () => [
    (await ask(viewer, 'GET', `/companies/${companies.a1}`)).status,
    (await ask(viewer, 'GET', '/companies/U62099KA2022PTC165432')).status,
    (await ask(viewer, 'GET', '/me')).body.companies.length,
    (await ask(viewer, 'GET', '/companies')).body.length,
  ];
  setClock(new Date('2027-03-31T18:29:59.000Z'));
  expect(await sees()).toEqual([200, 200, 1, 1]);
  setClock(new Date('2027-03-31T18:30:00.000Z'));
  expect(await sees()).toEqual([404, 404, 0, 0]);
});
