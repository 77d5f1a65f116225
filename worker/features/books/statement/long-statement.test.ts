import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { api } from '../../../api';
import { addDays, isoDate } from '../../../domain/shared/dates';
import { systemActing } from '../../../platform/acting';
import { pagesOf } from '../../../platform/database';
import type { Bindings } from '../../../platform/env';
import { writeLeftAlone } from '../../../platform/long-change';
import { ask, type Books, books, type Reply, seeded, signIn } from '../../../testing/client';
import { watched } from '../../../testing/watched-database';
import { commit } from '../../audit/audit.repository';
import { publish } from '../../audit/long-change.repository';
import { LONG_STATEMENT } from './import.repository';

const LINES = LONG_STATEMENT + 50;
const FIRST_DAY = isoDate('2024-04-01');
const HEAD = 'Date,Description,Debit Amount,Credit Amount,Balance';

/** A statement of so many credits of one rupee, fifty to a day. */
const statement = (lines: number) => {
  const row = (_: unknown, at: number) => {
    const day = addDays(FIRST_DAY, Math.floor(at / 50))
      .split('-')
      .reverse()
      .join('/');
    return `${day},UPI/${at}/CHAI POINT,,1.00,${at + 1}.00`;
  };
  return [HEAD, ...Array.from({ length: lines }, row)].join('\n');
};
const TEXT = statement(LINES);

let cookie: string;
let own: Books;
let bankAccountId: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
  const facts = { accountName: 'Till', accountNumber: '777001', bankName: 'SBI', ifscCode: 'SBIN0000001' };
  bankAccountId = (await ask(cookie, 'POST', `/companies/${own.companyId}/bank-accounts`, facts)).body.id;
});

const upload = () =>
  ask(cookie, 'POST', `/companies/${own.companyId}/upload-statement`, { bankAccountId, statementData: TEXT });
const verified = async () =>
  (await ask(cookie, 'GET', `/companies/${own.companyId}/audit-trail/verify`)).body as { ok: boolean; length: number };
const staged = () => env.DB.prepare('SELECT count(*) n FROM staged_pieces').first('n');
const stored = () =>
  env.DB.prepare('SELECT count(*) lines, total(amount_paise) paise FROM bank_transactions WHERE bank_account_id = ?')
    .bind(bankAccountId)
    .first();
const ALL = { lines: LINES, paise: LINES * 100 };

test('a long statement is published at once, with an entry for each line, and taken back at once', async () => {
  const before = (await verified()).length;
  const { body } = await upload();
  expect(body).toMatchObject({ added: LINES, known: 0, agreeing: LINES });
  expect(await stored()).toEqual(ALL);
  expect(await verified()).toMatchObject({ ok: true, length: before + LINES + 1 });
  expect((await upload()).body).toMatchObject({ added: 0, known: LINES });

  const undone = await ask(cookie, 'POST', `/statement-uploads/${body.uploadId}/undo`, {});
  expect(undone.body).toMatchObject({ removed: LINES });
  expect(await stored()).toEqual({ lines: 0, paise: 0 });
  expect(await verified()).toMatchObject({ ok: true, length: before + 2 * (LINES + 1) });
  expect(await staged()).toBe(0);
});

test('two of the same at once add their lines once and leave nothing lying about', async () => {
  const replies = await Promise.all([upload(), upload()]);
  expect(replies.map(({ body }) => body.added).toSorted()).toEqual([0, LINES]);
  expect([await stored(), await staged(), (await verified()).ok]).toEqual([ALL, 0, true]);
});

const entry = (place: number) => ({ action: 'x.y', entityType: 'x', entityId: String(place), after: { place } });
const acting = () => systemActing(env.DB, 'Test');
const long = (statements: D1PreparedStatement[], pages: () => Iterable<ReturnType<typeof entry>[]>) =>
  publish(acting(), { chainId: own.companyId, batchId: 'b', statements, pages });
const ENTRIES = Array.from({ length: 450 }, (_, place) => entry(place));

test('a long change whose chain moves on while its pages are laid by is linked to the new head', async () => {
  const before = (await verified()).length;
  let tries = 0;
  const alone = { chainId: own.companyId, statements: [], entries: [entry(0)] };
  const pages = async function* () {
    yield ENTRIES.slice(0, 200);
    if (++tries === 1) await commit(acting(), [alone]);
    yield ENTRIES.slice(200);
  };
  await publish(acting(), { chainId: own.companyId, batchId: 'b', statements: [], pages });
  expect([tries, await staged()]).toEqual([2, 0]);
  expect(await verified()).toMatchObject({ ok: true, length: before + 1 + ENTRIES.length });
});

