import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

let cookie: string;
let company: string;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  company = companies.a1;
  await env.DB.prepare("UPDATE companies SET tan = 'BLRA01234A' WHERE id = ?").bind(company).run();
});

const at = (path: string) => `/companies/${company}/${path}`;
const send = (method: string, path: string, body?: object) => ask(cookie, method, at(path), body);
const get = async (path: string) => (await send('GET', path)).body;

const SEAT = { address: '12 Residency Road, Bengaluru', stateCode: '29', pin: '560025', email: 'fin@seed.example' };
const DEDUCTOR = {
  ...{ ...SEAT, phoneArea: '80', phoneNumber: '12345678', personName: 'Asha Rao', personDesignation: 'Director' },
  ...{ personPan: 'ZZZPR4321Q', personAddress: SEAT.address, personStateCode: '29', personPin: '560025' },
  ...{ personEmail: 'asha@seed.example', personMobile: '9812345678' },
};

const bill = (number: string, date: string, value: string, party: object) => ({
  ...{ number, date, party, placeOfSupply: '29' },
  lines: [{ description: 'Retainer', hsn: '998212', taxableValue: value, rate: '18' }],
});
const MEHRA = { name: 'Mehra Legal', pan: 'ABCPM1234K', stateCode: '29' };

/** A challan that pays for deductions, as the desk records it. */
async function deposited(
  ids: readonly string[],
  tax: number,
  { serial = '00123', day = '2026-11-07', year = '2026-27' } = {},
) {
  const challan = newId();
  await env.DB.prepare(
    `INSERT INTO tds_challans (id, company_id, act, year, major_head, minor_head, tax_paise, surcharge_paise, cess_paise, interest_paise,
       fee_paise, others_paise, total_paise, status, bsr, deposited_on, serial, created_by, created_by_name, created_at, recorded_on)
     VALUES (?1, ?2, ?3, ?4, '0021', '200', ?5, 0, 0, 0, 0, 0, ?5, 'deposited', '0510308', ?6, ?7, '', '', '', ?6)`,
  )
    .bind(challan, company, year < '2026-27' ? '1961' : '2025', year, tax, day, serial)
    .run();
  for (const id of ids)
    await env.DB.prepare(
      `INSERT INTO tds_challan_uses (challan_id, deduction_id, company_id, amount_paise, interest_paise, recorded_on)
       SELECT ?1, id, company_id, tax_paise, 0, ?3 FROM tds_deductions WHERE id = ?2`,
    )
      .bind(challan, id, day)
      .run();
  return challan;
}

const deductions = async () =>
  (
    await env.DB.prepare(
      'SELECT id, payee_name name, tax_paise tax FROM tds_deductions WHERE company_id = ? ORDER BY event_on',
    )
      .bind(company)
      .all<{ id: string; name: string; tax: number }>()
  ).results;

const statementIn = (body: { statements: { form: string; quarter: string }[] }, form: string, quarter: string) =>
  body.statements.find((one) => one.form === form && one.quarter === quarter);

test('a quarter is drafted from the ledger, checked, written as text, and its worksheet has the same figures', async () => {
  await send('POST', 'bills', bill('M-1', '2026-10-09', '65000', MEHRA));
  const before = await get('tds/statements/140/2026-Q3');
  expect(before).toMatchObject({
    ...{ form: '140', kind: 'residents', status: 'open', rows: 1, tax: '6500.00', uncovered: '6500.00' },
    ...{ hasTextFile: true, isValidated: false, dueOn: { value: '2027-01-31' }, lateFee: { value: 0 } },
    withoutChallan: [{ payee: 'Mehra Legal', pan: 'ABCPM1234K', code: '1027', tax: '6500.00', rate: '10' }],
  });
  const fields = before.findings.map(({ level, of, field }: Record<string, string>) => `${level} ${of} ${field}`);
  expect(fields).toEqual(
    expect.arrayContaining(['error deductor address', 'error deductor person', 'error row challan']),
  );
  const refused = await send('GET', 'tds/statements/140/2026-Q3?format=text');
  expect([refused.status, refused.body.code]).toEqual([422, 'statement-has-errors']);
  expect(refused.body.findings[0]).toMatchObject({ level: 'error', of: 'deductor' });

  expect((await send('PUT', 'tds/deductor', DEDUCTOR)).status).toBe(200);
  await deposited(
    (await deductions()).map(({ id }) => id),
    650_000,
  );
  const ready = await get('tds/statements/140/2026-Q3');
  expect([ready.findings, ready.uncovered, ready.challans.length]).toEqual([[], '0.00', 1]);
  const text = await send('GET', 'tds/statements/140/2026-Q3?format=text');
  expect(text.headers.get('content-disposition')).toContain('140RQ3.txt');
  const lines = text.body.split('\r\n');
  expect(lines.map((line: string) => line.split('^').length)).toEqual([18, 72, 30, 45, 1]);
  expect(lines[3].split('^').slice(3, 28)).toEqual([
    ...[
      '1',
      '1',
      'O',
      '',
      'ABCPM1234K',
      'MEHRA LEGAL',
      '',
      '',
      '',
      '',
      '',
      '1027',
      '',
      '',
      'Y',
      '09102026',
      '65000.00',
    ],
    ...['', '', '', '6500.00', '6500.00', '', '09102026', '10.0000'],
  ]);
  const csv = await send('GET', 'tds/statements/140/2026-Q3?format=csv');
  expect(csv.body).toContain('ABCPM1234K,1027,2026-10-09,65000.00,2026-10-09,6500.00,0.00,0.00,6500.00,6500.00,10');
  const book = await send('GET', 'tds/statements/140/2026-Q3?format=xlsx');
  expect([book.status, book.body.slice(0, 2)]).toEqual([200, 'PK']);
});

