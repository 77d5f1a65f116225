import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { api, CALLS } from '../api';
import { emailOf } from '../features/dev/dev.seed';
import { optOutOf } from '../features/reminder/opt-out';
import { ask, type Books, books, fileNamed, formWith, STATEMENT, seeded, signIn } from '../testing/client';
import { copyOf } from '../testing/world';
import { ACTORS, type Actor, ANYONE, PERSON, type Subject, type Verdict } from './access';
import { servedCalls } from './authorize';
import { pagesOf } from './database';
import type { Bindings } from './env';
import { hashOf, newId, newSecret } from './ids';
import { descriptions } from './openapi';

// Every call of the access table against every standing, on own, foreign and unknown objects. A call that is served
// without an entry, or stands in the table without being served, fails; so does a write without a body below.

const HOLDER: Readonly<Record<Actor, string>> = { NM: 'NM', VW: 'VA', FD: 'FA', ST: 'SA', MG: 'MA', OW: 'OA' };
const CALL_NAMES = Object.keys(CALLS).filter((name) => !CALLS[name]?.localOnly);

type Kept = {
  attachmentId: string;
  ruleId: string;
  viewId: string;
  matchId: string;
  voucherId: string;
  postingRuleId: string;
  ownAccountId: string;
  lockId: string;
  assetId: string;
  invoiceId: string;
  billId: string;
  openBillId: string;
  partyId: string;
  spreadId: string;
  employeeId: string;
  foreignLineId: string;
  exchangeRateId: string;
  importId: string;
  loanId: string;
  auditFileId: string;
  tdsDeductionId: string;
  tdsChallanId: string;
  lowerCertificateId: string;
  ipAssetId: string;
  taxPaymentId: string;
  taxPlanId: string;
  taxCreditId: string;
  itrSimulationId: string;
};
type Sold = { subscriptionId: string; secondId: string; templateId: string };
type Said = { factId: string; eventId: string };
type Objects = {
  firm: string;
  memberId: string;
  invitationId: string;
  companyInvitationId: string;
  books: Books;
  itemId: string;
  said: Said;
  reliefId: string;
  budgetId: string;
  kept: Kept;
  sold: Sold;
};
let cookies: ReadonlyMap<string, string>;
let own: Objects;

let foreign: Objects;

beforeEach(async () => {
  ({ cookies, own, foreign } = await copyOf(bothFirms));
});

/** The objects of two firms, each with a client, and everybody signed in. */
async function bothFirms() {
  const { firms, companies } = await seeded();
  const signedIn = ACTORS.map(async (actor) => [actor, await signIn(HOLDER[actor])] as const);
  return {
    cookies: new Map<string, string>(await Promise.all(signedIn)),
    own: await objectsBy({ owner: 'OA', relieves: 'MA' }, firms.A, companies.a1),
    foreign: await objectsBy({ owner: 'OB', relieves: 'OB' }, firms.B, companies.b1, '9999'),
  };
}

type Makers = { owner: string; relieves: string };

/** One object of each kind, of a firm and its client. */
async function objectsBy({ owner, relieves }: Makers, firm: string, company: string, tail?: string): Promise<Objects> {
  const of = await books(await signIn(owner), company, tail);
  return {
    firm,
    memberId: (await ask(await signIn(owner), 'GET', '/me')).body.user.id,
    invitationId: await invitationBy(owner, `/ca-firms/${firm}`),
    companyInvitationId: await invitationBy(owner, `/companies/${company}`, 'viewer'),
    books: of,
    itemId: await ownItem(owner, company),
    said: await saidBy(owner, company),
    reliefId: await reliefBy(relieves, firm),
    budgetId: await budgetBy(owner, company),
    kept: await keptBy(owner, of),
    sold: await soldBy(owner, firm, company),
  };
}

const TEMPLATE = { name: 'Payroll', serviceType: 'payroll', frequency: 'monthly', basePrice: '3000' };

/** What a firm sells: the template is one of an agreed service, so it stays. */
async function soldBy(owner: string, caFirmId: string, companyId: string): Promise<Sold> {
  const cookie = await signIn(owner);
  const add = async (path: string, body: unknown) => (await ask(cookie, 'POST', path, body)).body.id;
  const terms = { companyId, caFirmId, startDate: '2026-04-01', monthlyFee: '2000' };
  return {
    subscriptionId: await add('/client-subscriptions', { ...terms, servicesIncluded: [TEMPLATE.name] }),
    secondId: await add('/client-subscriptions', { ...terms, servicesIncluded: [TEMPLATE.name] }),
    templateId: await add(`/ca-firms/${caFirmId}/service-templates`, TEMPLATE),
  };
}

const INVITED = { email: 'somebody.new@seed.example', role: 'staff' };

async function invitationBy(owner: string, to: string, role = INVITED.role): Promise<string> {
  return (await ask(await signIn(owner), 'POST', `${to}/invitations`, { ...INVITED, role })).body.id;
}

const paper = (text: string) => formWith({ file: fileNamed('scan.pdf', text) });
const RULE = { contains: 'ZEPTO', category: 'expense', subcategory: 'Pantry and tea' };

/** An account of the company's own that a category posts to: who may remove it is told that it is in use. */
async function ownAccountBy(cookie: string, companyId: string): Promise<string> {
  const { body } = await ask(cookie, 'POST', `/companies/${companyId}/accounts`, { name: 'Stall', group: 'Rent' });
  await ask(cookie, 'POST', `/companies/${companyId}/posting-rules`, {
    ...{ subcategory: 'Pantry and tea', account: body.id, fromDay: '2026-10-01' },
  });
  return body.id;
}

const LOAN = { lender: 'Access Bank', principal: '100000', rate: '12', count: 12, firstOn: '2026-12-05' };

/** What people keep beside the books: a paper, a rule, a view that is shared. */
async function keptBy(actor: string, { companyId, transactionId }: Books): Promise<Kept> {
  const cookie = await signIn(actor);
  const add = async (path: string, body: unknown) => (await ask(cookie, 'POST', path, body)).body.id;
  const view = { name: 'All', query: 'sort=amount', isShared: true };
  return {
    attachmentId: await add(`/bank-transactions/${transactionId}/attachments`, paper('%PDF-1.7 a scan')),
    ruleId: await add(`/companies/${companyId}/category-rules`, RULE),
    viewId: await add(`/companies/${companyId}/saved-views`, view),
    matchId: await matchedBy(transactionId),
    postingRuleId: await add(`/companies/${companyId}/posting-rules`, {
      ...{ subcategory: 'Office or shop rent', account: 'Rent', fromDay: '2026-10-01' },
    }),
    ownAccountId: await ownAccountBy(cookie, companyId),
    voucherId: await add(`/companies/${companyId}/vouchers`, JOURNAL),
    loanId: await add(`/companies/${companyId}/loans`, { ...LOAN, lender: 'Kept Bank' }),
    lockId: await add(`/companies/${companyId}/period-locks`, { upTo: '2019-03-31', reason: 'Audited' }),
    assetId: await add(`/companies/${companyId}/fixed-assets`, ASSET),
    invoiceId: await add(`/companies/${companyId}/invoices`, INVOICE),
    billId: await add(`/companies/${companyId}/bills`, BILL),
    openBillId: (await ask(cookie, 'GET', `/companies/${companyId}/ageing?side=payable`)).body.bills[0].id,
    partyId: await add(`/companies/${companyId}/parties`, { name: 'Someone' }),
    spreadId: await add(`/companies/${companyId}/spreads`, SPREAD),
    employeeId: await employedBy(cookie, companyId),
    ...(await foreignBy(cookie, companyId)),
    importId: await importedBy(cookie, companyId),
    auditFileId: await add(`/companies/${companyId}/audit-files`, {}),
    ...(await deductedBy(cookie, companyId)),
    itrSimulationId: await add(`/companies/${companyId}/itr-simulations`, ITR),
    taxPaymentId: await add(`/companies/${companyId}/advance-tax/payments`, { ...TAX_PAYMENT, serial: '00011' }),
    taxPlanId: await add(`/companies/${companyId}/tax-plans`, TAX_PLAN),
  };
}

