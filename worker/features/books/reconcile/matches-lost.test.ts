import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { ask, type Books } from '../../../testing/client';
import { state } from '../../../testing/facts';
import { clockInIndia } from '../../../testing/practice';
import { twoAccounts } from '../../../testing/two-accounts';

const HEAD = 'Date,Description,Debit Amount,Credit Amount';
const OPERATIONS = [HEAD, '07/10/2026,CHQ PAID 000051,6000.00,', '09/10/2026,CHQ PAID 000052,1234.00,'];

let cookie: string;
let own: Books;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  ({ cookie, own } = await twoAccounts(OPERATIONS, [HEAD, '15/10/2026,CASH,,1.00']));
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const post = (path: string, body: object = {}) => ask(cookie, 'POST', at(path), body);
const line = async (words: string) =>
  (await ask(cookie, 'GET', at(`bank-transactions?q=${encodeURIComponent(words)}`))).body[0];
const reconcile = async () => (await post('reconcile')).body.matched;
const unmatched = async () =>
  (await ask(cookie, 'GET', at('audit-trail'))).body.filter(
    ({ action }: { action: string }) => action === 'bank-transaction.unmatch',
  );
const keptOf = (id: string) =>
  env.DB.prepare('SELECT reconciled_with kept FROM bank_transactions WHERE id = ?').bind(id).first('kept');

const DEPOSIT = {
  kind: 'deposit',
  subject: 'BLRK01234E',
  happenedOn: '2026-10-06',
  details: { statement: 'residents', month: '2026-09', amount: '6000.00' },
};
const recorded = async (happenedOn = DEPOSIT.happenedOn) => {
  const { status, body } = await post('events', { ...DEPOSIT, happenedOn });
  expect([status, body]).toMatchObject([201, {}]);
  return body.event.id;
};

test('a deposit that is taken back opens its line again, with an entry, and can be recorded anew', async () => {
  const id = await recorded();
  expect(await reconcile()).toBe(1);
  const paid = await line('000051');
  expect(paid).toMatchObject({ isReconciled: true, reconciledWith: { id } });
  expect((await post(`events/${id}/withdraw`)).status).toBe(200);
  expect(await line('000051')).toMatchObject({ isReconciled: false, reconciledWith: null });
  expect(await unmatched()).toMatchObject([{ entityId: paid.id }]);
  expect(await keptOf(paid.id)).toBeNull();
  expect((await post(`events/${id}/withdraw`)).status).toBe(409);
  const again = await recorded('2026-10-07');
  expect(await reconcile()).toBe(1);
  expect(await line('000051')).toMatchObject({ reconciledWith: { id: again } });
  expect((await ask(cookie, 'GET', at('audit-trail/verify'))).body).toMatchObject({ ok: true });
});

test('what a person said the line is not stays when its match is taken back', async () => {
  const refused = await recorded();
  await reconcile();
  const { id } = await line('000051');
  await ask(cookie, 'POST', `/bank-transactions/${id}/unmatch`, { withId: refused });
  const other = await recorded('2026-10-07');
  expect(await reconcile()).toBe(1);
  await post(`events/${other}/withdraw`);
  expect(JSON.parse(String(await keptOf(id)))).toEqual({ refused: [refused] });
  expect(await reconcile()).toBe(0);
});

test.each(['reopen', 'withdraw'])('an own item that was paid leaves its line on %s', async (act) => {
  const item = { title: 'Trade licence', type: 'other', dueDate: '2026-10-10', priority: 'medium' };
  const { body: added } = await post('compliance-items', item);
  await post(`compliance-items/${added.id}/complete`, { doneOn: '2026-10-09', paid: '1234.00' });
  expect(await reconcile()).toBe(1);
  expect(await line('000052')).toMatchObject({ reconciledWith: { id: added.id } });
  expect((await post(`compliance-items/${added.id}/${act}`)).status).toBe(200);
  expect(await line('000052')).toMatchObject({ isReconciled: false, reconciledWith: null });
  expect(await unmatched()).toHaveLength(1);
});

test('an obligation that is reopened leaves the line by which its filing was paid', async () => {
  await state(own.companyId, isoDate('2026-04-01'));
  await post('compliance-calendar/generate');
  const filing = { kind: 'filing', subject: 'GSTR-3B|2026-09|29AAZCN9001Q1ZC', happenedOn: '2026-10-09' };
  await post('events', { ...filing, details: { paid: '1234.00' } });
  expect(await reconcile()).toBe(1);
  expect(await line('000052')).toMatchObject({ isReconciled: true });
  const item = await env.DB.prepare('SELECT id FROM compliance_items WHERE company_id = ? AND obligation_key = ?')
    .bind(own.companyId, filing.subject)
    .first('id');
  expect((await post(`compliance-items/${item}/reopen`)).status).toBe(200);
  expect(await line('000052')).toMatchObject({ isReconciled: false, reconciledWith: null });
});