test('a bill with which a certificate ran out is two records, each at its own rate', async () => {
  const party = await send('POST', 'parties', { name: 'Mehra Legal', kind: 'vendor', pan: 'ABCPM1234K' });
  expect(party.status).toBe(201);
  const certificate = await send('POST', 'tds/lower-certificates', {
    ...{ number: 'AB12CD34EF56GH7', payeeName: 'Mehra Legal', pan: 'ABCPM1234K', section: '194J', rate: '2' },
    ...{ limit: '100000', validFrom: '2026-04-01', validTo: '2027-03-31' },
  });
  expect(certificate.status, JSON.stringify(certificate.body)).toBe(201);
  await send('POST', 'bills', bill('M-1', '2026-10-05', '60000', MEHRA));
  await send('POST', 'bills', bill('M-2', '2026-10-09', '60000', MEHRA));
  const records = (rows: Record<string, string>[]) =>
    rows.map(({ amount, rate, tax, flag }) => [amount, rate, tax, flag]);
  const expected = [
    ['60000.00', '2', '1200.00', 'A'],
    ['40000.00', '2', '800.00', 'A'],
    ['20000.00', '10', '2000.00', null],
  ];
  expect(records((await get('tds/statements/140/2026-Q3')).withoutChallan)).toEqual(expected);
  await deposited(
    (await deductions()).map(({ id }) => id),
    400_000,
  );
  const paid = await get('tds/statements/140/2026-Q3');
  expect([records(paid.challans[0].rows), paid.rows, paid.tax]).toEqual([expected, 2, '4000.00']);
  expect(paid.findings.filter(({ of }: { of: string }) => of === 'row')).toEqual([]);
});

test('the March item is in 26Q of the old Act, late by the day and capped, and April’s in Form 140', async () => {
  await send('POST', 'bills', {
    ...bill('K-1', '2026-03-28', '80000', MEHRA),
    tds: { section: '194J', amount: '8000' },
  });
  await send('POST', 'bills', {
    ...bill('K-2', '2026-04-02', '80000', MEHRA),
    tds: { section: '194J', amount: '8000' },
  });
  await send('PUT', 'tds/deductor', DEDUCTOR);
  const [march] = await deductions();
  await deposited([march?.id ?? ''], 800_000, { day: '2026-04-30', year: '2025-26' });
  const year = await get('tds/statements?year=2025-26');
  // Due 31 May 2026, 173 days to 20 November: 34,600, never more than the tax.
  expect(statementIn(year, '26Q', '2025-Q4')).toMatchObject({
    ...{ tax: '8000.00', uncovered: '0.00', dueOn: { value: '2026-05-31' }, lateFee: { value: 800_000 } },
  });
  expect(statementIn(await get('tds/statements'), '140', '2026-Q1')).toMatchObject({
    tax: '8000.00',
    uncovered: '8000.00',
  });
  const text = await send('GET', 'tds/statements/26Q/2025-Q4?format=text');
  const lines = text.body.split('\r\n');
  expect(lines.map((line: string) => line.split('^').length)).toEqual([18, 72, 41, 54, 1]);
  expect(lines[3].split('^')[32]).toBe('4JB');
  const other = await send('GET', 'tds/statements/140/2025-Q4');
  expect([other.status, Object.keys(other.body.fields)]).toEqual([422, ['form']]);
});

