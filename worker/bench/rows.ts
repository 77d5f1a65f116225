import { type Client, median, timed } from './client.ts';

/** One line of the table: what was measured against what, the ratio of the two, and what it may be. */
export type Row = {
  what: string;
  ours: string;
  against: string;
  ratio: number;
  budget: { atMost: number } | { atLeast: number };
};

const LINES = 10_000;
const RUNS = 5;
const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

export async function readerRow({ bench }: Client): Promise<Row> {
  const { ours, theirs } = await bench(`/readers?lines=${LINES}`);
  const [mine, papa] = [median(ours), median(theirs)];
  const what = `Statement reader, ${LINES} baseline lines`;
  return { what, ours: ms(mine), against: `papaparse ${ms(papa)}`, ratio: mine / papa, budget: { atMost: 6 } };
}

/** The budget is 5 ms where a JSON.parse of the answer takes one. */
export async function engineRow({ bench }: Client): Promise<Row> {
  const { ours, theirs } = await bench('/engine');
  const [mine, parse] = [median(ours), median(theirs)];
  const what = 'Obligations of a company with every fact, 24 months';
  return {
    what,
    ours: ms(mine),
    against: `JSON.parse of them ${ms(parse)}`,
    ratio: mine / parse,
    budget: { atMost: 5 },
  };
}

export async function newAccount({ api, companies }: Client, place: number): Promise<string> {
  const facts = {
    accountName: `Bench ${place}`,
    accountNumber: `9000000${place}`,
    bankName: 'HDFC Bank',
    ifscCode: 'HDFC0000240',
  };
  return (await api('POST', `/companies/${companies.a2}/bank-accounts`, facts)).id;
}

/** How long an import into empty books takes, with categories and without. */
export type OwnMs = { categorised: number; plain: number };

/** Each import is undone before the next, so that all begin where other programs do. */
export async function emptyRuns({ api, bench, companies }: Client, bankAccountId: string): Promise<OwnMs> {
  const times = { categorised: [] as number[], plain: [] as number[] };
  for (let run = -1; run < RUNS; run++) {
    for (const kind of ['categorised', 'plain'] as const) {
      const statementData = await bench(`/statement?lines=${LINES}&seed=empty-${run}-${kind}`);
      const body = { bankAccountId, statementData, categorize: kind === 'categorised' };
      const { ms, value } = await timed(() => api('POST', `/companies/${companies.a2}/upload-statement`, body));
      if (value.added !== LINES) throw new Error('A run wrote other rows than it should');
      await api('POST', `/statement-uploads/${value.uploadId}/undo`, {});
      if (run >= 0) times[kind].push(ms);
    }
  }
  return { categorised: median(times.categorised), plain: median(times.plain) };
}

/**
 * Import and bare insert in turn, each import into a new account of one company; then the same file again. Categories come with
 * the lines, and are among what the bare insert writes; beside that, what an import takes without them.
 */
export async function importRows(client: Client): Promise<{ rows: Row[]; plainMs: number }> {
  const { api, bench, companies } = client;
  await bench('/table');
  const times = { first: [] as number[], again: [] as number[], bare: [] as number[], plain: [] as number[] };
  for (let run = -1; run < RUNS; run++) {
    const statementData = await bench(`/statement?lines=${LINES}&seed=${run}`);
    const upload = async (place: number, categorize: boolean) => {
      const body = { bankAccountId: await newAccount(client, place), statementData, categorize };
      return () => api('POST', `/companies/${companies.a2}/upload-statement`, body);
    };
    const categorised = await upload(2 * run + 2, true);
    const first = await timed(categorised);
    await bench(`/prepare?upload=${first.value.uploadId}`);
    const bare = await timed(() => bench('/bare'));
    const again = await timed(categorised);
    const plain = await timed(await upload(2 * run + 3, false));
    const added = [first, plain].map(({ value }) => value.added);
    if (added.some((count) => count !== LINES) || bare.value !== LINES || again.value.added !== 0)
      throw new Error('A run wrote other rows than it should');
    if (run < 0) continue;
    times.first.push(first.ms);
    times.bare.push(bare.ms);
    times.again.push(again.ms);
    times.plain.push(plain.ms);
  }
  const [first, bare, again] = [median(times.first), median(times.bare), median(times.again)];
  const rows: Row[] = [
    {
      what: `Import of ${LINES} lines through HTTP with categories, rate`,
      ours: ms(first),
      against: `bare insert ${ms(bare)}`,
      ratio: bare / first,
      budget: { atLeast: 0.6 },
    },
    {
      what: 'The same file again',
      ours: ms(again),
      against: `first import ${ms(first)}`,
      ratio: again / first,
      budget: { atMost: 1.2 },
    },
  ];
  return { rows, plainMs: median(times.plain) };
}

const CALLS = 80;

/** The middle time of calls that are made in turn, so that a busy moment of the machine meets all of them. */
async function inTurn(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map(() => [] as number[]);
  for (let call = -10; call < CALLS; call++) {
    for (const [place, work] of works.entries()) {
      const { ms: took } = await timed(work);
      if (call >= 0) times[place]?.push(took);
    }
  }
  return times.map(median);
}

export async function callRows({ api, bench, companies }: Client): Promise<Row[]> {
  const id = companies.a2;
  await bench(`/obligations?id=${id}`);
  const [point = Number.NaN, dashboard = Number.NaN, list = Number.NaN] = await inTurn([
    () => api('GET', `/companies/${id}`),
    () => api('GET', `/companies/${id}/dashboard`),
    () => api('GET', `/companies/${id}/bank-transactions?limit=50`),
  ]);
  const against = `one company by id ${ms(point)}`;
  const lines = 2 * LINES * (RUNS + 1);
  return [
    {
      what: 'Dashboard: 500 obligations, 60 deductions, 5 assets',
      ours: ms(dashboard),
      against,
      ratio: dashboard / point,
      budget: { atMost: 1.5 },
    },
    {
      what: `Page of 50 of ${lines} transactions`,
      ours: ms(list),
      against,
      ratio: list / point,
      budget: { atMost: 1.5 },
    },
  ];
}
