import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { paise } from '../../../domain/shared/money';
import { ask, type Books, signIn } from '../../../testing/client';
import { state } from '../../../testing/facts';
import { clockInIndia } from '../../../testing/practice';
import { twoAccounts } from '../../../testing/two-accounts';
import { linesMatched } from './reconcile.repository';

const HEAD = 'Date,Description,Debit Amount,Credit Amount';
const OPERATIONS = [HEAD, '07/10/2026,CHQ PAID 000051,6000.00,', '15/10/2026,IMPS-628812345678-SELF,50000.00,'];
const RESERVE = [HEAD, '15/10/2026,MMT/IMPS/628812345678/KESTREL,,50000.00'];
const TDS = { statement: 'residents' as const, month: '2026-09', amount: paise(600_000) };

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  ({ cookie, own } = await twoAccounts(OPERATIONS, RESERVE));
  await deposited('2026-10-06');
  await ask(cookie, 'POST', at('reconcile'), {});
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const deposited = (day: string) =>
  state(
    own.companyId,
    isoDate('2026-11-20'),
    [],
    [{ kind: 'deposit', subject: 'BLRK01234E', happenedOn: isoDate(day), details: TDS }],
  );
const line = async (words: string) =>
  (await ask(cookie, 'GET', at(`bank-transactions?q=${encodeURIComponent(words)}`))).body[0];
const unmatch = (id: string, withId: string, headers = {}, person = cookie) =>
  ask(person, 'POST', `/bank-transactions/${id}/unmatch`, { withId }, headers);
const trail = async () =>
  (await ask(cookie, 'GET', at('audit-trail'))).body.filter(
    ({ action }: { action: string }) => action === 'bank-transaction.unmatch',
  );
const OPEN = { isReconciled: false, reconciledWith: null, transferPairId: null };

test('a match is taken off with its entry, is not made again, and leaves the line to another', async () => {
  const paid = await line('000051');
  const { status, body } = await unmatch(paid.id, paid.reconciledWith.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: 'The transaction is open again', unmatched: 1, transaction: OPEN });
  expect(await line('000051')).toMatchObject(body.transaction);
  expect(await trail()).toMatchObject([{ entityId: paid.id }]);
  expect(JSON.stringify(await trail())).toContain(paid.reconciledWith.why);
  expect((await ask(cookie, 'POST', at('reconcile'), {})).body.matched).toBe(0);
  await deposited('2026-10-08');
  const again = await ask(cookie, 'POST', at('reconcile'), {});
  expect(again.body.matches).toMatchObject([{ transactionId: paid.id }]);
  expect(again.body.matches[0].withId).not.toBe(paid.reconciledWith.id);
  // The first refusal holds while the line is matched to another, and after that one is refused as well.
  await unmatch(paid.id, again.body.matches[0].withId);
  expect((await ask(cookie, 'POST', at('reconcile'), {})).body.matched).toBe(0);
  const kept = 'SELECT reconciled_with FROM bank_transactions WHERE id = ?';
  expect(JSON.parse((await env.DB.prepare(kept).bind(paid.id).first('reconciled_with')) ?? '')).toEqual({
    refused: [paid.reconciledWith.id, again.body.matches[0].withId],
  });
});

test('both legs of a transfer are opened at once, from either of them', async () => {
  const [out, into] = [await line('SELF'), await line('KESTREL')];
  const { body } = await unmatch(into.id, out.id);
  expect(body).toMatchObject({ message: 'Both transactions are open again', unmatched: 2, transaction: OPEN });
  expect([await line('SELF'), await line('KESTREL')]).toMatchObject([OPEN, OPEN]);
  expect((await trail()).map(({ entityId }: { entityId: string }) => entityId).toSorted()).toEqual(
    [out.id, into.id].toSorted(),
  );
  expect((await ask(cookie, 'POST', at('reconcile'), {})).body.matched).toBe(0);
});

test('what stands beside the match stays: the other lines, category and note', async () => {
  const [paid, before] = [await line('000051'), await line('SELF')];
  await ask(cookie, 'PATCH', `/bank-transactions/${paid.id}`, { note: 'Ask the bank' });
  const choice = { category: 'tax_payment', subcategory: 'TDS' };
  await ask(cookie, 'PATCH', `/bank-transactions/${paid.id}/categorize`, choice);
  await unmatch(paid.id, paid.reconciledWith.id);
  expect(await line('000051')).toMatchObject({ note: 'Ask the bank', category: 'tax_payment' });
  expect(await line('SELF')).toEqual(before);
});

test('twice with one key is one act with one answer; again without a key does nothing and says so', async () => {
  const paid = await line('000051');
  const key = { 'idempotency-key': 'undo-1' };
  const answers = [
    await unmatch(paid.id, paid.reconciledWith.id, key),
    await unmatch(paid.id, paid.reconciledWith.id, key),
  ];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  const again = await unmatch(paid.id, paid.reconciledWith.id);
  expect([again.status, again.body.unmatched, again.body.message]).toEqual([200, 0, 'This match was undone before']);
  expect(await trail()).toHaveLength(1);
});

test('two people at once undo it once', async () => {
  const [out, into] = [await line('SELF'), await line('KESTREL')];
  const answers = await Promise.all([unmatch(out.id, into.id), unmatch(into.id, out.id)]);
  for (const { status, body } of answers)
    expect(status === 200 || body.code === 'changed-meanwhile', JSON.stringify(body)).toBe(true);
  expect(await trail()).toHaveLength(2);
});

test('a match that is not the line’s, and a line of others, are as if they were not there', async () => {
  const [paid, out] = [await line('000051'), await line('SELF')];
  expect((await unmatch(paid.id, out.id)).status).toBe(404);
  expect((await unmatch(paid.id, paid.reconciledWith.id, {}, await signIn('OB'))).status).toBe(404);
  expect((await unmatch(paid.id, paid.reconciledWith.id, {}, await signIn('VA'))).status).toBe(403);
  expect(await line('000051')).toEqual(paid);
  expect(await trail()).toEqual([]);
});

test('a run that was planned before the refusal does not write it', async () => {
  const paid = await line('000051');
  await unmatch(paid.id, paid.reconciledWith.id);
  const late = { lineId: paid.id, kind: 'tds-deposit' as const, withId: paid.reconciledWith.id, why: 'late' };
  const { statements } = linesMatched(env.DB, { companyId: own.companyId } as never, [late], 'run');
  await expect(env.DB.batch(statements)).rejects.toThrow('must.ok');
  expect(await line('000051')).toMatchObject(OPEN);
});
