import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn, toldOf } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';
import { rowsRead, watched } from '../../testing/watched-database';

const OWN = '29AAZCN9001Q1ZC';
const OTHER = '27AAPFU0939F1ZV';
const LOCAL = '29AAPFU0939F1ZR';

let company: string;
let maker: string;
let checker: string;

beforeEach(async () => {
  clockInIndia('2026-11-18 12:00');
  company = (await seeded()).companies.a1;
  [maker, checker] = await Promise.all([signIn('SA'), signIn('MA')]);
  await fact('gst-registration', { filer: 'regular-monthly', registeredOn: '2023-04-01' }, OWN);
  await fact('turnover', { amount: '12000000' }, '2025-26');
});

const at = (path: string) => `/companies/${company}/${path}`;
const post = (path: string, body: unknown, cookie = maker) => ask(cookie, 'POST', at(path), body);
const get = (path: string, cookie = maker) => ask(cookie, 'GET', at(path));

async function fact(kind: string, value: object, subject: string) {
  const { status, body } = await post('facts', { kind, value, subject, holdsFrom: '2026-04-01' }, checker);
  if (status >= 300) throw new Error(JSON.stringify(body));
}

const line = (taxableValue: string, more: object = {}) => ({
  ...{ description: 'IT consulting', hsn: '998313', taxableValue, rate: '18' },
  ...more,
});
const invoice = (number: string, date: string, party: object, taxable: string, more: object = {}) => ({
  ...{ number, date, party, lines: [line(taxable)] },
  ...more,
});

/** The sales of October: four to registered buyers, one to a consumer, one note. */
const SALES = [
  invoice('KR/0141', '2026-10-03', { name: 'Mysuru Tools', gstin: LOCAL }, '500000'),
  invoice('KR/0142', '2026-10-07', { name: 'Lark Labs', gstin: OTHER }, '100000'),
  invoice('KR/0143', '2026-10-12', { name: 'Mysuru Tools', gstin: LOCAL }, '587000'),
  invoice('KR/0144', '2026-10-21', { name: 'Lark Labs', gstin: OTHER }, '950000'),
  invoice('KR/0145', '2026-10-25', { name: 'A consumer', stateCode: '29' }, '10000'),
  invoice('CN/0007', '2026-10-28', { name: 'Lark Labs', gstin: OTHER }, '10000', {
    ...{ kind: 'credit-note', originalNumber: 'KR/0142', originalDate: '2026-10-07' },
  }),
];

async function sell(items: readonly object[] = SALES) {
  const { status, body } = await post('invoices', { items });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.items as { id: string; number: string }[];
}

const OCTOBER = `gst/${OWN}/2026-10/gstr-1`;
const step = (name: string, more: object = {}, cookie = maker) =>
  post('gst-returns/steps', { gstin: OWN, form: 'GSTR-1', period: '2026-10', step: name, ...more }, cookie);
const ARN = 'AA291026123456K';

type Due = { status: string; dueDate: string };

test('a note of a number that two years have follows the invoice of the day that it names', async () => {
  const consumer = { name: 'A consumer', stateCode: '27' };
  await sell([
    invoice('1', '2025-12-10', consumer, '10000'),
    invoice('1', '2026-06-10', consumer, '100000'),
    ...['2025-12-10', '2026-06-10'].map((originalDate, index) =>
      invoice(`CN-${index + 1}`, '2026-10-28', consumer, '5000', {
        ...{ kind: 'credit-note', originalNumber: '1', originalDate },
      }),
    ),
    invoice('CN-3', '2026-10-28', consumer, '1000', { kind: 'credit-note', originalNumber: '1' }),
  ]);
  const { body } = await get(`${OCTOBER}?format=portal`);
  expect(body.cdnur.map((note: Record<string, unknown>) => [note.nt_num, note.typ])).toEqual([
    ['CN-2', 'B2CL'],
    ['CN-3', 'B2CL'],
  ]);
  expect(body.b2cs).toMatchObject([{ pos: '27', rt: 18, txval: -5000 }]);
});

