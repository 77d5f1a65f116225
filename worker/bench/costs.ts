// What `npm run costs` runs first: what acts cost at size, in round trips, rows and bytes as the database counts them, each beside its
// budget. What breaks in a heap that is capped follows it, by `size-rows.ts`. Counts are exact and depend on no machine.
import { env } from 'cloudflare:workers';
import { test } from 'vitest';
import { api } from '../api';
import { CHART_ACCOUNTS } from '../domain/ledger/chart/chart';
import { dateInIndia, isoDate } from '../domain/shared/dates';
import { workOutObligations } from '../features/calendar/work-out/work-out.job';
import { sendDigests } from '../features/reminder/reminder.job';
import type { Bindings } from '../platform/env';
import { ask, books, seeded, signIn } from '../testing/client';
import { state } from '../testing/facts';
import { counted, type Passed } from './counted-database';
import { addBookedLines, addClientsWithItems } from './size-data';
import { statementText } from './statement-text';

const ORIGIN = 'http://localhost:8788';
const [CLIENTS, ITEMS, LINES, PAGE, BOOKED] = [400, 166, 1_000, 50, 200_000];
/** What a line may take in bytes, and what an obligation may: four of its indexes are for the calendars and feeds of firms. */
const [LINE, OBLIGATION] = [1_100, 2_200];
const DAY = 86_400_000;
/** The first of the clients. */
const CLIENT = 'c0000000-0000-7000-8000-000000000001';

type Budget = { trips?: number; read?: number; written?: number };
type Act = { what: string; passed: Passed; budget: Budget };
type Size = { what: string; bytes: number; atMost?: number };

/** A call of the API, and what passed between it and its database. */
async function cost(cookie: string, method: string, path: string, given: { body?: unknown; headers?: object } = {}) {
  const { database, passed } = counted(env.DB);
  const headers = { cookie, origin: ORIGIN, ...(given.body !== undefined && { 'content-type': 'application/json' }) };
  const init = { method, headers: { ...headers, ...given.headers } };
  const body = given.body === undefined ? {} : { body: JSON.stringify(given.body) };
  const request = new Request(`${ORIGIN}/api${path}`, { ...init, ...body });
  const response = await api.fetch(request, { ...env, DB: database } as unknown as Bindings);
  const text = await response.text();
  if (!response.ok && response.status !== 304)
    throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
  return { passed, response, text };
}

/** What a job passes to and from its database. */
async function costOf(work: (database: D1Database) => Promise<unknown>): Promise<Passed> {
  const { database, passed } = counted(env.DB);
  await work(database);
  return passed;
}

const sizeNow = async () => (await env.DB.prepare('SELECT 1').all()).meta.size_after;

