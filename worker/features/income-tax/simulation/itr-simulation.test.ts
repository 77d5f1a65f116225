import { beforeEach, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-27 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
});

const at = (path = '') => `/companies/${own.companyId}/itr-simulations${path}`;
const post = (body: unknown) => ask(cookie, 'POST', at(), body);
const get = async (path = '') => await ask(cookie, 'GET', at(path));

const FACTS = {
  year: '2026-27',
  company: { form: 'private', incorporatedOn: '2021-06-01', isManufacturer: false },
  ...{ turnover: '120000000', turnoverOfBaseYear: '90000000', profit: '5000000' },
  holiday: { hasBoardCertificate: true },
  matCredit: [{ year: '2025-26', amount: '300000' }],
};

type Choice = {
  choice: string;
  isBest: boolean;
  figures: { id: string; amount: string; step: string }[];
  steps: { id: string }[];
};
const amount = (choices: Choice[], choice: string, id: string) =>
  choices.find((one) => one.choice === choice)?.figures.find((one) => one.id === id)?.amount;

test('J8: a simulation is kept, told with the steps of each figure, listed and found again', async () => {
  const { status, body } = await post({ facts: { ...FACTS, asOf: '2026-06-01' }, name: 'December' });
  expect(status).toBe(201);
  expect([
    amount(body.choices, 'holiday', 'payable'),
    amount(body.choices, 'concessional_22', 'payable'),
    amount(body.choices, 'normal', 'payable'),
  ]).toEqual(['728000.00', '958400.00', '1300000.00']);
  expect(body).toMatchObject({ best: 'holiday', saves: '572000.00', source: 'typed', knownOn: '2026-11-27' });
  for (const { figures, steps } of body.choices as Choice[])
    expect(figures.filter(({ step }) => !steps.some(({ id }) => id === step))).toEqual([]);
  const listed = await get();
  expect(listed.body).toMatchObject([{ id: body.id, name: 'December', year: '2026-27', cost: '728000.00' }]);
  expect((await get(`/${body.id}`)).body).toEqual(body);
  expect((await get('?year=2025-26')).body).toEqual([]);
});

test.each(['1999-00', '2015-16', '2023-24', '2027-28'])(
  'a year without law, %s, is refused by its field',
  async (year) => {
    const { status, body } = await post({ facts: { ...FACTS, year } });
    expect([status, body.code]).toEqual([422, 'no-law']);
    expect(body.message).toMatch(/^facts\.year: .*2026-27$/);
  },
);

test('a transfer-pricing report that the amounts ask moves the return, whatever was answered; other forms are named', async () => {
  const facts = {
    ...FACTS,
    company: { ...FACTS.company, hasTransferPricing: false },
    audit: { internationalTransactions: '1', hasSlumpSale: true, hasPreliminaryExpenses: true },
    newEmployment: '100000',
  };
  const { status, body } = await post({ facts });
  expect([status, body.dueOn.value.dueOn]).toEqual([201, '2027-11-30']);
  expect(body.facts.audit).toEqual({ ...facts.audit, internationalTransactions: '1.00' });
  const items = (body.checklist as { id: string; text: string }[]).map(({ text }) => text);
  expect(items).toEqual(
    expect.arrayContaining([
      ...['Transfer-pricing report, Form 48', "Accountant's report on the slump sale, Form 28"],
      ...['Statement of preliminary expenses, Form 5', 'Report on new employees, Form 10DA or its successor'],
    ]),
  );
  const answered = await post({ facts: { ...FACTS, company: { ...FACTS.company, hasTransferPricing: true } } });
  expect(answered.body.checklist).toContainEqual({
    id: 'pricing',
    text: 'Transfer-pricing report, Form 48',
    isDone: null,
  });
});

