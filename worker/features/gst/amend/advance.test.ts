import { beforeEach, describe, expect, test } from 'vitest';
import { accountFacts, ask, seeded, signIn, toldOf } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

const OWN = '29AAZCN9001Q1ZC';
const OTHER = '27AAPFU0939F1ZV';

let company: string;
let maker: string;
let checker: string;
let voucherId: string;

const at = (path: string) => `/companies/${company}/${path}`;
const get = async (path: string) => (await ask(maker, 'GET', at(path))).body;
const made = async (path: string, body: unknown, by = maker) => {
  const answer = await ask(by, 'POST', at(path), body);
  if (answer.status >= 300) throw new Error(`${path} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** An advance of 59,000 in September, posted as of the own State; its return is filed. */
beforeEach(async () => {
  clockInIndia('2026-11-18 12:00');
  company = (await seeded()).companies.a1;
  [maker, checker] = await Promise.all([signIn('SA'), signIn('MA')]);
  for (const [kind, value, subject] of [
    ['gst-registration', { filer: 'regular-monthly', registeredOn: '2023-04-01' }, OWN],
    ['turnover', { amount: '12000000' }, '2025-26'],
  ] as const)
    await made('facts', { kind, value, subject, holdsFrom: '2026-04-01' }, checker);
  const account = await made('bank-accounts', accountFacts('8801'));
  const statementData = 'Date,Description,Debit Amount,Credit Amount\n10/09/2026,RTGS ALPHA ADVANCE,,59000';
  await made('upload-statement', { bankAccountId: account.id, statementData });
  await made('parties', { name: 'Alpha', stateCode: '29' });
  const [line] = await get('bank-transactions?limit=10');
  await made(`lines/${line.id}/posting`, { kind: 'advance', party: 'Alpha', gstRate: '18', place: 'within' });
  voucherId = (await get('advances'))[0].voucherId;
});

const step = (name: string, more: object = {}, by = maker, period = '2026-09') =>
  made('gst-returns/steps', { gstin: OWN, form: 'GSTR-1', period, step: name, ...more }, by);
async function filed(period = '2026-09', filedOn = '2026-10-11') {
  await step('send', {}, maker, period);
  await step('pass', {}, checker, period);
  await step('file', { filedOn, acknowledgement: 'AA290926123456K' }, maker, period);
}
const amend = (more: object, by = maker) =>
  ask(by, 'POST', at('gst-amendments'), { advanceId: voucherId, reason: 'Wrong State', ...more });
const portal = (period: string) => get(`gst/${OWN}/${period}/gstr-1?format=portal`);

describe('an advance of a filed return', () => {
  test('is amended in the next return: its file, its rows, GSTR-3B and the books say the same', async () => {
    expect((await portal('2026-09')).at).toEqual([
      { pos: '29', sply_ty: 'INTRA', itms: [{ rt: 18, ad_amt: 50000, camt: 4500, samt: 4500, csamt: 0 }] },
    ]);
    expect((await amend({ placeOfSupply: '27' })).body).toMatchObject({ code: 'not-filed' });
    await filed();
    const { status, body } = await amend({ placeOfSupply: '27' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...{ advanceId: voucherId, documentId: null, table: '11A-amended', reportIn: '2026-10' },
        change: { taxable: '0.00', igst: '9000.00', cgst: '-4500.00', sgst: '-4500.00', cess: '0.00' },
      }),
    ]);
    const october = await portal('2026-10');
    expect(october.ata).toEqual([
      { omon: '092026', pos: '27', sply_ty: 'INTER', itms: [{ rt: 18, ad_amt: 50000, iamt: 9000, csamt: 0 }] },
      {
        ...{ omon: '092026', pos: '29', sply_ty: 'INTRA' },
        itms: [{ rt: 18, ad_amt: 0, camt: 0, samt: 0, csamt: 0 }],
      },
    ]);
    expect(october.at).toBeUndefined();
    expect(await portal('2026-10')).toEqual(october);
    expect(await get(`gst/${OWN}/2026-09/gstr-1`)).toMatchObject({ state: 'amended' });
    const { cells, rows } = await get(`gst/${OWN}/2026-10/gstr-1?section=11A-amended`);
    expect(cells).toMatchObject([{ section: '11A-amended', key: 'ata', documents: 1, igst: '9000.00' }]);
    expect(rows.map((row: Record<string, unknown>) => [row.voucherId, row.igst, row.cgst])).toEqual([
      [voucherId, '9000.00', '0.00'],
      [voucherId, '0.00', '-4500.00'],
    ]);
    const draft = await get(`gst/${OWN}/2026-10/gstr-3b`);
    expect(draft.cells.find(({ cell }: { cell: string }) => cell === '3.1(a)')).toMatchObject({
      ...{ taxable: '0.00', igst: '9000.00', cgst: '-4500.00', sgst: '-4500.00' },
    });
    const rules = draft.findings.map(({ rule }: { rule: string }) => rule);
    expect(rules).not.toContain('GST.3B.AGREE');
    const [told] = await toldOf(checker, `/companies/${company}`, 'gst-amendment.record');
    expect(told).toMatchObject({
      before: { placeOfSupply: '29' },
      after: { placeOfSupply: '27', reportIn: '2026-10' },
    });
  });

  test('goes on as amended: an invoice takes over the tax of the place it was amended to, and another amendment adds', async () => {
    await filed();
    await amend({ placeOfSupply: '27' });
    await filed('2026-10', '2026-11-10');
    expect((await amend({ rate: '5' })).body).toMatchObject({ table: '11A-amended', reportIn: '2026-11' });
    expect((await portal('2026-11')).ata).toEqual([
      {
        ...{ omon: '092026', pos: '27', sply_ty: 'INTER' },
        itms: [
          { rt: 5, ad_amt: 56190.48, iamt: 2809.52, csamt: 0 },
          { rt: 18, ad_amt: 0, iamt: 0, csamt: 0 },
        ],
      },
    ]);
    await made('invoices', {
      ...{ number: 'S-1', date: '2026-11-05', placeOfSupply: '27', party: { name: 'Alpha', stateCode: '29' } },
      lines: [{ description: 'IT consulting', hsn: '998313', taxableValue: '100000', rate: '18' }],
    });
    const [bill] = await get('open-bills');
    await made('advances/adjust', { voucherId, billId: bill.billId ?? bill.id });
    expect((await portal('2026-11')).txpd).toEqual([
      { pos: '27', sply_ty: 'INTER', itms: [{ rt: 5, ad_amt: 56190.48, iamt: 2809.52, csamt: 0 }] },
    ]);
    const { rows } = await get('trial-balance?on=2026-11-30');
    const aside = rows.find(({ name }: { name: string }) => name.startsWith('GST on advances'));
    expect([Number(aside?.debit ?? 0), Number(aside?.credit ?? 0)]).toEqual([0, 0]);
    // What an open month took over is undone before the advance changes again.
    expect((await amend({ rate: '18', reportIn: '2026-12' })).body).toMatchObject({ code: 'advance-used' });
  });

  test('what an invoice took over in a filed month is amended by itself, and never comes to more than its advance', async () => {
    await made('invoices', {
      ...{ number: 'S-1', date: '2026-10-05', party: { name: 'Alpha', stateCode: '29' } },
      lines: [{ description: 'IT consulting', hsn: '998313', taxableValue: '100000', rate: '18' }],
    });
    const [bill] = await get('open-bills');
    const adjusted = await made('advances/adjust', { voucherId, billId: bill.billId ?? bill.id });
    await filed();
    await filed('2026-10', '2026-11-10');
    expect((await amend({ amount: '0' })).body).toMatchObject({ code: 'advance-used' });
    const { body } = await amend({ advanceId: adjusted.voucherId, amount: '0' });
    expect(body).toMatchObject({ table: '11B-amended', change: { taxable: '50000.00', cgst: '4500.00' } });
    expect((await amend({ amount: '0' })).status).toBe(201);
    const november = await portal('2026-11');
    const nought = [{ rt: 18, ad_amt: 0, camt: 0, samt: 0, csamt: 0 }];
    const none = { omon: '092026', pos: '29', sply_ty: 'INTRA', itms: [{ ...nought[0], rt: expect.any(Number) }] };
    expect([november.ata, november.txpda]).toMatchObject([[none], [{ ...none, omon: '102026' }]]);
  });

  test('is not added to by one that is booked late, and what is set against an invoice late stands in the next return', async () => {
    await made('invoices', {
      ...{ number: 'S-1', date: '2026-09-25', party: { name: 'Alpha', stateCode: '29' } },
      lines: [{ description: 'IT consulting', hsn: '998313', taxableValue: '100000', rate: '18' }],
    });
    await filed();
    const before = await portal('2026-09');
    const [bill] = await get('open-bills');
    await made('advances/adjust', { voucherId, billId: bill.billId ?? bill.id });
    expect((await portal('2026-10')).txpd).toMatchObject([{ pos: '29', itms: [{ ad_amt: 50000, camt: 4500 }] }]);
    const account = (await get('bank-accounts'))[0];
    const statementData = 'Date,Description,Debit Amount,Credit Amount\n12/09/2026,RTGS ALPHA LATE,,11800';
    await made('upload-statement', { bankAccountId: account.id, statementData });
    const [line] = await get('bank-transactions?q=LATE');
    const posting = { kind: 'advance', party: 'Alpha', gstRate: '18', place: 'within' };
    const refused = await ask(maker, 'POST', at(`lines/${line.id}/posting`), posting);
    expect([refused.status, refused.body.detail ?? refused.body.message]).toEqual([
      422,
      expect.stringContaining('The GSTR-1 of September 2026 is filed without this advance'),
    ]);
    expect((await ask(maker, 'POST', at(`lines/${line.id}/posting`), { ...posting, gstRate: '0' })).status).toBe(201);
    expect(await portal('2026-09')).toEqual(before);
  });

  test('answers what does not fit by its field, and tells strangers nothing', async () => {
    await filed();
    const fault = async (more: object) => {
      const { status, body } = await amend(more);
      return [status, Object.keys(body.errors ?? body.fields ?? {})[0] ?? body.code];
    };
    expect(await fault({ amount: '59000.01' })).toEqual([422, 'amount']);
    expect(await fault({ rate: '12' })).toEqual([422, 'rate']);
    expect(await fault({ rate: '18' })).toEqual([422, 'amount']);
    expect(await fault({ amount: '-1' })).toEqual([400, 'amount']);
    expect(await fault({ placeOfSupply: '29', rate: '5', reportIn: '2026-09' })).toEqual([409, 'reportIn']);
    expect(await fault({ documentId: voucherId })).toEqual([400, 'documentId']);
    expect((await amend({ advanceId: company, rate: '5' })).status).toBe(404);
    expect((await amend({ rate: '5' }, await signIn('OB'))).status).toBe(404);
    const both = await Promise.all([amend({ placeOfSupply: '27' }), amend({ placeOfSupply: '33' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    // The money stays as it was reported: its voucher is not voided below a filed return.
    const voided = await ask(maker, 'POST', at(`vouchers/${voucherId}/void`), { reason: 'Wrong' });
    expect(voided.status).toBe(409);
  });
});

test('the return after an amended invoice has its tax once, and agrees with the books', async () => {
  const [sold] = (
    await made('invoices', {
      items: [
        {
          ...{ number: 'S-9', date: '2026-09-05', party: { name: 'Lark Labs', gstin: OTHER } },
          lines: [{ description: 'IT consulting', hsn: '998313', taxableValue: '100000', rate: '18' }],
        },
      ],
    })
  ).items;
  await filed();
  const lines = [{ line: 1, taxableValue: '90000' }];
  const { status } = await ask(maker, 'POST', at('gst-amendments'), { documentId: sold.id, reason: 'Price', lines });
  expect(status).toBe(201);
  const { cells, findings } = await get(`gst/${OWN}/2026-10/gstr-3b`);
  expect(cells.find(({ cell }: { cell: string }) => cell === '3.1(a)')).toMatchObject({ igst: '-1800.00' });
  const rules = findings.map(({ rule, severity }: Record<string, string>) => `${rule} ${severity}`);
  expect(rules).not.toContain('GST.3B.AGREE warn');
  expect(rules.filter((one: string) => one.endsWith('stop'))).toEqual([]);
});

test.each<[string, string, number]>([
  ['2026-11-30 12:00', '2026-10', 201],
  ['2026-12-01 12:00', '2026-10', 409],
  ['2026-11-30 12:00', '2026-11', 409],
])('on %s a document of the year before is amended in the return of %s: %i', async (on, reportIn, status) => {
  clockInIndia('2026-10-20 12:00');
  const { items } = await made('invoices', {
    items: [
      {
        ...{ number: 'M-1', date: '2026-03-31', party: { name: 'Lark Labs', gstin: OTHER } },
        lines: [{ description: 'IT consulting', hsn: '998313', taxableValue: '100000', rate: '18' }],
      },
    ],
  });
  await filed('2026-03', '2026-04-11');
  clockInIndia(on);
  const sent = { documentId: items[0].id, reason: 'Price', lines: [{ line: 1, taxableValue: '90000' }], reportIn };
  const answer = await ask(maker, 'POST', at('gst-amendments'), sent);
  expect([answer.status, answer.body.code ?? answer.body.reportIn]).toEqual([
    status,
    status === 201 ? reportIn : 'too-late',
  ]);
});
