import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

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
const put = (path: string, body: unknown) => ask(cookie, 'PUT', at(path), body);
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;

const MARK = {
  ...{ name: 'KESTREL', type: 'trademark', applicationNumber: '353001', classes: [9, 42] },
  ...{ filingDate: '2017-03-15', registrationDate: '2018-05-02' },
};
type Item = { type: string; formType: string; dueDate: string };
const items = async () =>
  (await get('compliance-calendar'))
    .filter(({ type }: Item) => type === 'IP')
    .map(({ formType, dueDate }: Item) => `${formType} ${dueDate}`);

describe('rights', () => {
  test('a mark is added, and its renewal stands in the calendar that the portfolio leads to', async () => {
    const { status, body } = await post('ip-assets', MARK);
    expect([status, body]).toMatchObject([
      201,
      {
        ...{ name: 'KESTREL', status: 'registered', standing: 'active', renewalDate: '2027-03-15', jurisdiction: 'IN' },
        ...{ classes: ['9', '42'], madridFiling: false, applicationNumber: '353001' },
      },
    ]);
    expect(await items()).toContain('TM-R 2027-03-15');
    const [asset] = await get('ip-assets');
    const [renewal] = asset.clocks;
    expect(renewal.item.status).toBe('pending');
    expect(
      renewal.stages.map(({ fee, isNow }: { fee: { value: string }; isNow: boolean }) => [fee.value, isNow]),
    ).toEqual([
      ['18000.00', true],
      ['27000.00', false],
      ['36000.00', false],
    ]);
    expect(renewal.dueOn.steps.at(-1).rule.statute).toContain('s.25');
    expect(await get('ip-portfolio')).toMatchObject({
      ...{ assets: 1, applicant: { kind: 'other' } },
      next: { name: 'KESTREL', dueOn: '2027-03-15' },
    });
  });

  test('W22, W23: the days of a mark and of patent applications, before and after the rule of 2024', async () => {
    await post('ip-assets', MARK);
    const of = async (name: string) =>
      (await get('ip-assets')).find((one: { name: string }) => one.name === name).clocks;
    type Stage = { from: string; to: string; fee: { value: string } };
    const [renewal] = await of('KESTREL');
    expect(renewal.stages.map(({ from, to, fee }: Stage) => [from, to, fee.value])).toEqual([
      ['2026-03-15', '2027-03-15', '18000.00'],
      ['2027-03-16', '2027-09-15', '27000.00'],
      ['2027-09-16', '2028-03-15', '36000.00'],
    ]);
    clockInIndia('2025-06-01 12:00');
    const patent = (name: string, filingDate: string) =>
      post('ip-assets', { name, type: 'patent', applicationNumber: name, filingDate });
    expect((await patent('P-2025', '2025-02-10')).status).toBe(201);
    expect((await patent('P-2024', '2024-01-10')).status).toBe(201);
    const days = (clocks: { id: string; dueOn: { value: string } }[]) =>
      Object.fromEntries(clocks.map(({ id, dueOn }) => [id, dueOn.value]));
    expect(days(await of('P-2025'))).toMatchObject({
      ...{ convention: '2026-02-10', examination: '2027-09-10', national: '2027-09-10' },
    });
    expect(days(await of('P-2024'))).toMatchObject({ examination: '2028-01-10' });
  });

  test('fees are of who applies: by the facts, or as it is asked', async () => {
    const { body } = await post('ip-assets', { name: 'HERON', type: 'trademark', classes: [9] });
    expect([body.status, body.applicationNumber, body.fees[0].fee.value]).toEqual(['draft', null, '9000.00']);
    const paper = await get('ip-assets?applicant=individual&filing=paper');
    expect(paper[0].fees[0].fee.value).toBe('5000.00');
    const said = { certificate: 'DIPP1', recognisedOn: '2024-01-01' };
    await post('facts', { kind: 'startup-recognition', value: said, holdsFrom: '2024-01-01' });
    expect((await get('ip-assets'))[0].fees[0].fee.value).toBe('4500.00');
    expect(await get('ip-portfolio')).toMatchObject({ applicant: { kind: 'startup' }, next: null });
  });

  test('a draft that is filed becomes an application, with its terms', async () => {
    const { body: draft } = await post('ip-assets', { name: 'Gripper', type: 'patent' });
    const filed = { name: 'Gripper', type: 'patent', applicationNumber: 'p-1', filingDate: '2026-10-01' };
    const { status, body } = await put(`ip-assets/${draft.id}`, { ...filed, reportDate: '2026-11-01' });
    expect([status, body.status, body.applicationNumber]).toEqual([200, 'pending', 'P-1']);
    expect(await items()).toEqual(
      expect.arrayContaining(['patent-foreign-filings 2027-02-01', 'patent-examination-reply 2027-05-01']),
    );
    expect(await get('ip-assets')).toHaveLength(1);
    const again = await put(`ip-assets/${body.id}`, { ...filed, reportDate: '2026-11-01' });
    expect([again.status, again.body.id]).toEqual([200, body.id]);
    expect((await put(`ip-assets/${draft.id}`, filed)).status).toBe(409);
  });

  test('a right that is taken out asks nothing, and the trail keeps it', async () => {
    const { body } = await post('ip-assets', MARK);
    expect((await post(`ip-assets/${body.id}/withdraw`, {})).body).toEqual({ id: body.id });
    expect(await get('ip-assets')).toEqual([]);
    expect(await items()).toEqual([]);
    const trail = await get('audit-trail');
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['fact.withdrawn', 'fact.stated']),
    );
    expect((await post(`ip-assets/${body.id}/withdraw`, {})).status).toBe(409);
  });

  test.each([
    [{ classes: [46] }, 400, 'classes.0'],
    [{ classes: [0] }, 400, 'classes.0'],
    [{ classes: [] }, 422, 'classes'],
    [{ classes: [9, 9] }, 422, 'classes'],
    [{ filingDate: '2026-02-30' }, 400, 'filingDate'],
    [{ filingDate: '2027-01-01' }, 422, 'filingDate'],
    [{ registrationDate: '2017-03-14' }, 422, 'registrationDate'],
    [{ applicationNumber: '' }, 422, 'applicationNumber'],
    [{ filingDate: '', registrationDate: '' }, 422, 'filingDate'],
    [{ registrationDate: '', renewalDate: '2027-03-15' }, 422, 'renewalDate'],
    [{ answeredDate: '2026-01-01' }, 422, 'answeredDate'],
    [{ jurisdiction: 'India' }, 400, 'jurisdiction'],
    [{ type: 'secret' }, 400, 'type'],
  ])('%j is refused and named', async (change, status, field) => {
    const refused = await post('ip-assets', { ...MARK, ...change });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([status, expect.arrayContaining([field])]);
  });

  test('a number stands once, and a fact of another kind is no right', async () => {
    await post('ip-assets', MARK);
    expect((await post('ip-assets', MARK)).body).toMatchObject({ code: 'asset-known' });
    const other = { kind: 'employees', value: { count: 3 }, holdsFrom: '2026-04-01' };
    const { fact } = (await post('facts', other)).body;
    expect((await put(`ip-assets/${fact.id}`, MARK)).status).toBe(404);
    expect((await post(`ip-assets/${fact.id}/withdraw`, {})).status).toBe(404);
  });

  test('the list pages', async () => {
    for (const applicationNumber of ['1', '2', '3']) await post('ip-assets', { ...MARK, applicationNumber });
    expect(await get('ip-assets?limit=2')).toHaveLength(2);
    expect(await get('ip-assets?limit=2&cursor=after-2')).toMatchObject([{ applicationNumber: '3' }]);
  });
});