const TAX_PLAN = {
  name: 'Five years',
  facts: { year: '2026-27', years: [{ profit: '5000000', turnover: '120000000' }] },
};
const TAX_CHALLAN = { paidOn: '2026-06-12', amount: '200000', bsr: '0510308', serial: '00412' };
const TAX_PAYMENT = { ...TAX_CHALLAN, year: '2026-27' };

const DEDUCTION = {
  payee: { name: 'Advocate', pan: 'ABCPR1234K' },
  ...{ section: '194J', eventOn: '2026-05-01', amount: '80000' },
};

const ITR = { facts: { year: '2026-27', company: {}, profit: '100' } };

const LOWER = {
  ...{ payeeName: 'Advocate', pan: 'ABCPR1234K', number: 'C-1', section: '194J', rate: '2' },
  ...{ limit: '100000', validFrom: '2026-04-01', validTo: '2027-03-31' },
};

const CORRECTED = `INSERT INTO tds_corrections (id, company_id, form, kind, quarter, number, reason, opened_on, created_by_name, created_at)
  VALUES (?1, ?2, '140', 'residents', '2026-Q1', 1, 'A PAN was wrong', '2026-11-01', '', '2026-11-01')`;

type Deducted = Pick<Kept, 'tdsDeductionId' | 'tdsChallanId' | 'lowerCertificateId' | 'taxCreditId' | 'ipAssetId'>;

const STATEMENT_OF_CREDIT = 'Deductor,TAN,Date,Amount,Tax\nBeta,CHEB99999Z,05/10/2026,200,20';

/** Tax that was withheld, the challan to pay it, a certificate that lowers it, and tax that others withheld. */
async function deductedBy(cookie: string, companyId: string): Promise<Deducted> {
  const tds = `/companies/${companyId}/tds`;
  const { body } = await ask(cookie, 'POST', `${tds}/deductions`, DEDUCTION);
  const made = await ask(cookie, 'POST', `${tds}/challans`, { deductionIds: [body.id] });
  const lower = await ask(cookie, 'POST', `${tds}/lower-certificates`, { ...LOWER, number: 'C-0' });
  await ask(cookie, 'POST', `${tds}/receivable/import`, { content: STATEMENT_OF_CREDIT });
  const credits = await ask(cookie, 'GET', `${tds}/receivable?year=2026-27`);
  await env.DB.prepare(CORRECTED).bind(newId(), companyId).run();
  return {
    ...{ tdsDeductionId: body.id, tdsChallanId: made.body.items[0].id, lowerCertificateId: lower.body.id },
    taxCreditId: credits.body.groups[0].pairs[0].creditId,
    ipAssetId: (await ask(cookie, 'POST', `/companies/${companyId}/ip-assets`, RIGHT)).body.id,
  };
}

const INVOICE = {
  number: 'A-1',
  date: '2026-05-01',
  party: { name: 'Customer', stateCode: '29' },
  lines: [{ description: 'Work', hsn: '998313', taxableValue: '100', rate: '0' }],
};
const sheet = (number: string) =>
  formWith({ file: fileNamed('sheet.csv', `Number,Date,Party,Taxable value\n${number},01/05/2026,Someone,100`) });
const BILL = { ...INVOICE, number: 'B-1', party: { name: 'Supplier', stateCode: '29' } };

const SPREAD = {
  ...{ kind: 'prepaid', name: 'Insurance', amount: '1200', account: '5524' },
  ...{ from: '2026-04-01', to: '2027-03-31' },
};

const EMPLOYEE = { number: 'E-1', name: 'Asha Rao', joinedOn: '2026-04-01', pay: { basic: '60000' } };

const SEAT = { address: '12 Residency Road, Bengaluru', stateCode: '29', pin: '560025', email: 'fin@seed.example' };
const DEDUCTOR = {
  ...{ ...SEAT, personName: 'Asha Rao', personDesignation: 'Director', personPan: 'ZZZPR4321Q' },
  ...{ personAddress: SEAT.address, personStateCode: '29', personPin: '560025', personEmail: SEAT.email },
};

/** A draft: it asks for nothing, so that no other test finds more due. */
const RIGHT = { name: 'KESTREL', type: 'trademark', classes: [9] };

/** Somebody who was paid for a month. */
async function employedBy(cookie: string, companyId: string): Promise<string> {
  const { body } = await ask(cookie, 'POST', `/companies/${companyId}/employees`, EMPLOYEE);
  await ask(cookie, 'POST', `/companies/${companyId}/pay-runs/2026-04/post`);
  return body.id;
}

/** A day book of Tally with one journal. */
const DAY_BOOK = `<ENVELOPE><VOUCHER REMOTEID="t-1" VCHTYPE="Journal"><DATE>20260402</DATE>
  <ALLLEDGERENTRIES.LIST><LEDGERNAME>Rent</LEDGERNAME><AMOUNT>-5.00</AMOUNT></ALLLEDGERENTRIES.LIST>
  <ALLLEDGERENTRIES.LIST><LEDGERNAME>Cash in hand</LEDGERNAME><AMOUNT>5.00</AMOUNT></ALLLEDGERENTRIES.LIST></VOUCHER></ENVELOPE>`;
const dayBook = () => formWith({ file: fileNamed('day-book.xml', DAY_BOOK) });
const openingRows = () =>
  formWith({ file: fileNamed('opening.csv', 'account_code,debit,credit\n1504,5,\n2101,,5') }, { asOn: '2026-04-01' });

const RATE = { currency: 'USD', day: '2026-05-20', kind: 'bank', rate: '84.65', source: 'Bank advice' };
const FOREIGN_LINE = { date: '2026-05-20', narration: 'GAMMA INC', amount: '100.00' };

/** A line that waits on an account in dollars, and a rate. */
async function foreignBy(cookie: string, companyId: string) {
  const post = async (path: string, body: object) =>
    (await ask(cookie, 'POST', `/companies/${companyId}/${path}`, body)).body;
  await post('accounts', { name: 'Bank EEFC USD', kind: 'eefc', currency: 'USD' });
  await post('foreign-currency/lines', { account: 'Bank EEFC USD', lines: [FOREIGN_LINE] });
  const [rate] = await post('exchange-rates', { rates: [RATE] });
  const path = `/companies/${companyId}/foreign-currency/lines?account=Bank%20EEFC%20USD`;
  const [line] = (await ask(cookie, 'GET', path)).body;
  return { foreignLineId: line.id as string, exchangeRateId: rate.id as string };
}

async function importedBy(cookie: string, companyId: string): Promise<string> {
  const { body } = await ask(cookie, 'POST', `/companies/${companyId}/accounting-sync`, dayBook());
  return body.importId;
}

const ASSET = { name: 'Laptop', kind: 'computer', cost: '90000', boughtOn: '2026-04-01', putToUseOn: '2026-04-01' };

const MATCHED = `UPDATE bank_transactions SET is_reconciled = 1,
  reconciled_with = json_object('kind', 'filing', 'id', ?2, 'why', 'Its fee') WHERE id = ?1`;

/** A line that is matched to a filing. */
async function matchedBy(transactionId: string): Promise<string> {
  const matchId = newId();
  await env.DB.prepare(MATCHED).bind(transactionId, matchId).run();
  return matchId;
}

const RELIEF = {
  kind: 'extension',
  forms: ['MGT-7A'],
  period: '2025-26',
  dueOn: '2026-12-31',
  reference: 'Circular 9/2026',
  notifiedOn: '2025-11-01',
};

async function reliefBy(actor: string, caFirmId: string): Promise<string> {
  return (await ask(await signIn(actor), 'POST', `/ca-firms/${caFirmId}/reliefs`, RELIEF)).body.id;
}

const BUDGET = { subcategory: 'Office or shop rent', amount: '60000', fromMonth: '2026-10' };

async function budgetBy(actor: string, companyId: string): Promise<string> {
  return (await ask(await signIn(actor), 'POST', `/companies/${companyId}/budgets`, BUDGET)).body.id;
}

