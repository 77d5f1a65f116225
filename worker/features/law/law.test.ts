import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../testing/client';

let person: string;

beforeEach(async () => {
  await seeded();
  person = await signIn('VA');
});

const versionsOf = (id: string) => ask(person, 'GET', `/law-rules/${encodeURIComponent(id)}/versions`);

test('a rule is told with what it was before and after, each with its days, its value and how sure it is', async () => {
  const { status, body } = await versionsOf('TDS.FEE.2025');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { id: 'TDS.FEE.1961', to: '2026-03-31', value: '₹200' },
    { id: 'TDS.FEE.2025', from: '2026-04-01', to: null, value: '₹200' },
  ]);
  // Asked about by its earlier version, the answer is the same.
  expect((await versionsOf('TDS.FEE.1961')).body).toEqual(body);
});

test('what no table of law holds has no versions', async () => {
  expect(await versionsOf('firm-1')).toMatchObject({ status: 200, body: [] });
});
