import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn, toldOf } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';

let cookie: string;
let company: string;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  company = companies.a1;
});

const at = (path: string) => `/companies/${company}/${path}`;
const send = (method: string, path: string, body?: object, headers = {}) =>
  ask(cookie, method, at(path), body, headers);
const get = async (path: string) => (await send('GET', path)).body;
const employ = async (body: object) => (await send('POST', 'employees', body)).body.id as string;

const PERSON = { joinedOn: '2025-04-01', taxedState: '29', fund: 'ceiling' };

/** What the ledger of deductions has of salaries. */
const withheld = async () =>
  (
    await env.DB.prepare(
      `SELECT payee_name name, pan, statement, code, quarter, amount_paise amount, rate_bp rate, tax_paise tax, withdrawn_on withdrawn
       FROM tds_deductions WHERE company_id = ? AND source_kind = 'salary' ORDER BY payee_name`,
    )
      .bind(company)
      .all<Record<string, string | number | null>>()
  ).results;

/** The staff and the director of the worked example, whose register has its own wages for the fund and its own tax. */
async function exampleSix() {
  await send('POST', 'opening-balances', {
    asOn: '2026-10-01',
    lines: [
      { account: '1504', debit: '600000' },
      { account: '1602', debit: '5000' },
      { account: '2101', credit: '605000' },
    ],
  });
  const staff = [
    await employ({ ...PERSON, number: 'E1', name: 'Anita Rao', pan: 'ZZZPR1234A', pay: { basic: '70000' } }),
    await employ({ ...PERSON, number: 'E2', name: 'Bala Iyer', pan: 'ZZZPI1234B', pay: { basic: '60000' } }),
    await employ({ ...PERSON, number: 'E3', name: 'Chitra Sen', pan: 'ZZZPS1234C', pay: { basic: '55000' } }),
  ];
  const director = await employ({
    ...{ ...PERSON, number: 'D1', name: 'Dev Shah', pan: 'ZZZPS4321D', fund: 'none', isDirector: true },
    pay: { basic: '100000' },
  });
  const taxes = ['6000', '4000', '2500'];
  const lines = [
    ...staff.map((employeeId, index) => ({ employeeId, fundWages: '15000', tax: taxes[index] })),
    { employeeId: director, tax: '10000' },
  ].map((line) => (line.employeeId === staff[2] ? { ...line, recovered: '5000' } : line));
  return { staff, director, lines };
}

const journalsOf = async () =>
  (await get('vouchers?kind=journal&from=2026-10-02')).map(
    ({ date, status, lines }: { date: string; status: string; lines: Record<string, string>[] }) => [
      `${date} ${status}`,
      ...lines.map((line) => `${line.code} ${line.debit ?? `-${line.credit}`}`),
    ],
  );

const STAFF = [
  '2026-10-31 posted',
  ...['5201 185000.00', '5203 6125.00', '2721 -161500.00', '1602 -5000.00', '2713 -11525.00', '2715 -600.00'],
  '2711 -12500.00',
];
const DIRECTOR = ['2026-10-31 posted', '5202 100000.00', '2721 -89800.00', '2715 -200.00', '2711 -10000.00'];