test('a long change that finds nothing to change writes nothing and leaves nothing lying about', async () => {
  const before = await verified();
  const guard = env.DB.prepare('INSERT INTO must (ok) VALUES (NULL)');
  await expect(long([guard], () => pagesOf(ENTRIES, 100))).rejects.toMatchObject({ status: 409 });
  expect([await verified(), await staged()]).toEqual([before, 0]);
});

/** So many rows a piece of lines writes: each line with its indexes, and a few that say how far it is. */
const MOST_ROWS = 2_000 * 7 + 30;

test('no batch of a long statement writes more than a piece of it', async () => {
  const path = `/companies/${own.companyId}/upload-statement`;
  const done = await watched(cookie, 'POST', path, { bankAccountId, statementData: TEXT, dateOrder: 'DMY' });
  expect(done.body).toMatchObject({ added: LINES });
  expect(done.mostWritten).toBeGreaterThan(2_000);
  expect(done.mostWritten).toBeLessThanOrEqual(MOST_ROWS);
});

const ORIGIN = 'http://localhost:8788';
/** Companies whose long change is decided and not whole. */
const closedOnes = () => env.DB.prepare('SELECT count(*) n FROM long_changes').first<number>('n');
/** As if the writer had not been heard of for long. */
const forgotten = () => env.DB.prepare('UPDATE long_changes SET until = 0').run();

type Lost = { batch: 'that decides' | number; meanwhile?: () => Promise<unknown> };

/** The database of a Worker that is lost at a batch: the one that decides, or the so manieth after it, each of which comes after `meanwhile`. */
function lostAt({ batch, meanwhile = async () => {} }: Lost): D1Database {
  let [isLost, written] = [false, 0];
  const alive = () => {
    if (isLost) throw new Error('The machine is lost');
  };
  return {
    prepare: (sql: string) => {
      alive();
      return env.DB.prepare(sql);
    },
    batch: async (statements: D1PreparedStatement[]) => {
      alive();
      const isDecided = (await closedOnes()) === 1;
      if (isDecided) await meanwhile();
      isLost = batch === 'that decides' ? (await staged()) !== 0 : isDecided && ++written === batch;
      alive();
      return env.DB.batch(statements);
    },
  } as unknown as D1Database;
}

