import { beforeEach, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../testing/client';
import { exampleCompany, turnover } from '../../testing/example-company';
import { clockInIndia } from '../../testing/practice';

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const post = (path: string, body: unknown) => ask(cookie, 'POST', at(path), body);
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;
type Named = { id: string };
const benefit = async (id: string) => (await get('benefits')).benefits.find((one: Named) => one.id === id);

test('each benefit names its conditions and where a missing fact is stated; the two limits stand apart', async () => {
  const standing = await get('benefits');
  expect(standing).toMatchObject({
    limits: { recognition: '2000000000.00', holiday: '1000000000.00' },
    lastValidation: null,
  });
  expect(standing.benefits.map(({ id }: Named) => id)).toEqual([
    ...['dpiit', 'tax-holiday', 'angel-tax', 'ip-fees', 'udyam', 'labour'],
  ]);
  const dpiit = await benefit('dpiit');
  expect(dpiit.conditions.find(({ id }: Named) => id === 'innovative')).toMatchObject({
    ...{ state: 'unknown', asks: { record: 'answer', kind: 'isInnovative' } },
  });
});

test('Validate All Benefits keeps what came out, and its answers are remembered', async () => {
  const first = await post('benefit-validation', {});
  expect([first.status, first.body.message]).toEqual([201, expect.stringMatching(/^6 benefits tested/)]);
  const answers = { isInnovative: true, investment: '500000', exports: '250000' };
  await post('benefit-validation', { answers });
  await post('benefit-validation', { answers: { isInnovative: null } });
  expect((await get('benefits')).answers).toMatchObject({
    ...{ isInnovative: null, investment: '500000.00', exports: '250000.00' },
  });
  const kept = await get('benefit-validations');
  expect(kept).toHaveLength(3);
  expect(kept[1].result.find(({ id }: Named) => id === 'dpiit').unknown).not.toContain('Innovation');
  expect(await get('benefit-validations?limit=1')).toHaveLength(1);
  const trail = await get('audit-trail');
  expect(trail.map(({ action }: { action: string }) => action)).toContain('benefits.validate');
});

test('exports are part of the turnover, and not more than it', async () => {
  await post('facts', {
    ...{ kind: 'turnover', subject: '2025-26', value: { amount: '1000000' }, holdsFrom: '2026-04-01' },
  });
  const refused = await post('benefit-validation', { answers: { exports: '1000001' } });
  expect([refused.status, refused.body.fields['answers.exports']]).toEqual([422, expect.stringContaining('2025-26')]);
  expect((await post('benefit-validation', { answers: { exports: '1000000' } })).status).toBe(201);
});

test('an application is noted, and what is granted is a fact from which the rest follows', async () => {
  const noted = await post('benefits/dpiit/application', { appliedOn: '2026-10-01', number: 'A-1' });
  expect([noted.status, (await benefit('dpiit')).status]).toEqual([201, 'applied']);
  const value = { certificate: 'DIPP1', recognisedOn: '2026-10-20' };
  await post('facts', { kind: 'startup-recognition', value, holdsFrom: '2026-10-20' });
  expect(await benefit('dpiit')).toMatchObject({ number: 'DIPP1', grantedOn: '2026-10-20' });
  expect((await benefit('angel-tax')).status).toBe('active');
  expect((await benefit('ip-fees')).status).toBe('available');
});

test('how the business began is a fact: it bars recognition, the holiday, its simulation and its plan', async () => {
  const state = (isReconstruction: boolean, holdsFrom: string) =>
    post('facts', { kind: 'formation', value: { isReconstruction, hasUsedPlant: false }, holdsFrom });
  const tested = async (id: string) =>
    (await benefit(id)).conditions.find((one: Named) => one.id === 'no-reconstruction').state;
  expect(await tested('dpiit')).toBe('unknown');
  expect((await state(false, '2024-04-01')).status).toBe(201);
  expect([await tested('dpiit'), await tested('tax-holiday')]).toEqual(['passed', 'passed']);
  expect((await state(true, '2026-11-01')).status).toBe(201);
  expect([await tested('dpiit'), await tested('tax-holiday')]).toEqual(['failed', 'failed']);
  expect((await get('itr-simulations/books?year=2026-27')).facts.holiday).toMatchObject({ isReconstruction: true });
  await post('facts', { kind: 'holiday-claim', value: { firstYear: '2024-25' }, holdsFrom: '2024-04-01' });
  const { explained } = await benefit('tax-holiday');
  expect(explained === null || JSON.stringify(explained).includes('2024-25')).toBe(true);
});

test.each([
  ['benefits/dpiit/application', { appliedOn: '2026-11-21' }, 422, 'appliedOn'],
  ['benefits/dpiit/application', { appliedOn: '1900-01-01' }, 422, 'appliedOn'],
  ['benefits/dpiit/application', { appliedOn: '2026-02-30' }, 400, 'appliedOn'],
  ['benefits/angel-tax/application', { appliedOn: '2026-11-01' }, 422, 'benefit'],
  ['benefit-validation', { answers: { investment: '-1' } }, 400, 'answers.investment'],
  ['benefit-validation', { answers: { exports: '-1' } }, 400, 'answers.exports'],
  ['benefit-validation', { answers: { investment: '12345678901234' } }, 400, 'answers.investment'],
])('%s refuses %j and names it', async (path, body, status, field) => {
  const refused = await post(path, body);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([status, [field]]);
});

test('the pack is a PDF; of an unknown benefit there is none', async () => {
  const pack = await ask(cookie, 'GET', at('benefits/tax-holiday/pack'));
  expect([pack.status, pack.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await ask(cookie, 'GET', at('benefits/lottery/pack'))).status).toBe(404);
  expect((await post('benefits/lottery/application', { appliedOn: '2026-11-01' })).status).toBe(404);
});

test.each([
  ['2017-01-10', '2026-03-31', '2027-01-10'],
  ['2018-03-31', '2027-03-31', '2028-03-31'],
  ['2018-04-01', '2028-03-31', '2028-04-01'],
])('W42: of a company formed on %s the holiday ends on %s and the recognition on %s', async (formed, end, last) => {
  const { get: of } = await exampleCompany(cookie, formed, 'private', turnover('2025-26', '10000000'));
  const { benefits } = await of('benefits');
  const lastDayOf = (id: string) => benefits.find((one: Named) => one.id === id).lastDay;
  expect([lastDayOf('tax-holiday'), lastDayOf('dpiit')]).toEqual([end, last]);
});
