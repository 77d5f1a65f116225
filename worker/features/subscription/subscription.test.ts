import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setClock } from '../../platform/clock';
import { ask, seeded, signIn, toldOf } from '../../testing/client';

let firm: string;
let company: string;
let owner: string;
let subscription: string;

const terms = { subscriptionType: 'basic', monthlyFee: '2000', startDate: '2026-04-01', endDate: '2027-03-31' };

const act = (what: string, body: object = {}, who = owner) =>
  ask(who, 'POST', `/client-subscriptions/${subscription}/${what}`, body);
const change = (body: object, who = owner) => ask(who, 'PATCH', `/client-subscriptions/${subscription}`, body);
const revenue = async () => {
  const { monthlyRevenue, activeSubscriptions } = (await ask(owner, 'GET', `/ca-firms/${firm}/summary`)).body;
  return [monthlyRevenue, activeSubscriptions];
};
const trail = (action: string) => toldOf(owner, `/companies/${company}`, action);

beforeEach(async () => {
  setClock(new Date('2026-11-20T06:30:00.000Z'));
  const { firms, companies } = await seeded();
  [firm, company, owner] = [firms.A, companies.a1, await signIn('OA')];
  const { body } = await ask(owner, 'POST', '/client-subscriptions', {
    ...terms,
    caFirmId: firm,
    companyId: company,
  });
  subscription = body.id;
});

afterEach(() => setClock(undefined));

test('its terms are changed, the revenue follows, and the trail says what was before', async () => {
  const { status, body } = await change({ monthlyFee: '2500.50', billingCycle: 'quarterly', endDate: null });
  expect([status, body.monthlyFee, body.billingCycle, body.endDate]).toEqual([200, '2500.50', 'quarterly', null]);
  expect(await revenue()).toEqual(['2500.50', 1]);
  expect(await trail('subscription.change')).toEqual([
    {
      before: { monthlyFee: 200_000, billingCycle: 'monthly', endDate: '2027-03-31' },
      after: { monthlyFee: 250_050, billingCycle: 'quarterly', endDate: null },
    },
  ]);
});

test('the same change again writes nothing; one made on what is no longer so names its field', async () => {
  await change({ monthlyFee: '2500', was: { monthlyFee: '2000.00' } });
  expect((await change({ monthlyFee: '2500', was: { monthlyFee: '2000.00' } })).status).toBe(200);
  expect(await trail('subscription.change')).toHaveLength(1);
  const { status, body } = await change({ monthlyFee: '3000', was: { monthlyFee: '2000.00' } });
  expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
  expect(body.fields.monthlyFee).toContain('₹2,500. Save again');
  // What was not seen is not asked about.
  expect((await change({ autoRenewal: true, was: { autoRenewal: false } })).status).toBe(200);
});

test('one that has passed its last day is no revenue any more; one that renews by itself is', async () => {
  setClock(new Date('2027-03-31T18:29:59.000Z'));
  expect(await revenue()).toEqual(['2000.00', 1]);
  setClock(new Date('2027-03-31T18:30:00.000Z'));
  expect(await revenue()).toEqual(['0.00', 0]);
  const listed = async () => (await ask(owner, 'GET', `/ca-firms/${firm}/subscriptions`)).body[0];
  expect(await listed()).toMatchObject({ isActive: false, termEnd: '2027-03-31' });
  await change({ autoRenewal: true });
  expect(await revenue()).toEqual(['2000.00', 1]);
  expect(await listed()).toMatchObject({ isActive: true, endDate: '2027-03-31', termEnd: '2028-03-31' });
});

test('it is ended today or on a day, and renewed', async () => {
  expect((await act('end', { endDate: '2026-12-31' })).body).toMatchObject({ isActive: true, endDate: '2026-12-31' });
  expect((await act('end')).body).toMatchObject({ isActive: false, endDate: '2026-11-20', autoRenewal: false });
  expect(await revenue()).toEqual(['0.00', 0]);
  expect((await act('renew', { endDate: '2026-11-19' })).body.fields).toHaveProperty('endDate');
  expect((await act('renew', { endDate: '2027-11-19' })).body).toMatchObject({ isActive: true, endDate: '2027-11-19' });
  expect(await revenue()).toEqual(['2000.00', 1]);
  expect(await trail('subscription.end')).toHaveLength(2);
  expect(await trail('subscription.renew')).toEqual([
    { before: { isActive: false, endDate: '2026-11-20' }, after: { isActive: true, endDate: '2027-11-19' } },
  ]);
  expect((await act('end', { endDate: '2026-03-31' })).body.fields).toHaveProperty('endDate');
});

test('it is deleted, and the trail keeps what it was', async () => {
  expect((await act('remove')).status).toBe(200);
  expect((await ask(owner, 'GET', `/ca-firms/${firm}/subscriptions`)).body).toEqual([]);
  expect(await revenue()).toEqual(['0.00', 0]);
  expect(await trail('subscription.remove')).toMatchObject([
    { before: { monthlyFee: 200_000, startDate: '2026-04-01', subscriptionType: 'basic' }, after: null },
  ]);
  expect((await act('remove')).status).toBe(404);
});

test('the client’s founder knows nothing of it, staff read it only', async () => {
  expect((await change({ monthlyFee: '1' }, await signIn('FA'))).status).toBe(404);
  expect((await change({ monthlyFee: '1' }, await signIn('SA'))).status).toBe(403);
  expect(await revenue()).toEqual(['2000.00', 1]);
});

test('of an archived client nothing is changed, and an old tab is told so', async () => {
  await ask(owner, 'POST', `/companies/${company}/archive`, {});
  const { status, body } = await change({ monthlyFee: '1' });
  expect([status, body.code]).toEqual([409, 'company-archived']);
});

test('what is no field, and what is wrong in one, is named', async () => {
  expect((await change({ companyId: company })).body.fields).toHaveProperty('companyId');
  expect((await change({ monthlyFee: '-1', endDate: '2027-02-30' })).body.fields).toMatchObject({
    monthlyFee: expect.any(String),
    endDate: expect.any(String),
  });
  const { n } = (await env.DB.prepare('SELECT count(*) n FROM client_subscriptions').first<{ n: number }>()) ?? {};
  expect(n).toBe(1);
});