test('a credit of March whose tax was withheld in April stands in the statement of March, with both days', async () => {
  const added = await send('POST', 'tds/deductions', {
    ...{ payee: { name: 'Mehra Legal', pan: 'ABCPM1234K' }, section: '194J(b)', amount: '80000' },
    ...{ eventOn: '2026-03-28', deductedOn: '2026-04-10' },
  });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  await send('PUT', 'tds/deductor', DEDUCTOR);
  const [march] = await deductions();
  await deposited([march?.id ?? ''], 800_000, { day: '2026-05-07', year: '2025-26' });
  const { findings } = await get('tds/statements/26Q/2025-Q4');
  expect(findings.map(({ level, field }: Record<string, string>) => `${level} ${field}`)).toEqual([
    'warning deductedOn',
  ]);
  const text = await send('GET', 'tds/statements/26Q/2025-Q4?format=text');
  expect(text.body.split('\r\n')[3].split('^').slice(21, 24)).toEqual(['80000.00', '28032026', '10042026']);
});

test('W25 and W32: what is withheld without a PAN, and amounts, days, rates and years as the file writes them', async () => {
  // 12,000.00 on 10 April, and the higher rate of who gave no PAN on 1 June.
  await send('POST', 'bills', bill('M-1', '2026-04-10', '120000', MEHRA));
  await send('POST', 'bills', bill('N-1', '2026-06-01', '100000', { name: 'Nameless Advisers', stateCode: '29' }));
  await send('PUT', 'tds/deductor', DEDUCTOR);
  await deposited(
    (await deductions()).map(({ id }) => id),
    3_200_000,
    { day: '2026-07-07' },
  );
  const text = await send('GET', 'tds/statements/140/2026-Q1?format=text');
  const records: string[][] = text.body
    .split('\r\n')
    .filter(Boolean)
    .map((line: string) => line.split('^'));
  const fieldsIn = (record: string[] | undefined, ...at: number[]) => at.map((place) => record?.[place - 1]);
  const [header, batch, challan, ...rows] = records;
  expect(records.map((record) => [record[1], record.length - 1])).toEqual([
    ...[
      ['FH', 17],
      ['BH', 71],
      ['CD', 29],
    ],
    ...[
      ['DD', 44],
      ['DD', 44],
    ],
  ]);
  expect(fieldsIn(header, 3, 4, 7, 8)).toEqual(['NS1', 'R', 'D', 'BLRA01234A']);
  expect(fieldsIn(batch, 5, 16, 17, 18, 47)).toEqual(['140', '202728', '202627', 'Q1', '32000.00']);
  expect(fieldsIn(challan, 8, 12, 19, 21)).toEqual(['32000.00', '32000.00', '07072026', '32000.00']);
  const [known, nameless] = rows.toSorted((one, other) => (one[7]! < other[7]! ? -1 : 1));
  expect(fieldsIn(known, 8, 19, 20, 24, 28, 32)).toEqual([
    ...['ABCPM1234K', '10042026', '120000.00', '12000.00', '10.0000', ''],
  ]);
  expect(fieldsIn(nameless, 8, 15, 20, 24, 28, 32)).toEqual([
    ...['PANNOTAVBL', '1027', '100000.00', '20000.00', '20.0000', 'C'],
  ]);
});

describe('what is asked wrongly is told', () => {
  test.each([
    ['tds/statements/140/2026-Q5', 400, 'quarter'],
    ['tds/statements/99Q/2026-Q1', 400, 'form'],
    ['tds/statements?year=2019-20', 422, 'year'],
    ['tds/certificates/16A/2026-Q3', 422, 'form'],
    ['tds/certificates/131/2026-Q3?format=pdf', 422, 'payee'],
  ])('%s: %i %s', async (path, status, field) => {
    const reply = await send('GET', path);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([status, [field]]);
  });

  test('a form whose layout nobody read has a worksheet and no text', async () => {
    const text = await send('GET', 'tds/statements/144/2026-Q3?format=text');
    expect([text.status, text.body.code]).toEqual([422, 'no-layout']);
    expect((await send('GET', 'tds/statements/144/2026-Q3?format=csv')).status).toBe(200);
    expect(await get('tds/statements/143/2026-Q3')).toMatchObject({ rows: 0, hasTextFile: false });
  });

  test('particulars of the deductor', async () => {
    const tried = async (over: object) =>
      Object.keys((await send('PUT', 'tds/deductor', { ...DEDUCTOR, ...over })).body.fields)[0];
    expect(await tried({ pin: '0123' })).toBe('pin');
    expect(await tried({ stateCode: '97' })).toBe('stateCode');
    expect(await tried({ personPan: 'X' })).toBe('personPan');
    expect(await tried({ personMobile: '98' })).toBe('personMobile');
  });
});

