import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, startBuilt } from '../serve/app.ts';

// The process is killed while a statement is being stored, and started again on what it left behind: either every line is
// there with its entry in the trail, or none is. Whatever it was, the same upload again ends in the same books.

/** A statement that goes into one batch, and one that is laid by in pages, decided, and written in pieces. */
const [SHORT, LONG] = [4_000, 21_000];

/**
 * How much of an upload is done when the machine is lost, in changes to what is stored. The long one makes more than thirty thousand,
 * most of them after it is decided.
 */
const MOMENTS = [
  [1, SHORT],
  [12, LONG],
  [20_000, LONG],
] as const;

const state = mkdtempSync(join(tmpdir(), 'anupalan-killed-'));
let server: ChildProcess;
let url: string;
let cookie: string;
let companyId: string;

async function start() {
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = await startBuilt(port, state);
}

/** Ends the server and workerd at once, as a lost machine would: nothing gets to tidy up. */
async function kill() {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.pid) process.kill(-server.pid, 'SIGKILL');
  await ended;
}

async function call(method: string, path: string, body?: unknown) {
  const headers = { origin: url, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
  return fetch(`${url}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

const statement = (account: number, lines: number) =>
  [
    'Date,Description,Debit Amount,Credit Amount,Balance',
    ...Array.from({ length: lines }, (_, line) => {
      const day = String(Math.floor(line / 900) + 1).padStart(2, '0');
      return `${day}/10/2026,UPI/6288${account}${line}/SHOP ${line % 97},1.00,,${1_000_000 - line}.00`;
    }),
  ].join('\n');

async function newAccount(place: number): Promise<string> {
  const facts = { accountName: 'Killed', accountNumber: `70000${place}`, bankName: 'SBI', ifscCode: 'SBIN0000001' };
  const response = await call('POST', `/companies/${companyId}/bank-accounts`, facts);
  return ((await response.json()) as { id: string }).id;
}

/** Resolves at the so manieth change to what is stored, or when the upload is answered. */
function changesStored(count: number, answered: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0;
    const watcher = watch(state, { recursive: true }, () => {
      seen += 1;
      if (seen === count) stop();
    });
    const stop = () => {
      watcher.close();
      resolve();
    };
    void answered.then(stop);
  });
}

async function storedLines(): Promise<number> {
  const response = await call(
    'GET',
    `/companies/${companyId}/financial-summary?startDate=2026-10-01&endDate=2026-10-31`,
  );
  return ((await response.json()) as { transactionCount: number }).transactionCount;
}

async function chain(): Promise<{ ok: boolean; length: number }> {
  return (await call('GET', `/companies/${companyId}/audit-trail/verify`)).json() as Promise<{
    ok: boolean;
    length: number;
  }>;
}

beforeAll(async () => {
  await start();
  cookie = '';
  const seed = (await (await call('POST', '/dev/seed', {})).json()) as {
    actors: Record<string, unknown>;
    companies: { a1: string };
  };
  companyId = seed.companies.a1;
  const signedIn = await call('POST', '/auth/sign-in/email', seed.actors.OA);
  cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
}, 120_000);

afterAll(async () => {
  await kill();
  rmSync(state, { recursive: true, force: true });
});

test('a killed upload leaves none or all of its lines', async () => {
  let expected = 0;
  let entries = (await chain()).length;
  for (const [place, [moment, lines]] of MOMENTS.entries()) {
    const bankAccountId = await newAccount(place);
    const upload = () =>
      call('POST', `/companies/${companyId}/upload-statement`, {
        bankAccountId,
        statementData: statement(place, lines),
        dateOrder: 'DMY',
      });
    const answered = upload().then(
      (response) => response.ok,
      () => false,
    );
    await changesStored(moment, answered);
    await kill();
    const wasAnswered = await answered;
    await start();
    const left = (await storedLines()) - expected;
    expect([0, lines]).toContain(left);
    if (wasAnswered) expect(left).toBe(lines);
    // One entry for the account; with the lines, one for each of them and one for the statement.
    expect(await chain()).toMatchObject({ ok: true, length: entries + 1 + (left === 0 ? 0 : lines + 1) });
    expect((await upload()).status).toBe(200);
    expected += lines;
    entries += 1 + lines + 1;
    expect(await storedLines()).toBe(expected);
    expect(await chain()).toMatchObject({ ok: true, length: entries });
  }
});
