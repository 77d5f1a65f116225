import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../testing/client';

const facts = {
  name: 'Kestrel Robotics Private Limited',
  cin: 'U62099KA2022PTC765432',
  pan: 'AAZCN9001Q',
  tan: 'BLRK01234E',
  gstin: '29AAZCN9001Q1ZC',
  udyam: 'UDYAM-KR-03-0123456',
  incorporationDate: '2022-06-14',
  financialYear: '2026-27',
  clientType: 'premium',
  monthlyFee: '12500.50',
};

let firms: { A: string; B: string };
let owner: string;
const add = (cookie: string, body: object) => ask(cookie, 'POST', '/companies', body);

beforeEach(async () => {
  ({ firms } = await seeded());
  owner = await signIn('OA');
});

describe('a client of a firm', () => {
  test('is stored with its facts; what the server decides is the server’s', async () => {
    const sent = {
      ...facts,
      caFirmId: firms.A,
      clientStatus: 'archived',
      complianceHealthScore: 99,
      isDemo: true,
      ownerId: 'x',
    };
    const { status, body } = await add(owner, sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...facts,
      caFirmId: firms.A,
      clientStatus: 'active',
      complianceHealthScore: 0,
      isDemo: false,
    });
    expect(body).not.toHaveProperty('ownerId');
  });

  test('is found by its id and by its CIN, in any case, by those who may see it', async () => {
    const { body } = await add(owner, { ...facts, caFirmId: firms.A });
    for (const key of [body.id, facts.cin, facts.cin.toLowerCase()])
      expect((await ask(owner, 'GET', `/companies/${key}`)).body).toEqual(body);
    for (const stranger of ['OB', 'FA', 'VA', 'NM']) {
      const hidden = await ask(await signIn(stranger), 'GET', `/companies/${facts.cin}`);
      const absent = await ask(await signIn(stranger), 'GET', '/companies/U00000KA1999PTC000000');
      expect(hidden.status).toBe(404);
      expect({ ...hidden.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    }
  });

  test('cannot be added twice by one firm; another firm learns nothing of it', async () => {
    await add(owner, { ...facts, caFirmId: firms.A });
    const again = await add(owner, { ...facts, caFirmId: firms.A });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'cin-taken', fields: { cin: expect.any(String) } });
    expect((await add(await signIn('OB'), { ...facts, caFirmId: firms.B })).status).toBe(201);
  });

  test('is added once however fast the button is pressed', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => add(owner, { ...facts, caFirmId: firms.A })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  test.each([
    ['name', ''],
    ['name', 'x'.repeat(121)],
    ['name', '\u200b\u200d'],
    ['name', '\u3164'],
    ['cin', 'U62099KA2022PTC76543'],
    ['pan', 'AAZCN90010'],
    ['tan', '12345'],
    ['gstin', '29AAZCN9001Q1ZD'],
    ['incorporationDate', '2022-02-30'],
    ['incorporationDate', '14/06/2022'],
    ['financialYear', '2026-28'],
    ['clientType', 'gold'],
    ['monthlyFee', '12.345'],
    ['monthlyFee', '-1'],
    ['monthlyFee', '999999999'],
    ['caFirmId', 'not-an-id'],
  ])('is refused with %s = %j, and the field is named', async (field, value) => {
    const { status, body } = await add(owner, { ...facts, caFirmId: firms.A, [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('has its GSTIN’s check digit named when it is wrong', async () => {
    const { body } = await add(owner, { ...facts, caFirmId: firms.A, gstin: '29AAZCN9001Q1ZD' });
    expect(body.fields.gstin).toMatch(/check/i);
    expect(body.fields.gstin).toMatch(/\bC\b/);
  });

  test.each(['name', 'cin', 'pan', 'incorporationDate'])('is refused without %s', async (field) => {
    const { status, body } = await add(owner, { ...facts, [field]: undefined });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});

describe('a company of one’s own', () => {
  test('makes its founder of the one who adds it', async () => {
    const cookie = await signIn('NM');
    const { body } = await add(cookie, facts);
    expect(body).toMatchObject({ caFirmId: null });
    expect((await ask(cookie, 'GET', '/me')).body.companies).toMatchObject([{ id: body.id, role: 'founder' }]);
    expect((await ask(owner, 'GET', `/companies/${body.id}`)).status).toBe(404);
  });
});

test('a viewer learns neither fee nor manager', async () => {
  const { companies } = await seeded();
  const viewer = await ask(await signIn('VA'), 'GET', `/companies/${companies.a1}`);
  expect(viewer.body).toMatchObject({ monthlyFee: null, assignedManager: null });
});

test('a firm’s list is paged in the order in which clients came', async () => {
  for (let place = 0; place < 3; place++)
    await add(owner, { ...facts, cin: `U62099KA2022PTC76543${place}`, caFirmId: firms.A });
  const seen: string[] = [];
  let next = '?limit=2';
  for (let turn = 0; next && turn < 9; turn++) {
    const { body, headers } = await ask(owner, 'GET', `/ca-firms/${firms.A}/companies${next}`);
    seen.push(...body.map(({ cin }: { cin: string }) => cin));
    next = /companies(\?[^>]*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  expect(seen).toHaveLength(5);
  expect(seen.slice(2)).toEqual(['U62099KA2022PTC765430', 'U62099KA2022PTC765431', 'U62099KA2022PTC765432']);
});

describe('subscriptions', () => {
  const subscribe = (body: object) => ask(owner, 'POST', '/client-subscriptions', body);

  test('are born active, and the firm’s revenue is their sum', async () => {
    const { companies } = await seeded();
    const terms = {
      companyId: companies.a1,
      caFirmId: firms.A,
      subscriptionType: 'premium',
      monthlyFee: 15000,
      startDate: '2026-11-01',
    };
    const { status, body } = await subscribe({
      ...terms,
      isActive: false,
      paymentStatus: 'overdue',
      billingCycle: 'monthly',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      isActive: true,
      paymentStatus: 'current',
      billingCycle: 'monthly',
      monthlyFee: '15000.00',
    });
    await subscribe({ ...terms, companyId: companies.a2, monthlyFee: '2500.25' });
    expect((await ask(owner, 'GET', `/ca-firms/${firms.A}/summary`)).body).toMatchObject({
      companies: 2,
      activeCompanies: 2,
      monthlyRevenue: '17500.25',
      activeSubscriptions: 2,
      complianceScore: null,
    });
    const listed = await ask(owner, 'GET', `/ca-firms/${firms.A}/subscriptions`);
    expect(listed.body.map(({ companyName }: { companyName: string }) => companyName)).toContain(
      'Asterfield Labs Private Limited',
    );
  });

  test('have the defaults of the form', async () => {
    const { companies } = await seeded();
    const { body } = await subscribe({ companyId: companies.a1, caFirmId: firms.A, startDate: '2026-11-01' });
    expect(body).toMatchObject({
      subscriptionType: 'basic',
      billingCycle: 'monthly',
      monthlyFee: '0.00',
      autoRenewal: false,
    });
  });

  test('end no earlier than they start', async () => {
    const { companies } = await seeded();
    const terms = { companyId: companies.a1, caFirmId: firms.A, startDate: '2026-11-01', endDate: '2026-10-31' };
    expect((await subscribe(terms)).body.fields).toHaveProperty('endDate');
  });
});

describe('categories', () => {
  const category = { name: 'Drone parts', gstRate: '18', tdsSection: '194C', tdsRate: '1.5' };
  const list = async (who: string) =>
    (await ask(await signIn(who), 'GET', '/expense-categories')).body as { name: string }[];

  test('of a firm are seen by its people, and by nobody else', async () => {
    expect((await ask(owner, 'POST', '/expense-categories', category)).body).toMatchObject(category);
    for (const who of ['OA', 'MA', 'SA'])
      expect((await list(who)).some(({ name }) => name === category.name)).toBe(true);
    for (const who of ['OB', 'FA', 'VA', 'NM'])
      expect((await list(who)).some(({ name }) => name === category.name)).toBe(false);
  });

  test('have empty rates as 0 and an empty section as none', async () => {
    const { body } = await ask(owner, 'POST', '/expense-categories', {
      name: 'X',
      gstRate: '',
      tdsSection: '',
      tdsRate: '',
    });
    expect(body).toMatchObject({ gstRate: '0', tdsSection: null, tdsRate: '0' });
  });

  test('are not doubled, neither their own nor a default one', async () => {
    await ask(owner, 'POST', '/expense-categories', category);
    expect((await ask(owner, 'POST', '/expense-categories', { ...category, name: 'DRONE PARTS' })).status).toBe(409);
    expect((await ask(owner, 'POST', '/expense-categories', { ...category, name: 'services - DOMESTIC' })).status).toBe(
      409,
    );
  });

  test.each([
    ['gstRate', '7'],
    ['tdsSection', '194Z'],
    ['tdsRate', '1.234'],
    ['tdsRate', '101'],
    ['name', ''],
  ])('are refused with %s = %j', async (field, value) => {
    const { status, body } = await ask(owner, 'POST', '/expense-categories', { ...category, [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});

test('an LLP is added by its LLPIN, and its statements fall due under the LLP Act', async () => {
  const founder = await signIn('FA');
  const llp = { name: 'Mehra Textiles LLP', cin: 'AAB-1234', pan: 'AAZFM9005L', incorporationDate: '2020-05-04' };
  const { status, body } = await ask(founder, 'POST', '/companies', llp);
  expect(status).toBe(201);
  const form = { kind: 'legal-form', value: { legalForm: 'llp', isNeverSmall: false }, holdsFrom: '2020-05-04' };
  expect((await ask(founder, 'POST', `/companies/${body.id}/facts`, form)).status).toBe(201);
  const forms = (await ask(founder, 'GET', `/companies/${body.id}/compliance-calendar?limit=500`)).body;
  expect(new Set(forms.map(({ formType }: { formType: string }) => formType))).toEqual(
    new Set(['LLP Form 11', 'LLP Form 8', 'ITR-5', 'advance-tax']),
  );
});

test('in every call a company is named by its CIN as by its id', async () => {
  const { companies } = await seeded();
  const { body } = await ask(owner, 'GET', `/companies/${companies.a1}`);
  for (const call of ['dashboard', 'bank-accounts', 'financial-summary', 'facts'])
    for (const person of [owner, await signIn('OB')]) {
      const [byId, byCin] = await Promise.all(
        [companies.a1, body.cin.toLowerCase()].map((key) => ask(person, 'GET', `/companies/${key}/${call}`)),
      );
      expect([call, byCin?.status]).toEqual([call, person === owner ? 200 : 404]);
      expect({ ...byCin?.body, requestId: '' }).toEqual({ ...byId?.body, requestId: '' });
    }
});

test('the seed finds its own companies, whoever else has added one with the same CIN', async () => {
  const before = await seeded();
  const { body } = await ask(owner, 'GET', `/companies/${before.companies.a1}`);
  const { name, cin, pan, incorporationDate } = body;
  const founder = await signIn('NM');
  const again = await ask(founder, 'POST', '/companies', { name, cin, pan, incorporationDate });
  expect(again.status).toBe(201);
  const { firms, companies } = await seeded();
  expect([firms, companies]).toEqual([before.firms, before.companies]);
});

test('a client is put in the charge of a member of its own firm, under the name that the member bears', async () => {
  const { firms } = await seeded();
  const owner = await signIn('OA');
  const people = (await ask(owner, 'GET', `/ca-firms/${firms.A}/members`)).body;
  expect(people).toContainEqual(expect.objectContaining({ name: 'Seed SA', role: 'staff' }));
  const { id } = people.find(({ name }: { name: string }) => name === 'Seed SA');
  const stranger = (await ask(await signIn('OB'), 'GET', '/me')).body.user.id;
  const asked = { ...facts, caFirmId: firms.A, assignedManager: 'Somebody Else' };
  const add = (assignedManagerId: string) => ask(owner, 'POST', '/companies', { ...asked, assignedManagerId });
  expect((await add(stranger)).status).toBe(404);
  const charge = { assignedManager: 'Seed SA', assignedManagerId: id };
  expect(await add(id)).toMatchObject({ status: 201, body: charge });
  expect((await ask(owner, 'GET', `/ca-firms/${firms.A}/companies`)).body.at(-1)).toMatchObject(charge);
});
