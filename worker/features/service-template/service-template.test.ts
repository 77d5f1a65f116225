import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn, toldOf } from '../../testing/client';

let firm: string;
let company: string;
let owner: string;

const PAYROLL = {
  name: 'Payroll',
  serviceType: 'payroll',
  frequency: 'monthly',
  basePrice: '3000',
  complianceItems: ['ECR', 'ESI'],
};

const templates = (tail = '') => `/ca-firms/${firm}/service-templates${tail}`;
const made = async () => (await ask(owner, 'POST', templates(), PAYROLL)).body.id as string;
const act = (id: string, what: string) => ask(owner, 'POST', templates(`/${id}/${what}`), {});
const trail = (action: string) => toldOf(owner, `/ca-firms/${firm}`, action);
const counted = async () => (await ask(owner, 'GET', `/ca-firms/${firm}/summary`)).body.templates;

beforeEach(async () => {
  const { firms, companies } = await seeded();
  [firm, company, owner] = [firms.A, companies.a1, await signIn('OA')];
});

test('a firm makes its own, changes it, and the trail says what was before', async () => {
  const { status, body } = await ask(owner, 'POST', templates(), PAYROLL);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...PAYROLL, basePrice: '3000.00', isDefault: false, isActive: true, description: null });
  const changed = { description: 'PF and ESI', basePrice: '3500', complianceItems: ['ECR'] };
  const after = await ask(owner, 'PATCH', templates(`/${body.id}`), { ...changed, was: { basePrice: '3000.00' } });
  expect(after.body).toMatchObject({ description: 'PF and ESI', basePrice: '3500.00', complianceItems: ['ECR'] });
  expect(await trail('service-template.change')).toEqual([
    {
      before: { name: 'Payroll', description: null, basePrice: 300_000, complianceItems: ['ECR', 'ESI'] },
      after: { description: 'PF and ESI', basePrice: 350_000, complianceItems: ['ECR'] },
    },
  ]);
  const stale = await ask(owner, 'PATCH', templates(`/${body.id}`), { basePrice: '9', was: { basePrice: '3000.00' } });
  expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile']);
  expect(stale.body.fields).toHaveProperty('basePrice');
});

test('an archived one is not counted, and comes back', async () => {
  const id = await made();
  const before = await counted();
  expect((await act(id, 'archive')).body.isActive).toBe(false);
  expect((await act(id, 'archive')).status).toBe(200);
  expect(await counted()).toBe(before - 1);
  expect(await trail('service-template.archive')).toHaveLength(1);
  expect((await act(id, 'restore')).body.isActive).toBe(true);
  expect(await counted()).toBe(before);
});

test('one that a subscription includes stays; any other goes, and the trail keeps what it was', async () => {
  const id = await made();
  const terms = { caFirmId: firm, companyId: company, startDate: '2026-04-01', servicesIncluded: ['GST', 'Payroll'] };
  const { body } = await ask(owner, 'POST', '/client-subscriptions', terms);
  const refused = await act(id, 'remove');
  expect([refused.status, refused.body.code]).toEqual([409, 'template-in-use']);
  await ask(owner, 'PATCH', `/client-subscriptions/${body.id}`, { servicesIncluded: ['GST'] });
  expect((await act(id, 'remove')).status).toBe(200);
  expect((await ask(owner, 'GET', templates())).body.map((row: { id: string }) => row.id)).not.toContain(id);
  expect(await trail('service-template.remove')).toMatchObject([{ before: { name: 'Payroll' }, after: null }]);
  expect((await act(id, 'remove')).status).toBe(404);
});

test('what is missing or wrong is named, and only those who lead the firm make one', async () => {
  const { body } = await ask(owner, 'POST', templates(), { name: ' ', basePrice: 'much', isDefault: true });
  expect(Object.keys(body.fields).toSorted()).toEqual(['basePrice', 'frequency', 'isDefault', 'name', 'serviceType']);
  expect((await ask(await signIn('SA'), 'POST', templates(), PAYROLL)).status).toBe(403);
});