describe('Sync IP Status', () => {
  const TABLE = [
    'Type,Name,Application number,Filing date,Classes,Status,Registration date,Renewal date',
    'Trade mark,KESTREL,353001,15/03/2017,"9, 42",Registered,02/05/2018,15/03/2027',
    'Trade mark,HERON,353002,10/10/2026,25,Formalities Chk Pass,,',
    'Trade mark,WREN,353003,10/10/2026,46,New,,',
    'Trade mark,OWL,353004,10/10/2027,9,New,,',
  ].join('\n');

  test('without a table it says what there is; with one it proposes and writes nothing', async () => {
    await post('ip-assets', { ...MARK, registrationDate: '' });
    expect((await post('ip-sync', {})).body).toMatchObject({ message: expect.stringMatching(/^1 right checked/) });
    const { status, body } = await post('ip-sync', { content: TABLE });
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ message: '2 to confirm, 0 as known, 2 not read', applied: null },
        proposals: [
          {
            ...{ line: 2, act: 'change', applicationNumber: '353001' },
            changes: [
              { field: 'registrationDate', from: null, to: '2018-05-02' },
              { field: 'renewalDate', from: null, to: '2027-03-15' },
            ],
          },
          { line: 3, act: 'add', name: 'HERON' },
        ],
        problems: [
          { line: 4, message: expect.stringContaining('46') },
          { line: 5, message: expect.stringContaining('353004') },
        ],
      },
    ]);
    expect(await get('ip-assets')).toMatchObject([{ status: 'pending' }]);
  });

  test('what is accepted is applied row by row, all or nothing, and once', async () => {
    await post('ip-assets', { ...MARK, registrationDate: '' });
    const wrong = await post('ip-sync', { content: TABLE, accept: [2, 4] });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'no-proposal']);
    expect(await get('ip-assets')).toHaveLength(1);
    const done = await post('ip-sync', { content: TABLE, accept: [2, 3] });
    expect(done.body).toMatchObject({ applied: { added: 1, changed: 1, removed: 0 } });
    expect(await get('ip-assets')).toMatchObject([
      { status: 'registered', renewalDate: '2027-03-15' },
      { name: 'HERON', status: 'pending', madrid: { priorityBy: { value: '2027-04-10' }, francs: { value: 653 } } },
    ]);
    const again = await post('ip-sync', { content: TABLE, accept: [2, 3] });
    expect(again.body).toMatchObject({ applied: { added: 0, changed: 0, removed: 0 } });
    const over = TABLE.replace('Formalities Chk Pass', 'Abandoned');
    expect((await post('ip-sync', { content: over, accept: [3] })).body).toMatchObject({ applied: { removed: 1 } });
    expect(await get('ip-assets')).toHaveLength(1);
  });

  test('two who apply the same table at once add each right once', async () => {
    const sent = { content: TABLE, accept: [2, 3] };
    const both = await Promise.all([post('ip-sync', sent), post('ip-sync', sent)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await get('ip-assets')).toHaveLength(2);
  });
});
