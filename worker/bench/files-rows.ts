import { readdirSync, readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { build } from 'vite';
import { ROOT } from '../../web/serve/paths.ts';
import { joinSharedWords } from '../../web/serve/shared-words.ts';
import type { Measure } from './measured.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, each read at one place
type Answer = any;
type Env = Record<string, unknown>;
type Context = { waitUntil: (work: Promise<unknown>) => void; passThroughOnException: () => void };
type Worker = { fetch: (request: Request, env: Env, context: Context) => Promise<Response> };

const ORIGIN = 'http://localhost:8788';
const NOON = '2026-11-20T12:00:00+05:30';

/**
 * The files of the Worker that one request runs. A file runs when at least one of its functions is called while the
 * request is answered; one that is only imported does not. The same call was answered once before, so that what is made
 * once, such as an index of rules, does not count. The Worker is run by Node, a script for each file, over a database and
 * files of miniflare: V8 counts the calls of functions there, and workerd does not let it.
 */
export async function filesRows(): Promise<Measure[]> {
  const worker = await builtWorker();
  const { env, close } = await emptyStores();
  try {
    return await requestRows(caller(worker, env));
  } finally {
    await close();
  }
}

async function requestRows(call: Call): Promise<Measure[]> {
  await call('PUT', '/dev/clock', { now: NOON });
  const { actors, companies } = await call('POST', '/dev/seed', {});
  await call('POST', '/auth/sign-in/email', actors.OA);
  const company = `/companies/${companies.a1}`;
  for (const fact of FACTS) await call('POST', `${company}/facts`, { holdsFrom: '2022-06-14', ...fact });
  await requestsOf(call, company, 1);
  const { upload, preview, categorise, recordFact } = await requestsOf(call, company, 2);
  return [
    { what: 'Files that run: upload of two lines, with categories', list: upload, atMost: 74 },
    { what: 'Files that run: its preview', list: preview },
    { what: 'Files that run: categorise click', list: categorise, atMost: 20 },
    { what: 'Files that run: fact to obligations', list: recordFact, atMost: 60 },
  ];
}

/** Makes the requests in an account of their own, and answers what each ran. */
async function requestsOf(call: Call, company: string, place: number) {
  const { id: bankAccountId } = await call('POST', `${company}/bank-accounts`, {
    accountName: `Operations ${place}`,
    accountNumber: `501000123447${place}`,
    bankName: 'HDFC Bank',
    ifscCode: 'HDFC0000123',
  });
  const statement = { bankAccountId, statementData: TWO_LINES };
  const preview = await filesRun(() => call('POST', `${company}/statement-preview`, statement));
  const upload = await filesRun(() => call('POST', `${company}/upload-statement`, { ...statement, categorize: true }));
  const [line] = await call('GET', `${company}/bank-transactions?accountId=${bankAccountId}`);
  const choice = { category: 'expense', subcategory: 'Office or shop rent' };
  const categorise = await filesRun(() => call('PATCH', `/bank-transactions/${line.id}/categorize`, choice));
  const fact = { ...TAN, holdsFrom: `2022-0${place + 5}-14` };
  const recordFact = await filesRun(() => call('POST', `${company}/facts`, fact));
  return { preview, upload, categorise, recordFact };
}

const TWO_LINES = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99550.00',
  '03/10/2026,NEFT CR-KKBK0000958-LARK LABS PVT LTD-INV 88,,1000.00,100550.00',
].join('\n');

/** A small private company that files GST every month. */
const FACTS = [
  { kind: 'legal-form', value: { legalForm: 'private', isNeverSmall: false } },
  { kind: 'capital', value: { paidUp: '2500000', authorised: '2500000' } },
  { kind: 'turnover', subject: '2025-26', value: { amount: '34000000' } },
  {
    kind: 'gst-registration',
    subject: '29AAZCN9001Q1ZC',
    value: { filer: 'regular-monthly', registeredOn: '2022-07-01' },
  },
];

/** The fact that is recorded: the company withholds tax from then on. */
const TAN = {
  kind: 'tan',
  subject: 'BLRK01234E',
  value: { paysSalary: false, paysResidents: true, paysNonResidents: false, collects: false },
};

/** Below the root, so that the scripts find their packages. */
const BUILT = join(ROOT, '.wrangler/measure');

/** Builds the Worker, each source a script of its own, and imports it. */
async function builtWorker(): Promise<Worker> {
  joinSharedWords();
  const output = { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].mjs' };
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'worker/index.ts', outDir: BUILT, minify: false, target: 'esnext', rolldownOptions: { output } },
  });
  // Counting begins before the first function is compiled.
  await startCounting();
  const { default: worker } = await import(pathToFileURL(join(BUILT, 'worker/index.mjs')).href);
  return worker;
}

const session = new Session();

async function startCounting(): Promise<void> {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

const SOURCES = `${pathToFileURL(BUILT).href}/worker/`;

/** The files that ran since they were last taken. */
async function takeFiles(): Promise<string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ours = result.filter(({ url, functions }) => url.startsWith(SOURCES) && functions.some(wasCalled));
  return ours.map(({ url }) => url.slice(SOURCES.length).replace('.mjs', '')).sort();
}

async function filesRun(work: () => Promise<unknown>): Promise<string[]> {
  await takeFiles();
  await work();
  return takeFiles();
}

/** The script itself is counted like a function; it begins where the file begins and has no name. */
const wasCalled = ({ functionName, ranges: [whole] }: Profiler.FunctionCoverage) =>
  whole !== undefined && whole.count > 0 && (functionName !== '' || whole.startOffset > 0);

/** A database at the newest migration and a bucket, both in memory. */
async function emptyStores(): Promise<{ env: Env; close: () => Promise<void> }> {
  const stores = { modules: true, script: 'export default {}', d1Databases: ['DB'], r2Buckets: ['FILES'], cf: false };
  const miniflare = new Miniflare(convertV4MiniflareOptions(stores));
  const { DB, FILES } = await miniflare.getBindings<{ DB: D1Database; FILES: R2Bucket }>();
  const files = readdirSync(join(ROOT, 'migrations')).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) {
    const queries = readFileSync(join(ROOT, 'migrations', name), 'utf8').split('--> statement-breakpoint');
    await DB.batch(queries.map((query) => DB.prepare(query)));
  }
  const settings = { ENVIRONMENT: 'local', BETTER_AUTH_SECRET: 'a-secret-of-one-measure-only-32-bytes' };
  return { env: { ...settings, DB, FILES }, close: () => miniflare.dispose() };
}

/** Calls as a browser of this site makes them, signed in once it has signed in. */
function caller(worker: Worker, env: Env): Call {
  let cookie = '';
  return async (method, path, body) => {
    const later: Promise<unknown>[] = [];
    const context = { waitUntil: (work: Promise<unknown>) => void later.push(work), passThroughOnException: () => {} };
    const headers = { 'content-type': 'application/json', origin: ORIGIN, cookie };
    const request = new Request(`${ORIGIN}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await worker.fetch(request, env, context);
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await response.text();
    await Promise.all(later);
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
}