async function ownItem(actor: string, companyId: string): Promise<string> {
  const asked = { title: 'Renew the licence', dueDate: '2026-12-01' };
  return (await ask(await signIn(actor), 'POST', `/companies/${companyId}/compliance-items`, asked)).body.id;
}

const EMPLOYEES = { kind: 'employees', value: { count: 12 }, holdsFrom: '2026-04-01' };
const MEETING = { kind: 'board-meeting', happenedOn: '2026-09-01', details: {} };

async function saidBy(actor: string, companyId: string): Promise<Said> {
  const cookie = await signIn(actor);
  const { fact } = (await ask(cookie, 'POST', `/companies/${companyId}/facts`, EMPLOYEES)).body;
  const { event } = (await ask(cookie, 'POST', `/companies/${companyId}/events`, MEETING)).body;
  return { factId: fact.id, eventId: event.id };
}

const company = {
  name: 'New One',
  cin: 'U62099KA2023PTC111111',
  pan: 'AAACN1234E',
  incorporationDate: '2023-05-05',
  financialYear: '2026-27',
};

/** A body that is right for each write. */
/** An answer to a challenge that nobody gave. */
const NO_CREDENTIAL = {
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
  response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
};

const bodies: Readonly<Record<string, (objects: Objects, actor: Actor) => unknown>> = {
  'POST /ca-firms': () => ({ name: 'A new firm' }),
  'POST /init-demo-data': () => ({}),
  'POST /verify/gstin': () => ({ gstin: '29AAZCN9001Q1ZC' }),
  'POST /verify/pan': () => ({ pan: 'AAZCN9001Q' }),
  'POST /verify/tan': () => ({ tan: 'BLRK01234E' }),
  'POST /verify/cin': () => ({ cin: 'U62099KA2022PTC165432' }),
  'POST /companies': ({ firm }, actor) =>
    actor === 'NM' || actor === 'FD' || actor === 'VW' ? company : { ...company, caFirmId: firm },
  'PATCH /companies/:companyId': ({ memberId }) => ({ assignedManagerId: memberId }),
  'POST /companies/:companyId/archive': () => ({}),
  'POST /companies/:companyId/restore': () => ({}),
  'POST /client-subscriptions': ({ firm, books }) => ({
    companyId: books.companyId,
    caFirmId: firm,
    startDate: '2026-11-01',
    monthlyFee: '1500',
  }),
  'PATCH /client-subscriptions/:subscriptionId': () => ({ monthlyFee: '2500', endDate: '2027-03-31' }),
  'POST /client-subscriptions/:subscriptionId/end': () => ({ endDate: '2026-10-31' }),
  'POST /client-subscriptions/:subscriptionId/renew': () => ({ endDate: null }),
  'POST /client-subscriptions/:subscriptionId/remove': () => ({}),
  'PATCH /ca-firms/:caFirmId': () => ({ name: 'A better name', phone: null }),
  'POST /ca-firms/:caFirmId/service-templates': () => ({ ...TEMPLATE, name: 'Audit' }),
  'PATCH /ca-firms/:caFirmId/service-templates/:templateId': () => ({ basePrice: '3500' }),
  'POST /ca-firms/:caFirmId/service-templates/:templateId/archive': () => ({}),
  'POST /ca-firms/:caFirmId/service-templates/:templateId/restore': () => ({}),
  'POST /ca-firms/:caFirmId/service-templates/:templateId/remove': () => ({}),
  'PATCH /companies/:companyId/particulars': () => ({ name: 'A better name' }),
  'POST /expense-categories': () => ({ name: 'Drone parts', gstRate: '18', tdsSection: null, tdsRate: '0' }),
  'POST /companies/:companyId/bank-accounts': () => ({
    accountName: 'S',
    accountNumber: '1234567890',
    bankName: 'SBI',
    ifscCode: 'SBIN0000001',
  }),
  'PATCH /bank-accounts/:accountId': () => ({ isActive: false }),
  'POST /bank-accounts/:accountId/remove': () => ({}),
  'PATCH /bank-transactions/:transactionId/categorize': () => ({ category: 'expense', subcategory: 'Office rent' }),
  'POST /companies/:companyId/statement-preview': ({ books }) => ({
    bankAccountId: books.accountId,
    statementData: STATEMENT,
  }),
  'POST /companies/:companyId/upload-statement': ({ books }) => ({
    bankAccountId: books.accountId,
    statementData: STATEMENT,
  }),
  'POST /statement-uploads/:uploadId/undo': () => ({}),
  'POST /companies/:companyId/bank-transactions/take-category-off': ({ books }) => ({
    ids: [books.transactionId],
    categoryId: 'office-rent',
  }),
  'POST /companies/:companyId/bank-transactions/categorize': ({ books }) => ({
    ids: [books.transactionId],
    category: 'expense',
    subcategory: 'Pantry and tea',
  }),
  'PATCH /bank-transactions/:transactionId': () => ({ note: 'Paid from petty cash' }),
  'PUT /bank-transactions/:transactionId/split': () => ({
    parts: [
      { amount: '20000.00', category: 'expense', subcategory: 'Office or shop rent' },
      { amount: '40000.00', category: 'expense', subcategory: 'Co-working seats' },
    ],
  }),
  'POST /bank-transactions/:transactionId/attachments': () => paper('%PDF-1.7 a bill'),
  'POST /bank-transactions/:transactionId/attachments/:attachmentId/remove': () => ({}),
  'POST /companies/:companyId/category-rules': ({ books }) => ({ ...RULE, bankAccountId: books.accountId }),
  'POST /companies/:companyId/category-rules/preview': ({ books }) => ({ ...RULE, bankAccountId: books.accountId }),
  'POST /companies/:companyId/category-rules/order': ({ kept }) => ({ ids: [kept.ruleId] }),
  'PATCH /companies/:companyId/category-rules/:ruleId': ({ books }) => ({
    contains: 'ZEPTO OFFICE',
    bankAccountId: books.accountId,
  }),
  'POST /companies/:companyId/category-rules/:ruleId/remove': () => ({}),
  'POST /companies/:companyId/saved-views': () => ({ name: 'Rent', query: 'q=RENT&sort=amount' }),
  'POST /companies/:companyId/saved-views/:viewId/remove': () => ({}),
  'POST /companies/:companyId/auto-categorize': () => ({}),
  'POST /companies/:companyId/auto-categorize/transfers': () => ({}),
  'POST /companies/:companyId/auto-categorize/undo': () => ({}),
  'DELETE /ca-firms/:caFirmId/demo': () => undefined,
  'PATCH /ca-firms/:caFirmId/members/:memberId': () => ({ role: 'manager' }),
  'POST /ca-firms/:caFirmId/members/:memberId/remove': () => ({}),
  'POST /ca-firms/:caFirmId/assignments': ({ memberId, books }) => ({ memberId, add: [books.companyId] }),
  'POST /ca-firms/:caFirmId/invitations': () => ({ ...INVITED, email: 'another.one@seed.example' }),
  'POST /ca-firms/:caFirmId/invitations/:invitationId/revoke': () => ({}),
  'PATCH /companies/:companyId/members/:personId': () => ({ role: 'viewer', endsOn: '2099-03-31', reason: 'Audit' }),
  'POST /companies/:companyId/members/:personId/remove': () => ({}),
  'POST /companies/:companyId/invitations': () => ({ email: 'another.one@seed.example', role: 'viewer' }),
  'POST /companies/:companyId/invitations/:invitationId/revoke': () => ({}),
  'POST /access-requests': () => ({ kind: 'company', cin: 'U62099KA2023PTC999999' }),
  'POST /companies/:companyId/access-requests/:requestId/approve': () => ({ role: 'viewer' }),
  'POST /companies/:companyId/access-requests/:requestId/refuse': () => ({}),
  'POST /ca-firms/:caFirmId/access-requests/:requestId/approve': () => ({ role: 'staff' }),
  'POST /ca-firms/:caFirmId/access-requests/:requestId/refuse': () => ({}),
  'POST /companies/:companyId/hand-over': () => ({ email: 'another.one@seed.example', password: 'not the right one' }),
  'POST /companies/:companyId/release': () => ({ password: 'not the right one' }),
  'POST /companies/:companyId/move/withdraw': () => ({}),
  'POST /companies/:companyId/move/accept': () => ({}),
  'POST /companies/:companyId/move/refuse': () => ({}),
  'POST /ca-firms/:caFirmId/moves/:moveId/accept': () => ({}),
  'POST /ca-firms/:caFirmId/moves/:moveId/refuse': () => ({}),
  'POST /invitations/:token/accept': () => ({}),
  'PUT /ca-firms/:caFirmId/audit-trail/nights': () => ({ isMailed: true }),
  'POST /sessions/:sessionId/revoke': () => ({}),
  'PATCH /profile': () => ({ name: 'Somebody Else' }),
  'PUT /profile/digest': () => ({ wish: 'when-due' }),
  'PUT /profile/dashboard': () => ({ order: ['itr'], folded: ['rera'] }),
  'POST /profile/address': () => ({ email: 'moves@seed.example', password: 'not the right one' }),
  'POST /profile/address/withdraw': () => ({}),
  'POST /profile/close': () => ({ password: 'not the right one' }),
  'POST /second-factor/begin': () => ({ password: 'not the right one' }),
  'POST /second-factor/confirm': () => ({ code: '123456' }),
  'POST /second-factor/recovery-codes': () => ({ password: 'not the right one', code: '123456' }),
  'POST /second-factor/challenge': () => ({ password: 'not the right one' }),
  'POST /second-factor/passkeys/begin': () => ({ password: 'not the right one' }),
  'POST /second-factor/passkeys': () => ({ name: 'Laptop', credential: NO_CREDENTIAL }),
  'PATCH /second-factor/passkeys/:passkeyId': () => ({ name: 'Laptop' }),
  'POST /second-factor/passkeys/:passkeyId/remove': () => ({ password: 'not the right one' }),
  'POST /second-factor/remove': () => ({ password: 'not the right one', code: '123456' }),
  'POST /digest-opt-outs/:optOut': () => ({}),
  'POST /companies/:companyId/ip-assets': () => ({ ...RIGHT, name: 'HERON' }),
  'PUT /companies/:companyId/ip-assets/:ipAssetId': () => ({ ...RIGHT, classes: [42] }),
  'POST /companies/:companyId/ip-assets/:ipAssetId/withdraw': () => ({}),
  'POST /companies/:companyId/ip-sync': () => ({}),
  'POST /companies/:companyId/benefit-validation': () => ({}),
  'POST /companies/:companyId/benefits/:benefit/application': () => ({ appliedOn: '2026-10-01' }),
  'POST /companies/:companyId/facts': () => ({ ...EMPLOYEES, value: { count: 13 } }),
  'POST /companies/:companyId/facts/:factId/withdraw': () => ({}),
  'POST /companies/:companyId/events': () => ({ ...MEETING, happenedOn: '2026-10-01' }),
  'POST /companies/:companyId/events/:eventId/withdraw': () => ({}),
  'POST /companies/:companyId/past-periods': () => ({
    answers: [{ key: 'advance-tax|2025-26 Q1|', was: 'unsaid', is: 'unsaid' }],
  }),
  'POST /companies/:companyId/compliance-calendar/generate': () => ({}),
  'POST /companies/:companyId/rera-assessment': () => ({}),
  'POST /companies/:companyId/compliance-items': () => ({ title: 'Renew the licence', dueDate: '2026-12-01' }),
  'PATCH /companies/:companyId/compliance-items/:itemId': () => ({ note: 'Ask the landlord' }),
  'POST /companies/:companyId/compliance-items/:itemId/complete': () => ({ doneOn: '2026-11-01' }),
  // The item is one of the company's own: it is found, and then refused for what it is.
  'POST /ca-firms/:caFirmId/compliance-items/complete': ({ itemId }) => ({ items: [{ itemId, doneOn: '2026-11-01' }] }),
  'POST /ca-firms/:caFirmId/compliance-items/wait': ({ itemId }) => ({ items: [itemId], waitsFor: 'portal' }),
  'POST /companies/:companyId/compliance-items/:itemId/reopen': () => ({}),
  'POST /companies/:companyId/compliance-items/:itemId/withdraw': () => ({}),
  // Who belongs nowhere has nothing to make a feed of: the call is theirs, the request is incomplete.
  'POST /calendar-feeds': ({ firm, books }, actor) => {
    if (actor === 'NM') return { kind: 'company' };
    const isClient = actor === 'FD' || actor === 'VW';
    return isClient ? { kind: 'company', companyId: books.companyId } : { kind: 'firm', caFirmId: firm };
  },
  'POST /calendar-feeds/:feedId/revoke': () => ({}),
  'POST /ca-firms/:caFirmId/calendar-feeds/:feedId/revoke': () => ({}),
  'POST /ca-firms/:caFirmId/reliefs': () => ({ ...RELIEF, dueOn: '2027-01-15' }),
  'POST /ca-firms/:caFirmId/reliefs/:reliefId/approve': () => ({}),
  'POST /ca-firms/:caFirmId/reliefs/:reliefId/refuse': () => ({}),
  'POST /ca-firms/:caFirmId/reliefs/:reliefId/withdraw': () => ({}),
  'POST /companies/:companyId/reconcile': () => ({}),
  'POST /bank-transactions/:transactionId/match': ({ kept }) => ({ withId: kept.matchId }),
  'POST /bank-transactions/:transactionId/unmatch': ({ kept }) => ({ withId: kept.matchId }),
  'POST /bank-transactions/:transactionId/refuse-match': ({ books }) => ({ withId: books.transactionId }),
  'POST /bank-transactions/:transactionId/merge': ({ books }) => ({ withId: books.transactionId }),
  'POST /bank-transactions/:transactionId/keep-both': ({ books }) => ({ withId: books.transactionId }),
  'POST /bank-transactions/:transactionId/ask-again': ({ books }) => ({ withId: books.transactionId }),
  'POST /companies/:companyId/budgets': () => ({ ...BUDGET, fromMonth: '2026-11' }),
  'POST /companies/:companyId/budgets/:budgetId/remove': () => ({}),
  'POST /companies/:companyId/cash-equivalents': () => ({ account: 'Bank overdraft', counts: true }),
  'POST /companies/:companyId/posting-rules': () => ({
    subcategory: 'Office or shop rent',
    account: 'Rent',
    fromDay: '2026-11-01',
  }),
  'POST /companies/:companyId/posting-rules/:postingRuleId/remove': () => ({}),
  'POST /companies/:companyId/posting-rules/preview': () => ({
    subcategory: 'Office or shop rent',
    account: 'Rent',
    fromDay: '2026-11-01',
  }),
  'PATCH /companies/:companyId/accounts/:ownAccountId': () => ({ name: 'Market stall' }),
  'POST /companies/:companyId/accounts/:ownAccountId/remove': () => ({}),
  'POST /companies/:companyId/accounts': () => ({ name: 'Event hall', group: 'Rent' }),
  'POST /companies/:companyId/vouchers': () => JOURNAL,
  'POST /companies/:companyId/vouchers/:voucherId/reverse': () => ({ reason: 'Typed twice' }),
  'POST /companies/:companyId/vouchers/:voucherId/void': () => ({ reason: 'Typed twice' }),
  'POST /companies/:companyId/opening-balances': () => ({ asOn: '2026-04-01', lines: JOURNAL.lines }),
  'POST /companies/:companyId/period-locks': () => ({ upTo: '2020-03-31', reason: 'Audited' }),
  'POST /companies/:companyId/accounting-sync': dayBook,
  'POST /companies/:companyId/accounting-sync/:importId/undo': () => ({}),
  'POST /companies/:companyId/opening-file': openingRows,
  'PUT /companies/:companyId/auto-booking': () => ({ family: 'gateway', isAutomatic: false }),
  'POST /companies/:companyId/auto-booking/run': () => ({}),
  'POST /companies/:companyId/audit-files': () => ({}),
  'POST /companies/:companyId/fixed-assets': () => ASSET,
  'POST /companies/:companyId/fixed-assets/depreciation': () => ({ month: '2026-04' }),
  'POST /companies/:companyId/fixed-assets/tax-blocks': () => ({
    ...{ block: 'computers-and-aircraft', financialYear: '2026-27', amount: '0' },
  }),
  'POST /companies/:companyId/fixed-assets/:assetId/shifts': () => ({ shifts: [] }),
  'POST /companies/:companyId/fixed-assets/:assetId/sell': () => ({ on: '2026-04-30', price: '1', party: 'Buyer' }),
  'POST /companies/:companyId/invoices': () => ({ ...INVOICE, number: 'A-2' }),
  'POST /companies/:companyId/invoices/:documentId/cancel': () => ({ reason: 'Wrong customer' }),
  'POST /companies/:companyId/bills': () => ({ ...BILL, number: 'B-2' }),
  'POST /companies/:companyId/bills/:documentId/cancel': () => ({ reason: 'Never delivered' }),
  'POST /companies/:companyId/bills/:documentId/self-invoice': () => ({}),
  'POST /companies/:companyId/bills/:documentId/payment-voucher': () => ({}),
  'POST /companies/:companyId/invoices/import': () => sheet('A-3'),
  'POST /companies/:companyId/bills/import': () => sheet('B-3'),
  'POST /companies/:companyId/gst/2b': () => ({ data: {} }),
  'POST /companies/:companyId/2b-decisions': () => ({
    ...{ gstin: '29AAZCN9001Q1ZC', period: '2026-10', decisions: [{ line: 'b2b', action: 'hold' }] },
  }),
  'PUT /companies/:companyId/invoice-profile': () => ({ upiId: 'example@bank' }),
  'POST /companies/:companyId/gst-returns/steps': () => ({
    ...{ gstin: '29AAZCN9001Q1ZC', form: 'GSTR-1', period: '2026-09', step: 'send' },
  }),
  'PATCH /companies/:companyId/invoices/:documentId/gst-particulars': () => ({ irn: 'a1b2' }),
  'POST /companies/:companyId/gst-amendments': ({ kept }) => ({
    ...{ documentId: kept.invoiceId, reason: 'Wrong buyer', placeOfSupply: '29' },
  }),
  'POST /companies/:companyId/gst-validation': () => ({}),
  'POST /companies/:companyId/gst-ledger-statements': () => ({
    ...{ gstin: '29AAZCN9001Q1ZC', ledger: 'cash', text: 'Date,Ref,Type,IGST\n01/10/2026,A,Cr,5' },
  }),
  'POST /companies/:companyId/gst/:gstin/:period/portal-errors': () => ({
    text: '{"error_report":{"b2b":[{"ctin":"27AAPFU0939F1ZV","error_cd":"RET1","error_msg":"GSTIN"}]}}',
  }),
  'POST /companies/:companyId/gst-challans': () => ({
    ...{ gstin: '29AAZCN9001Q1ZC', cpin: '26102900012345', depositedOn: '2026-11-01', igst: '5' },
  }),
  'POST /companies/:companyId/gst/:gstin/:period/cmp-08': () => ({ filedOn: '2026-11-10' }),
  'POST /companies/:companyId/gst/:gstin/:period/set-off': () => ({ filedOn: '2026-11-10' }),
  'POST /companies/:companyId/parties': () => ({ name: 'Another' }),
  'PATCH /companies/:companyId/parties/:partyId': () => ({ agreedDays: 30 }),
  'POST /companies/:companyId/fixed-assets/:assetId/scrap': () => ({ on: '2026-04-30' }),
  'POST /companies/:companyId/fixed-assets/:assetId/take-back': () => ({ reason: 'Entered twice' }),
  'POST /companies/:companyId/employees': (_, actor) => ({ ...EMPLOYEE, number: `E-${actor}` }),
  'PATCH /companies/:companyId/employees/:employeeId': () => ({ name: 'Asha R Rao' }),
  'PUT /companies/:companyId/employees/:employeeId/pay': () => ({ from: '2026-10', basic: '70000' }),
  'PUT /companies/:companyId/employees/:employeeId/declaration': () => ({ year: '2026-27', regime: 'old' }),
  'PUT /companies/:companyId/pay-runs/:payMonth': () => ({ lines: [] }),
  'POST /companies/:companyId/pay-runs/:payMonth/post': () => ({}),
  'POST /companies/:companyId/pay-runs/:payMonth/reverse': () => ({ reason: 'Wrong month' }),
  'PUT /companies/:companyId/tds/deductor': () => DEDUCTOR,
  'POST /companies/:companyId/tds/statements/:form/:quarter/corrections': () => ({ reason: 'A PAN was wrong' }),
  'POST /companies/:companyId/tds/statements/:form/:quarter/corrections/:correctionNumber/file': () => ({
    filedOn: '2026-11-01',
  }),
  'POST /companies/:companyId/spreads': () => SPREAD,
  'POST /companies/:companyId/tds/deductions': () => DEDUCTION,
  'POST /companies/:companyId/tds/deductions/:tdsDeductionId/withdraw': () => ({ reason: 'Entered twice' }),
  'POST /companies/:companyId/tds/proposals/accept': () => ({
    items: [{ id: `bank-line:${newId()}:professionalFee` }],
  }),
  'POST /companies/:companyId/tds/challans': ({ kept }) => ({ deductionIds: [kept.tdsDeductionId] }),
  'POST /companies/:companyId/tds/challans/:challanId/deposit': () => ({
    ...{ bsr: '0510308', depositedOn: '2026-05-02', serial: '00001' },
  }),
  'POST /companies/:companyId/tds/challans/:challanId/use': ({ kept }) => ({ deductionIds: [kept.tdsDeductionId] }),
  'POST /companies/:companyId/tds/challans/:challanId/cancel': () => ({ reason: 'Wrong year' }),
  'POST /companies/:companyId/itr-simulations': () => ITR,
  'POST /companies/:companyId/advance-tax/estimates': () => ({
    ...{ year: '2026-27', totalIncome: '8000000', regime: 'concessional_22' },
  }),
  'POST /companies/:companyId/advance-tax/payments': () => TAX_PAYMENT,
  'POST /companies/:companyId/advance-tax/payments/:taxPaymentId/correct': () => ({
    ...{ ...TAX_CHALLAN, reason: 'Read again' },
  }),
  'POST /companies/:companyId/advance-tax/payments/:taxPaymentId/withdraw': () => ({ reason: 'Entered twice' }),
  'PUT /companies/:companyId/tax-audits/:taxAuditYear/clauses/:auditClause': () => ({ answer: 'none', version: 0 }),
  'POST /companies/:companyId/tax-plans': () => TAX_PLAN,
  'PATCH /companies/:companyId/tax-plans/:taxPlanId': () => ({ name: 'Another name' }),
  'POST /companies/:companyId/tax-plans/:taxPlanId/review': () => ({}),
  'POST /companies/:companyId/tax-plans/:taxPlanId/remove': () => ({}),
  'POST /companies/:companyId/tds/lower-certificates': () => LOWER,
  'POST /companies/:companyId/tds/lower-certificates/:lowerCertificateId/end': () => ({
    lastDay: '2026-12-31',
    reason: 'Cancelled',
  }),
  'POST /companies/:companyId/tds/receivable/import': () => ({
    content: 'Deductor,TAN,Date,Amount,Tax\nAlpha,BLRA12345B,05/10/2026,100,10',
  }),
  'POST /companies/:companyId/tds/receivable/deductors': ({ kept }) => ({ tan: 'CHEB99999Z', partyId: kept.partyId }),
  'POST /companies/:companyId/tds/receivable/post': ({ kept }) => ({
    year: '2026-27',
    items: [{ creditId: kept.taxCreditId }],
  }),
  'POST /tds-transactions/:tdsTransactionId/generate-challan': () => ({}),
  'POST /companies/:companyId/spreads/post': () => ({ month: '2026-04' }),
  'POST /companies/:companyId/spreads/:spreadId/remove': () => ({ reason: 'Entered twice' }),
  'POST /companies/:companyId/foreign-currency/lines': () => ({ account: 'Bank EEFC USD', lines: [FOREIGN_LINE] }),
  'POST /companies/:companyId/foreign-currency/file': () =>
    formWith({ file: fileNamed('usd.csv', 'date,amount\n20/05/2026,5') }, { account: 'Bank EEFC USD' }),
  'POST /companies/:companyId/foreign-currency/lines/:foreignLineId/post': () => ({
    parts: [{ account: 'Export sales' }],
  }),
  'POST /companies/:companyId/foreign-currency/lines/:foreignLineId/undo': () => ({ reason: 'Wrong rate' }),
  'POST /companies/:companyId/foreign-currency/lines/:foreignLineId/remove': () => ({ reason: 'Typed twice' }),
  'POST /companies/:companyId/foreign-currency/restate': () => ({ on: '2026-05-19' }),
  'POST /companies/:companyId/exchange-rates': () => ({ rates: [{ ...RATE, day: '2026-05-21' }] }),
  'POST /companies/:companyId/exchange-rates/:exchangeRateId/remove': () => ({ reason: 'Mistyped' }),
  'POST /companies/:companyId/month-end/review': () => ({ month: '2026-10', key: 'doubled|x', isRight: true }),
  'POST /companies/:companyId/year-end': () => ({ financialYear: '2022-23', reason: 'Kept on paper' }),
  'POST /companies/:companyId/year-end/:financialYear/take-back': () => ({ reason: 'A bill came late' }),
  'POST /companies/:companyId/period-locks/:lockId/lift': () => ({ reason: 'A bill came late' }),
  'POST /companies/:companyId/match-proposals/accept': ({ books }) => ({
    items: [{ lineId: books.transactionId, party: PAYER }],
  }),
  'POST /companies/:companyId/match-proposals/by-rules': () => ({}),
  'POST /companies/:companyId/settlement-rules': () => ({ party: PAYER }),
  'POST /companies/:companyId/settlement-rules/withdraw': () => ({ party: PAYER }),
  'POST /companies/:companyId/lines/:transactionId/posting/preview': () => ({ kind: 'director-loan', director: 'R' }),
  'POST /companies/:companyId/lines/:transactionId/posting': () => ({ kind: 'director-loan', director: 'R' }),
  'POST /companies/:companyId/lines/:transactionId/posting/undo': () => ({}),
  'POST /companies/:companyId/advance-vouchers': ({ kept }) => ({ voucherId: kept.voucherId }),
  'POST /companies/:companyId/advances/adjust': ({ kept }) => ({
    ...{ voucherId: kept.voucherId, billId: kept.openBillId },
  }),
  'POST /companies/:companyId/loans': () => LOAN,
  'PATCH /companies/:companyId/loans/:loanId': () => ({ afterPrepayment: 'lower-instalment' }),
};