describe('GSTR-1 of October', () => {
  test('stands on the invoices: every table sums to its rows, and the file is the same for the same invoices', async () => {
    await sell();
    const { status, body } = await get(OCTOBER);
    expect(status).toBe(200);
    expect(body).toMatchObject({ gstin: OWN, form: 'GSTR-1', period: '2026-10', state: 'draft', findings: [] });
    const cells = body.cells.map((cell: Record<string, string>) => [
      cell.section,
      cell.documents,
      cell.taxable,
      cell.igst,
      cell.cgst,
    ]);
    expect(cells).toEqual([
      ['4A', 4, '2137000.00', '189000.00', '97830.00'],
      ['7', 1, '10000.00', '0.00', '900.00'],
      ['9B-registered', 1, '-10000.00', '-1800.00', '0.00'],
    ]);
    expect(body.totals).toEqual({
      taxable: '2137000.00',
      igst: '187200.00',
      cgst: '98730.00',
      sgst: '98730.00',
      cess: '0.00',
    });
    const { body: one } = await get(`${OCTOBER}?section=4A`);
    expect(
      one.rows.map(({ number, boxes }: never) => [number, (boxes as { at: string }[]).map((box) => box.at)]),
    ).toEqual(['KR/0141', 'KR/0142', 'KR/0143', 'KR/0144'].map((number) => [number, ['3.1(a)']]));
    const [file, again] = [await get(`${OCTOBER}?format=portal`), await get(`${OCTOBER}?format=portal`)];
    expect(file.headers.get('content-disposition')).toContain(`GSTR-1_${OWN}_102026.json`);
    expect(again.body).toEqual(file.body);
    expect(Object.keys(file.body)).toEqual([
      'gstin',
      'fp',
      'version',
      'hash',
      'b2b',
      'b2cs',
      'cdnr',
      'hsn',
      'doc_issue',
    ]);
    expect(file.body.b2b.map(({ ctin, inv }: never) => [ctin, (inv as unknown[]).length])).toEqual([
      [OTHER, 2],
      [LOCAL, 2],
    ]);
  });

  test('stops at a rate that was not in force, and names document, line and field', async () => {
    const refused = await post(
      'invoices',
      invoice('KR/0146', '2026-10-28', { name: 'Neelkanth', gstin: OTHER }, '225000', {
        lines: [line('225000', { rate: '12' })],
      }),
    );
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? refused.body.fields)).toEqual(['lines.0.rate']);
    const sent = { lines: [line('225000', { rate: '12' })], rateConfirmed: true };
    const [made] = await sell([invoice('KR/0146', '2026-10-28', { name: 'Neelkanth', gstin: OTHER }, '0', sent)]);
    const { body } = await get(OCTOBER);
    expect(body.findings[0]).toMatchObject({
      rule: 'GST.RATE',
      severity: 'stop',
      documentId: made?.id,
      number: 'KR/0146',
      line: 1,
      field: 'rate',
    });
    expect(body.findings[0].message).toContain('12%');
    expect((await get(`${OCTOBER}?format=portal`)).body).toMatchObject({ code: 'draft-stopped' });
    expect((await step('send')).body).toMatchObject({ code: 'draft-stopped' });
    const fix = (body: object) => ask(maker, 'PATCH', at(`invoices/${made?.id}/gst-particulars`), body);
    expect((await fix({ lines: [{ line: 2, hsn: '998313' }] })).status).toBe(422);
    expect((await fix({ rateNotification: '8/2020-Central Tax (Rate)' })).status).toBe(200);
    expect((await get(OCTOBER)).body.findings).toEqual([]);
    await sell([
      invoice('KR/0147', '2026-10-28', { name: 'Neelkanth', gstin: OTHER }, '0', {
        ...sent,
        rateNotification: '8/2020',
      }),
    ]);
    expect(
      (await get(OCTOBER)).body.findings.filter(({ severity }: { severity: string }) => severity === 'stop'),
    ).toHaveLength(0);
  });

  test('goes to the checker, comes back once, passes and is filed; the calendar says the same, and nothing of it changes', async () => {
    await ask(checker, 'POST', at('compliance-calendar/generate'), {});
    const made = await sell();
    expect((await step('pass', {}, checker)).body).toMatchObject({ code: 'wrong-state' });
    expect((await step('send')).body).toMatchObject({ state: 'checked', steps: [] });
    expect((await step('pass')).body).toMatchObject({ code: 'own-work' });
    expect((await step('return', {}, checker)).status).toBe(422);
    expect((await step('return', { note: 'Check KR/0144' }, checker)).body).toMatchObject({
      state: 'draft',
      note: 'Check KR/0144',
    });
    await step('send');
    await sell([invoice('KR/0148', '2026-10-30', { name: 'Lark Labs', gstin: OTHER }, '100')]);
    expect((await get(OCTOBER, checker)).body).toMatchObject({ isChanged: true, steps: ['return', 'pass'] });
    expect((await step('pass', {}, checker)).body).toMatchObject({ code: 'changed-since' });
    await step('return', { note: 'One came late' }, checker);
    await step('send');
    expect((await step('pass', {}, checker)).body).toMatchObject({ state: 'locked', isChanged: false });
    expect((await step('file', { filedOn: '2026-11-10' })).status).toBe(422);
    expect((await step('file', { filedOn: '2026-10-10', acknowledgement: ARN })).status).toBe(422);
    const filed = await step('file', { filedOn: '2026-11-10', acknowledgement: ARN });
    expect(filed.body).toMatchObject({ state: 'filed', acknowledgement: ARN, filedOn: '2026-11-10', steps: [] });

    const { body: listed } = await get('gst-returns');
    const october = listed.returns.find(
      (one: { form: string; period: string }) => one.form === 'GSTR-1' && one.period === '2026-10',
    );
    expect(october).toMatchObject({ status: 'filed', state: 'filed', acknowledgement: ARN, filedOn: '2026-11-10' });
    // What is to be filed stands first, the oldest of it at the head; what was filed lies below.
    const coming = listed.returns.filter(({ status, dueDate }: Due) => status !== 'filed' && dueDate >= '2026-11-18');
    expect(coming.length).toBeGreaterThan(1);
    expect(listed.returns.slice(0, coming.length)).toEqual(coming);
    expect(coming).toEqual(coming.toSorted((a: Due, b: Due) => a.dueDate.localeCompare(b.dueDate)));
    expect(listed.returns.indexOf(october)).toBeGreaterThanOrEqual(coming.length);

    const late = invoice('KR/0149', '2026-10-31', { name: 'Lark Labs', gstin: OTHER }, '100');
    const refused = await post('invoices', late);
    expect([refused.status, refused.body.code]).toEqual([409, 'return-filed']);
    expect(refused.body.title ?? refused.body.message).toContain('2026-11');
    expect((await post('invoices', { ...late, reportIn: '2026-11' })).status).toBe(201);
    const cancelled = await post(`invoices/${made[0]?.id}/cancel`, { reason: 'Wrong' });
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'return-filed']);
    const direct = env.DB.prepare("UPDATE ledger_documents SET status = 'cancelled' WHERE id = ?").bind(made[0]?.id);
    await expect(direct.run()).rejects.toThrow('the return is filed');
    const amend = (more: object) => post('gst-amendments', { documentId: made[1]?.id, reason: 'Wrong State', ...more });
    expect((await amend({ gstin: LOCAL, reportIn: '2026-10' })).body).toMatchObject({ code: 'return-filed' });
    const { status, body: amended } = await amend({
      gstin: LOCAL,
      placeOfSupply: '29',
      lines: [{ line: 1, taxableValue: '90000' }],
    });
    expect([status, amended.table, amended.reportIn]).toEqual([201, '9A-b2b', '2026-11']);
    expect(amended.change).toMatchObject({ taxable: '-10000.00', igst: '-18000.00', cgst: '8100.00', sgst: '8100.00' });
    expect((await amend({ number: 'KR/0142A' })).body).toMatchObject({ code: 'amended-already' });
    const november = (await get(`gst/${OWN}/2026-11/gstr-1?format=portal`)).body;
    expect(november.b2ba).toEqual([
      {
        ctin: LOCAL,
        inv: [
          {
            ...{ oinum: 'KR/0142', oidt: '07-10-2026', inum: 'KR/0142', idt: '07-10-2026', val: 106200, pos: '29' },
            ...{ rchrg: 'N', inv_typ: 'R' },
            itms: [{ num: 1801, itm_det: { rt: 18, txval: 90000, camt: 8100, samt: 8100, csamt: 0 } }],
          },
        ],
      },
    ]);
    expect((await get(OCTOBER)).body).toMatchObject({ state: 'amended' });
    const told = await toldOf(checker, `/companies/${company}`, 'gst-return.file');
    expect(told).toMatchObject([{ before: { state: 'locked' }, after: { state: 'filed', acknowledgement: ARN } }]);

    // Taken back in the calendar, it is filed no more, and its month is open again.
    const items = (await get('compliance-calendar?from=2026-11-01&to=2026-11-30')).body;
    const item = (Array.isArray(items) ? items : items.items).find(
      (one: { formType: string; period: string }) => one.formType === 'GSTR-1' && one.period === '2026-10',
    );
    expect((await post(`compliance-items/${item.id}/reopen`, {})).status).toBe(200);
    expect((await get(OCTOBER)).body).toMatchObject({ state: 'locked', acknowledgement: null });
    expect((await post('invoices', { ...late, number: 'KR/0150' })).status).toBe(201);
  });

  test('takes documents apart: exempt lines, operators, exports with their bill, notes by their invoice', async () => {
    const consumer = { name: 'Somebody', stateCode: '33' };
    await sell([
      invoice('X-1', '2026-10-01', consumer, '120000'),
      invoice('X-2', '2026-10-02', consumer, '0', { lines: [line('1000', { rate: '0', nature: 'non-gst' })] }),
      invoice('X-3', '2026-10-03', { name: 'Gamma', stateCode: '96' }, '500000', {
        ...{ placeOfSupply: '96', portCode: 'INMAA1', customsNumber: '1234567', customsDate: '2026-10-04' },
      }),
      invoice('X-4', '2026-10-05', consumer, '1000', {
        kind: 'credit-note',
        originalNumber: 'X-1',
        originalDate: '2026-10-01',
      }),
      invoice('X-5', '2026-10-06', consumer, '2000', { operatorGstin: OTHER, operatorRole: 'pays' }),
      invoice('X-6', '2026-10-06', consumer, '300', { operatorRole: 'we-pay' }),
    ]);
    const { body } = await get(`${OCTOBER}?format=portal`);
    expect(body.b2cl[0]).toMatchObject({ pos: '33', inv: [{ inum: 'X-1', val: 141600 }] });
    expect(body.nil.inv).toEqual([{ sply_ty: 'INTRB2C', nil_amt: 0, expt_amt: 0, ngsup_amt: 1000 }]);
    expect(body.exp[0].inv[0]).toMatchObject({ sbpcode: 'INMAA1', sbnum: '1234567', sbdt: '04-10-2026' });
    expect(body.cdnur[0]).toMatchObject({ typ: 'B2CL', ntty: 'C', nt_num: 'X-4', pos: '33' });
    expect(body.supeco.paytx).toEqual([{ etin: OTHER, suppval: 2000, igst: 360, cgst: 0, sgst: 0, cess: 0 }]);
    expect(body.ecom).toEqual({ urp2c: [{ sply_ty: 'INTER', pos: '33', rt: 18, txval: 300, iamt: 54, csamt: 0 }] });
    expect((await get('trial-balance?on=2026-10-31')).status).toBe(200);
  });

  test('an amended note stays in the table of its kind: that of its invoice', async () => {
    const consumer = { name: 'Somebody', stateCode: '33' };
    const [, note] = await sell([
      invoice('L-1', '2026-10-02', consumer, '200000'),
      invoice('L-2', '2026-10-20', consumer, '100', { kind: 'credit-note', originalNumber: 'L-1' }),
    ]);
    await step('send');
    await step('pass', {}, checker);
    await step('file', { filedOn: '2026-11-10', acknowledgement: ARN });
    const lines = [{ line: 1, taxableValue: '200' }];
    const { status, body } = await post('gst-amendments', { documentId: note?.id, reason: 'Twice as much', lines });
    expect([status, body.table, body.change.igst]).toEqual([201, '9C-unregistered', '-18.00']);
    const file = (await get(`gst/${OWN}/2026-11/gstr-1?format=portal`)).body;
    expect(file.cdnura).toMatchObject([{ ont_num: 'L-2', typ: 'B2CL', ntty: 'C', val: 236, pos: '33' }]);
    expect(file.b2csa).toBeUndefined();
  });

  test('is refused for another GSTIN, period or way of filing, naming what is right', async () => {
    const fields = async (path: string) => {
      const { status, body } = await get(path);
      return [status, Object.keys(body.errors ?? body.fields ?? {})[0]];
    };
    expect(await fields(`gst/${OTHER}/2026-10/gstr-1`)).toEqual([422, 'gstin']);
    expect(await fields(`gst/${OWN}/2026-13/gstr-1`)).toEqual([422, 'period']);
    expect(await fields(`gst/${OWN}/2026-Q2/gstr-1`)).toEqual([422, 'period']);
    expect(await fields(`gst/${OWN}/2026-10/iff`)).toEqual([422, 'period']);
    const other = await post('invoices', { ...SALES[0], ownGstin: OTHER });
    expect([other.status, Object.keys(other.body.errors ?? other.body.fields)[0]]).toEqual([422, 'ownGstin']);
  });
});

