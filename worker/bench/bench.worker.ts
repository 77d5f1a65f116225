// Stands before the API during `npm run bench` and offers what the API is measured against.
import Papa from 'papaparse';
import { accuracyOnNotes, accuracyOnUnseen, accuracyOverPayees } from '../domain/bank/categorise/corpus/accuracy';
import { accuracyWithoutBank, accuracyWithoutVendor } from '../domain/bank/categorise/corpus/generality';
import { readStatement } from '../domain/bank/reader/read-statement';
import { obligationsOf } from '../domain/calendar/engine';
import { ASKED, FULL } from '../domain/calendar/full-company.fixture';
import { dateInIndia } from '../domain/shared/dates';
import { jsonPieces } from '../platform/database';
import { addClients, runOfAll, runOfTheJob } from './clients';
import { gstr1Work } from './gst';
import { bookedLines, matchingAlone, trialReads } from './ledger';
import { addClientsWithItems, addLines, addTrail, beginTrails } from './size-data';
import { statementText } from './statement-text';
import { plannerWork, simulatorWork } from './tax';
import { twoBAccuracy, twoBWork } from './two-b';

/** The API as a Worker beside this one, with what cron would ask of it. */
type Api = Fetcher & { scheduled(options: { cron: string; scheduledTime: Date }): Promise<{ outcome: string }> };
type Env = { DB: D1Database; API: Api };

const COLUMNS = `id, company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
  transaction_type, balance_paise, reference, line_key, breaks_balance, value_date, payee, created_at, category, category_id,
  category_rule, category_rule_version, category_confidence, category_reason, gst_applicable, tds_applicable, gst_mode, tds_section,
  categorised_at, category_run_id`;
const VALUES = COLUMNS.split(',').map((_, at) => `value ->> ${at}`);
const BARE = `INSERT INTO bench_transactions (${COLUMNS}) SELECT ${VALUES} FROM json_each(?1)`;

/** The rows to be written next by the bare insert, ready as parameters. */
let pieces: string[] = [];

const ITEMS_OF_A_CLIENT = 166;

