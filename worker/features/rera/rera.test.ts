import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';

let cookie: string;
let id: string;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  id = (await seeded()).companies.a1;
  cookie = await signIn('OA');
});

const at = (path: string) => `/companies/${id}/${path}`;
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;
const fact = (kind: string, subject: string, value: object, holdsFrom = '2025-06-01') =>
  ask(cookie, 'POST', at('facts'), { kind, subject, value, holdsFrom });

const PROJECT = {
  state: 'KA',
  name: 'Lake View',
  registeredOn: '2025-06-01',
  endsOn: '2027-01-15',
  cost: '300000000.00',
};
const event = (kind: string, subject: string) =>
  ask(cookie, 'POST', at('events'), { kind, subject, happenedOn: '2026-11-20', details: {} });

type State = Record<string, unknown> & { state: string };
const stateOf = ({ states }: { states: State[] }, code: string) => states.find(({ state }) => state === code);

test('without a project or agent each State is not applicable, and not at no risk', async () => {
  const desk = await get('rera-compliance');
  expect(desk.states.map(({ state }: State) => state)).toEqual(['MH', 'KA', 'TS']);
  expect(stateOf(desk, 'KA')).toMatchObject({
    isApplicable: false,
    risk: null,
    complianceStatus: 'compliant',
    assessed: null,
  });
  expect([desk.worst, desk.actions]).toEqual([null, []]);
});

test('a project elsewhere stands beside the three States, by the Act alone', async () => {
  expect((await fact('rera-project', 'TN/29/1', { ...PROJECT, state: 'IN' })).status).toBe(201);
  const desk = await get('rera-compliance');
  expect(desk.states.map(({ state }: State) => state)).toEqual(['MH', 'KA', 'TS', 'IN']);
  const elsewhere = stateOf(desk, 'IN') as unknown as { projects: { duties: { form: string }[] }[] };
  expect(elsewhere).toMatchObject({ name: 'Elsewhere in India', isApplicable: true, registrationNumber: 'TN/29/1' });
  const forms = new Set(elsewhere.projects[0]?.duties.map(({ form }) => form));
  expect([forms.has('rera-audit'), forms.has('rera-update')]).toEqual([true, false]);
  const { body, status } = await ask(cookie, 'POST', at('rera-assessment'), {});
  expect(status).toBe(201);
  expect(body.items.map(({ state }: State) => state).toSorted()).toEqual(['IN', 'KA', 'MH', 'TS']);
  expect((await ask(cookie, 'GET', at('rera-forms'))).status).toBe(200);
});

test('what is overdue is points, exposure and an act; the company is as its worst State', async () => {
  expect((await fact('rera-project', 'PRM/KA/1', PROJECT)).status).toBe(201);
  await fact('rera-agent', 'A52', { state: 'MH', licenceEndsOn: '2027-01-05' });
  const first = stateOf(await get('rera-compliance'), 'KA') as unknown as { projects: { duties: { key: string }[] }[] };
  const quarter = first.projects[0]?.duties.find(({ key }) => key.startsWith('rera-update|2026-27 Q2'))?.key ?? '';
  expect((await event('not-filed', quarter)).status).toBe(201);
  const desk = await get('rera-compliance');
  // Due 15 October, 36 days late: 10 + 2; the registration ends in 56 days: 15.
  expect(stateOf(desk, 'KA')).toMatchObject({
    ...{ complianceStatus: 'action_needed', registrationRequired: true, registrationNumber: 'PRM/KA/1' },
    risk: {
      ...{ score: 27, band: 'medium', level: 'medium', exposure: '25000.00', isExposureWhole: true },
      lines: [
        { code: 'R1', points: 12 },
        { code: 'R3', points: 15 },
      ],
    },
  });
  expect(stateOf(desk, 'MH')).toMatchObject({
    ...{ agentLicenseRequired: true, registrationRequired: false, complianceStatus: 'monitor' },
    risk: { score: 10, lines: [{ code: 'R5', points: 10 }] },
  });
  expect(desk.worst).toEqual({ state: 'KA', score: 27 });
  expect(desk.actions.map(({ state, code }: State & { code: string }) => `${state} ${code}`)).toEqual([
    'MH R5',
    'KA R1',
    'KA R3',
  ]);
  expect(desk.actions[1].words).toContain('Lake View');
  expect(desk.actions[2].words).toBe('Apply to extend the registration of Lake View, or record that it is complete');
});

test('W24: two updates and Form 7 open, and a registration that ends in 70 days', async () => {
  const value = { ...PROJECT, registeredOn: '2026-03-01', endsOn: '2027-01-29', cost: '600000000.00' };
  expect((await fact('rera-project', 'PRM/KA/1', value, '2026-03-01')).status).toBe(201);
  const before = stateOf(await get('rera-compliance'), 'KA') as unknown as {
    projects: { duties: { key: string }[] }[];
  };
  const open = (before.projects[0]?.duties ?? []).flatMap(({ key }) =>
    /^rera-update\|2026-27 Q[12]|^rera-audit\|2025-26/.test(key) ? [key] : [],
  );
  for (const key of open) expect((await event('not-filed', key)).status).toBe(201);
  expect(stateOf(await get('rera-compliance'), 'KA')).toMatchObject({
    risk: {
      ...{ score: 65, band: 'high', level: 'high', exposure: '100000.00', isExposureWhole: true },
      lines: [
        { code: 'R1', points: 30 },
        { code: 'R2', points: 20 },
        { code: 'R3', points: 15 },
      ],
    },
  });
});