test('the whole check answers whether the number is valid, and what is wrong with the last return', async () => {
  await sell([{ ...SALES[0], lines: [line('500', { hsn: '' })] }]);
  const { status, body } = await post('gst-validation', {});
  expect(status).toBe(200);
  expect(body).toMatchObject({ gstin: OWN, isValid: true, checked: [{ form: 'GSTR-1', period: '2026-10' }] });
  const rules = body.findings.map(({ rule }: { rule: string }) => rule);
  expect(rules).toContain('GST.HSN.MISSING');
  const wrong = await post('gst-validation', { gstin: `${OWN.slice(0, 14)}X` });
  expect(wrong.body).toMatchObject({ isValid: false, findings: [{ rule: 'GST.GSTIN', severity: 'stop' }] });
  expect((await post('gst-validation', { gstin: OTHER })).body).toMatchObject({
    isValid: false,
    findings: [{ rule: 'GST.GSTIN.PAN' }],
  });
});

// A year of invoices by copies of one that the calls recorded: what is measured is reading them.
const COPIES = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
  INSERT INTO ledger_documents SELECT $COLUMNS FROM ledger_documents d, n WHERE d.id = ?1`;
const LINE_COPIES = `INSERT INTO ledger_document_lines SELECT $COLUMNS FROM ledger_document_lines l
  JOIN ledger_documents c ON c.notes = 'copy' WHERE l.document_id = ?1`;

async function copied(id: string, count: number) {
  const columnsOf = async (table: string, of: string, told: Record<string, string>) =>
    (
      await env.DB.prepare(`SELECT name FROM pragma_table_info('${table}') ORDER BY cid`).all<{ name: string }>()
    ).results
      .map(({ name }) => told[name] ?? `${of}.${name}`)
      .join(', ');
  const month = "printf('2026-%02d', 4 + i % 8)";
  const documents = await columnsOf('ledger_documents', 'd', {
    ...{ id: "d.id || '-' || i", number: "'C-' || i", folded_number: "'C-' || i", series: "'C-'", serial: 'i' },
    ...{ date: `${month} || '-15'`, return_period: month, notes: "'copy'", voucher_id: "d.voucher_id || '-' || i" },
  });
  const lines = await columnsOf('ledger_document_lines', 'l', { document_id: 'c.id' });
  await env.DB.prepare(COPIES.replace('$COLUMNS', documents)).bind(id, count).run();
  await env.DB.prepare(LINE_COPIES.replace('$COLUMNS', lines)).bind(id).run();
}

test('a month of a year of 10,000 invoices is drafted in two round trips, without reading the others', async () => {
  const [first] = await sell([SALES[1]!]);
  await copied(first?.id ?? '', 10_000);
  const drafted = await watched(maker, 'GET', `/companies/${company}/${OCTOBER}`);
  expect(drafted.trips).toBeLessThanOrEqual(3);
  expect(drafted.body.cells).toMatchObject([{ section: '4A', documents: 1_251 }]);
  const read = await Promise.all(drafted.statements.map(rowsRead));
  // A few rows for each of 1,251 documents and lines: far below the 20,000 of the year.
  expect(Math.max(...read)).toBeLessThan(8_000);
});

test('refusals of the portal are laid to the documents of the draft; a file that is no report is refused', async () => {
  const [first] = await sell();
  const report = {
    error_report: {
      b2b: [
        { ctin: LOCAL, inv: [{ inum: 'KR/0141', error_cd: 'RET1', error_msg: 'The GSTIN is cancelled' }] },
        { ctin: OTHER, inv: [{ inum: 'KR/9999', error_cd: 'RET2', error_msg: 'Duplicate invoice' }] },
      ],
    },
  };
  const path = `gst/${OWN}/2026-10/portal-errors`;
  const { status, body } = await post(path, { text: JSON.stringify(report) });
  expect([status, body.count, body.unlaid]).toEqual([200, 2, 1]);
  expect(body.refusals[0]).toMatchObject({
    code: 'RET1',
    causes: [{ documentId: first?.id, lines: [1], table: '4A' }],
  });
  expect(body.refusals[0].todo).toContain('not active');
  expect((await post(path, { text: '{"gstin":"x"}' })).body.code).toBe('no-report');
  expect([403, 404]).toContain((await post(path, { text: 'x' }, await signIn('OB'))).status);
});

test('an advance of a supply within a State stands under the registration there, else under the main one', async () => {
  await fact('gst-registration', { filer: 'regular-monthly', registeredOn: '2023-04-01' }, '27AAZCN9001Q1ZG');
  const party = await post('parties', { name: 'Lark Labs', gstin: OTHER });
  expect(party.status).toBe(201);
  const side = (account: string, debit: string | undefined, credit?: string) => ({
    account,
    ...(debit ? { debit } : { credit }),
  });
  const receipt = (central: string, integrated: string) =>
    post('vouchers', {
      ...{ kind: 'receipt', date: '2026-10-12', narration: 'Advance' },
      lines: [
        side('1501', '11800'),
        { ...side('2725', undefined, '11800'), party: 'Lark Labs' },
        side('1615', '1800'),
        ...(central ? [side('2701', undefined, central), side('2702', undefined, central)] : []),
        ...(integrated ? [side('2703', undefined, integrated)] : []),
      ],
    });
  expect([(await receipt('900', '')).status, (await receipt('', '1800')).status]).toEqual([201, 201]);
  const advancesOf = async (gstin: string) =>
    (await get(`gst/${gstin}/2026-10/gstr-1?section=11A`)).body.rows.map(({ igst, cgst }: never) => [igst, cgst]);
  expect([await advancesOf('27AAZCN9001Q1ZG'), await advancesOf(OWN)]).toEqual([
    [['0.00', '900.00']],
    [['1800.00', '0.00']],
  ]);
});