test('a statement that is filed keeps its quarter closed until a correction of it is opened', async () => {
  const deductor = { paysSalary: false, paysResidents: true, paysNonResidents: false, collects: false };
  await send('POST', 'facts', { kind: 'tan', subject: 'BLRA01234A', value: deductor, holdsFrom: '2026-04-01' });
  await send('POST', 'bills', bill('M-1', '2026-07-09', '65000', MEHRA));
  await send('POST', 'compliance-calendar/generate', {});
  const listed = statementIn(await get('tds/statements'), '140', '2026-Q2') as unknown as { itemId: string };
  expect(listed.itemId).toBeTruthy();
  const early = await send('POST', 'tds/statements/140/2026-Q2/corrections', { reason: 'Too early' });
  expect([early.status, early.body.code]).toEqual([409, 'not-filed']);
  const done = { doneOn: '2026-11-10', acknowledgement: '123456789012345' };
  expect((await send('POST', `compliance-items/${listed.itemId}/complete`, done)).status).toBe(200);
  const filed = await get('tds/statements/140/2026-Q2');
  // Due 31 October: ten days at 200.
  expect(filed).toMatchObject({
    status: 'filed',
    filedOn: '2026-11-10',
    receipt: '123456789012345',
    lateFee: { value: 200_000 },
  });

  const into = await send('POST', 'bills', bill('M-2', '2026-08-09', '70000', MEHRA));
  expect([into.status, into.body.code]).toEqual([409, 'quarter-filed']);
  expect(await deductions()).toHaveLength(1);
  expect((await send('POST', 'bills', bill('M-3', '2026-10-09', '70000', MEHRA))).status).toBe(201);

  const opened = await send('POST', 'tds/statements/140/2026-Q2/corrections', { reason: 'A bill came late' });
  expect([opened.status, opened.body.corrections]).toMatchObject([
    201,
    [{ number: 1, correctsReceipt: '123456789012345' }],
  ]);
  expect((await send('POST', 'tds/statements/140/2026-Q2/corrections', { reason: 'Twice' })).body.code).toBe(
    'correction-open',
  );
  expect((await send('POST', 'bills', bill('M-2', '2026-08-09', '70000', MEHRA))).status).toBe(201);
  const text = await send('GET', 'tds/statements/140/2026-Q2?format=text');
  expect([text.status, text.body.code]).toEqual([422, 'no-layout']);
  expect(JSON.stringify(text.body)).toContain('consolidated file from TRACES');

  // The late bill is deposited by a challan of the same day: record and challan are new against what was filed.
  const late = (await deductions()).find(({ tax }) => tax === 700_000);
  await deposited([late?.id ?? ''], 700_000, { serial: '00777', day: '2026-11-20' });
  const one = await get('tds/statements/140/2026-Q2/corrections/1');
  expect(one).toMatchObject({
    ...{ number: 1, form: '140', correctsReceipt: '123456789012345', previousReceipt: '123456789012345' },
    ...{ kinds: [], challansAdded: [{ bsr: '0510308', serial: '00777' }] },
    ...{ taxBefore: '0.00', taxAfter: '7000.00', correctableUntil: { value: '2029-03-31' } },
    records: [
      {
        ...{ mode: 'A', kind: null, filedChallan: null, challan: '0510308 00777', was: null },
        row: { payee: 'Mehra Legal', amount: '70000.00', tax: '7000.00' },
      },
    ],
  });
  expect(one.whyNoText).toContain('return preparation utility');
  const sheet = await send('GET', 'tds/statements/140/2026-Q2/corrections/1?format=csv');
  expect(sheet.body).toContain(
    '123456789012345,123456789012345,,Add,,,Mehra Legal,ABCPM1234K,1027,2026-08-09,70000.00',
  );
  expect((await send('GET', 'tds/statements/140/2026-Q2/corrections/1?format=xlsx')).body.slice(0, 2)).toBe('PK');
  expect((await send('GET', 'tds/statements/140/2026-Q2/corrections/2')).status).toBe(404);
  const path = 'tds/statements/140/2026-Q2/corrections/1/file';
  expect((await send('POST', path, { filedOn: '2026-11-21', receipt: '123456789012346' })).status).toBe(422);
  const closed = await send('POST', path, { filedOn: '2026-11-20', receipt: '123456789012346' });
  expect(closed.body.corrections).toMatchObject([{ filedOn: '2026-11-20', receipt: '123456789012346' }]);
  expect((await send('POST', 'bills', bill('M-4', '2026-09-09', '70000', MEHRA))).body.code).toBe('quarter-filed');

  // A second correction goes on from the first: it knows its receipt, and what the first added is filed by then.
  clockInIndia('2026-11-25 12:00');
  await send('POST', 'tds/statements/140/2026-Q2/corrections', { reason: 'The bill was cancelled' });
  const cancelled = await env.DB.prepare("SELECT id FROM ledger_documents WHERE number = 'M-2'").first<{
    id: string;
  }>();
  expect((await send('POST', `bills/${cancelled?.id}/cancel`, { reason: 'Twice' })).status).toBe(200);
  expect(await get('tds/statements/140/2026-Q2/corrections/2')).toMatchObject({
    ...{ previousReceipt: '123456789012346', taxBefore: '7000.00', taxAfter: '0.00', challansAdded: [] },
    records: [{ mode: 'D', filedChallan: 1, filedRow: 1, row: { amount: '70000.00' } }],
  });
  expect((await get('tds/statements/140/2026-Q2/corrections/1')).records).toMatchObject([{ mode: 'A' }]);
});