test.each([
  [600, 9, true, 'must_register', 'action_needed', 100],
  [600, 9, false, 'must_register', 'monitor', 0],
  [500, 9, true, 'check_with_authority', 'monitor', 0],
  [501, 8, true, 'check_with_authority', 'monitor', 0],
  [500, 8, true, 'exempt', 'compliant', 0],
])('land of %i sq m and %i apartments, sold: %s, so %s', async (land, apartments, isSelling, need, status, score) => {
  await fact('rera-activity', 'Hill Side', { state: 'TG', activity: 'project', land, apartments, isSelling });
  const state = stateOf(await get('rera-compliance'), 'TS');
  expect(state).toMatchObject({
    ...{ complianceStatus: status, risk: { score }, registrationRequired: need === 'must_register' },
    activities: [{ need, name: 'Hill Side' }],
  });
});

test('a project whose size is not stated is a question, an agency without licence 40 points', async () => {
  await fact('rera-activity', 'Hill Side', { state: 'TG', activity: 'project', isSelling: true });
  await fact('rera-activity', 'Resale desk', { state: 'MH', activity: 'agency', isSelling: true });
  const desk = await get('rera-compliance');
  expect(stateOf(desk, 'TS')).toMatchObject({ activities: [{ need: null, why: null }], complianceStatus: 'monitor' });
  expect(stateOf(desk, 'MH')).toMatchObject({ risk: { score: 40, lines: [{ code: 'R5', points: 40 }] } });
  expect(desk.actions.map(({ code }: { code: string }) => code)).toEqual(['R5', 'size']);
  await fact('rera-agent', 'A52', { state: 'MH', licenceEndsOn: '2029-01-05' });
  expect(stateOf(await get('rera-compliance'), 'MH')).toMatchObject({ risk: { score: 0 } });
});

test('an assessment is kept, told of in the trail, and shown by the dashboard until the next one', async () => {
  await fact('rera-project', 'PRM/KA/1', { ...PROJECT, hasAccountFault: true, openOrders: 2 });
  const { status, body } = await ask(cookie, 'POST', at('rera-assessment'), {});
  expect(status).toBe(201);
  expect(body.message).toBe('3 States assessed');
  expect(body.items.find(({ state }: State) => state === 'KA')).toMatchObject({
    ...{ companyId: id, registrationRequired: true, agentLicenseRequired: false, registrationNumber: 'PRM/KA/1' },
    ...{ complianceStatus: 'action_needed', lastAssessmentDate: '2026-11-20', nextReviewDate: '2027-01-15' },
    ...{ riskLevel: 'high', score: 50, notes: expect.stringContaining('fault in the 70% account') },
  });
  expect(body.items.find(({ state }: State) => state === 'TS')).toMatchObject({ riskLevel: null, score: null });
  await fact('rera-project', 'PRM/KA/1', { ...PROJECT, endsOn: '2029-01-15' }, '2026-11-20');
  clockInIndia('2026-11-21 12:00');
  await ask(cookie, 'POST', at('rera-assessment'), {});
  const { reraCompliance } = await get('dashboard');
  expect(
    reraCompliance.map(({ state, riskLevel, lastAssessmentDate }: State) => [state, riskLevel, lastAssessmentDate]),
  ).toEqual([
    ['KA', 'low', '2026-11-21'],
    ['MH', null, '2026-11-21'],
    ['TS', null, '2026-11-21'],
  ]);
  expect(stateOf(await get('rera-compliance'), 'KA')).toMatchObject({ assessed: { lastAssessmentDate: '2026-11-21' } });
  const trail = await get('audit-trail');
  expect(trail.filter(({ action }: { action: string }) => action === 'rera.assessed')).toHaveLength(6);
});

test.each([
  ['negative land', { land: -1 }, 'value.land'],
  ['half an apartment', { apartments: 1.5 }, 'value.apartments'],
  ['a State without law here', { state: 'GJ' }, 'value.state'],
])('an activity with %s is refused, and the field is named', async (_what, wrong, field) => {
  const value = { state: 'TG', activity: 'project', isSelling: true, ...wrong };
  const { status, body } = await fact('rera-activity', 'Hill Side', value);
  expect([status >= 400 && status < 500, Object.keys(body.fields)]).toEqual([true, [field]]);
});

test('worksheet and disclaimers are papers, also where nothing is recorded', async () => {
  await fact('rera-project', 'PRM/KA/1', PROJECT);
  for (const path of ['rera-forms', 'rera-disclaimers']) {
    const { status } = await ask(cookie, 'GET', at(path));
    expect([path, status]).toEqual([path, 200]);
  }
});
