import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn, toldOf } from '../../testing/client';

let company: string;
let founder: string;

const correct = (body: object, who = founder) => ask(who, 'PATCH', `/companies/${company}/particulars`, body);
const read = async () => (await ask(founder, 'GET', `/companies/${company}`)).body;
const trail = () => toldOf(founder, `/companies/${company}`, 'company.change');

beforeEach(async () => {
  company = (await seeded()).companies.a1;
  founder = await signIn('FA');
});

test('a founder corrects the name and the PAN, and the trail says what was before', async () => {
  const { name, pan } = await read();
  const { status, body } = await correct({ name: 'Nimbus Two Private Limited', pan: 'aabcn1234e', was: { name, pan } });
  expect([status, body.name, body.pan]).toEqual([200, 'Nimbus Two Private Limited', 'AABCN1234E']);
  expect(await trail()).toEqual([
    { before: { name, pan }, after: { name: 'Nimbus Two Private Limited', pan: 'AABCN1234E' } },
  ]);
  expect((await correct({ pan: 'AABCN1234E' })).status).toBe(200);
  expect(await trail()).toHaveLength(1);
});

test('what is due follows the day of incorporation', async () => {
  await ask(founder, 'POST', `/companies/${company}/facts`, {
    kind: 'employees',
    value: { count: 12 },
    holdsFrom: '2026-04-01',
  });
  const due = async () => {
    const { body } = await ask(founder, 'GET', `/companies/${company}/compliance-calendar?limit=500`);
    return body.map(({ formType, period }: Record<string, string>) => `${formType} ${period}`);
  };
  expect(await due()).toContain('ITR-6 2024-25');
  await correct({ incorporationDate: '2026-10-01' });
  expect(await due()).not.toContain('ITR-6 2024-25');
  expect((await read()).incorporationDate).toBe('2026-10-01');
});

test('a number of another company of the same owner is refused beside its field', async () => {
  const { companies } = await seeded();
  const { cin } = (await ask(await signIn('OA'), 'GET', `/companies/${companies.a2}`)).body;
  const { status, body } = await correct({ cin });
  expect([status, body.code]).toEqual([409, 'cin-taken']);
  expect(body.fields).toHaveProperty('cin');
  expect(await trail()).toEqual([]);
});

test('what is no longer so, wrong, or not a field is named; staff and viewers correct nothing', async () => {
  const stale = await correct({ name: 'Nimbus', was: { name: 'Another' } });
  expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile']);
  const wrong = await correct({ pan: 'AAA', gstin: '29AAZCN9001Q1ZD', caFirmId: null });
  expect(Object.keys(wrong.body.fields).toSorted()).toEqual(['caFirmId', 'gstin', 'pan']);
  expect((await correct({ name: 'Nimbus' }, await signIn('SA'))).status).toBe(403);
  expect((await correct({ name: 'Nimbus' }, await signIn('VA'))).status).toBe(403);
});

test('an archived company stays as it is', async () => {
  await ask(founder, 'POST', `/companies/${company}/archive`, {});
  expect((await correct({ name: 'Nimbus' })).body.code).toBe('company-archived');
});