test('income at special rates is kept with its day and told apart; a day outside the year is named', async () => {
  const gain = { kind: 'long-term', on: '2026-05-10', amount: '1000000' };
  const facts = { ...FACTS, lines: { 'profit-on-assets': '1000000' }, special: [gain] };
  const { status, body } = await post({ facts });
  expect(status).toBe(201);
  expect(body.facts.special).toEqual([{ ...gain, amount: '1000000.00' }]);
  expect(amount(body.choices, 'normal', 'special-tax')).toBe('125000.00');
  expect((await get(`/${body.id}`)).body).toEqual(body);
  const elsewhen = await post({ facts: { ...facts, special: [{ ...gain, on: '2026-03-31' }] } });
  expect([elsewhen.status, elsewhen.body.fields?.['facts.special.0.on']]).toEqual([
    422,
    'Income of this day is not of 2026-27. Type a day of the year',
  ]);
});

test('the worksheet comes as PDF and XLSX, and the working file says what it is', async () => {
  const { body } = await post({ facts: FACTS });
  const pdf = await get(`/${body.id}/worksheet`);
  expect([pdf.status, pdf.headers.get('content-type'), pdf.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  const xlsx = await get(`/${body.id}/worksheet?format=xlsx`);
  expect([xlsx.status, xlsx.body.slice(0, 2)]).toEqual([200, 'PK']);
  const { body: draft } = await get(`/${body.id}/draft?choice=concessional_22`);
  expect(draft).toMatchObject({
    ...{ ForOfflineUtility: true, FinancialYear: '2026-27' },
    ITR: {
      ITR6: {
        Form_ITR6: { FormName: 'ITR-6', TaxYear: '2026-27' },
        PartA_GEN1: { FilingStatus: { Section115BA: '115BAA', ItrFilingDueDate: '2027-10-31' } },
        'PartB-TI': { TotalIncome: 5_000_000 },
        PartB_TTI: { GrossTaxPayable: 1_258_400, MatCredit: 300_000, NetTax: 958_400 },
      },
    },
  });
  expect(draft.Notice).toContain('not a return');
  expect(draft.Notice).toContain('partly keys of our own');
});

test.each<[string, object, number, string, RegExp]>([
  ['a year without law', { year: '2027-28' }, 422, 'facts.year', /2024-25, 2025-26 or 2026-27/],
  ['a year before the law on file', { year: '2023-24' }, 422, 'facts.year', /No law of company tax/],
  ['no year at all', { year: '2026' }, 400, 'facts.year', /./],
  ['more than 13 digits of rupees', { profit: '12345678901234' }, 400, 'facts.profit', /13 digits/],
  ['a negative turnover', { turnover: '-1' }, 400, 'facts.turnover', /./],
  ['words for an amount', { profit: 'much' }, 400, 'facts.profit', /rupees/],
  [
    'a loss that is to come',
    { losses: [{ year: '2026-27', business: '1' }] },
    422,
    'facts.losses.0.year',
    /before 2026-27/,
  ],
  [
    'two losses of one year',
    {
      losses: [
        { year: '2024-25', business: '1' },
        { year: '2024-25', business: '2' },
      ],
    },
    ...([422, 'facts.losses.1.year', /twice/] as const),
  ],
  ['a return filed in its year', { filedOn: '2027-01-01' }, 422, 'facts.filedOn', /later day/],
  [
    'a company to come',
    { company: { incorporatedOn: '2027-04-01' } },
    422,
    'facts.company.incorporatedOn',
    /later year/,
  ],
  ['a share above 100%', { shareholding: { same: '100.01' } }, 400, 'facts.shareholding.same', /0 to 100/],
])('%s is refused, with its field and what to do', async (_what, wrong, status, field, says) => {
  const refused = await post({ facts: { ...FACTS, ...wrong } });
  expect(refused.status).toBe(status);
  expect(Object.keys(refused.body.fields ?? {})).toContain(field);
  expect(JSON.stringify(refused.body)).toMatch(says);
  expect((await get()).body).toEqual([]);
});

test('a loss of a late return stays out, and the largest amounts are computed', async () => {
  const losses = [{ year: '2024-25', business: '1000000', wasInTime: false }];
  const { body } = await post({ facts: { ...FACTS, losses } });
  expect(amount(body.choices, 'normal', 'losses')).toBe('0.00');
  const most = await post({ facts: { ...FACTS, profit: '9999999999999' } });
  expect(amount(most.body.choices, 'normal', 'gross-total')).toBe('9999999999999.00');
  const lines = Object.fromEntries(
    ['depreciation', 'dues-paid', 'tds-paid', 'other-allowed'].map((id) => [id, '9999999999999']),
  );
  const beyond = await post({ facts: { ...FACTS, profit: '9999999999999', lines } });
  expect([beyond.status, beyond.body.code]).toEqual([422, 'unfit-facts']);
});

const company = (path: string, body: unknown) => ask(cookie, 'POST', `/companies/${own.companyId}/${path}`, body);

test('books give profit, lines and tax at source, each with its source; without books nothing is claimed', async () => {
  const before = await get('/books?year=2026-27');
  expect(before.body).toMatchObject({ year: '2026-27', years: ['2026-27', '2025-26', '2024-25'], isLlp: false });
  const was = Number(before.body.facts.profit);
  const journal = (lines: object[]) =>
    company('vouchers', { kind: 'journal', date: '2026-09-05', narration: 'Year', lines });
  await company('parties', { name: 'Alpha' });
  const sent = [
    await journal([
      { account: '1401', debit: '900000', party: 'Alpha' },
      { account: '4101', credit: '900000' },
    ]),
    await journal([
      { account: '1621', debit: '7000', party: 'Alpha' },
      { account: '4201', credit: '7000' },
    ]),
    await journal([
      { account: '1504', debit: '40000' },
      { account: '4207', credit: '40000' },
    ]),
    await journal([
      { account: '5526', debit: '5000' },
      { account: '2723', credit: '5000' },
    ]),
    await journal([
      { account: '1623', debit: '20000' },
      { account: '2723', credit: '20000' },
    ]),
  ];
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const { body } = await get('/books?year=2026-27');
  expect(Number(body.facts.profit) - was).toBe(942_000);
  expect(body.hasBooks).toBe(true);
  expect(body.facts).toMatchObject({
    ...{ year: '2026-27', asOf: '2026-11-27', taxAtSource: '7000.00' },
    lines: { 'other-income': '7000.00', 'other-disallowed': '5000.00' },
    dividends: [{ on: '2026-09-05', amount: '40000.00' }],
    payments: [{ paidOn: '2026-09-05', amount: '20000.00' }],
  });
  const sources = body.sources as { field: string; source: string; text: string }[];
  expect(sources).toContainEqual(expect.objectContaining({ field: 'taxAtSource', source: 'receivable' }));
  expect(sources.find(({ field }) => field === 'profit')?.text).toBe(
    'From profit and loss, 01 Apr 2026 to 27 Nov 2026',
  );
  const kept = await post({ facts: { ...body.facts }, source: 'books' });
  expect([kept.status, kept.body.source]).toEqual([201, 'books']);
  const none = await get('/books?year=2030-31');
  expect([none.status, none.body.code]).toEqual([422, 'no-law']);
});

test('the usual year is the one whose return is due, and the law of its day is kept', async () => {
  expect((await get('/books')).body.year).toBe('2025-26');
  const { body } = await post({ facts: { ...FACTS, year: '2025-26', matCredit: [] } });
  expect(body.dueOn.value.dueOn).toBe('2026-10-31');
  const at22 = (body.choices as (Choice & { unavailable: string[] })[]).find(
    ({ choice }) => choice === 'concessional_22',
  );
  expect(at22?.unavailable).toEqual(['Form 10-IC had to be filed by 31 Oct 2026']);
  expect(body.alerts[0].text).toBe('The return was due on 31 Oct 2026, 27 days ago: interest and fee run');
});

const LLP_FACTS = {
  ...{ year: '2025-26', asOf: '2026-03-31', turnover: '20000000', profit: '9500000' },
  company: { form: 'llp', incorporatedOn: '2021-06-01', contribution: '500000' },
  holiday: { hasBoardCertificate: true, eligibleProfit: '9000000' },
};

test('W35: an LLP pays AMT on its holiday, and its papers are of ITR-5', async () => {
  const partners = {
    remuneration: '6000000',
    interest: '600000',
    interestRate: '18',
    isAuthorised: true,
    isStated: true,
  };
  const { status, body } = await post({ facts: LLP_FACTS });
  expect(status).toBe(201);
  expect((body.choices as Choice[]).map(({ choice }) => choice)).toEqual(['holiday', 'normal']);
  expect([amount(body.choices, 'holiday', 'amt'), amount(body.choices, 'holiday', 'amt-carried')]).toEqual([
    '1827800.00',
    '1671800.00',
  ]);
  expect(body).toMatchObject({ best: 'holiday', dueOn: { value: { dueOn: '2026-10-31' } } });
  const paying = await post({ facts: { ...LLP_FACTS, partners } });
  // A third of the interest is above 12%.
  expect(amount(paying.body.choices, 'normal', 'partners')).toBe('200000.00');
  expect(paying.body.facts).toMatchObject({
    partners: { ...partners, remuneration: '6000000.00', interest: '600000.00' },
  });
  const { body: draft, headers } = await get(`/${paying.body.id}/draft`);
  expect(headers.get('content-disposition')).toContain('itr-5-working-file-2025-26.json');
  expect(draft).toMatchObject({ ForOfflineUtility: true, ITR: { ITR5: { Form_ITR5: { FormName: 'ITR-5' } } } });
  expect(draft.Notice).toContain('ITR-5');
  const pdf = await get(`/${body.id}/worksheet`);
  expect(pdf.headers.get('content-disposition')).toContain('itr-5-worksheet-2025-26.pdf');
  const xlsx = await get(`/${body.id}/worksheet?format=xlsx`);
  expect([xlsx.status, xlsx.body.slice(0, 2)]).toEqual([200, 'PK']);
});

test.each<[string, object, number, string]>([
  ['another form', { company: { form: 'firm' } }, 400, 'facts.company.form'],
  ['a rate above 100%', { partners: { interest: '1', interestRate: '100.01' } }, 400, 'facts.partners.interestRate'],
  [
    'more barred than was paid',
    { partners: { remuneration: '1', remunerationBarred: '2' } },
    ...([422, 'facts.partners.remunerationBarred'] as const),
  ],
])('of an LLP, %s is refused', async (_what, wrong, status, field) => {
  const refused = await post({ facts: { ...LLP_FACTS, ...wrong } });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([status, [field]]);
});

test('a draft of a choice that an LLP does not have is not there', async () => {
  const { body } = await post({ facts: LLP_FACTS });
  expect((await get(`/${body.id}/draft?choice=concessional_22`)).status).toBe(404);
});

test('the books of an LLP give what its partners are paid, and its profile the contribution', async () => {
  const llp = { name: 'Mehra Textiles LLP', cin: 'AAB-1234', pan: 'AAZFM9005L', incorporationDate: '2020-05-04' };
  const added = await ask(cookie, 'POST', '/companies', llp);
  own = { ...own, companyId: added.body.id };
  const contribution = { kind: 'contribution', value: { amount: '500000' }, holdsFrom: '2020-05-04' };
  expect((await company('facts', contribution)).status).toBe(201);
  await company('vouchers', {
    ...{ kind: 'journal', date: '2026-09-05', narration: 'Partners' },
    lines: [
      { account: '5207', debit: '300000' },
      { account: '5305', debit: '120000' },
      { account: '2151', credit: '420000' },
    ],
  });
  const { body } = await get('/books?year=2026-27');
  expect(body).toMatchObject({
    isLlp: true,
    facts: {
      company: { form: 'llp', contribution: '500000.00' },
      partners: { remuneration: '300000.00', interest: '120000.00' },
    },
  });
  const fields = (body.sources as { field: string }[]).map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining(['partners.remuneration', 'partners.interest', 'company.contribution']),
  );
});

test('challans count with what the ledger has beside them, and tax that suppliers collected as tax at source', async () => {
  const booked = async (account: string, date: string, debit: string) => {
    const { status, body } = await company('vouchers', {
      ...{ kind: 'journal', date, narration: 'Tax' },
      lines: [
        { account, debit },
        { account: '2723', credit: debit },
      ],
    });
    expect(status).toBe(201);
    return body.id as string;
  };
  await booked('1622', '2026-07-01', '3000');
  const named = await booked('1623', '2026-06-12', '200000');
  await booked('1623', '2026-09-14', '500000');
  await booked('1623', '2026-10-20', '40000');
  const challan = (paidOn: string, sum: string, serial: string, more = {}) =>
    company('advance-tax/payments', { year: '2026-27', paidOn, amount: sum, bsr: '0510308', serial, ...more });
  const sent = [
    await challan('2026-06-11', '200000', '00001', { voucherId: named }),
    // Named by nobody: the books have it three days later.
    await challan('2026-09-11', '500000', '00002'),
    await challan('2026-11-02', '60000', '00003'),
    await challan('2026-11-03', '70000', '00004'),
  ];
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const reason = 'Entered twice';
  expect((await company(`advance-tax/payments/${sent[3]?.body.id}/withdraw`, { reason })).status).toBe(200);
  const { body } = await get('/books?year=2026-27');
  expect(body.facts).toMatchObject({
    taxAtSource: '3000.00',
    payments: [
      { paidOn: '2026-06-11', amount: '200000.00' },
      { paidOn: '2026-09-11', amount: '500000.00' },
      { paidOn: '2026-10-20', amount: '40000.00' },
      { paidOn: '2026-11-02', amount: '60000.00' },
    ],
  });
});

test('what the profile states of earlier years, the simulator, the planner and advance tax all start from', async () => {
  const carried = (subject: string, value: object) =>
    company('facts', {
      ...{ kind: 'tax-carried', subject, holdsFrom: `${subject.slice(0, 4)}-04-01` },
      value: { loss: '0', depreciation: '0', credit: '0', wasInTime: true, ...value },
    });
  const sent = [
    await carried('2023-24', { loss: '500000', depreciation: '100000', wasInTime: false }),
    await carried('2024-25', { credit: '300000' }),
    await carried('2025-26', { credit: '50000' }),
    await company('facts', { kind: 'holiday-claim', value: { firstYear: '2025-26' }, holdsFrom: '2025-04-01' }),
  ];
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const losses = [{ year: '2023-24', business: '500000.00', depreciation: '100000.00', wasInTime: false }];
  const { body } = await get('/books?year=2026-27');
  expect(body.facts).toMatchObject({
    losses,
    matCredit: [
      { year: '2024-25', amount: '300000.00' },
      { year: '2025-26', amount: '50000.00' },
    ],
    holiday: { firstClaimedYear: '2025-26' },
  });
  expect((await get('/books?year=2025-26')).body.facts.matCredit).toEqual([{ year: '2024-25', amount: '300000.00' }]);
  const desk = (path: string) => ask(cookie, 'GET', `/companies/${own.companyId}/${path}`);
  expect((await desk('advance-tax?year=2026-27')).body.suggested.matCredit).toBe('350000.00');
  expect((await desk('tax-plans/suggestion?year=2026-27')).body.facts).toMatchObject({
    firstClaimedYear: '2025-26',
    matCredit: [
      { year: '2024-25', amount: '300000.00' },
      { year: '2025-26', amount: '50000.00' },
    ],
  });
});

test.each([
  ['tax-carried', '2026-27', { loss: '1', depreciation: '0', credit: '0', wasInTime: true }, 'subject'],
  ['holiday-claim', '', { firstYear: '2027-28' }, 'value.firstYear'],
  ['holiday-claim', '', { firstYear: '2010-11' }, 'value.firstYear'],
])('a statement of %s of a year that cannot be is refused', async (kind, subject, value, field) => {
  const refused = await company('facts', { kind, subject, value, holdsFrom: '2026-04-01' });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, [field]]);
});
