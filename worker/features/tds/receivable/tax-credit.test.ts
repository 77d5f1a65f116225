import { beforeEach, expect, test } from 'vitest';
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
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;

const TABLE = [
  'Deductor,TAN,Section,Date,Status of Booking,Amount,Tax deducted,TDS deposited',
  'ALPHA STEEL PRIVATE LIMITED,BLRA12345B,194J,05/09/2026,F,100000,10000,10000',
  'ALPHA STEEL PRIVATE LIMITED,BLRA12345B,194J,05/10/2026,F,40000,4000,4000',
  'BETA LOGISTICS LLP,CHEB99999Z,194C,31/07/2026,F,200000,4000,4000',
];

const invoice = (number: string, name: string, value: string) =>
  post('invoices', {
    ...{ number, date: '2026-09-01', party: { name, stateCode: '29' } },
    lines: [{ description: 'Work', hsn: '998313', taxableValue: value, rate: '0' }],
  });

/** An invoice of which the customer kept tax back, as the books have it, and one of which they do not. */
async function sold(): Promise<void> {
  const { body } = await invoice('A-1', 'Alpha Steel Pvt Ltd', '100000');
  await invoice('B-1', 'Beta Logistics LLP', '4000');
  const receipt = await post('vouchers', {
    ...{ kind: 'journal', date: '2026-09-05', narration: 'TDS kept back' },
    lines: [
      { account: '1621', debit: '10000', party: 'Alpha Steel Pvt Ltd' },
      { account: '1401', credit: '10000', party: 'Alpha Steel Pvt Ltd', bill: 'A-1' },
    ],
  });
  expect([body.number, receipt.status]).toEqual(['A-1', 201]);
  const other = { account: '1621', debit: '700', party: 'Delta' };
  const lines = [other, { account: 'Interest income', credit: '700' }];
  await post('parties', { name: 'Delta' });
  expect((await post('vouchers', { kind: 'journal', date: '2026-08-05', narration: 'Interest', lines })).status).toBe(
    201,
  );
}

test('a statement of tax credit is matched with the books by deductor, says why, and posts what a person names', async () => {
  await sold();
  const content = TABLE.join('\n');
  const first = await post('tds/receivable/import', { fileName: '26AS.csv', content });
  expect([first.status, first.body]).toMatchObject([
    201,
    { rows: 3, isKnown: false, years: ['2026-27'], problems: [] },
  ]);
  const again = await post('tds/receivable/import', { content });
  expect([again.status, again.body]).toMatchObject([200, { id: first.body.id, isKnown: true, rows: 3 }]);

  const { groups, totals, imported } = await get('tds/receivable?year=2026-27');
  expect([totals, imported]).toMatchObject([
    { books: '10700.00', statement: '18000.00' },
    { fileName: '26AS.csv', rows: 3 },
  ]);
  expect(groups).toMatchObject([
    { deductor: 'Delta', outcome: 'missing', books: '700.00', statement: '0.00' },
    { tan: 'BLRA12345B', outcome: 'not-in-books', books: '10000.00', statement: '14000.00', chase: null },
    { tan: 'CHEB99999Z', outcome: 'not-in-books', pairs: [{ tax: '4000.00', voucher: null, bill: { ref: 'B-1' } }] },
  ]);
  expect(groups[0].chase).toContain('₹700.00 is missing');
  expect(groups[1].pairs).toMatchObject([{ voucher: { tax: '10000.00' } }, { voucher: null, bill: null }]);

  const [, alpha, beta] = groups;
  const gone = await post('tds/receivable/post', { year: '2026-27', items: [{ creditId: alpha.pairs[1].creditId }] });
  expect([gone.status, gone.body.code]).toEqual([409, 'credit-gone']);
  const asked = { year: '2026-27', items: [{ creditId: beta.pairs[0].creditId }] };
  const both = await Promise.all([post('tds/receivable/post', asked), post('tds/receivable/post', asked)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 201)?.body).toMatchObject({ total: '4000.00' });
  const after = await get('tds/receivable?year=2026-27');
  expect(after.groups.find(({ tan }: { tan: string }) => tan === 'CHEB99999Z')).toMatchObject({ outcome: 'matched' });

  // A later table speaks of the quarters in it, and of no other.
  const later = async (row: string) => {
    await post('tds/receivable/import', { content: `${TABLE[0]}\nALPHA STEEL PRIVATE LIMITED,BLRA12345B,194J,${row}` });
    const { groups: newest } = await get('tds/receivable?year=2026-27');
    return newest.find(({ tan }: { tan: string }) => tan === 'BLRA12345B');
  };
  expect(await later('05/09/2026,F,90000,9000,9000')).toMatchObject({ statement: '13000.00' });
  expect(await later('05/10/2026,F,5000,500,500')).toMatchObject({
    ...{ outcome: 'less', books: '10000.00', statement: '9500.00' },
  });
});

test.each<[string, string, string]>([
  ['what is no statement', 'hello', 'no-statement'],
  ['only lines that cannot be read', `${TABLE[0]}\nAlpha,BLRA12345B,194J,31/02/2026,F,100,10,10`, 'no-statement'],
  [
    'of another PAN',
    `Permanent Account Number (PAN)^x\nABCPM1234K^x\n${TABLE.join('\n').replaceAll(',', '^')}`,
    'other-pan',
  ],
])('%s is refused and nothing is kept', async (_what, content, code) => {
  const refused = await post('tds/receivable/import', { content });
  expect([refused.status, refused.body.code]).toEqual([422, code]);
  expect((await get('tds/receivable')).imported).toBeNull();
});

test('a deductor that the department names otherwise is joined with a party by a person, and parted again', async () => {
  await sold();
  await post('tds/receivable/import', {
    content: [TABLE[0], 'A S P LTD (UNIT 2),BLRA12345B,194J,05/09/2026,F,100000,10000,10000'].join('\n'),
  });
  const standing = async () =>
    (await get('tds/receivable?year=2026-27')) as {
      parties: { id: string; name: string }[];
      groups: { tan: string | null; deductor: string; outcome: string; isJoined: boolean }[];
    };
  const before = await standing();
  expect(before.groups.map(({ tan, outcome }) => `${tan} ${outcome}`)).toContain('BLRA12345B not-in-books');
  const alpha = before.parties.find(({ name }) => name === 'Alpha Steel Pvt Ltd');
  const join = (body: object) => post('tds/receivable/deductors', { tan: 'BLRA12345B', partyId: alpha?.id, ...body });
  expect((await join({})).body).toMatchObject({ tan: 'BLRA12345B', party: 'Alpha Steel Pvt Ltd' });
  expect((await join({})).status).toBe(200);
  const after = await standing();
  expect(after.groups.filter(({ tan }) => tan)).toMatchObject([
    { deductor: 'Alpha Steel Pvt Ltd', outcome: 'matched', isJoined: true },
  ]);
  expect((await join({ partyId: null })).body.party).toBeNull();
  expect(await standing()).toEqual(before);
  const actions = (await ask(cookie, 'GET', at('audit-trail?entityType=tax-credit-deductor'))).body;
  expect(actions.map(({ action }: { action: string }) => action)).toEqual(['tax-credit.join', 'tax-credit.join']);

  expect(Object.keys((await join({ tan: 'BLRA1234' })).body.fields)).toEqual(['tan']);
  expect((await join({ tan: 'CHEB99999Z' })).body.code).toBe('no-deductor');
  expect((await join({ partyId: crypto.randomUUID() })).status).toBe(404);
});
