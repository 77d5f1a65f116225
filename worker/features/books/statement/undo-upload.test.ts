import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import worker from '../../../index';
import { ask, type Books, books, STATEMENT, seeded, signIn } from '../../../testing/client';

let cookie: string;
let own: Books;
let company: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('FA');
  own = await books(cookie, companies.a1);
  company = `/companies/${own.companyId}`;
});

const HEAD = 'Date,Description,Debit Amount,Credit Amount,Balance';
const upload = async (statementData: string) =>
  (await ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId: own.accountId, statementData })).body;
const undo = (uploadId: string, body = {}) => ask(cookie, 'POST', `/statement-uploads/${uploadId}/undo`, body);
const coverage = async () => (await ask(cookie, 'GET', `${company}/bank-coverage`)).body[0];
const stored = async () => {
  const query = `SELECT upload_id, line_key, description, amount_paise, category FROM bank_transactions
    WHERE company_id = ? ORDER BY line_key`;
  return (await env.DB.prepare(query).bind(own.companyId).all()).results;
};

const NEXT = [
  HEAD,
  '05/10/2026,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,157550.00',
  '09/10/2026,UPI/CHAI POINT,50.00,,157500.00',
].join('\n');

test('exactly the lines of that upload go, and the same file then adds them again', async () => {
  const before = await stored();
  const next = await upload(NEXT);
  expect(next).toMatchObject({ added: 1, known: 1 });
  const { status, body } = await undo(next.uploadId);
  expect([status, body.removed, body.categorisedByHand]).toEqual([200, 1, 0]);
  expect(body.message).toBe('1 transaction removed');
  expect(await stored()).toEqual(before);
  expect(await upload(NEXT)).toMatchObject({ added: 1, known: 1 });
});

test('twice is a conflict, and changes nothing', async () => {
  expect((await undo(own.uploadId)).status).toBe(200);
  const again = await undo(own.uploadId);
  expect([again.status, again.body.code]).toEqual([409, 'already-undone']);
  expect(await stored()).toEqual([]);
});

test('of two undos at once one removes the lines, the other is told', async () => {
  const answers = await Promise.all([undo(own.uploadId), undo(own.uploadId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const query = `SELECT count(*) n FROM audit_entries WHERE chain_id = ? AND action = 'statement.undo'`;
  expect(await env.DB.prepare(query).bind(own.companyId).first('n')).toBe(1);
});

test('work by hand is asked about before it goes; it is counted by lines, and the trail keeps it', async () => {
  const choice = { category: 'expense', subcategory: 'Pantry and tea' };
  const line = `/bank-transactions/${own.transactionId}`;
  await ask(cookie, 'PATCH', `${line}/categorize`, choice);
  await ask(cookie, 'PUT', `${line}/note`, { note: 'For the pantry' });
  const before = await stored();
  const asked = await undo(own.uploadId);
  expect([asked.status, asked.body.code, asked.body.byHand]).toEqual([409, 'has-work-by-hand', 1]);
  expect(asked.body.title).toContain('1 of the 3 transactions');
  expect(await stored()).toEqual(before);
  const { body } = await undo(own.uploadId, { dropsWork: true });
  expect(body).toMatchObject({ removed: 3, categorisedByHand: 1 });
  expect(body.message).toContain('1 of them had been categorized, split or noted by hand');
  const trail = await ask(await signIn('MA'), 'GET', `${company}/audit-trail`);
  expect(JSON.stringify(trail.body)).toContain('bank-transaction.remove');
  expect(JSON.stringify(trail.body)).toContain('Pantry and tea');
  expect((await ask(await signIn('MA'), 'GET', `${company}/audit-trail/verify`)).body.ok).toBe(true);
});

test('a later statement that shared lines no longer proves their days, until it is sent again', async () => {
  const next = await upload(NEXT);
  expect((await coverage()).covered).toEqual([{ from: '2026-10-01', to: '2026-10-09' }]);
  const { body } = await undo(own.uploadId);
  expect(body.alsoIn).toEqual(['the statement of 09 Oct 2026']);
  expect(await coverage()).toMatchObject({ covered: [{ from: '2026-10-06', to: '2026-10-09' }], uploads: 1 });
  expect(await upload(NEXT)).toMatchObject({ added: 1, known: 1 });
  expect((await coverage()).covered).toEqual([{ from: '2026-10-05', to: '2026-10-09' }]);
  expect((await undo(next.uploadId)).body).toMatchObject({ removed: 1 });
});

test('the other leg of a transfer, in an account that stays, is open again and the trail says why', async () => {
  const facts = { accountName: 'Savings', accountNumber: '99887766', bankName: 'SBI', ifscCode: 'SBIN0000001' };
  const { id: bankAccountId } = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body;
  const statementData = [HEAD, '05/10/2026,BY TRANSFER,,60000.00,90000.00'].join('\n');
  const other = (await ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId, statementData })).body;
  const pair = `UPDATE bank_transactions SET is_reconciled = 1, transfer_pair_id = ?,
    reconciled_with = '{"kind":"transfer","id":"x","why":"y","refused":["z"]}' WHERE id = ?`;
  const into = await env.DB.prepare('SELECT id FROM bank_transactions WHERE upload_id = ?')
    .bind(other.uploadId)
    .first('id');
  await env.DB.batch([
    env.DB.prepare(pair).bind(into, own.transactionId),
    env.DB.prepare(pair).bind(own.transactionId, into),
  ]);
  expect((await undo(own.uploadId)).status).toBe(200);
  const { body } = await ask(cookie, 'GET', `${company}/bank-transactions`);
  expect(body).toMatchObject([{ id: into, isReconciled: false, reconciledWith: null, transferPairId: null }]);
  const query = `SELECT entity_id id FROM audit_entries WHERE action = 'bank-transaction.unpair'`;
  expect((await env.DB.prepare(query).all()).results).toEqual([{ id: into }]);
  const kept = env.DB.prepare('SELECT reconciled_with FROM bank_transactions WHERE id = ?').bind(into);
  expect(await kept.first('reconciled_with')).toBe('{"refused":["z"]}');
});

test('the nightly self-check finds sound books after an undo, and a line left behind if there is one', async () => {
  await undo(own.uploadId);
  const context = createExecutionContext();
  const night = async () => {
    const due = { cron: '30 20 * * *', scheduledTime: Date.now() };
    await worker.scheduled(createScheduledController(due), env as never);
    await waitOnExecutionContext(context);
    const findings = await env.DB.prepare('SELECT findings FROM upkeep_reports').first<string>('findings');
    return JSON.parse(findings ?? '[]');
  };
  expect(await night()).toEqual([]);
  const { uploadId } = await upload(STATEMENT);
  await env.DB.prepare(`UPDATE statement_uploads SET undone_at = '2026-10-01' WHERE id = ?`).bind(uploadId).run();
  expect((await night()).map(({ check }: { check: string }) => check)).toEqual(['sums']);
});
