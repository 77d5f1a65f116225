import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { addDays, isoDate } from '../../../domain/shared/dates';
import { systemActing } from '../../../platform/acting';
import { pagesOf } from '../../../platform/staging';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
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