const PAYER = 'Somebody who pays';

const JOURNAL = {
  ...{ kind: 'journal', date: '2026-11-01' },
  lines: [
    { account: 'Insurance', debit: '10.00' },
    { account: 'Prepaid expenses', credit: '10.00' },
  ],
};

const fill = (
  name: string,
  { firm, memberId, invitationId, companyInvitationId, books, itemId, said, reliefId, budgetId, kept, sold }: Objects,
  { session, feed, token, person, passkey, requests }: Spare,
) =>
  (name.split(' ')[1] ?? '')
    .replace(':companyId/invitations/:invitationId', `:companyId/invitations/${companyInvitationId}`)
    .replace(':personId', person)
    .replace(':companyId/access-requests/:requestId', `:companyId/access-requests/${requests.company}`)
    .replace(':requestId', requests.firm)
    .replace(':feedId', feed)
    .replace(':moveId', newId())
    .replace(':token', token)
    .replace(':caFirmId', firm)
    .replace(':memberId', memberId)
    .replace(':invitationId', invitationId)
    .replace(':companyId', books.companyId)
    .replace(':gstin', '29AAZCN9001Q1ZC')
    .replace(':period', '2026-09')
    .replace(':transactionId', books.transactionId)
    .replace(':attachmentId', kept.attachmentId)
    .replace(':loanId', kept.loanId)
    .replace(':ruleId', kept.ruleId)
    .replace(':viewId', kept.viewId)
    .replace(':subscriptionId', sold.subscriptionId)
    .replace(':templateId', sold.templateId)
    .replace(':accountId', books.accountId)
    .replace(':uploadId', books.uploadId)
    .replace(':itemId', itemId)
    .replace(':factId', said.factId)
    .replace(':eventId', said.eventId)
    .replace(':reliefId', reliefId)
    .replace(':budgetId', budgetId)
    .replace(':postingRuleId', kept.postingRuleId)
    .replace(':ownAccountId', kept.ownAccountId)
    .replace(':voucherId', kept.voucherId)
    .replace(':lockId', kept.lockId)
    .replace(':assetId', kept.assetId)
    .replace('/bills/:documentId', `/bills/${kept.billId}`)
    .replace(':documentId', kept.invoiceId)
    .replace(':partyId', kept.partyId)
    .replace(':spreadId', kept.spreadId)
    .replace(':employeeId', kept.employeeId)
    .replace(':payMonth', '2026-04')
    .replace('/certificates/:form', '/certificates/131')
    .replace(':form', '140')
    .replace(':quarter', '2026-Q1')
    .replace(':correctionNumber', '1')
    .replace(':tdsDeductionId', kept.tdsDeductionId)
    .replace(':tdsTransactionId', kept.tdsDeductionId)
    .replace(':challanId', kept.tdsChallanId)
    .replace(':lowerCertificateId', kept.lowerCertificateId)
    .replace(':itrSimulationId', kept.itrSimulationId)
    .replace(':ipAssetId', kept.ipAssetId)
    .replace(':benefit', 'dpiit')
    .replace(':taxPaymentId', kept.taxPaymentId)
    .replace(':taxPlanId', kept.taxPlanId)
    .replace(':taxAuditYear', '2026-27')
    .replace(':auditClause', '14')
    .replace(':foreignLineId', kept.foreignLineId)
    .replace(':exchangeRateId', kept.exchangeRateId)
    .replace(':financialYear', '2022-23')
    .replace(':importId', kept.importId)
    .replace(':auditFileId', kept.auditFileId)
    .replace(':ledger', 'cash')
    .replace(':report', 'cash-flow')
    .replace(':optOut', optOutOf(env as unknown as Bindings, memberId))
    .replace(':passkeyId', passkey)
    .replace(':sessionId', session);