test('the worked example: a month with a director and an advance is posted as two journals, once', async () => {
  const { lines } = await exampleSix();
  const drafted = await send('PUT', 'pay-runs/2026-10', { lines });
  expect(drafted.status, JSON.stringify(drafted.body)).toBe(200);
  expect(drafted.body).toMatchObject({
    ...{ month: '2026-10', status: 'draft', paidOn: '2026-10-31' },
    totals: { gross: '285000.00', net: '251300.00', tax: '22500.00', professionalTax: '800.00', fund: '11525.00' },
  });
  const [first] = drafted.body.lines.filter(({ name }: { name: string }) => name === 'Anita Rao');
  expect(first.pay).toMatchObject({ fundWages: '15000.00', employeeFund: '1800.00', employerFund: '1875.00' });
  expect(first.explained.steps.at(-1).summary).toBe(
    '₹70,000 gross − ₹2,000 contributions, professional tax and advance − ₹6,000 income-tax = ₹62,000',
  );
  const posted = await send('POST', 'pay-runs/2026-10/post', undefined, { 'idempotency-key': 'october' });
  expect([posted.status, posted.body.status, posted.body.voucherIds.length]).toEqual([200, 'posted', 2]);
  const again = await send('POST', 'pay-runs/2026-10/post', undefined, { 'idempotency-key': 'october' });
  expect([again.status, again.body.voucherIds]).toEqual([200, posted.body.voucherIds]);
  expect((await send('POST', 'pay-runs/2026-10/post')).body.code).toBe('run-posted');
  const journals = await journalsOf();
  expect(journals).toHaveLength(2);
  expect(journals).toEqual(expect.arrayContaining([STAFF, DIRECTOR]));

  const [told] = await toldOf(cookie, `/companies/${company}`, 'pay-run.post');
  expect(told?.after).toMatchObject({ month: '2026-10', gross: '285000.00', net: '251300.00' });

  expect(await withheld()).toMatchObject([
    {
      name: 'Anita Rao',
      statement: 'salary',
      code: '1002',
      quarter: '2026-Q3',
      amount: 7_000_000,
      tax: 600_000,
      rate: 857,
    },
    ...[
      { name: 'Bala Iyer', tax: 400_000 },
      { name: 'Chitra Sen', tax: 250_000 },
      { name: 'Dev Shah', tax: 1_000_000 },
    ],
  ]);
  const voucher = posted.body.voucherIds[0];
  const behind = await send('POST', `vouchers/${voucher}/reverse`, { reason: 'By hand' });
  expect([behind.status, behind.body.code]).toEqual([409, 'voucher-of-another']);
  const back = await send('POST', 'pay-runs/2026-10/reverse', { reason: 'Wrong tax' });
  expect([back.status, back.body.status]).toEqual([200, 'reversed']);
  expect(await journalsOf()).toHaveLength(4);
  expect((await withheld()).map((row) => row.withdrawn)).toEqual(Array.from({ length: 4 }, () => '2026-11-20'));
  const { rows } = await get('trial-balance?on=2026-11-20');
  const of = (code: string) => rows.find((row: { code: string }) => row.code === code);
  expect([of('2721'), of('2711'), of('5201')].flatMap((row) => row?.closing ?? '0.00')).toEqual([
    '0.00',
    '0.00',
    '0.00',
  ]);
  expect((await get('pay-runs/2026-10')).status).toBe('none');
  expect((await send('POST', 'pay-runs/2026-10/reverse', { reason: 'Again' })).body.code).toBe('run-not-posted');
});

test('own provident fund counts among savings in the old regime, in each month and in the year of the certificate', async () => {
  const id = await employ({
    ...{ ...PERSON, number: 'E1', name: 'Anita Rao', pan: 'ZZZPR1234A', joinedOn: '2026-09-01', fund: 'full' },
    pay: { basic: '150000', rentAllowance: '0' },
  });
  await send('PUT', `employees/${id}/declaration`, { year: '2026-27', regime: 'old' });
  const [september] = (await get('pay-runs/2026-09')).lines;
  expect(september.pay.employeeFund).toBe('18000.00');
  // 7 × 1,50,000 − 50,000 − 1,500 of professional tax − 7 × 18,000 of own fund = 8,72,500: slabs 87,000, cess 3,480.
  expect(september.pay.tax).toBe('12926.00');
  await send('POST', 'pay-runs/2026-09/post');
  expect((await get('pay-runs/2026-10')).lines[0].pay.tax).toBe('12926.00');
  await send('POST', 'pay-runs/2026-10/post');
  const { salaries } = await get('tds/statements/138/2026-Q4');
  expect(salaries).toMatchObject([{ deductions: '36000.00' }]);
});