/** A call to a Worker with that database. */
async function callBy(database: D1Database, path: string, body: object): Promise<number> {
  const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' };
  const request = new Request(`${ORIGIN}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await api.fetch(request, { ...env, DB: database } as unknown as Bindings)).status;
}

const uploadBy = (database: D1Database) =>
  callBy(database, `/companies/${own.companyId}/upload-statement`, {
    bankAccountId,
    statementData: TEXT,
    dateOrder: 'DMY',
  });

const list = () => ask(cookie, 'GET', `/companies/${own.companyId}/bank-transactions?limit=1`);

test('an import that is lost before it is decided has brought nothing', async () => {
  const before = await verified();
  expect(await uploadBy(lostAt({ batch: 'that decides' }))).toBe(500);
  expect([await closedOnes(), await stored()]).toEqual([0, { lines: 0, paise: 0 }]);
  expect(await verified()).toEqual(before);
  expect((await upload()).body).toMatchObject({ added: LINES });
});

test.each([
  ['a page of lines', 1, list],
  ['the same upload', 2, upload],
  ['a program, five minutes later', 6, () => writeLeftAlone(env.DB)],
  ['two at once', 7, () => Promise.all([list(), upload(), list()])],
  ['the trail', 9, verified],
])('an import that is lost on the way is whole to %s', async (_next, batch, next) => {
  const before = (await verified()).length;
  expect(await uploadBy(lostAt({ batch }))).toBe(500);
  expect(await closedOnes()).toBe(1);
  await forgotten();
  await next();
  expect([await closedOnes(), await staged(), await stored()]).toEqual([0, 0, ALL]);
  expect(await verified()).toMatchObject({ ok: true, length: before + LINES + 1 });
  expect((await upload()).body).toMatchObject({ added: 0, known: LINES });
});

test('a long statement that comes with its categories has them all, with the run and its trail', async () => {
  const before = (await verified()).length;
  const path = `/companies/${own.companyId}/upload-statement`;
  const asked = {
    bankAccountId,
    statementData: TEXT.replaceAll('UPI/', 'INT.PD '),
    dateOrder: 'DMY',
    categorize: true,
  };
  const done = await watched(cookie, 'POST', path, asked);
  expect(done.body).toMatchObject({ added: LINES, categorized: LINES });
  expect(done.mostWritten).toBeLessThanOrEqual(MOST_ROWS);
  const open = 'SELECT count(*) n FROM bank_transactions WHERE bank_account_id = ? AND category IS NULL';
  expect(await env.DB.prepare(open).bind(bankAccountId).first('n')).toBe(0);
  // One for the statement and one for the run; one for each line, and one for what it was given.
  expect(await verified()).toMatchObject({ ok: true, length: before + 2 + 2 * LINES });
  const undone = await ask(cookie, 'POST', `/companies/${own.companyId}/auto-categorize/undo`, {});
  expect([undone.status, await staged()]).toEqual([200, 0]);
});

test('an undo writes no more at once, and is whole to whoever comes next where it was lost on the way', async () => {
  const { uploadId } = (await upload()).body;
  const before = (await verified()).length;
  const path = `/statement-uploads/${uploadId}/undo`;
  expect(await callBy(lostAt({ batch: 3 }), path, {})).toBe(500);
  await forgotten();
  expect((await ask(cookie, 'POST', path, {})).body.code).toBe('already-undone');
  expect([await closedOnes(), await staged(), await stored()]).toEqual([0, 0, { lines: 0, paise: 0 }]);
  expect(await verified()).toMatchObject({ ok: true, length: before + LINES + 1 });

  const again = (await upload()).body.uploadId;
  const [one, other] = await Promise.all([
    watched(cookie, 'POST', `/statement-uploads/${again}/undo`, {}),
    ask(cookie, 'POST', `/statement-uploads/${again}/undo`, {}),
  ]);
  expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  expect(one.mostWritten).toBeLessThanOrEqual(MOST_ROWS);
  expect([await closedOnes(), await staged(), await stored()]).toEqual([0, 0, { lines: 0, paise: 0 }]);
  expect((await verified()).ok).toBe(true);
});

/** Asks again for as long as it is told to. */
async function answered(call: () => Promise<Reply>): Promise<Reply> {
  const reply = await call();
  return reply.status === 503 ? answered(call) : reply;
}

test('others write between any two pieces, and whoever reads the company itself waits until it is whole', async () => {
  const other = await books(cookie, (await seeded()).companies.a2, '5512');
  const statuses: number[] = [];
  const reads: Promise<unknown>[] = [];
  const meanwhile = async () => {
    const note = { note: `Written between, ${statuses.length}` };
    statuses.push((await ask(cookie, 'PATCH', `/bank-transactions/${other.transactionId}`, note)).status);
    if (reads.length === 0) reads.push(answered(list).then(stored));
  };
  expect(await uploadBy(lostAt({ batch: Number.POSITIVE_INFINITY, meanwhile }))).toBe(200);
  expect(statuses.length).toBeGreaterThan(LINES / 2_000);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await Promise.all(reads)).toEqual([ALL]);
});

test('a company that stays closed answers 503 to every call and to programs, with the time to try again', async () => {
  const close = 'INSERT INTO long_changes (chain_id, batch_id, until) VALUES (?, ?, ?)';
  await env.DB.prepare(close)
    .bind(own.companyId, 'b', Date.now() + 60_000)
    .run();
  const alone = { chainId: own.companyId, statements: [], entries: [entry(0)] };
  const [read, write, program, otherCompany] = await Promise.all([
    list(),
    ask(cookie, 'PATCH', `/bank-transactions/${own.transactionId}`, { note: 'x' }),
    commit(acting(), [alone]).catch((problem: unknown) => problem),
    books(cookie, (await seeded()).companies.a2, '5512'),
  ]);
  for (const { status, body, headers } of [read, write])
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'being-written', '2']);
  expect(program).toMatchObject({ status: 503, code: 'being-written' });
  expect(otherCompany.uploadId).toBeTruthy();
});