async function attempt(name: string, actor: Actor | 'AN', objects: Objects) {
  const spare = SPARE.test(name) ? await spareOf(actor) : NO_SPARE;
  const method = name.split(' ')[0] ?? '';
  const body = method === 'GET' ? undefined : bodies[name]?.(objects, actor === 'AN' ? 'NM' : actor);
  // A manager deletes one subscription, so the owner has another to delete.
  const { sold } = objects;
  const left = actor === 'OW' ? { ...objects, sold: { ...sold, subscriptionId: sold.secondId } } : objects;
  return ask(cookies.get(actor), method, fill(name, left, spare), body);
}

type Spare = {
  session: string;
  feed: string;
  token: string;
  person: string;
  passkey: string;
  requests: { company: string; firm: string };
};

/** The calls whose path names what a person can end, or a secret link. */
const SPARE = /:(sessionId|feedId|token|personId|requestId|passkeyId)/;
const NO_SPARE: Spare = {
  session: '',
  feed: '',
  token: '',
  person: '',
  passkey: '',
  requests: { company: '', firm: '' },
};

/** What the person can end, and a secret link. */
async function spareOf(actor: Actor | 'AN'): Promise<Spare> {
  const token = newSecret();
  await feedBy('OA', token);
  if (actor !== 'AN') await invitedBy('OA', HOLDER[actor], token);
  const feed = actor === 'AN' ? newId() : await feedBy(HOLDER[actor], newSecret());
  return {
    session: await spareSession(actor),
    feed,
    token,
    person: await personGiven(),
    passkey: actor === 'AN' ? newId() : await passkeyOf(HOLDER[actor]),
    requests: await requestsMade(),
  };
}