test('the months after count on what was posted, in their order', async () => {
  const id = await employ({
    ...{ ...PERSON, number: 'E1', name: 'Anita Rao', pan: 'ZZZPR1234A', joinedOn: '2026-09-01', fund: 'none' },
    pay: { basic: '150000', rentAllowance: '50000' },
  });
  const taxOf = async (month: string) => (await get(`pay-runs/${month}`)).lines[0].pay.tax;
  // 7 × 2,00,000 − 75,000 = 13,25,000: slabs 78,750, cess 3,150.
  expect(await taxOf('2026-09')).toBe('11700.00');
  await send('POST', 'pay-runs/2026-09/post');
  await send('PUT', `employees/${id}/declaration`, { year: '2026-27', regime: 'new', otherIncome: '60000' });
  // 13,85,000: 87,750 and 3,510; 11,700 of it is withheld, six months are left.
  expect(await taxOf('2026-10')).toBe('13260.00');
  await send('POST', 'pay-runs/2026-10/post');
  expect((await send('POST', 'pay-runs/2026-09/reverse', { reason: 'Late' })).body.code).toBe('later-month-posted');
  const pay = await send('PUT', `employees/${id}/pay`, { from: '2026-10', basic: '1' });
  expect([pay.status, pay.body.code]).toEqual([409, 'month-posted']);
  const raised = await send('PUT', `employees/${id}/pay`, { from: '2026-11', basic: '160000', rentAllowance: '50000' });
  expect(raised.body.pay.map(({ from }: { from: string }) => from)).toEqual(['2026-09', '2026-11']);
  expect((await get('pay-runs/2026-11')).lines[0].pay.gross).toBe('210000.00');
  const runs = await get('pay-runs?year=2026-27');
  expect(runs.map((run: Record<string, string>) => [run.month, run.status, run.tax])).toEqual([
    ['2026-10', 'posted', '13260.00'],
    ['2026-09', 'posted', '11700.00'],
  ]);
});