test('a bill that passes the limit of one certificate goes on with the other, each part at its own rate', async () => {
  await send('POST', 'parties', { name: 'Mehra Legal', kind: 'vendor', pan: 'ABCPM1234K' });
  const certified = (number: string, rate: string, limit: string) =>
    send('POST', 'tds/lower-certificates', {
      ...{ number, payeeName: 'Mehra Legal', pan: 'ABCPM1234K', section: '194J', rate, limit },
      ...{ validFrom: '2026-04-01', validTo: '2027-03-31' },
    });
  expect((await certified('AB12CD34EF56GH7', '2', '50000')).status).toBe(201);
  expect((await certified('AB12CD34EF56GH8', '5', '20000')).status).toBe(201);
  const recorded = await send('POST', 'bills', bill('M-1', '2026-10-05', '80000', MEHRA));
  expect(recorded.body.tds, JSON.stringify(recorded.body)).toBe('3000.00');
  const { withoutChallan, findings } = await get('tds/statements/140/2026-Q3');
  expect(
    withoutChallan.map(({ amount, rate, tax, flag }: Record<string, string>) => [amount, rate, tax, flag].join(' ')),
  ).toEqual(['50000.00 2 1000.00 A', '20000.00 5 1000.00 A', '10000.00 10 1000.00 ']);
  expect(findings.filter(({ of, field }: Record<string, string>) => of === 'row' && field !== 'challan')).toEqual([]);
  // Both are used up: what follows bears the law's own rate.
  expect((await send('POST', 'bills', bill('M-2', '2026-10-06', '10000', MEHRA))).body.tds).toBe('1000.00');
  await send('POST', `bills/${recorded.body.id}/cancel`, { reason: 'Entered twice' });
  // What was cancelled counts no longer: neither towards the limit of the year nor of the certificates.
  expect((await send('POST', 'bills', bill('M-3', '2026-10-07', '60000', MEHRA))).body.tds).toBe('1500.00');
});