const PASSKEY = `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
  SELECT ?1, id, ?1, '', 0, '', 'Phone', '' FROM users WHERE email = ?2`;

async function passkeyOf(holder: string): Promise<string> {
  const id = newId();
  await env.DB.prepare(PASSKEY).bind(id, emailOf(holder)).run();
  return id;
}

const FEED = `INSERT INTO calendar_feeds (id, kind, company_id, user_id, token_hash, label, created_at)
  SELECT ?1, 'company', ?2, id, ?3, 'A company', '' FROM users WHERE email = ?4`;

const INVITATION = `INSERT OR REPLACE INTO invitations (id, ca_firm_id, email, role, token_hash, invited_by, created_at, expires_at)
  SELECT ?1, ?2, ?3, 'staff', ?4, id, '', '9999' FROM users WHERE email = ?5`;

async function invitedBy(owner: string, holder: string, secret: string): Promise<void> {
  const values = [newId(), own.firm, emailOf(holder), hashOf(secret), emailOf(owner)];
  await env.DB.prepare(INVITATION)
    .bind(...values)
    .run();
}

const PERSON_GIVEN = [
  `INSERT INTO users (id, name, email, email_verified, created_at, updated_at) VALUES (?1, 'Given', ?1 || '@seed.example', 1, 0, 0)`,
  `INSERT INTO company_access (id, company_id, user_id, role, created_at) VALUES (?1, ?2, ?1, 'viewer', '')`,
];