const calls: Record<string, (env: Env, query: URLSearchParams) => Promise<unknown>> = {
  '/bench/table': async ({ DB }) => {
    const shape = `SELECT sql FROM sqlite_master WHERE tbl_name = 'bank_transactions' AND type IN ('table', 'index') AND sql IS NOT NULL
      ORDER BY type DESC`;
    const { results } = await DB.prepare(shape).all<{ sql: string }>();
    await DB.batch(results.map(({ sql }) => DB.prepare(sql.replaceAll('bank_transactions', 'bench_transactions'))));
    return results.length;
  },
  '/bench/prepare': async ({ DB }, query) => {
    const rows = await DB.prepare(`SELECT ${COLUMNS} FROM bank_transactions WHERE upload_id = ? ORDER BY id`)
      .bind(query.get('upload'))
      .raw();
    pieces = jsonPieces(rows.map((row) => JSON.stringify(row)));
    return rows.length;
  },
  '/bench/bare': async ({ DB }) => {
    const done = await DB.batch(pieces.map((piece) => DB.prepare(BARE).bind(piece)));
    return done.reduce((count, { meta }) => count + meta.changes, 0);
  },
  '/bench/point': ({ DB }, query) => DB.prepare('SELECT * FROM companies WHERE id = ?').bind(query.get('id')).first(),
  '/bench/obligations': async ({ DB }, query) => {
    const count = (most: number) =>
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
    const uuid = `printf('00000000-0000-7000-8000-%012d', i)`;
    const day = `date('2026-01-01', '+' || i || ' days')`;
    const rows = [
      `INSERT INTO compliance_items (id, company_id, type, title, due_date, status, created_at, updated_at)
        ${count(500)} SELECT ${uuid}, ?1, 'GST', 'Return ' || i, ${day}, CASE i % 3 WHEN 0 THEN 'pending' ELSE 'completed' END, 'x', 'x' FROM n`,
      `INSERT INTO company_events (id, company_id, kind, subject, details, happened_on, recorded_at, recorded_on, recorded_by,
          recorded_by_name) ${count(60)} SELECT ${uuid}, ?1, 'deduction', 'BLRA01234F', '{"statement":"residents","amount":10000}',
          ${day}, 'x', ${day}, 'x', 'x' FROM n`,
      `INSERT INTO company_facts (id, company_id, kind, subject, value, holds_from, recorded_at, recorded_on, recorded_by,
          recorded_by_name) ${count(5)} SELECT ${uuid}, ?1, 'ip-asset', 'A' || i,
          '{"kind":"trademark","name":"Mark","appliedOn":"2026-01-01","classes":[9]}', ${day}, 'x', ${day}, 'x', 'x' FROM n`,
    ];
    await DB.batch(rows.map((sql) => DB.prepare(sql).bind(query.get('id'))));
    return rows.length;
  },
  '/bench/clients': ({ DB }, query) => addClients(DB, query.get('like') ?? '', Number(query.get('count'))),
  '/bench/size/lines': ({ DB }, query) =>
    addLines(DB, query.get('company') ?? '', query.get('account') ?? '', Number(query.get('count'))),
  '/bench/size/trail': ({ DB }, query) => addTrail(DB, query.get('company') ?? '', Number(query.get('count'))),
  '/bench/size/clients': async ({ DB }, query) => {
    const count = Number(query.get('count'));
    await addClientsWithItems(DB, query.get('like') ?? '', count, ITEMS_OF_A_CLIENT);
    await beginTrails(DB, count);
    return count;
  },
  // What cron fires at night, and when.
  '/bench/night': async ({ DB, API }) => {
    const at = new Date(`${dateInIndia(new Date())}T02:00:00+05:30`);
    const { outcome } = await API.scheduled({ cron: '30 20 * * *', scheduledTime: at });
    const report = await DB.prepare('SELECT figures FROM upkeep_reports WHERE day = ?')
      .bind(dateInIndia(at))
      .first('figures');
    if (outcome !== 'ok' || !report) throw new Error(`The night ended with ${outcome}`);
    return JSON.parse(`${report}`);
  },
  // A write of another company, from a Worker that nothing else keeps busy: what it waits for is the database.
  '/bench/other-write': async ({ DB }, query) => {
    const began = performance.now();
    await DB.prepare('UPDATE companies SET updated_at = ?1 WHERE id = ?2').bind(`${began}`, query.get('company')).run();
    return performance.now() - began;
  },
  '/bench/ledger/lines': ({ DB }, query) => bookedLines(DB, query),
  '/bench/ledger/matching': async ({ DB }, query) => {
    const matching = await matchingAlone(DB, query.get('company') ?? '');
    return alternately(1, matching, () => null);
  },
  '/bench/ledger/trial': ({ DB }, query) => trialReads(DB, query),
  '/bench/work-out': ({ DB }) => runOfTheJob(DB),
  '/bench/work-out-again': ({ DB }) => runOfAll(DB),
  '/bench/gstr-1': async (_env, query) => alternately(1, gstr1Work(Number(query.get('count'))), () => null),
  '/bench/tax/simulator': async (_env, query) => alternately(Number(query.get('count')), simulatorWork(), () => null),
  '/bench/tax/planner': async (_env, query) => alternately(Number(query.get('count')), plannerWork(), () => null),
  '/bench/two-b': async (_env, query) => alternately(1, twoBWork(Number(query.get('count'))), () => null),
  '/bench/two-b/accuracy': async (_env, query) => twoBAccuracy(Number(query.get('count'))),
  '/bench/accuracy': async () => accuracyOverPayees(),
  '/bench/accuracy-unseen': async () => accuracyOnUnseen(),
  '/bench/accuracy-notes': async () => accuracyOnNotes(),
  '/bench/without-bank': async () => accuracyWithoutBank(),
  '/bench/without-vendor': async () => accuracyWithoutVendor(),
  '/bench/engine': async () => {
    const answer = JSON.stringify(obligationsOf(FULL, ASKED));
    return alternately(
      60,
      () => obligationsOf(FULL, ASKED),
      () => JSON.parse(answer),
    );
  },
  '/bench/readers': async (_env, query) => {
    const text = statementText(Number(query.get('lines')), 'reader');
    return alternately(
      15,
      () => readStatement(text),
      () => Papa.parse(text),
    );
  },
};

// The clock of a Worker counts whole milliseconds, of which the quicker of two has but a few.
const AT_ONCE = 5;

/** Milliseconds of two pieces of work, some runs of the one and of the other in turn, after a warm-up of each. */
function alternately(rounds: number, ours: () => unknown, theirs: () => unknown): { ours: number[]; theirs: number[] } {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = -3; round < rounds; round++) {
    for (const [side, work] of [
      ['ours', ours],
      ['theirs', theirs],
    ] as const) {
      const began = performance.now();
      for (let run = 0; run < AT_ONCE; run++) work();
      if (round >= 0) times[side].push((performance.now() - began) / AT_ONCE);
    }
  }
  return times;
}

export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/bench/statement')
      return new Response(statementText(Number(searchParams.get('lines')), searchParams.get('seed') ?? ''));
    const call = calls[pathname];
    return call ? Response.json(await call(env, searchParams)) : env.API.fetch(request);
  },
} satisfies ExportedHandler<Env>;