test('a challan that a filed statement lists is cancelled only while a correction is open', async () => {
  const deductor = { paysSalary: false, paysResidents: true, paysNonResidents: false, collects: false };
  await send('POST', 'facts', { kind: 'tan', subject: 'BLRA01234A', value: deductor, holdsFrom: '2026-04-01' });
  await send('POST', 'bills', bill('M-1', '2026-07-09', '65000', MEHRA));
  await send('POST', 'compliance-calendar/generate', {});
  const { itemId } = statementIn(await get('tds/statements'), '140', '2026-Q2') as unknown as { itemId: string };
  const made = await send('POST', 'tds/challans', { deductionIds: [(await deductions())[0]?.id] });
  const challan = `tds/challans/${made.body.items[0].id}`;
  const receipt = { bsr: '0510308', depositedOn: '2026-11-09', serial: '00555' };
  expect((await send('POST', `${challan}/deposit`, receipt)).status).toBe(200);
  const done = { doneOn: '2026-11-10', acknowledgement: '123456789012345' };
  expect((await send('POST', `compliance-items/${itemId}/complete`, done)).status).toBe(200);

  const refused = await send('POST', `${challan}/cancel`, { reason: 'Typed twice' });
  expect([refused.status, refused.body.code]).toEqual([409, 'quarter-filed']);
  expect(refused.body.fields.challanId).toContain('Form 140 for Q2 of 2026-27 is filed with this challan');
  expect(await get('tds/statements/140/2026-Q2')).toMatchObject({ uncovered: '0.00' });
  clockInIndia('2026-11-20 13:00');
  await send('POST', 'tds/statements/140/2026-Q2/corrections', { reason: 'The serial was wrong' });
  expect((await send('POST', `${challan}/cancel`, { reason: 'Typed twice' })).status).toBe(200);
  // What the filed statement has under the challan goes out of it, and comes in under the one that pays it now.
  const first = 'tds/statements/140/2026-Q2/corrections/1';
  expect(await get(first)).toMatchObject({
    ...{ taxBefore: '6500.00', taxAfter: '0.00', challansAdded: [] },
    records: [{ mode: 'D', filedChallan: 1, filedRow: 1, challan: '0510308 00555' }],
  });
  const again = async (serial: string) => {
    const { body } = await send('POST', 'tds/challans', { deductionIds: [(await deductions())[0]?.id] });
    expect((await send('POST', `tds/challans/${body.items[0].id}/deposit`, { ...receipt, serial })).status).toBe(200);
    return `tds/challans/${body.items[0].id}`;
  };
  const other = await again('00556');
  expect(await get(first)).toMatchObject({
    ...{ taxBefore: '6500.00', taxAfter: '6500.00', challansAdded: [{ serial: '00556' }] },
    records: [{ mode: 'D' }, { mode: 'A', filedChallan: null, challan: '0510308 00556' }],
  });
  // Under its old number the challan is the one that was filed.
  expect((await send('POST', `${other}/cancel`, { reason: 'It was right' })).status).toBe(200);
  await again('00555');
  expect(await get(first)).toMatchObject({ taxAfter: '6500.00', challansAdded: [], records: [] });
});

test('tax on earlier sums that is more than the bill stands on the whole that is taxed, and stops no file', async () => {
  await send('POST', 'bills', bill('M-1', '2026-07-09', '50000', MEHRA));
  await send('POST', 'bills', bill('M-2', '2026-10-09', '3000', MEHRA));
  const { withoutChallan, findings } = await get('tds/statements/140/2026-Q3');
  expect(withoutChallan).toMatchObject([{ amount: '53000.00', tax: '5300.00', rate: '10', paidOn: '2026-10-09' }]);
  const ofRow = findings.filter(({ of, field }: { of: string; field: string }) => of === 'row' && field !== 'challan');
  expect(ofRow).toEqual([]);
});

test('what an old challan pays on the day a correction is opened counts as filed before the opening, and as new after it', async () => {
  const deductor = { paysSalary: false, paysResidents: true, paysNonResidents: false, collects: false };
  await send('POST', 'facts', { kind: 'tan', subject: 'BLRA01234A', value: deductor, holdsFrom: '2026-04-01' });
  await send('POST', 'bills', bill('M-1', '2026-07-09', '65000', MEHRA));
  await send('POST', 'bills', bill('M-2', '2026-08-09', '70000', MEHRA));
  await send('POST', 'compliance-calendar/generate', {});
  const challan = await deposited([], 2_000_000, { day: '2026-11-05' });
  const [first, second] = await deductions();
  const use = (one: { id: string } | undefined) =>
    send('POST', `tds/challans/${challan}/use`, { deductionIds: [one?.id] });
  expect((await use(first)).status).toBe(200);
  const { itemId } = statementIn(await get('tds/statements'), '140', '2026-Q2') as unknown as { itemId: string };
  const done = { doneOn: '2026-11-10', acknowledgement: '123456789012345' };
  await send('POST', `compliance-items/${itemId}/complete`, done);
  clockInIndia('2026-11-20 13:00');
  await send('POST', 'tds/statements/140/2026-Q2/corrections', { reason: 'A row had no challan' });
  clockInIndia('2026-11-20 14:00');
  expect((await use(second)).status).toBe(200);
  expect(await get('tds/statements/140/2026-Q2/corrections/1')).toMatchObject({
    ...{ taxBefore: '6500.00', taxAfter: '13500.00', challansAdded: [] },
    records: [{ mode: 'A', row: { tax: '7000.00' } }],
  });
});

