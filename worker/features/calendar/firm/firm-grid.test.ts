import { afterEach, beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { setClock } from '../../../platform/clock';
import { ask, seeded, signIn } from '../../../testing/client';
import { state } from '../../../testing/facts';

let caFirmId: string;
let companies: Awaited<ReturnType<typeof seeded>>['companies'];
let person: string;

beforeEach(async () => {
  setClock(new Date('2026-11-20T12:00:00+05:30'));
  const seed = await seeded();
  caFirmId = seed.firms.A ?? '';
  companies = seed.companies;
  person = await signIn('OA');
  await state(companies.a1, isoDate('2026-11-20'));
  await ask(person, 'POST', `/companies/${companies.a1}/compliance-calendar/generate`, {});
});
afterEach(() => setClock(undefined));

const grid = (query: string, who = person) => ask(who, 'GET', `/ca-firms/${caFirmId}/compliance-grid${query}`);

test('a month of a firm is small cells by day, named by form and period', async () => {
  await ask(person, 'POST', `/companies/${companies.a2}/compliance-items`, {
    title: 'Renew the shop licence',
    dueDate: '2026-11-10',
    penaltyAmount: '500',
  });
  const { status, body } = await grid('?from=2026-11-01&to=2026-11-30');
  expect(status).toBe(200);
  expect(body.map(({ dueDate }: { dueDate: string }) => dueDate)).toEqual(
    body.map(({ dueDate }: { dueDate: string }) => dueDate).toSorted(),
  );
  expect(body[0]).toMatchObject({ formType: 'tds-deposit', period: '2026-10', title: null });
  expect(body).toContainEqual(
    expect.objectContaining({
      companyId: companies.a1,
      formType: 'GSTR-3B',
      period: '2026-10',
      title: null,
      dueDate: '2026-11-20',
      status: 'pending',
      penaltyAmount: '0.00',
      costPerDay: '50.00',
    }),
  );
  expect(body).toContainEqual(
    expect.objectContaining({
      companyId: companies.a2,
      formType: null,
      title: 'Renew the shop licence',
      status: 'overdue',
      penaltyAmount: '500.00',
    }),
  );
  expect(JSON.stringify(body)).not.toContain('costLadder');
});

test('cells come in pages, each once, and to nobody of another firm', async () => {
  const whole = (await grid('?from=2026-01-01&to=2027-12-31')).body;
  const first = await grid('?from=2026-01-01&to=2027-12-31&limit=20');
  const next = /<\/api([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await ask(person, 'GET', next);
  expect([...first.body, ...second.body]).toEqual(whole.slice(0, 40));
  expect((await grid('?limit=2001')).status).toBe(400);
  expect((await grid('', await signIn('OB'))).status).toBe(404);
});
