import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { monthsWithTwoB } from '../../domain/demo/two-b';
import { addDays, addMonths, financialYearOf, firstOfMonth, yearStart } from '../../domain/shared/dates';
import worker from '../../index';
import { today } from '../../platform/clock';
import { ask, seeded, signIn } from '../../testing/client';
import { ledgerFaults } from '../ledger/balance/check.repository';

async function visitor(): Promise<string> {
  const { status, headers } = await ask(undefined, 'POST', '/auth/sign-in/anonymous', {});
  if (status !== 200) throw new Error(`A visitor is not let in: ${status}`);
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

const init = (cookie: string | undefined) => ask(cookie, 'POST', '/init-demo-data', {});

test('a visitor gets one demonstration firm, however often and however parallel it is asked for', async () => {
  const person = await visitor();
  const replies = await Promise.all([init(person), init(person), init(person)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  const again = await init(person);
  expect(again).toMatchObject({ status: 200, body: { caFirmId: replies[0]?.body.caFirmId } });
  expect(new Set(replies.map(({ body }) => body.caFirmId)).size).toBe(1);
  const { body: firms } = await ask(person, 'GET', '/ca-firms');
  expect(firms).toMatchObject([{ id: again.body.caFirmId, isDemo: true }]);
  const counts = await env.DB.prepare(
    'SELECT count(*) firms, (SELECT count(*) FROM companies) companies FROM ca_firms',
  ).first();
  expect(counts).toEqual({ firms: 1, companies: 7 });
});

test('the demonstration is complete: clients, subscriptions, services, and the main company first', async () => {
  const person = await visitor();
  const { caFirmId } = (await init(person)).body;
  const { body: companies } = await ask(person, 'GET', `/ca-firms/${caFirmId}/companies`);
  expect(companies[0].name).toBe('Aarohan Byteworks Private Limited');
  expect(
    companies.every(({ isDemo, clientStatus }: Record<string, unknown>) => isDemo && clientStatus === 'active'),
  ).toBe(true);
  const { body: summary } = await ask(person, 'GET', `/ca-firms/${caFirmId}/summary`);
  expect(summary).toMatchObject({
    companies: 7,
    activeSubscriptions: 6,
    templates: 5,
    defaultTemplates: 3,
    complianceScore: 87,
    scoredCompanies: 7,
  });
});

type Row = { side: string; amount: number; balance: number; day: string };

test('the books agree: every balance follows, the summary is the sum of the lines, every chain verifies', async () => {
  const person = await visitor();
  const { caFirmId } = (await init(person)).body;
  const { body: companies } = await ask(person, 'GET', `/ca-firms/${caFirmId}/companies`);
  for (const { id } of companies) {
    const lines = await env.DB.prepare(
      `SELECT t.transaction_type side, t.amount_paise amount, t.balance_paise balance, t.transaction_date day, u.opening_paise opening
       FROM bank_transactions t JOIN statement_uploads u ON u.id = t.upload_id WHERE t.company_id = ? ORDER BY t.upload_id, t.line`,
    )
      .bind(id)
      .all<Row & { opening: number }>();
    expect(lines.results.length).toBeGreaterThan(40);
    let before = lines.results[0]?.opening ?? 0;
    const isNewAccount = (row: Row & { opening: number }, place: number) =>
      row.opening !== lines.results[place - 1]?.opening;
    lines.results.forEach((row, place) => {
      if (isNewAccount(row, place)) before = row.opening;
      before += row.side === 'credit' ? row.amount : -row.amount;
      expect(row.balance).toBe(before);
    });
    const { body: summary } = await ask(
      person,
      'GET',
      `/companies/${id}/financial-summary?startDate=2000-01-01&endDate=2099-12-31`,
    );
    const sum = (side: string) =>
      lines.results.filter((row) => row.side === side).reduce((whole, { amount }) => whole + amount, 0);
    expect(Number(summary.totalIncome)).toBe(sum('credit') / 100);
    expect(Number(summary.totalExpenses)).toBe(sum('debit') / 100);
    expect(summary.transactionCount).toBe(lines.results.length);
    expect((await ask(person, 'GET', `/companies/${id}/audit-trail/verify`)).body.ok).toBe(true);
  }
});

test('the main company’s service receipts since 1 April are the turnover of the specification; some lines wait for a person', async () => {
  const person = await visitor();
  const { caFirmId } = (await init(person)).body;
  const { body: companies } = await ask(person, 'GET', `/ca-firms/${caFirmId}/companies`);
  const main = companies[0].id;
  const { today } = (await ask(person, 'GET', '/me')).body;
  const began = `${today.slice(5) >= '04-01' ? Number(today.slice(0, 4)) : Number(today.slice(0, 4)) - 1}-04-01`;
  const query = `SELECT sum(amount_paise) paise FROM bank_transactions
    WHERE company_id = ? AND transaction_type = 'credit' AND category_id = 'services-domestic' AND transaction_date >= ?`;
  expect(await env.DB.prepare(query).bind(main, began).first('paise')).toBe(852_000_000);
  const { body: preview } = await ask(person, 'GET', `/companies/${main}/auto-categorize/preview`);
  expect(preview.count).toBe(0);
  expect(preview.left).toBeGreaterThan(0);
  expect(preview.lastRun.changedCount).toBeGreaterThan(100);
});

test('the originals are kept: the file that is given back has the bytes whose hash the upload names', async () => {
  const person = await visitor();
  const { caFirmId } = (await init(person)).body;
  const { body: companies } = await ask(person, 'GET', `/ca-firms/${caFirmId}/companies`);
  const { body: uploads } = await ask(person, 'GET', `/companies/${companies[0].id}/statement-uploads`);
  expect(uploads.length).toBe(2);
  for (const { id, bytes, agreeing, checked } of uploads) {
    const { status, body } = await ask(person, 'GET', `/statement-uploads/${id}/file`);
    expect([status, new TextEncoder().encode(body).length, agreeing]).toEqual([200, bytes, checked]);
  }
});

test('nobody else sees it, whoever they are', async () => {
  const { caFirmId } = (await init(await visitor())).body;
  for (const other of [await visitor(), await signIn('OA')]) {
    const { body: firms } = await ask(other, 'GET', '/ca-firms');
    expect(JSON.stringify(firms)).not.toContain(caFirmId);
    expect((await ask(other, 'GET', `/ca-firms/${caFirmId}/companies`)).status).toBe(404);
    expect((await ask(other, 'DELETE', `/ca-firms/${caFirmId}/demo`)).status).toBe(404);
  }
});

test('a founder and a viewer are refused, staff get the firm they have, and nothing is made for them', async () => {
  const { firms } = await seeded();
  for (const actor of ['FA', 'VA']) expect((await init(await signIn(actor))).status).toBe(403);
  for (const actor of ['SA', 'MA', 'OA'])
    expect(await init(await signIn(actor))).toMatchObject({ status: 200, body: { caFirmId: firms.A } });
  expect(await env.DB.prepare('SELECT count(*) n FROM ca_firms WHERE is_demo = 1').first('n')).toBe(0);
});

test('where the demonstration is off, the call is not there', async () => {
  const person = await signIn('NM');
  const headers = { cookie: person, origin: 'http://localhost:8788', 'content-type': 'application/json' };
  const call = async (path: string, headersOfCall: Record<string, string>) => {
    const context = createExecutionContext();
    const request = new Request(`http://localhost:8788/api${path}`, {
      method: 'POST',
      headers: headersOfCall,
      body: '{}',
    });
    const response = await worker.fetch(request as never, { ...env, DEMO_MODE: '' } as never, context);
    await waitOnExecutionContext(context);
    const { requestId: _id, ...problem } = (await response.json()) as Record<string, unknown>;
    return { status: response.status, problem };
  };
  expect(await call('/init-demo-data', headers)).toEqual(await call('/no-such-call', headers));
  expect((await call('/init-demo-data', headers)).status).toBe(404);
  expect((await call('/init-demo-data', { ...headers, cookie: '' })).status).toBe(401);
});

test('signing up keeps the demonstration under the new account', async () => {
  const person = await visitor();
  const { caFirmId } = (await init(person)).body;
  const signUp = { name: 'Asha Rao', email: 'asha@example.com', password: 'correct horse battery', callbackURL: '/' };
  const signedUp = await ask(person, 'POST', '/auth/sign-up/email', signUp);
  expect(signedUp.status).toBe(200);
  // The browser keeps that it was this one that signed up.
  const browser = [person, signedUp.headers.get('set-cookie')?.split(';')[0]].join('; ');
  const { body: mails } = await ask(undefined, 'GET', '/dev/outbox');
  const link = new URL(/https?:\S+/.exec(mails[0].text)?.[0] ?? '');
  const verified = await ask(browser, 'GET', link.pathname.replace('/api', '') + link.search);
  const account = verified.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { body: me } = await ask(account, 'GET', '/me');
  expect(me).toMatchObject({
    user: { email: 'asha@example.com', isAnonymous: false },
    firms: [{ id: caFirmId, isDemo: true }],
  });
  expect((await init(account)).body.caFirmId).toBe(caFirmId);
});

test('removing it takes it out of sight, and it can be made again', async () => {
  const person = await visitor();
  const { caFirmId } = (await init(person)).body;
  expect((await ask(person, 'DELETE', `/ca-firms/${caFirmId}/demo`)).status).toBe(200);
  expect((await ask(person, 'GET', '/ca-firms')).body).toEqual([]);
  expect((await ask(person, 'GET', `/ca-firms/${caFirmId}/companies`)).status).toBe(404);
  const again = await init(person);
  expect(again.status).toBe(201);
  expect(again.body.caFirmId).not.toBe(caFirmId);
});

test('it is made on the first day of a financial year too', async () => {
  vi.setSystemTime(new Date('2027-04-01T06:30:00Z'));
  const person = await visitor();
  expect((await init(person)).status).toBe(201);
});

test('a client added to the demonstration is part of it', async () => {
  const person = await visitor();
  const { caFirmId } = (await init(person)).body;
  const facts = {
    name: 'One more',
    cin: 'U62099KA2023PTC111111',
    pan: 'AAACN1234E',
    incorporationDate: '2023-05-05',
    caFirmId,
  };
  expect((await ask(person, 'POST', '/companies', facts)).body).toMatchObject({ isDemo: true });
});

test('the year before the founding is known: obligations are stored, most done, a few open, and a run finds nothing new', async () => {
  const person = await visitor();
  const { caFirmId } = (await init(person)).body;
  const { body: companies } = await ask(person, 'GET', `/ca-firms/${caFirmId}/companies`);
  for (const { id, complianceHealthScore } of companies) {
    expect.soft(complianceHealthScore).toBeGreaterThan(70);
    const generated = await ask(person, 'POST', `/companies/${id}/compliance-calendar/generate`, {});
    expect.soft(generated.body.changes).toEqual([]);
    const { results } = await env.DB.prepare(
      'SELECT status, count(*) n FROM compliance_items WHERE company_id = ? GROUP BY status',
    )
      .bind(id)
      .all<{ status: string; n: number }>();
    const count = (status: string) => results.find((row) => row.status === status)?.n ?? 0;
    expect.soft(count('completed')).toBeGreaterThan(15);
    expect.soft(count('pending')).toBeGreaterThan(15);
    expect.soft(count('unconfirmed')).toBe(0);
  }
  expect(companies[0]).toMatchObject({ isDpiitRecognized: true });
  const since = await env.DB.prepare('SELECT DISTINCT tracked_since FROM companies').all<{ tracked_since: string }>();
  const { today } = (await ask(person, 'GET', '/me')).body;
  expect(since.results).toEqual([{ tracked_since: addMonths(today, -12) }]);
});

test('the main company keeps a ledger: it balances, its lines settle invoices and bills, and its balance sheet agrees', async () => {
  const person = await visitor();
  const { caFirmId } = (await init(person)).body;
  const { body: companies } = await ask(person, 'GET', `/ca-firms/${caFirmId}/companies`);
  const at = (path: string) => `/companies/${companies[0].id}/${path}`;
  expect(await ledgerFaults(env.DB, companies[0].id)).toEqual({ sums: 0, vouchers: 0, lines: 0 });
  const { body: trial } = await ask(person, 'GET', at(`trial-balance?on=${today()}`));
  expect(trial.totals.debit).toBe(trial.totals.credit);
  const codes = new Map(
    trial.rows.map(({ code, closing }: { code: string; closing: string }) => [code, Number(closing)]),
  );
  // Wages are settled by what the bank paid, bills but for two and those of whom tax is withheld, invoices by what it received but for
  // three, of which customers kept tax back; two lines wait to be matched.
  const { body: desk } = await ask(person, 'GET', at('match-proposals'));
  expect(desk.rows).toHaveLength(2);
  const waiting = desk.rows.reduce((sum: number, { amount }: { amount: string }) => sum + Number(amount), 0);
  expect(['2721', '2601', '1401'].map((code) => codes.get(code) ?? 0)).toEqual([
    ...[0, -108_796 - 277_900, 609_470 - 27_650 + waiting],
  ]);
  // Only the newest payout of the gateway waits for its report, and both halves of every transfer are there.
  const { body: bank } = await ask(person, 'GET', at('bank-transactions?q=RAZORPAY&limit=1'));
  expect([codes.get('1701'), codes.get('1506') ?? 0]).toEqual([-Number(bank[0]?.amount), 0]);
  expect([codes.get('2713'), codes.get('2711')].every((owed) => Number(owed ?? 0) <= 0)).toBe(true);
  // A whole year is kept beside the running one.
  const lastYear = addDays(yearStart(financialYearOf(today())), -1);
  for (const on of [addDays(lastYear, -334), lastYear, today()]) {
    const { body: sheet } = await ask(person, 'GET', at(`balance-sheet?on=${on}`));
    expect(Number(sheet.totals.assets)).toBeGreaterThan(0);
    expect(sheet.totals.assets).toBe(sheet.totals.equityAndLiabilities);
  }
  // The desk of TDS has something of everything to look at.
  const { body: tds } = await ask(person, 'GET', at('tds/challans'));
  const { body: lower } = await ask(person, 'GET', at('tds/lower-certificates'));
  const { body: credits } = await ask(person, 'GET', at('tds/receivable'));
  const statuses: string[] = tds.items.map(({ status }: { status: string }) => status);
  expect(statuses.filter((status) => status === 'to-pay')).toHaveLength(1);
  expect(statuses.filter((status) => status === 'deposited').length).toBeGreaterThan(9);
  expect(lower).toMatchObject([{ used: '140000.00' }]);
  const outcomes = credits.groups.map(({ outcome }: { outcome: string }) => outcome);
  expect(outcomes).toEqual(['missing', 'not-in-books', 'matched']);
  const { body: invoices } = await ask(person, 'GET', at('invoices?status=open'));
  expect(invoices).toHaveLength(5);
});

test('the desk of GSTR-2B is not empty: most of the last months agrees, some waits for a decision', async () => {
  const person = await visitor();
  const { caFirmId } = (await init(person)).body;
  const { body: companies } = await ask(person, 'GET', `/ca-firms/${caFirmId}/companies`);
  const [{ id, gstin }] = companies;
  const [month] = monthsWithTwoB(today(), 1);
  const { status, body } = await ask(person, 'GET', `/companies/${id}/gst/${gstin}/${month}/2b-matches`);
  expect(status).toBe(200);
  expect(body.file).not.toBeNull();
  expect(body.pairs.map(({ rung }: { rung: string }) => rung)).toEqual(expect.arrayContaining(['exact']));
  expect(body.counts['to-decide'] + body.counts.held).toBeGreaterThan(0);
});

test('tax at source that the demonstration still owes is that of its last months: the rest was deposited', async () => {
  const person = await visitor();
  const { caFirmId } = (await init(person)).body;
  const { body: companies } = await ask(person, 'GET', `/ca-firms/${caFirmId}/companies`);
  const { months, unlisted } = (await ask(person, 'GET', `/companies/${companies[0].id}/tds/overview`)).body;
  expect(unlisted).toEqual([]);
  const { statements } = (await ask(person, 'GET', `/companies/${companies[0].id}/tds/what-if?on=${today()}`)).body;
  expect(statements.filter(({ before }: { before: string }) => Number(before) > 0)).toEqual([]);
  const twoMonthsAgo = addMonths(firstOfMonth(today()), -2).slice(0, 7);
  expect(months.length).toBeGreaterThan(0);
  expect(months.filter(({ month }: { month: string }) => month < twoMonthsAgo)).toEqual([]);
});
