import { env } from 'cloudflare:workers';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type Books, books, fileNamed, formWith, seeded, signIn, toldOf } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

const OWN = '29AAZCN9001Q1ZC';
const KAVERI = '27AAZCK9003T1ZB';
const PADMA = '29AAZCP9004F1ZU';

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
  await env.DB.prepare('UPDATE companies SET gstin = ? WHERE id = ?').bind(OWN, own.companyId).run();
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(cookie, 'POST', at(path), body, headers);
const get = (path: string) => ask(cookie, 'GET', at(path));
const matches = async (period = '2026-10', query = '') => (await get(`gst/${OWN}/${period}/2b-matches${query}`)).body;
const decide = (decisions: object[], period = '2026-10') => post('2b-decisions', { gstin: OWN, period, decisions });

type Heads = { igst?: string; cgst?: string; sgst?: string };
const invoice = (inum: string, dt: string, txval: string, { igst = '0', cgst = '0', sgst = '0' }: Heads) =>
  `{"inum":"${inum}","typ":"R","dt":"${dt}","val":0,"pos":"29","rev":"N","itcavl":"Y","rsn":"","diffprcnt":1,"txval":${txval},"igst":${igst},"cgst":${cgst},"sgst":${sgst},"cess":0}`;
const of = (ctin: string, trdnm: string, ...rows: string[]) =>
  `{"ctin":"${ctin}","trdnm":"${trdnm}","supfildt":"10-11-2026","supprd":"102026","inv":[${rows.join(',')}]}`;
const file = (suppliers: string, { rtnprd = '102026', gendt = '14-11-2026', gstin = OWN } = {}) =>
  `{"chksum":"x","data":{"gstin":"${gstin}","rtnprd":"${rtnprd}","version":"1.0","gendt":"${gendt}","docdata":{"b2b":[${suppliers}]}}}`;

const J4 = file(
  [
    of(KAVERI, 'KAVERI ROBOTICS PARTS', invoice('KR2627101', '03-10-2026', '100000', { igst: '18000' })),
    of(
      PADMA,
      'PADMA FASTENERS',
      invoice('PF-77', '05-10-2026', '40000', { cgst: '3600', sgst: '3600' }),
      invoice('PF-79', '05-10-2026', '40000', { cgst: '3600', sgst: '3600' }),
    ),
    of('07AAZCS9005L1ZJ', 'SUTLEJ SENSORS', invoice('S/2026/15', '12-10-2026', '25000', { igst: '4499.50' })),
    of('36AAZCM9002R1ZF', 'MUSI METALS', invoice('M-55', '20-10-2026', '10000', { igst: '1800' })),
    of('33AAZCW9007D1ZZ', 'WAYANAD CATERING', invoice('W-301', '18-10-2026', '60000', { igst: '10800' })),
  ].join(','),
);

const bill = (number: string, date: string, gstin: string, name: string, taxableValue: string) => ({
  ...{ number, date, kind: 'invoice', party: { name, gstin }, placeOfSupply: '29' },
  lines: [{ description: 'Parts', hsn: '8479', taxableValue, rate: '18', account: '5101' }],
});
const J4_BILLS = [
  bill('KR/26-27/0101', '2026-10-03', KAVERI, 'Kaveri Robotics Parts', '100000'),
  bill('PF-77', '2026-10-05', PADMA, 'Padma Fasteners', '40000'),
  bill('PF-78', '2026-10-09', PADMA, 'Padma Fasteners', '40000'),
  bill('S/2026/15', '2026-10-12', '07AAZCS9005L1ZJ', 'Sutlej Sensors', '25000'),
  bill('T-9', '2026-10-15', '24AAZCT9006H1ZU', 'Tapi Tools', '50000'),
  bill('W-301', '2026-10-18', '33AAZCW9007D1ZZ', 'Wayanad Catering', '60000'),
];

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
type Pair = any;
const pairOf = ({ pairs }: { pairs: Pair[] }, number: string): Pair =>
  pairs.find(({ line, bill: its }) => line?.number === number || (!line && its?.number === number));