describe('what cannot be is refused, and nothing is half done', () => {
  test('facts of employees', async () => {
    await employ({ ...PERSON, number: 'E1', name: 'Anita Rao' });
    const tried = async (over: object) => {
      const { status, body } = await send('POST', 'employees', { ...PERSON, number: 'E9', name: 'X', ...over });
      return [status, Object.keys(body.fields)[0]];
    };
    expect(await tried({ number: 'E1' })).toEqual([409, 'number']);
    expect(await tried({ pan: 'ZZZ' })).toEqual([400, 'pan']);
    expect(await tried({ pan: 'AAACX1234K' })).toEqual([400, 'pan']);
    expect(await tried({ leftOn: '2025-03-31' })).toEqual([422, 'leftOn']);
    expect(await tried({ birthDate: '2025-05-01' })).toEqual([422, 'birthDate']);
    expect(await tried({ taxedState: '98' })).toEqual([400, 'taxedState']);
    expect(await tried({ pay: { basic: '-1' } })).toEqual([400, 'pay.basic']);
    expect(await get('employees')).toHaveLength(1);
  });

  test('a month of pay', async () => {
    const id = await employ({ ...PERSON, number: 'E1', name: 'Anita Rao', pay: { basic: '20000' } });
    const noPay = await employ({ ...PERSON, number: 'E2', name: 'Bala Iyer' });
    const put = async (line: object, month = '2026-10', more = {}) => {
      const { status, body } = await send('PUT', `pay-runs/${month}`, {
        lines: [{ employeeId: id, ...line }],
        ...more,
      });
      return [status, Object.keys(body.fields ?? {})[0]];
    };
    expect(await put({}, '2026-13')).toEqual([400, 'payMonth']);
    expect(await put({}, '2023-10')).toEqual([422, 'payMonth']);
    expect(await put({ employeeId: company })).toEqual([404, undefined]);
    expect(await put({}, '2025-03')).toEqual([422, 'lines.0.employeeId']);
    expect(await put({ tax: '10.50' })).toEqual([422, 'lines.0.tax']);
    expect(await put({ bonus: '1.001' })).toEqual([400, 'lines.0.bonus']);
    expect(await put({}, '2026-10', { paidOn: '2026-09-30' })).toEqual([422, 'paidOn']);
    const twice = { lines: [{ employeeId: id }, { employeeId: id }] };
    expect((await send('PUT', 'pay-runs/2026-10', twice)).body.fields).toHaveProperty(['lines.1.employeeId']);
    const missing = await send('POST', 'pay-runs/2026-10/post');
    expect([missing.status, Object.keys(missing.body.fields)]).toEqual([422, ['lines.E2.pay']]);
    expect(missing.body.title).toContain('Bala Iyer has no pay for this month');
    const out = [{ employeeId: noPay, isLeftOut: true }];
    await send('PUT', 'pay-runs/2026-10', { lines: [{ employeeId: id, recovered: '19000' }, ...out] });
    const below = await send('POST', 'pay-runs/2026-10/post');
    expect([below.status, Object.keys(below.body.fields)]).toEqual([422, ['lines.E1.recovered']]);
    await send('POST', 'period-locks', { upTo: '2026-10-31', reason: 'Filed' });
    await send('PUT', 'pay-runs/2026-10', { lines: [{ employeeId: id }, ...out] });
    const locked = await send('POST', 'pay-runs/2026-10/post');
    expect([locked.status, locked.body.code]).toEqual([409, 'period-locked']);
    expect((await get('pay-runs/2026-10')).status).toBe('draft');
    expect(await journalsOf()).toEqual([]);
    const alone = await send('PUT', 'pay-runs/2026-11', { lines: [{ employeeId: id, isLeftOut: true }, ...out] });
    expect(alone.status).toBe(200);
    expect((await send('POST', 'pay-runs/2026-11/post')).body.code).toBe('nobody-paid');
  });

  test('two who fill in the same draft: the later is told', async () => {
    const id = await employ({ ...PERSON, number: 'E1', name: 'Anita Rao', pay: { basic: '20000' } });
    const lines = (bonus: string) => ({ lines: [{ employeeId: id, bonus }] });
    await send('PUT', 'pay-runs/2026-10', lines('0'));
    const both = await Promise.all([
      send('PUT', 'pay-runs/2026-10', lines('1000')),
      send('POST', 'pay-runs/2026-10/post'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toContain(200);
    const { status, lines: kept } = await get('pay-runs/2026-10');
    expect(kept).toHaveLength(1);
    if (status === 'posted') expect(await journalsOf()).toHaveLength(1);
  });
});

test('a payslip tells the pay and how its tax was worked out; of a draft it says so', async () => {
  const id = await employ({ ...PERSON, number: 'E1', name: 'Anita Rao', pan: 'ZZZPR1234A', pay: { basic: '150000' } });
  const slip = await send('GET', `pay-runs/2026-10/payslips/${id}`);
  expect([slip.status, slip.headers.get('content-type'), slip.body.slice(0, 5)]).toEqual([
    ...[200, 'application/pdf', '%PDF-'],
  ]);
  expect(slip.headers.get('content-disposition')).toContain('payslip-2026-10-E1.pdf');
  expect((await send('GET', `pay-runs/2026-10/payslips/${company}`)).status).toBe(404);
});

test('an employee is changed, leaves, and is in no later month', async () => {
  const id = await employ({ ...PERSON, number: 'E1', name: 'Anita Rao', pay: { basic: '20000' } });
  const edited = await send('PATCH', `employees/${id}`, { leftOn: '2026-10-15', name: 'Anita R Rao' });
  expect(edited.body).toMatchObject({ name: 'Anita R Rao', leftOn: '2026-10-15' });
  expect((await get('pay-runs/2026-10')).lines[0].pay).toMatchObject({ paidDays: 15, basic: '9677.42' });
  expect((await get('pay-runs/2026-11')).lines).toEqual([]);
  const [told] = await toldOf(cookie, `/companies/${company}`, 'employee.edit');
  expect(told).toMatchObject({ before: { leftOn: null }, after: { leftOn: '2026-10-15' } });
});
