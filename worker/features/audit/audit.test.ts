import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { say } from '../../domain/shared/message';
import { systemActing } from '../../platform/acting';
import { ask, type Books, books, seeded, signIn } from '../../testing/client';
import { retold } from './audit.contract';
import { inKeptWords, writtenAtOnce } from './audit.repository';

let cookie: string;
let own: Books;
const trail = (query = '') => ask(cookie, 'GET', `/companies/${own.companyId}/audit-trail${query}`);
const verify = () => ask(cookie, 'GET', `/companies/${own.companyId}/audit-trail/verify`);
const categorise = (subcategory: string, id = own.transactionId) =>
  ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, { category: 'expense', subcategory });

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
});

test('every change is in the trail, each imported line with its own entry, and the chain verifies', async () => {
  const { body } = await trail();
  expect(body.map(({ action }: { action: string }) => action)).toEqual([
    ...Array(3).fill('bank-transaction.import'),
    'statement.upload',
    'bank-account.create',
    'company.create',
  ]);
  expect(body[0]).toMatchObject({ seq: 6, status: 'success', userName: 'Seed OA', details: { before: null } });
  expect((await verify()).body).toMatchObject({ ok: true, length: 6, head: body[0].hash });
});

test('a choice is recorded with what it replaced', async () => {
  await categorise('Office rent');
  await categorise('Staff welfare and team meals');
  const { body } = await trail('?entityType=bank-transaction&without=bank-transaction.import');
  expect(body.map((row: { details: object }) => row.details)).toEqual([
    {
      before: { category: 'expense', subcategory: 'Office rent', rule: 'person' },
      after: { category: 'expense', subcategory: 'Staff welfare and team meals', rule: 'person' },
      code: null,
    },
    {
      before: { category: null, subcategory: null, rule: null },
      after: { category: 'expense', subcategory: 'Office rent', rule: 'person' },
      code: null,
    },
  ]);
});

test('the same choice again changes nothing and leaves no entry', async () => {
  await categorise('Office rent');
  const before = (await verify()).body.length;
  expect((await categorise('Office rent')).status).toBe(200);
  expect((await verify()).body.length).toBe(before);
});

test('what the program said is kept in words, and told again in the language of the reader for as long as it has them', () => {
  const record = { title: say('unit.days', { count: 3 }), status: 'pending' };
  const kept = inKeptWords(record) as Record<string, unknown>;
  expect(kept).toEqual({ title: '3 days', status: 'pending', said: { title: record.title } });
  const other = { tag: 'hi', words: { 'unit.days': { other: '{count} din' } } };
  expect(retold(kept, other)).toEqual({ title: '3 din', status: 'pending' });
  expect(retold(kept, { tag: 'hi', words: {} })).toEqual({ title: '3 days', status: 'pending' });
  expect(inKeptWords({ status: 'pending' })).toEqual({ status: 'pending' });
});

test('a refused attempt stands beside the trail, with who and why', async () => {
  const viewer = await signIn('VA');
  const refused = await ask(viewer, 'POST', `/companies/${own.companyId}/bank-accounts`, {});
  expect(refused.status).toBe(403);
  const { body } = await trail('?status=failed');
  expect(body).toMatchObject([{ seq: null, status: 'failed', userName: 'Seed VA', details: { code: 'not-allowed' } }]);
  expect((await trail('?status=success')).body).toHaveLength(6);
  expect((await trail('?status=pending')).body).toEqual([]);
});