test('what acts cost at size', async () => {
  const { companies, firms } = await seeded();
  const cookie = await signIn('OA');
  const own = await books(cookie, companies.a2);
  const acts: Act[] = [];
  const note = (what: string, passed: Passed, budget: Budget) => acts.push({ what, passed, budget });
  const call = async (what: string, budget: Budget, ...asked: Parameters<typeof cost>) => {
    const done = await cost(...asked);
    note(what, done.passed, budget);
    return done;
  };

  await call('Sign-in', { trips: 12 }, '', 'POST', '/auth/sign-in/email', { body: (await seeded()).actors.OA });
  await state(companies.a1, isoDate('2026-04-01'));
  const at = new Date();
  note('First work-out of a client', await costOf((DB) => workOutObligations({ DB }, at)), { trips: 10 });
  // What the first of all takes is the first page of each index as well: the size is that of the next.
  await state(companies.b1, isoDate('2026-04-01'));
  const before = await sizeNow();
  await workOutObligations({ DB: env.DB }, at);
  const obligations = (await sizeNow()) - before;
  const ofLaw = 'SELECT count(*) n FROM compliance_items WHERE company_id = ?';
  const itemsNow = async () => (await env.DB.prepare(ofLaw).bind(companies.b1).first<number>('n')) ?? 1;
  const items = await itemsNow();
  const day = new Date(at.getTime() + DAY);
  // Digests go out from eight o'clock on, to everybody who was here by then.
  const morning = new Date(`${dateInIndia(day)}T09:00:00+05:30`);
  // On some nights a duty of two years ahead comes in sight, and is written too. The night that counts is one without.
  const quietNight = async (night: Date): Promise<Passed> => {
    const known = await itemsNow();
    const passed = await costOf((DB) => workOutObligations({ DB }, night));
    return known === (await itemsNow()) ? passed : quietNight(new Date(night.getTime() + DAY));
  };
  note('Work-out of the next night, two clients', await quietNight(day), { trips: 10, written: 8 });

  const statementData = statementText(LINES, 'costs');
  const upload = { bankAccountId: own.accountId, statementData, categorize: true, dateOrder: 'DMY' };
  const sizeBefore = await sizeNow();
  const path = `/companies/${companies.a2}`;
  const uploaded = await call(
    `Upload of ${LINES} lines with categories`,
    { trips: 12, written: 7 * LINES },
    ...([cookie, 'POST', `${path}/upload-statement`, { body: upload }] as const),
  );
  const line = (uploaded.passed.sizeAfter - sizeBefore) / LINES;

  const booked = await books(cookie, companies.a1, '8200');
  await addBookedLines(env.DB, booked, { lines: BOOKED, from: '2023-11-01', days: 3 * 365 });
  const inBooks = `/companies/${booked.companyId}`;
  await call(
    `Trial balance within a month, ${BOOKED} lines of three years`,
    { trips: 5, read: CHART_ACCOUNTS.length * 36 + 2_000, written: 0 },
    ...([cookie, 'GET', `${inBooks}/trial-balance?on=2026-10-17`] as const),
  );

  await addClientsWithItems(env.DB, companies.a1, CLIENTS, ITEMS);
  await call('Dashboard', { trips: 3, read: 120, written: 0 }, cookie, 'GET', `/companies/${CLIENT}/dashboard`);
  const ofCompany = `/companies/${companies.a1}/compliance-calendar?limit=${PAGE}`;
  await call('Page of a calendar', { trips: 2, read: 1.2 * PAGE + 20, written: 0 }, cookie, 'GET', ofCompany);
  await call(
    'Page of transactions',
    { trips: 2, read: 1.2 * PAGE + 20, written: 0 },
    cookie,
    'GET',
    `${path}/bank-transactions?limit=${PAGE}`,
  );
  const ofFirm = `/ca-firms/${firms.A}/compliance-calendar?limit=${PAGE}`;
  await call(
    `Page of a firm's calendar, ${CLIENTS} clients`,
    { trips: 2, read: 3 * PAGE, written: 0 },
    cookie,
    'GET',
    ofFirm,
  );
  const cells = 1_000;
  await call(
    `${cells} cells of a firm's grid, ${CLIENTS} clients`,
    { trips: 2, read: 3 * cells, written: 0 },
    cookie,
    'GET',
    `/ca-firms/${firms.A}/compliance-grid?limit=${cells}`,
  );
  const feed = (await ask(cookie, 'POST', '/calendar-feeds', { kind: 'firm', caFirmId: firms.A })).body;
  const feedPath = new URL(feed.url).pathname.replace('/api', '');
  const first = await call("A firm's feed, the first time", { trips: 12 }, '', 'GET', feedPath);
  const headers = { 'if-none-match': first.response.headers.get('etag') ?? '' };
  await call("A firm's feed that has not changed", { read: 50, written: 2 }, '', 'GET', feedPath, { headers });
  const digests = await costOf((DB) => sendDigests({ ...env, DB } as never, morning));
  const people = (await env.DB.prepare('SELECT count(*) n FROM digests').first<number>('n')) ?? 0;
  // The owner and a manager see every client, and no other firm has any.
  const leaders = 2;
  // Each is claimed, read, sent and noted; a leader's is read from what is open, moved and unconfirmed of each client. How far the
  // round has come is noted once.
  const most = { trips: 5 + 3 * people, read: 60 * CLIENTS * leaders, written: 10 * people + 2 };
  note(`Digests of ${people} people, ${leaders} of them with ${CLIENTS} clients`, digests, most);

  console.info(table(acts.map(shownAct)));
  const sizes = [
    sizeRow({ what: 'An imported line with its category', bytes: line, atMost: LINE }),
    sizeRow({
      what: `An obligation of a client, one of ${items}, with history and trail`,
      bytes: obligations / items,
      atMost: OBLIGATION,
    }),
    ...[12, 24, 96].map((months) => {
      const bytes = 200 * months * line + obligations;
      return sizeRow({
        what: `A company of 200 lines a month, ${months} months`,
        bytes,
        atMost: 200 * months * LINE + items * OBLIGATION,
      });
    }),
  ];
  const company = 200 * 24 * line + obligations;
  const held = Math.floor(10e9 / company);
  sizes.push({
    What: 'Companies of 24 months that 10 GB hold',
    Bytes: held.toLocaleString('en-IN'),
    Budget: '≥ 985',
    Verdict: held >= 985 ? 'ok' : 'OVER',
  });
  console.info(table(sizes));
});

/** Rows under their headings; the runtime prints no tables of its own. */
function table(rows: readonly Readonly<Record<string, string>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  const widths = names.map((_, at) => Math.max(...lines.map((cells) => (cells[at] ?? '').length)));
  return `\n${lines.map((cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n')}\n`;
}

function shownAct({ what, passed, budget }: Act) {
  const parts = [
    ['trips', passed.trips, budget.trips],
    ['read', passed.read, budget.read],
    ['written', passed.written, budget.written],
  ] as const;
  const said = parts.map(([name, now, most]) => [name, most === undefined ? `${now}` : `${now} of ${most}`]);
  const isMet = parts.every(([, now, most]) => most === undefined || now <= most);
  return { Act: what, ...Object.fromEntries(said), Verdict: isMet ? 'ok' : 'OVER' };
}

const sizeRow = ({ what, bytes, atMost }: Size) => ({
  What: what,
  Bytes: Math.round(bytes).toLocaleString('en-IN'),
  Budget: atMost === undefined ? '' : `≤ ${atMost.toLocaleString('en-IN')}`,
  Verdict: atMost === undefined ? '' : bytes <= atMost ? 'ok' : 'OVER',
});