/** Somebody to whom the company is given, whose access can be changed and ended. */
async function personGiven(): Promise<string> {
  const id = newId();
  const [add, give] = PERSON_GIVEN.map((sql) => env.DB.prepare(sql));
  await env.DB.batch([add!.bind(id), give!.bind(id, own.books.companyId)]);
  return id;
}

const STRANGER = `INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
  VALUES (?1, 'Stranger', ?1 || '@seed.example', 1, 0, 0)`;
const REQUEST = `INSERT INTO access_requests (id, user_id, company_id, ca_firm_id, created_at) VALUES (?1, ?2, ?3, ?4, '')`;

/** Requests of a stranger to the company and to the firm. */
async function requestsMade(): Promise<Spare['requests']> {
  const [userId, company, firm] = [newId(), newId(), newId()];
  await env.DB.batch([
    env.DB.prepare(STRANGER).bind(userId),
    env.DB.prepare(REQUEST).bind(company, userId, own.books.companyId, null),
    env.DB.prepare(REQUEST).bind(firm, userId, null, own.firm),
  ]);
  return { company, firm };
}

async function feedBy(holder: string, secret: string): Promise<string> {
  const id = newId();
  const values = [id, own.books.companyId, hashOf(secret), `${holder.toLowerCase()}@seed.example`];
  await env.DB.prepare(FEED)
    .bind(...values)
    .run();
  return id;
}

/** Another session of the same person, for the call that ends one. */
async function spareSession(actor: Actor | 'AN'): Promise<string> {
  if (actor === 'AN') return newId();
  await signIn(HOLDER[actor]);
  const latest =
    'SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = ? ORDER BY s.rowid DESC LIMIT 1';
  return (
    (await env.DB.prepare(latest).bind(`${HOLDER[actor].toLowerCase()}@seed.example`).first<{ id: string }>())?.id ?? ''
  );
}

const unknown = (): Objects => ({
  firm: newId(),
  memberId: newId(),
  invitationId: newId(),
  companyInvitationId: newId(),
  reliefId: newId(),
  kept: {
    attachmentId: newId(),
    ruleId: newId(),
    viewId: newId(),
    matchId: newId(),
    voucherId: newId(),
    postingRuleId: newId(),
    ownAccountId: newId(),
    lockId: newId(),
    assetId: newId(),
    invoiceId: newId(),
    billId: newId(),
    openBillId: newId(),
    partyId: newId(),
    spreadId: newId(),
    employeeId: newId(),
    foreignLineId: newId(),
    exchangeRateId: newId(),
    importId: newId(),
    loanId: newId(),
    auditFileId: newId(),
    tdsDeductionId: newId(),
    tdsChallanId: newId(),
    lowerCertificateId: newId(),
    taxPaymentId: newId(),
    taxPlanId: newId(),
    taxCreditId: newId(),
    itrSimulationId: newId(),
    ipAssetId: newId(),
  },
  sold: { subscriptionId: newId(), secondId: newId(), templateId: newId() },
  budgetId: newId(),
  itemId: newId(),
  said: { factId: newId(), eventId: newId() },
  books: { companyId: newId(), accountId: newId(), uploadId: newId(), transactionId: newId() },
});

function holds(verdict: Verdict, status: number): boolean {
  if (verdict === 'forbid') return status === 403;
  if (verdict === 'hide') return status === 404;
  return status < 500 && ![401, 403, 404].includes(status);
}