describe('journey J4, steps 1 to 4', () => {
  beforeEach(async () => {
    expect((await post('bills', { items: J4_BILLS })).status).toBe(201);
    const imported = await post('gst/2b', J4);
    expect(imported.body).toMatchObject({
      gstin: OWN,
      period: '2026-10',
      documents: 6,
      added: 6,
      isKnown: false,
      warnings: [],
    });
  });

  test('reconciles as the journey says, with why and why not', async () => {
    const found = await matches();
    const rungs = Object.fromEntries(
      found.pairs.map((pair: Pair) => [pair.line?.number ?? pair.bill.number, `${pair.rung} ${pair.part}`]),
    );
    expect(rungs).toEqual({
      ...{ KR2627101: 'suggested held', 'PF-77': 'exact taken', 'S/2026/15': 'rounding taken', 'W-301': 'exact taken' },
      ...{ 'PF-79': 'none held', 'M-55': 'none held', 'PF-78': 'none not-in-2b', 'T-9': 'none not-in-2b' },
    });
    expect(pairOf(found, 'KR2627101').why).toBe(
      'Separators and a zero removed; GSTIN, date and tax agree. A person decides.',
    );
    expect(pairOf(found, 'PF-78').near).toMatchObject({
      line: { number: 'PF-79' },
      why: 'Same supplier and same amounts, but numbers 78 and 79 differ.',
    });
    const [b3, a4] = [pairOf(found, 'PF-78').bill.id, pairOf(found, 'PF-79').line.id];
    const why = (await get(`gst/${OWN}/2026-10/2b-why?bill=${b3}&line=${encodeURIComponent(a4)}`)).body;
    expect(why).toMatchObject({
      rung: 'none',
      isLinked: false,
      headline: 'Same supplier and same amounts, but numbers 78 and 79 differ.',
    });
    expect(why.facts.find(({ field }: { field: string }) => field === 'number').message).toContain(
      'never linked without a person',
    );
    const b1 = pairOf(found, 'KR2627101');
    const proposed = (await get(`gst/${OWN}/2026-10/2b-why?bill=${b1.bill.id}&line=${encodeURIComponent(b1.line.id)}`))
      .body;
    expect(proposed).toMatchObject({
      rung: 'suggested',
      isLinked: true,
      scores: { number: 'zeros', days: 0, amounts: 'same' },
    });
    // Never proposed, and answered all the same.
    const far = await get(`gst/${OWN}/2026-10/2b-why?bill=${b1.bill.id}&line=${encodeURIComponent(a4)}`);
    expect(far.body.headline).toMatch(/the GSTINs .* differ/);
    expect(far.body.also).toEqual(['The bill is linked to KR2627101 of GSTR-2B']);
  });

  test('accepted, left and blocked, the credit adds up', async () => {
    const before = await matches();
    const [a1, a6] = ['KR2627101', 'W-301'].map((number) => pairOf(before, number).line.id);
    const answer = await decide([
      { line: a1, action: 'accept' },
      { line: a6, action: 'block', section: '17(5)(b)(i)' },
    ]);
    expect([answer.status, answer.body]).toEqual([200, { decided: 2, skipped: [] }]);
    const found = await matches();
    expect(found.totals).toEqual({
      ...{
        taken: '29699.50',
        held: '9000.00',
        blocked: '10800.00',
        ineligible: '0.00',
        lapsed: '0.00',
        rejected: '0.00',
      },
      ...{ in2B: '49499.50', notIn2B: '16200.00' },
    });
    expect(found.books).toMatchObject({
      total: '56700.00',
      linked: '40500.00',
      difference: '-0.50',
      only2B: '9000.00',
      suggested: '0.00',
    });
    // GSTR-3B takes the same from the decisions, each row of table 4 with its reason.
    const draft = (await get(`gst/${OWN}/2026-10/gstr-3b`)).body;
    expect([draft.creditFrom, draft.netCredit]).toMatchObject([
      'gstr-2b',
      { igst: '22499.50', cgst: '3600.00', sgst: '3600.00' },
    ]);
    const cells = Object.fromEntries(draft.cells.map(({ cell, igst, cgst }: Pair) => [cell, `${igst} ${cgst}`]));
    expect([cells['4(A)(5)'], cells['4(B)(1)'], cells['4(B)(2)']]).toEqual([
      ...['35099.50 7200.00', '10800.00 0.00', '1800.00 3600.00'],
    ]);
    expect(pairOf(found, 'W-301')).toMatchObject({ part: 'blocked', section: '17(5)(b)(i)', rung: 'exact' });
    expect(found.chases.map(({ gstin, tax }: Pair) => [gstin, tax])).toEqual([
      ['24AAZCT9006H1ZU', '9000.00'],
      [PADMA, '7200.00'],
    ]);
    expect(found.chases[1].text).toContain('- PF-78 of 09 Oct 2026, taxable value ₹40,000.00, tax ₹7,200.00');
    const silent = found.pairs.filter(({ ims }: Pair) => ims?.isSilent).map(({ line }: Pair) => line.number);
    expect(silent.toSorted()).toEqual(['M-55', 'PF-77', 'PF-79', 'S/2026/15']);
    expect(pairOf(found, 'PF-79').ims.message).toBe('Will be accepted by silence on 20 Nov 2026, when GSTR-3B is due');
    const [told] = await toldOf(cookie, `/companies/${own.companyId}`, 'two-b.block');
    expect(told).toMatchObject({
      before: { part: 'taken' },
      after: { number: 'W-301', section: '17(5)(b)(i)', period: '2026-10' },
    });
    const lapses = (await get(`gst/${OWN}/2026-10/2b-lapses`)).body;
    const amounts = lapses.lapses.map(({ amount }: Pair) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((one: number, other: number) => other - one));
    expect(lapses.lapses.some(({ kind, on }: Pair) => kind === 'time-limit' && on === '2027-11-30')).toBe(true);
    expect(lapses.soon).toBeNull();
    await post('bills', bill('OLD-1', '2025-06-03', KAVERI, 'Kaveri Robotics Parts', '1000'));
    clockInIndia('2026-11-28 12:00');
    const soon = async () => (await get(`gst/${OWN}/2026-10/2b-lapses`)).body.soon;
    expect(await soon()).toBeNull();
    await post('gst/2b', file('', { rtnprd: '062025', gendt: '14-07-2025' }));
    expect(await soon()).toEqual({ on: '2026-11-30', days: 2, amount: '180.00', count: 1 });
  });

  test('decides all of a supplier, undoes, and says what it left out', async () => {
    const bulk = await post('2b-decisions', { gstin: OWN, period: '2026-10', supplier: PADMA, action: 'accept' });
    expect(bulk.body).toMatchObject({
      decided: 1,
      skipped: [{ number: 'PF-79', reason: expect.stringContaining('record the bill') }],
    });
    const a2 = pairOf(await matches(), 'PF-77').line.id;
    expect((await decide([{ line: a2, action: 'hold' }])).status).toBe(200);
    expect(pairOf(await matches(), 'PF-77')).toMatchObject({ part: 'held', decision: { action: 'hold' } });
    expect((await decide([{ line: a2, action: 'undo' }])).status).toBe(200);
    expect(pairOf(await matches(), 'PF-77')).toMatchObject({ part: 'taken', decision: { action: 'accept' } });
  });

  test('refuses what cannot be decided, naming the document, and nothing is half-done', async () => {
    const found = await matches();
    const idOf = (number: string) => pairOf(found, number).line.id;
    const refused = async (one: object) => {
      const { status, body } = await decide([{ line: idOf('M-55'), action: 'hold' }, one]);
      return [status, body.code, Object.keys(body.fields)[0]];
    };
    expect(await refused({ line: 'nothing', action: 'hold' })).toEqual([422, 'no-such-line', 'decisions.1.line']);
    expect(await refused({ line: idOf('PF-79'), action: 'accept' })).toEqual([422, 'no-bill', 'decisions.1.bills']);
    expect(await refused({ line: idOf('PF-79'), action: 'undo' })).toEqual([
      422,
      'nothing-to-undo',
      'decisions.1.action',
    ]);
    expect(await refused({ line: idOf('W-301'), action: 'block' })).toEqual([
      422,
      'section-wanted',
      'decisions.1.section',
    ]);
    expect(await refused({ line: idOf('W-301'), action: 'block', section: '99' })).toEqual([
      422,
      'no-section',
      'decisions.1.section',
    ]);
    expect(await refused({ line: idOf('PF-79'), action: 'accept', bills: ['x'] })).toEqual([
      422,
      'no-such-bill',
      'decisions.1.bills',
    ]);
    expect(await refused({ line: idOf('M-55'), action: 'hold' })).toEqual([400, 'invalid-request', 'decisions']);
    expect(pairOf(await matches(), 'M-55').decision).toBeNull();
    // A person may link what the product never would, once.
    const b3 = pairOf(found, 'PF-78').bill.id;
    expect((await decide([{ line: idOf('PF-79'), action: 'accept', bills: [b3] }])).status).toBe(200);
    expect(pairOf(await matches(), 'PF-79')).toMatchObject({
      part: 'taken',
      rung: 'suggested',
      bill: { number: 'PF-78' },
    });
    expect(await refused({ line: idOf('PF-77'), action: 'accept', bills: [b3] })).toEqual([
      422,
      'bill-used',
      'decisions.1.bills',
    ]);
  });

  test('one bill may have several rows while they come to no more than it, and never one that an earlier return has whole', async () => {
    const rows = [
      invoice('T-9/1', '15-10-2026', '30000', { igst: '5400' }),
      invoice('T-9/2', '15-10-2026', '20000', { igst: '3600' }),
      invoice('Q-1', '15-10-2026', '1000', { igst: '180' }),
    ];
    await post('gst/2b', file(of('24AAZCT9006H1ZU', 'TAPI TOOLS', ...rows)));
    const found = await matches();
    const [one, two, third] = ['T-9/1', 'T-9/2', 'Q-1'].map((number) => pairOf(found, number));
    expect([one.rung, one.bill.number, one.why]).toEqual([
      ...['suggested', 'T-9'],
      'T-9/1 and T-9/2 together come to bill T-9: GSTR-2B may have it in 2 parts, and a person decides',
    ]);
    expect(found.totals.taken).toBe('0.00');
    const bills = [one.bill.id];
    expect((await decide([{ line: one.line.id, action: 'accept' }])).status).toBe(200);
    expect(pairOf(await matches(), 'T-9/2').bill.number).toBe('T-9');
    const over = await decide([
      { line: third.line.id, action: 'accept', bills },
      { line: two.line.id, action: 'accept' },
    ]);
    expect([over.status, over.body.code]).toEqual([422, 'bill-used']);
    expect((await decide([{ line: two.line.id, action: 'accept' }])).status).toBe(200);
    expect((await matches()).totals).toMatchObject({ taken: '9000.00', held: '180.00' });
    clockInIndia('2026-12-18 12:00');
    const later = file(of('24AAZCT9006H1ZU', 'TAPI TOOLS', invoice('Q-2', '15-11-2026', '1000', { igst: '180' })), {
      ...{ rtnprd: '112026', gendt: '14-12-2026' },
    });
    await post('gst/2b', later);
    const line = pairOf(await matches('2026-11'), 'Q-2').line.id;
    const again = await decide([{ line, action: 'accept', bills }], '2026-11');
    expect([again.status, again.body.code]).toEqual([422, 'bill-used']);
  });

  test('a decision sent twice under one key is made once', async () => {
    const line = pairOf(await matches(), 'KR2627101').line.id;
    const send = () =>
      post(
        '2b-decisions',
        { gstin: OWN, period: '2026-10', decisions: [{ line, action: 'accept' }] },
        { 'idempotency-key': 'k1' },
      );
    expect([(await send()).status, (await send()).headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(await env.DB.prepare('SELECT count(*) count FROM gst_two_b_decisions').first('count')).toBe(1);
  });
});

test('goods through customs are matched by the bill of entry, and nobody is asked to report them', async () => {
  const landed = (number: string, customsNumber: string) => ({
    ...{
      number,
      date: '2026-10-03',
      party: { name: 'Shenzhen Parts' },
      supplyType: 'import-of-goods',
      portCode: 'INBLR4',
    },
    ...{ customsNumber, customsDate: '2026-10-05', customsIgst: '19800' },
    lines: [{ description: 'Parts', hsn: '8471', taxableValue: '100000', rate: '0', account: '5101' }],
  });
  expect((await post('bills', { items: [landed('SZ-1', '7654321'), landed('SZ-2', '7654399')] })).status).toBe(201);
  const entry = `{"refdt":"05-10-2026","recdt":"06-10-2026","portcode":"INBLR4","boenum":7654321,"boedt":"05-10-2026","isamd":"N","txval":110000,"igst":19800,"cess":0}`;
  await post('gst/2b', file('').replace('"b2b":[]', `"impg":[${entry}]`));
  const found = await matches();
  expect(pairOf(found, '7654321')).toMatchObject({
    ...{ rung: 'exact', part: 'taken', why: 'Port, number, date and tax agree.', bill: { name: 'Shenzhen Parts' } },
  });
  expect(pairOf(found, '7654399')).toMatchObject({ rung: 'none', part: 'not-in-2b' });
  expect(found.totals).toMatchObject({ taken: '19800.00', held: '0.00', in2B: '19800.00', notIn2B: '19800.00' });
  expect(found.chases).toEqual([]);
  const { body } = await get(`gst/${OWN}/2026-10/gstr-3b?cell=4(A)(1)`);
  expect(body.rows).toMatchObject([{ number: '7654321', igst: '19800.00', source: 'gstr-2b' }]);
});

describe('files', () => {
  const row = (number: string, igst = '18000') => of(KAVERI, 'K', invoice(number, '03-10-2026', '100000', { igst }));

  test('the same file again adds nothing and says so; a newer one is a version beside it', async () => {
    const first = await post('gst/2b', file(row('A-1')));
    const again = await post('gst/2b', file(row('A-1')));
    expect(again.body).toMatchObject({
      id: first.body.id,
      isKnown: true,
      added: 0,
      message: expect.stringContaining('nothing was added'),
    });
    const form = formWith({ file: fileNamed('2B.json', file(row('A-1'))) });
    expect((await post('gst/2b', form)).body).toMatchObject({ id: first.body.id, isKnown: true });
    clockInIndia('2026-11-25 12:00');
    const newer = await post('gst/2b', file([row('A-1', '18001'), row('A-2')].join(','), { gendt: '25-11-2026' }));
    expect(newer.body).toMatchObject({ isNewVersion: true, changes: { added: 1, changed: 1, removed: 0 } });
    expect((await matches()).totals.in2B).toBe('36001.00');
    const then = await matches('2026-10', '?knownOn=2026-11-24');
    expect(then.totals.in2B).toBe('18000.00');
    expect(then.versions).toMatchObject([{ isChosen: true }, { isChosen: false }]);
    // Before it was imported the answer is what its import made of it.
    expect((await matches('2026-10', '?knownOn=2026-11-16')).totals.in2B).toBe('18000.00');
    expect((await matches('2026-10', '?knownOn=2026-11-13')).file).toBeNull();
    const kept = await env.FILES.list({ prefix: `companies/${own.companyId}/gst-2b/` });
    expect(kept.objects).toHaveLength(2);
  });

  test('a later 2B never rewrites an earlier month', async () => {
    await post('bills', bill('L-9', '2026-10-09', KAVERI, 'Kaveri', '100000'));
    await post('gst/2b', file(row('A-1')));
    const before = await matches();
    clockInIndia('2026-12-15 12:00');
    const later = of(KAVERI, 'K', invoice('L-9', '09-10-2026', '100000', { igst: '18000' }));
    await post('gst/2b', file(later, { rtnprd: '112026', gendt: '14-12-2026' }));
    const after = await matches('2026-10', '?knownOn=2026-11-20');
    expect(after).toEqual(before);
    expect((await matches('2026-10')).totals).toEqual(before.totals);
    const november = await matches('2026-11');
    expect(pairOf(november, 'L-9')).toMatchObject({ rung: 'exact', part: 'taken' });
    expect(november.pairs.filter(({ isCarried }: Pair) => isCarried).map(({ line }: Pair) => line.number)).toEqual([
      'A-1',
    ]);
  });

  test.each([
    ['another registration', () => file('', { gstin: '27AAPFU0939F1ZV' }), '', 'other-gstin'],
    ['a wrong check digit', () => file('', { gstin: '29AAZCN9001Q1ZD' }), '', 'wrong-gstin'],
    ['another period', () => file(''), '?period=2026-09', 'other-period'],
    ['a period before August 2020', () => file('', { rtnprd: '072020' }), '', 'before-2b'],
    [
      'a period that is not over',
      () => file('', { rtnprd: '112026' }).replace('"gendt":"14-11-2026",', ''),
      '',
      'period-to-come',
    ],
    ['a period to come', () => file('', { rtnprd: '012027' }), '', 'period-to-come'],
    ['one made before its month ended', () => file('', { gendt: '31-10-2026' }), '', 'made-too-early'],
    ['no 2B', () => '{"gstin":"29AAZCN9001Q1ZC","fp":"102026","b2b":[]}', '', 'not-a-2b'],
    ['a file that breaks off', () => file(row('A-1')).slice(0, 200), '', 'truncated'],
    ['a negative amount', () => file(row('A-1', '-1')), '', 'amount'],
    ['half a paisa', () => file(row('A-1', '1.005')), '', 'amount'],
    ['an empty body', () => '', '', 'truncated'],
  ])('%s is refused and nothing is stored', async (_, made, query, code) => {
    const { status, body } = await post(`gst/2b${query}`, made());
    expect([status, body.code]).toEqual([422, code]);
    expect(body.problems.length).toBeGreaterThan(0);
    expect(await env.DB.prepare('SELECT count(*) count FROM gst_two_b_files').first('count')).toBe(0);
  });

  test('what is too large is refused before it is read', async () => {
    const { status, body } = await post('gst/2b', `{"data":"${'x'.repeat(15 * 1_048_576)}"}`);
    expect([status, body.code]).toEqual([413, 'too-large']);
  });

  test("another company's registration is no registration of this one", async () => {
    expect((await get('gst/27AAPFU0939F1ZV/2026-10/2b-matches')).body).toMatchObject({ code: 'no-such-registration' });
    expect((await get(`gst/${OWN}/2026-13/2b-matches`)).status).toBe(422);
    expect((await get(`gst/${OWN}/2026-10/2b-why?bill=x&line=y`)).status).toBe(404);
  });

  test('pages of pairs go on where they end, and shown parts are counted', async () => {
    await post('gst/2b', file(['A-1', 'A-2', 'A-3'].map((number) => row(number)).join(',')));
    const first = await get(`gst/${OWN}/2026-10/2b-matches?limit=2`);
    expect([first.body.pairs.length, first.body.counts['to-decide']]).toEqual([2, 3]);
    expect(first.headers.get('link')).toContain('cursor=after-2');
    expect((await matches('2026-10', '?limit=2&cursor=after-2')).pairs).toHaveLength(1);
    expect((await matches('2026-10', '?show=taken')).pairs).toEqual([]);
  });
});

test('a return that was filed is closed to decisions, and stays as it was', async () => {
  await post('gst/2b', file(of(KAVERI, 'K', invoice('A-1', '03-10-2026', '100000', { igst: '18000' }))));
  const line = pairOf(await matches(), 'A-1').line.id;
  const insert = `INSERT INTO compliance_items (id, company_id, obligation_key, type, form_type, period, subject, due_date, status, done_on)
    SELECT 'filed', ?1, 'k', 'GST', 'GSTR-3B', '2026-10', ?2, '2026-11-20', 'completed', '2026-11-19'`;
  const columns = await env.DB.prepare(
    'SELECT name, "notnull" needed, dflt_value given, type FROM pragma_table_info(\'compliance_items\')',
  ).all<{ name: string; needed: number; given: string | null; type: string }>();
  const known = [
    'id',
    'company_id',
    'obligation_key',
    'type',
    'form_type',
    'period',
    'subject',
    'due_date',
    'status',
    'done_on',
  ];
  const others = columns.results.filter(
    ({ name, needed, given }) => needed === 1 && given === null && !known.includes(name),
  );
  const sql = insert
    .replace('done_on)', `done_on${others.map(({ name }) => `, ${name}`).join('')})`)
    .replace(
      "'2026-11-19'",
      `'2026-11-19'${others.map(({ type }) => (type.toLowerCase() === 'integer' ? ', 0' : ", ''")).join('')}`,
    );
  await env.DB.prepare(sql).bind(own.companyId, OWN).run();
  const { status, body } = await decide([{ line, action: 'hold' }]);
  expect([status, body.code, body.title]).toEqual([
    409,
    'period-filed',
    expect.stringContaining('filed on 19 Nov 2026'),
  ]);
});

describe('a GSTR-2B as it was saved', () => {
  const sent = (name: string, content: Uint8Array) =>
    post('gst/2b', formWith({ file: fileNamed(name, new Uint8Array(content)) }));
  const wide = (text: string) =>
    Uint8Array.from([
      0xff,
      0xfe,
      ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ]);

  test('is read in two bytes a letter, with a mark, and out of a zip or gzip; each is kept as it came', async () => {
    const forms = [
      wide(J4),
      strToU8(`\uFEFF${J4}`),
      gzipSync(strToU8(J4)),
      zipSync({ 'returns_102026_R2B.json': strToU8(J4), '__MACOSX/._returns.json': strToU8('x') }),
    ];
    for (const content of forms) {
      const { status, body } = await sent('2b', content);
      expect([status, body.documents, body.isKnown]).toEqual([200, 6, false]);
      const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(content));
      expect(body.sha256).toBe([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
  });

  test.each([
    ['archive-none', () => zipSync({ 'readme.txt': strToU8('x') })],
    ['archive-many', () => zipSync({ 'a.json': strToU8(J4), 'b.json': strToU8(J4) })],
    ['archive-damaged', () => gzipSync(strToU8(J4)).slice(0, 60)],
    ['archive-damaged', () => zipSync({ 'a.json': strToU8(J4) }).slice(0, 90)],
    ['not-json', () => strToU8('hello')],
  ])('that is none is refused: %s', async (code, content) => {
    const { status, body } = await sent('2b', content());
    expect([status, body.code]).toEqual([422, code]);
  });
});