test('the statement of salaries for January to March has each employee’s year in its worksheet, and no text file', async () => {
  const pay = { basic: '200000' };
  const { body } = await send('POST', 'employees', { number: 'E1', name: 'Anita Rao', joinedOn: '2026-10-01', pay });
  await send('PUT', `employees/${body.id}/declaration`, {
    ...{ year: '2026-27', regime: 'new', earlierSalary: '900000', earlierTax: '40000', declared: [] },
  });
  await send('POST', 'pay-runs/2026-10/post');
  const year = await get('tds/statements/138/2026-Q4');
  expect(year).toMatchObject({ hasTextFile: false, layout: null });
  expect(year.whyNoText).toContain('no file format of it was published');
  // 200,000 + 900,000 less 75,000 of standard deduction; within the rebate of the new regime there is no tax.
  expect(year.salaries).toMatchObject([
    {
      ...{ employee: 'Anita Rao', number: 'E1', regime: 'new', from: '2026-10-01', to: '2027-03-31' },
      ...{ salary: '200000.00', earlierSalary: '900000.00', standardDeduction: '75000.00', totalIncome: '1025000.00' },
    },
  ]);
  const [own] = year.salaries;
  expect(Number(own.slabTax) - Number(own.rebate) + Number(own.surcharge) + Number(own.cess)).toBe(Number(own.yearTax));
  expect(Number(own.yearTax) - Number(own.withheld)).toBe(Number(own.short));
  const csv = await send('GET', 'tds/statements/138/2026-Q4?format=csv&part=salaries');
  expect(csv.body).toContain('Anita Rao,E1,,Default regime,2026-10-01,2027-03-31,200000.00,900000.00,75000.00');
  expect(csv.headers.get('content-disposition')).toContain('138-2026-Q4-salaries.csv');
  const book = await send('GET', 'tds/statements/138/2026-Q4?format=xlsx');
  expect([book.status, book.body.slice(0, 2)]).toEqual([200, 'PK']);
  const text = await send('GET', 'tds/statements/138/2026-Q4?format=text');
  expect([text.status, text.body.code]).toEqual([422, 'no-layout']);
  // The quarters before carry no salaries of the year.
  expect((await get('tds/statements/138/2026-Q3')).salaries).toBeNull();
  const wrong = await send('GET', 'tds/statements/138/2026-Q3?format=csv&part=salaries');
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['part']]);
});

test('certificates: each payee of a quarter, employees of a year, and a working copy as PDF', async () => {
  await send('POST', 'bills', bill('M-1', '2026-10-09', '65000', MEHRA));
  const quarter = await get('tds/certificates/131/2026-Q3');
  expect(quarter).toMatchObject({
    ...{ form: '131', dueOn: '2027-02-15' },
    payees: [{ key: 'ABCPM1234K', payee: 'Mehra Legal', amount: '65000.00', tax: '6500.00', deposited: '0.00' }],
  });
  expect(quarter.caveat).toContain('TRACES');
  const pdf = await send('GET', 'tds/certificates/131/2026-Q3?format=pdf&payee=ABCPM1234K');
  expect([pdf.status, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect((await send('GET', 'tds/certificates/131/2026-Q3?payee=NOBODY')).status).toBe(404);

  const pay = { basic: '200000' };
  const { body } = await send('POST', 'employees', { number: 'E1', name: 'Anita Rao', joinedOn: '2026-10-01', pay });
  await send('POST', 'pay-runs/2026-10/post');
  const year = await get('tds/certificates/130/2026-Q4');
  expect(year).toMatchObject({
    dueOn: '2027-06-15',
    payees: [{ key: body.id, payee: 'Anita Rao', amount: '200000.00' }],
  });
  const slip = await send('GET', `tds/certificates/130/2026-Q4?format=pdf&payee=${body.id}`);
  expect([slip.status, slip.body.slice(0, 5)]).toEqual([200, '%PDF-']);
});