test('pages follow each other without gap or repetition', async () => {
  await ask(await signIn('VA'), 'POST', `/companies/${own.companyId}/bank-accounts`, {});
  const seen: string[] = [];
  let next = '?limit=2';
  for (let turn = 0; next && turn < 10; turn++) {
    const { body, headers } = await trail(next);
    seen.push(...body.map(({ id }: { id: string }) => id));
    next = /audit-trail(\?[^>]*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  const { body: all } = await trail();
  expect(seen).toEqual(all.map(({ id }: { id: string }) => id));
});

test('a clock that was set back does not disturb the order of the chain', async () => {
  await ask(undefined, 'PUT', '/dev/clock', { now: '2020-01-01T00:00:00Z' });
  await categorise('Office rent');
  await ask(undefined, 'PUT', '/dev/clock', { now: null });
  expect((await trail()).body.map(({ seq }: { seq: number }) => seq)).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

test('a long statement is read page by page, each line with its number and nothing twice', async () => {
  const lines = Array.from({ length: 450 }, (_, at) => `05/11/2026,PAYEE ${at},1.00,,${1_000_000 - at}.00`);
  const statementData = ['Date,Description,Debit Amount,Credit Amount,Balance', ...lines].join('\n');
  await ask(cookie, 'POST', `/companies/${own.companyId}/upload-statement`, {
    bankAccountId: own.accountId,
    statementData,
  });
  const numbers: number[] = [];
  const subjects = new Set<string>();
  let next = '?limit=130';
  for (let turn = 0; next && turn < 10; turn++) {
    const { body, headers } = await trail(next);
    for (const { seq, entityId } of body) {
      numbers.push(seq);
      subjects.add(entityId);
    }
    next = /audit-trail(\?[^>]*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  expect(numbers).toEqual(Array.from({ length: 457 }, (_, at) => 457 - at));
  const { results } = await env.DB.prepare('SELECT id FROM bank_transactions').all<{ id: string }>();
  for (const { id } of results) expect(subjects.has(id)).toBe(true);
  expect((await verify()).body).toMatchObject({ ok: true, length: 457 });
});

test('a search finds what was done to whom, wildcards taken as letters', async () => {
  expect((await trail('?q=SUNRISE')).body).toHaveLength(1);
  expect((await trail('?q=%25')).body).toHaveLength(0);
});

test('an entry names its subject by what it is called now', async () => {
  await categorise('Office rent');
  const subjects = new Map(
    (await trail()).body.map(({ action, subject }: { action: string; subject: string }) => [action, subject]),
  );
  expect(subjects.get('bank-account.create')).toBe('Current account');
  expect(subjects.get('company.create')).toBe('Asterfield Labs Private Limited');
  expect(subjects.get('bank-transaction.categorise')).toMatch(/, -?₹[\d,]+\.\d\d on \d\d [A-Z][a-z]{2} 20\d\d$/);
});

test('an amount is found with and without its grouping, an outgoing one with its minus', async () => {
  const statementData = `Date,Description,Debit Amount,Credit Amount,Balance
06/11/2026,LANDLORD,100000.50,,900000.00
07/11/2026,BUYER,,100000.50,1000000.50`;
  await ask(cookie, 'POST', `/companies/${own.companyId}/upload-statement`, {
    bankAccountId: own.accountId,
    statementData,
  });
  const found = async (typed: string) =>
    (await trail(`?q=${encodeURIComponent(typed)}&entityType=bank-transaction`)).body.length;
  for (const typed of ['1,00,000.50', '100000.50', '₹1,00,000', '100000'])
    expect([typed, await found(typed)]).toEqual([typed, 2]);
  for (const typed of ['-1,00,000.50', '-100000', '(₹1,00,000.50)'])
    expect([typed, await found(typed)]).toEqual([typed, 1]);
  expect(await found('-1,00,001')).toBe(0);
  // An entry that does not hold the amount is found by that of its transaction, as it is shown.
  await categorise('Office rent');
  const { body } = await trail('?q=office%20rent&entityType=bank-transaction');
  const amount = /-?₹[\d,.]+/.exec(body[0].subject)?.[0] ?? '';
  const acts = (await trail(`?q=${encodeURIComponent(amount)}&without=bank-transaction.import`)).body;
  expect(acts.map(({ id }: { id: string }) => id)).toEqual([body[0].id]);
});

test('a search finds acts by the ids it names, and accounts by their names', async () => {
  const actions = async (query: string) => (await trail(query)).body.map(({ action }: { action: string }) => action);
  expect(await actions('?q=no-such-text&actions=statement.upload,company.create')).toEqual([
    'statement.upload',
    'company.create',
  ]);
  const put = await ask(cookie, 'PATCH', `/bank-accounts/${own.accountId}`, { isActive: false });
  expect(put.status).toBe(200);
  expect(await actions('?q=current&entityType=bank-account')).toEqual([
    'bank-account.deactivate',
    'bank-account.create',
  ]);
  expect((await trail('?q=x&actions=%27;')).status).toBe(400);
});

test('the count beside a person is that of their entries under the same filter', async () => {
  const other = await signIn('MA');
  await ask(other, 'PATCH', `/bank-transactions/${own.transactionId}/categorize`, {
    category: 'expense',
    subcategory: 'Travel',
  });
  await ask(await signIn('VA'), 'POST', `/companies/${own.companyId}/bank-accounts`, {});
  type Person = { userId: string; name: string; entries: number };
  for (const filter of [
    '',
    'without=bank-transaction.import',
    'entityType=bank-transaction',
    'status=failed',
    'status=success',
    'status=pending',
    'to=2020-01-01',
  ]) {
    const path = `/companies/${own.companyId}/audit-trail/people?${filter}`;
    const people: Person[] = (await ask(cookie, 'GET', path)).body;
    for (const { userId, entries } of people)
      expect([filter, (await trail(`?${filter}&userId=${userId}`)).body.length]).toEqual([filter, entries]);
    const all = people.reduce((sum, { entries }) => sum + entries, 0);
    expect([filter, all]).toEqual([filter, (await trail(`?${filter}`)).body.length]);
  }
  const named: Person[] = (await ask(cookie, 'GET', `/companies/${own.companyId}/audit-trail/people`)).body;
  expect(named.map(({ name }) => name).toSorted()).toEqual(['Seed MA', 'Seed OA', 'Seed VA', 'seed']);
});

describe('what is written stays written', () => {
  test.each([
    ["UPDATE audit_entries SET actor_name = 'x'", 'never changed'],
    ['DELETE FROM audit_entries', 'never deleted'],
    ['INSERT OR REPLACE INTO audit_entries SELECT * FROM audit_entries WHERE seq = 2', 'audit chain moved'],
    [
      `INSERT INTO audit_entries (chain_id, seq, at, at_ist, actor_type, actor_id, actor_name, action, entity_type, entity_id, v, prev_hash, hash)
       SELECT chain_id, max(seq) + 2, at, at_ist, actor_type, actor_id, actor_name, action, entity_type, entity_id, v, hash, hash
       FROM audit_entries`,
      'audit chain moved',
    ],
  ])('%s is refused', async (statement, words) => {
    await expect(env.DB.prepare(statement).run()).rejects.toThrow(words);
  });

  test('who takes the guards down and edits a row is found out, also inside a bundle', async () => {
    await env.DB.exec('DROP TRIGGER audit_entries_no_update');
    const forge = "UPDATE audit_entries SET lines = replace(lines, 'SUNRISE', 'SUNSET') WHERE chain_id = ? AND seq = 6";
    await env.DB.prepare(forge).bind(own.companyId).run();
    expect((await verify()).body).toMatchObject({ ok: false, firstBadSeq: 4 });
  });

  test('a removed entry is found out', async () => {
    await env.DB.exec('DROP TRIGGER audit_entries_no_delete');
    await env.DB.prepare('DELETE FROM audit_entries WHERE chain_id = ? AND seq = 3').bind(own.companyId).run();
    expect((await verify()).body).toMatchObject({ ok: false, firstBadSeq: 3 });
  });

  const remove = async (where: string) => {
    await env.DB.exec('DROP TRIGGER audit_entries_no_delete');
    await env.DB.prepare(`DELETE FROM audit_entries WHERE chain_id = ? ${where}`).bind(own.companyId).run();
  };

  test.each([
    ['the last entries', 'AND seq > 2', 3],
    ['the whole chain', '', 1],
  ])('%s cannot be removed unseen, and nothing is written over the gap', async (_what, where, firstBadSeq) => {
    await remove(where);
    expect((await verify()).body).toMatchObject({ ok: false, firstBadSeq });
    const refused = await categorise('Office rent');
    expect([refused.status, refused.body.code]).toEqual([503, 'trail-damaged']);
    expect((await verify()).body).toMatchObject({ ok: false, firstBadSeq });
  });

  test('a chain that was written anew, sound in itself, is found out', async () => {
    await remove('');
    await env.DB.exec('DROP TRIGGER chain_heads_forward');
    const { length, head } = (await env.DB.prepare('SELECT length, head FROM chain_heads WHERE chain_id = ?')
      .bind(own.companyId)
      .first()) as { length: number; head: string };
    for (let time = 0; time <= length; time++)
      expect((await categorise(time % 2 === 0 ? 'Office rent' : 'Legal')).status).toBe(200);
    await env.DB.prepare('UPDATE chain_heads SET length = ?, head = ? WHERE chain_id = ?')
      .bind(length, head, own.companyId)
      .run();
    expect((await verify()).body).toMatchObject({ ok: false, firstBadSeq: length });
  });

  test.each([
    ['DELETE FROM chain_heads', 'never deleted'],
    ['UPDATE chain_heads SET length = length - 1', 'follows its entries'],
    ["UPDATE chain_heads SET length = length + 1, head = 'x'", 'follows its entries'],
    ['UPDATE chain_heads SET head = hex(randomblob(32))', 'follows its entries'],
  ])('%s is refused', async (statement, words) => {
    await expect(env.DB.prepare(statement).run()).rejects.toThrow(words);
  });

  test('a chain whose record was taken away does not verify', async () => {
    await env.DB.exec('DROP TRIGGER chain_heads_no_delete');
    await env.DB.prepare('DELETE FROM chain_heads WHERE chain_id = ?').bind(own.companyId).run();
    expect((await verify()).body).toMatchObject({ ok: false, firstBadSeq: 1 });
  });
});

test('two hundred changes at the same moment get in or are told to come again; none is lost and none fails', async () => {
  const path = `/companies/${own.companyId}/bank-accounts`;
  const facts = { accountName: 'One of many', bankName: 'SBI', ifscCode: 'SBIN0000001' };
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, place) => ask(cookie, 'POST', path, { ...facts, accountNumber: `900000${place}` })),
  );
  const done = replies.filter(({ status }) => status === 201).length;
  const told = replies.filter(({ status, headers }) => status === 503 && Number(headers.get('retry-after')) > 0).length;
  expect([done + told, done >= 100]).toEqual([200, true]);
  expect((await verify()).body).toMatchObject({ ok: true, length: 6 + done });
});

test('a writer of another Worker that was faster is met at the database, and the change is prepared again', async () => {
  const stale = `INSERT INTO audit_entries (chain_id, seq, at, at_ist, actor_type, actor_id, actor_name, action, entity_type, entity_id, v, prev_hash, hash)
    SELECT chain_id, seq, at, at_ist, actor_type, actor_id, actor_name, action, entity_type, entity_id, v, prev_hash, hash FROM audit_entries WHERE seq = 2`;
  const touch = `UPDATE companies SET updated_at = 'touched' WHERE id = ?`;
  let tries = 0;
  await writtenAtOnce(systemActing(env.DB, 'test'), [own.companyId], async () => {
    const mine = env.DB.prepare(touch).bind(own.companyId);
    return ++tries === 1 ? [env.DB.prepare(stale), mine] : [mine];
  });
  expect(tries).toBe(2);
});

test('two people who categorise one row at the same moment: the second is told', async () => {
  const other = await signIn('MA');
  const path = `/bank-transactions/${own.transactionId}/categorize`;
  const replies = await Promise.all([
    ask(cookie, 'PATCH', path, { category: 'expense', subcategory: 'Office rent' }),
    ask(other, 'PATCH', path, { category: 'expense', subcategory: 'Travel' }),
  ]);
  const statuses = replies.map(({ status }) => status).toSorted();
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(statuses);
  expect((await verify()).body.ok).toBe(true);
  const entries = (await trail('?entityType=bank-transaction&without=bank-transaction.import')).body;
  expect(entries).toHaveLength(statuses.filter((status) => status === 200).length);
});

test('a change that fails leaves neither row nor entry', async () => {
  await env.DB.exec(
    "CREATE TRIGGER fault BEFORE INSERT ON bank_transactions WHEN NEW.line = 4 BEGIN SELECT RAISE(ABORT, 'fault'); END",
  );
  const account = { accountName: 'B', accountNumber: '77777', bankName: 'SBI', ifscCode: 'SBIN0000001' };
  const { body } = await ask(cookie, 'POST', `/companies/${own.companyId}/bank-accounts`, account);
  const statementData =
    'Date,Description,Debit Amount,Credit Amount,Balance\n01/11/2026,A,1.00,,9.00\n02/11/2026,B,1.00,,8.00\n03/11/2026,C,1.00,,7.00';
  const reply = await ask(cookie, 'POST', `/companies/${own.companyId}/upload-statement`, {
    bankAccountId: body.id,
    statementData,
  });
  expect(reply.status).toBe(500);
  expect(JSON.stringify(reply.body)).not.toMatch(/fault|INSERT|bank_transactions/);
  expect(
    (await ask(cookie, 'GET', `/companies/${own.companyId}/bank-transactions?bankAccountId=${body.id}`)).body,
  ).toEqual([]);
  expect((await verify()).body).toMatchObject({ ok: true, length: 7 });
});