test('every call that is served has an entry, and every entry is served', () => {
  expect(servedCalls(api.routes).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

test('every write has a body to be tried with', () => {
  const writes = CALL_NAMES.filter((name) => !name.startsWith('GET '));
  expect(writes.filter((name) => !bodies[name])).toEqual([]);
});

async function answersAsTheTable(name: string): Promise<void> {
  const known = CALLS[name]!;
  const answer = descriptions(api.routes, name).find(({ status }) => status !== undefined);
  expect.soft((await attempt(name, 'AN', own)).status, name).toBe(known.subject === ANYONE ? 200 : 401);
  for (const actor of ACTORS) {
    const { status, body } = await attempt(name, actor, own);
    const told = `${name}, ${actor}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`;
    expect.soft(holds(known.verdicts[actor], status), told).toBe(true);
    if (status < 300 && answer) expect.soft(answer.schema.safeParse(body).error, name).toBeUndefined();
  }
}

const isRead = (name: string) => name.startsWith('GET ') && !SPARE.test(name);
const READS_AT_ONCE = 12;
const reads = [...pagesOf(CALL_NAMES.filter(isRead), READS_AT_ONCE)].map((names) => ({ names, first: names[0] }));

// One world a write: who is not signed in changes nothing for those who come after. Reads change nothing, and share one.
test.each(CALL_NAMES.filter((name) => !isRead(name)))(
  '%s asks who is there, and answers each standing as the table says',
  answersAsTheTable,
);

test.each(reads)(
  'reads from $first on ask who is there, and answer each standing as the table says',
  async ({ names }) => {
    for (const name of names) await answersAsTheTable(name);
  },
);

const NO_OBJECT: readonly (Subject | undefined)[] = [ANYONE, PERSON];
const CALLS_ON_OBJECTS = CALL_NAMES.filter((name) => !NO_OBJECT.includes(CALLS[name]?.subject));

/** What each call answers of an object that nobody has: the same to all, so it is asked for once. */
const absent = new Map<string, unknown>();

async function absentOf(name: string): Promise<unknown> {
  if (!absent.has(name)) absent.set(name, (await attempt(name, 'OW', unknown())).body);
  return absent.get(name);
}

const apartFromItsId = (body: unknown) => ({ ...(body as object), requestId: '' });

// One world for all of a person's calls: what is hidden from them they cannot change.
test.each(ACTORS)('every call of %s answers a foreign object as an unknown one', async (actor) => {
  for (const name of CALLS_ON_OBJECTS) {
    const hidden = await attempt(name, actor, foreign);
    expect.soft(hidden.status, name).toBe(404);
    expect.soft(apartFromItsId(hidden.body), name).toEqual(apartFromItsId(await absentOf(name)));
  }
});

test('every call of staff answers a client that they are not on as an unknown one', async () => {
  await env.DB.prepare('DELETE FROM client_assignments').run();
  const calls = CALL_NAMES.filter((name) => (CALLS[name]?.subject.param ?? 'caFirmId') !== 'caFirmId');
  for (const name of calls) {
    const hidden = await attempt(name, 'ST', own);
    expect.soft(hidden.status, name).toBe(404);
    expect.soft(apartFromItsId(hidden.body), name).toEqual(apartFromItsId(await absentOf(name)));
  }
});

/** What a body holds of ids: one, several, or things that an id names. */
type InBody =
  | string
  | string[]
  | { itemId: string; doneOn: string }[]
  | { lineId: string }[]
  | { employeeId: string }[]
  | { creditId: string }[];

/** Ids that stand in bodies: each is replaced by a foreign and by an unknown one; of two that exclude each other, the other is left out. */
const idsInBodies: [name: string, field: string, foreignId: (foreign: Objects) => InBody, insteadOf?: string][] = [
  ['POST /ca-firms/:caFirmId/compliance-items/complete', 'items', ({ itemId }) => [{ itemId, doneOn: '2026-11-01' }]],
  ['POST /ca-firms/:caFirmId/compliance-items/wait', 'items', ({ itemId }) => [itemId]],
  ['POST /calendar-feeds', 'caFirmId', ({ firm }) => firm],
  ['POST /calendar-feeds', 'companyId', ({ books }) => books.companyId],
  ['POST /companies', 'caFirmId', ({ firm }) => firm],
  ['POST /companies', 'assignedManagerId', ({ memberId }) => memberId],
  ['PATCH /companies/:companyId', 'assignedManagerId', ({ memberId }) => memberId],
  ['POST /ca-firms/:caFirmId/assignments', 'memberId', ({ memberId }) => memberId],
  ['POST /ca-firms/:caFirmId/assignments', 'add', ({ books }) => [books.companyId]],
  ['POST /ca-firms/:caFirmId/assignments', 'remove', ({ books }) => [books.companyId]],
  ['POST /client-subscriptions', 'caFirmId', ({ firm }) => firm],
  ['POST /client-subscriptions', 'companyId', ({ books }) => books.companyId],
  ['POST /companies/:companyId/upload-statement', 'bankAccountId', ({ books }) => books.accountId],
  ['POST /companies/:companyId/statement-preview', 'bankAccountId', ({ books }) => books.accountId],
  ['POST /companies/:companyId/bills/:documentId/payment-voucher', 'paymentId', ({ kept }) => kept.voucherId],
  ['POST /companies/:companyId/advance-vouchers', 'voucherId', ({ kept }) => kept.voucherId],
  ['POST /companies/:companyId/fixed-assets', 'voucherId', ({ kept }) => kept.voucherId],
  ['POST /companies/:companyId/spreads', 'voucherId', ({ kept }) => kept.voucherId],
  ['PUT /companies/:companyId/pay-runs/:payMonth', 'lines', ({ kept }) => [{ employeeId: kept.employeeId }]],
  ['POST /companies/:companyId/tds/deductions', 'voucherId', ({ kept }) => kept.voucherId],
  ['POST /companies/:companyId/tds/challans', 'deductionIds', ({ kept }) => [kept.tdsDeductionId]],
  ['POST /companies/:companyId/tds/challans/:challanId/deposit', 'transactionId', ({ books }) => books.transactionId],
  ['POST /companies/:companyId/tds/receivable/deductors', 'partyId', ({ kept }) => kept.partyId],
  ['POST /companies/:companyId/tds/receivable/post', 'items', ({ kept }) => [{ creditId: kept.taxCreditId }]],
  ['POST /companies/:companyId/tds/challans/:challanId/use', 'deductionIds', ({ kept }) => [kept.tdsDeductionId]],
  ['POST /companies/:companyId/advance-tax/payments', 'transactionId', ({ books }) => books.transactionId],
  ['POST /companies/:companyId/advance-tax/payments', 'voucherId', ({ kept }) => kept.voucherId],
  ['POST /companies/:companyId/advances/adjust', 'voucherId', ({ kept }) => kept.voucherId],
  ['POST /companies/:companyId/advances/adjust', 'billId', ({ kept }) => kept.openBillId],
  ['POST /companies/:companyId/gst-challans', 'transactionId', ({ books }) => books.transactionId],
  ['POST /companies/:companyId/gst-amendments', 'documentId', ({ kept }) => kept.invoiceId],
  ['POST /companies/:companyId/gst-amendments', 'advanceId', ({ kept }) => kept.voucherId, 'documentId'],
  ['POST /companies/:companyId/category-rules', 'bankAccountId', ({ books }) => books.accountId],
  ['POST /companies/:companyId/category-rules/preview', 'bankAccountId', ({ books }) => books.accountId],
  ['POST /companies/:companyId/category-rules/preview', 'replaces', ({ kept }) => kept.ruleId],
  ['PATCH /companies/:companyId/category-rules/:ruleId', 'bankAccountId', ({ books }) => books.accountId],
  ['POST /companies/:companyId/category-rules/order', 'ids', ({ kept }) => [kept.ruleId]],
  ['POST /bank-transactions/:transactionId/match', 'withId', ({ kept }) => kept.matchId],
  ['POST /bank-transactions/:transactionId/unmatch', 'withId', ({ kept }) => kept.matchId],
  ['POST /bank-transactions/:transactionId/refuse-match', 'withId', ({ books }) => books.transactionId],
  ['POST /bank-transactions/:transactionId/merge', 'withId', ({ books }) => books.transactionId],
  ['POST /bank-transactions/:transactionId/keep-both', 'withId', ({ books }) => books.transactionId],
  ['POST /bank-transactions/:transactionId/ask-again', 'withId', ({ books }) => books.transactionId],
  ['POST /companies/:companyId/match-proposals/accept', 'items', ({ books }) => [{ lineId: books.transactionId }]],
  [
    'POST /companies/:companyId/bank-transactions/take-category-off',
    'ids',
    ({ books }) => [own.books.transactionId, books.transactionId],
  ],
  [
    'POST /companies/:companyId/bank-transactions/categorize',
    'ids',
    ({ books }) => [own.books.transactionId, books.transactionId],
  ],
];

test('every id in a body is in the sweep', async () => {
  const { body } = await ask(undefined, 'GET', '/openapi.json');
  const found = Object.entries(body.paths as Record<string, Record<string, never>>).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      idFields(operation).map((field) => `${method.toUpperCase()} ${callPath(path)} ${field}`),
    ),
  );
  expect(found.toSorted()).toEqual(idsInBodies.map(([name, field]) => `${name} ${field}`).toSorted());
});

const callPath = (path: string) => path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1');

function idFields(operation: {
  requestBody?: { content: { 'application/json'?: { schema: { properties?: Record<string, unknown> } } } };
}) {
  const properties = operation.requestBody?.content['application/json']?.schema.properties ?? {};
  return Object.keys(properties).filter((field) => JSON.stringify(properties[field]).includes('"format":"uuid"'));
}

test.each(idsInBodies)(
  '%s refuses a foreign %s as an unknown one, and changes nothing',
  async (name, field, foreignId, insteadOf) => {
    const cookie = await signIn('OA');
    const [method = '', path] = [name.split(' ')[0], fill(name, own, NO_SPARE)];
    const { [insteadOf ?? '']: _, ...body } = (bodies[name]?.(own, 'OW') ?? {}) as Record<string, unknown>;
    const before = await counts();
    const hidden = await ask(cookie, method, path, { ...body, [field]: foreignId(foreign) });
    const absent = await ask(cookie, method, path, { ...body, [field]: unknownLike(foreignId(foreign)) });
    expect(hidden.status).toBe(404);
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' });
    expect(await counts()).toEqual(before);
  },
);

/** The same of objects that nobody has. */
function unknownLike(held: InBody) {
  if (!Array.isArray(held)) return newId();
  return held.map((one) => {
    if (typeof one === 'string') return newId();
    if ('employeeId' in one) return { employeeId: newId() };
    if ('creditId' in one) return { creditId: newId() };
    return 'lineId' in one ? { lineId: newId() } : { ...one, itemId: newId() };
  });
}

async function counts() {
  const tables = [
    'companies',
    'client_subscriptions',
    'bank_transactions',
    'category_rules',
    'statement_uploads',
    'calendar_feeds',
    'audit_entries',
  ];
  const results = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT count(*) n FROM ${table}`)));
  return results.map(({ results: [row] }) => row);
}
