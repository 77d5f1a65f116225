import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn, toldOf } from '../../testing/client';

let firm: string;
let owner: string;

const change = (body: object, who = owner) => ask(who, 'PATCH', `/ca-firms/${firm}`, body);
const trail = () => toldOf(owner, `/ca-firms/${firm}`, 'firm.change');

beforeEach(async () => {
  firm = (await seeded()).firms.A;
  owner = await signIn('OA');
});

test('an owner changes what is known of the firm, and the trail says what was before', async () => {
  const { name } = (await ask(owner, 'GET', '/ca-firms')).body[0];
  const facts = { name: 'Mehta & Rao', registrationNumber: '012345N', pincode: '560001', city: 'Bengaluru' };
  const { status, body } = await change({ ...facts, was: { name, city: null } });
  expect(status).toBe(200);
  expect(body).toMatchObject(facts);
  expect((await ask(owner, 'GET', '/ca-firms')).body[0]).toMatchObject(facts);
  const [first] = await trail();
  expect(first).toEqual({ before: expect.objectContaining({ name, registrationNumber: null }), after: facts });
  expect((await change({ city: '' })).body.city).toBeNull();
  expect((await change({ city: null })).status).toBe(200);
  expect(await trail()).toHaveLength(2);
});

test('two owners who change the same field do not undo each other', async () => {
  await change({ city: 'Mysuru' });
  const { status, body } = await change({ city: 'Hubballi', was: { city: null } });
  expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
  expect(body.fields.city).toContain('Mysuru');
  // Another field is nobody's quarrel.
  expect((await change({ state: 'Karnataka', was: { state: null } })).status).toBe(200);
});

test('a wrong field is named, and managers change nothing', async () => {
  expect(Object.keys((await change({ pincode: '56', email: 'no', name: '' })).body.fields).toSorted()).toEqual([
    'email',
    'name',
    'pincode',
  ]);
  expect((await change({ isDemo: true })).body.fields).toHaveProperty('isDemo');
  expect((await change({ name: 'Mine' }, await signIn('MA'))).status).toBe(403);
  expect(await trail()).toEqual([]);
});
