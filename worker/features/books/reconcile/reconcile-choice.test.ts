import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { ask, type Books } from '../../../testing/client';
import { state } from '../../../testing/facts';
import { clockInIndia } from '../../../testing/practice';
import { twoAccounts } from '../../../testing/two-accounts';

const HEAD = 'Date,Description,Debit Amount,Credit Amount';
const OPERATIONS = [HEAD, '30/10/2026,CHQ PAID 000051,6000.00,', '15/10/2026,CHQ 000052,50000.00,'];
const RESERVE = [HEAD, '25/10/2026,BY CLEARING,,50000.00'];
const AOC = { kind: 'filing' as const, subject: 'AOC-4|2025-26|', happenedOn: isoDate('2026-10-20') };

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  ({ cookie, own } = await twoAccounts(OPERATIONS, RESERVE));
  await state(own.companyId, isoDate('2026-11-20'), [], [{ ...AOC, details: {} }]);
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const line = async (words: string) =>
  (await ask(cookie, 'GET', at(`bank-transactions?q=${encodeURIComponent(words)}`))).body[0];
const candidates = async (id: string) =>
  (await ask(cookie, 'GET', `/bank-transactions/${id}/match-candidates`)).body.candidates;
const act = (id: string, call: 'match' | 'unmatch', withId: string) =>
  ask(cookie, 'POST', `/bank-transactions/${id}/${call}`, { withId });

test('a form whose payment nobody recorded is chosen by a person, and no run gives it to another line', async () => {
  const paid = await line('000051');
  const [choice, ...others] = await candidates(paid.id);
  expect(choice).toMatchObject({ kind: 'filing', name: 'AOC-4 for 2025-26', date: '2026-10-20', amount: null });
  expect(others).toEqual([]);
  const { body } = await act(paid.id, 'match', choice.withId);
  const why = /^Paid with AOC-4 for 2025-26, filed on 20 Oct 2026, chosen by ./;
  expect(body).toMatchObject({ matched: 1, message: '1 transaction matched', transaction: { isReconciled: true } });
  expect(body.transaction.reconciledWith.why).toMatch(why);
  expect(await line('000051')).toMatchObject(body.transaction);
  expect(await candidates((await line('000052')).id)).toMatchObject([{ kind: 'transfer' }]);
  const again = await act(paid.id, 'match', choice.withId);
  expect(again.body).toMatchObject({ matched: 0, message: 'This is matched already' });
  const { body: trail } = await ask(cookie, 'GET', at('audit-trail'));
  expect(trail.filter(({ action }: { action: string }) => action === 'bank-transaction.reconcile')).toHaveLength(1);
});

test('both legs of a transfer ten days apart are chosen at once; refused, they may be chosen again by a person', async () => {
  const [out, into] = [await line('000052'), await line('CLEARING')];
  expect((await ask(cookie, 'POST', at('reconcile'), {})).body.matched).toBe(0);
  for (const round of [1, 2]) {
    const [choice] = await candidates(into.id);
    expect(choice).toMatchObject({ kind: 'transfer', withId: out.id, bankAccountId: own.accountId });
    const { body } = await act(into.id, 'match', out.id);
    expect(body, `round ${round}`).toMatchObject({ matched: 2, message: 'Both transactions matched' });
    expect([await line('000052'), await line('CLEARING')]).toMatchObject([
      { isReconciled: true, transferPairId: into.id },
      { isReconciled: true, transferPairId: out.id },
    ]);
    expect((await act(out.id, 'unmatch', into.id)).body.unmatched).toBe(2);
  }
  const kept = 'SELECT reconciled_with FROM bank_transactions WHERE id = ?';
  expect(JSON.parse((await env.DB.prepare(kept).bind(out.id).first('reconciled_with')) ?? '')).toEqual({
    refused: [into.id],
  });
});

test('a matched line takes no second match, and what is no candidate is not there', async () => {
  const [paid, other] = [await line('000051'), await line('000052')];
  const [choice] = await candidates(paid.id);
  expect((await act(paid.id, 'match', other.id)).status).toBe(404);
  expect((await act(other.id, 'match', (await line('CLEARING')).id)).status).toBe(200);
  expect(await act(other.id, 'match', choice.withId)).toMatchObject({
    status: 409,
    body: { code: 'already-matched' },
  });
});

test('two people who give one form to two lines at once: one of them is told', async () => {
  const [paid, other] = [await line('000051'), await line('000052')];
  const [choice] = await candidates(paid.id);
  const answers = await Promise.all([act(paid.id, 'match', choice.withId), act(other.id, 'match', choice.withId)]);
  expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
  const held = `SELECT count(*) n FROM bank_transactions WHERE reconciled_with ->> 'id' = ?`;
  expect(await env.DB.prepare(held).bind(choice.withId).first('n')).toBe(1);
});
