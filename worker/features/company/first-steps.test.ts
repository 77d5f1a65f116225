import { expect, test } from 'vitest';
import { ask, books, seeded, signIn } from '../../testing/client';

const NEW = {
  ...{ name: 'Kite Foods Private Limited', cin: 'U62099KA2022PTC165432', pan: 'AAZCN9001Q' },
  ...{ incorporationDate: '2022-06-14', financialYear: '2026-27' },
};
const doneOf = (body: { step: string; isDone: boolean }[]) =>
  body.flatMap(({ step, isDone }) => (isDone ? [step] : []));

test('the steps of a founder are done by what is stored, one after the other', async () => {
  await seeded();
  const founder = await signIn('NM');
  const { id } = (await ask(founder, 'POST', '/companies', NEW)).body;
  const steps = async () => doneOf((await ask(founder, 'GET', `/companies/${id}/first-steps`)).body);
  expect(await steps()).toEqual(['company']);
  const fact = { kind: 'legal-form', holdsFrom: '2022-06-14', value: { legalForm: 'private', isNeverSmall: false } };
  expect((await ask(founder, 'POST', `/companies/${id}/facts`, fact)).status).toBe(201);
  expect(await steps()).toContain('facts');
  const { uploadId } = await books(founder, id);
  expect(await steps()).toEqual(expect.arrayContaining(['account', 'statement']));
  expect(await steps()).not.toContain('categories');
  expect((await ask(founder, 'POST', `/statement-uploads/${uploadId}/undo`, {})).status).toBe(200);
  expect(await steps()).not.toContain('statement');
});

test('the steps of a firm are done by what its clients and members are', async () => {
  await seeded();
  const owner = await signIn('NM');
  const { id } = (await ask(owner, 'POST', '/ca-firms', { name: 'Rao and Iyer' })).body;
  const steps = async () => doneOf((await ask(owner, 'GET', `/ca-firms/${id}/first-steps`)).body);
  expect(await steps()).toEqual(['firm']);
  expect((await ask(owner, 'POST', '/companies', { ...NEW, caFirmId: id })).status).toBe(201);
  expect(await steps()).toEqual(['firm', 'client']);
  const invited = { email: 'colleague@example.com', role: 'staff' };
  expect((await ask(owner, 'POST', `/ca-firms/${id}/invitations`, invited)).status).toBe(201);
  expect(await steps()).toEqual(['firm', 'client', 'colleague']);
});
