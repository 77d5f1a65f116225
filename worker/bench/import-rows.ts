import { type Client, median, timed } from './client.ts';
import { LINES, ms, type Row } from './rows.ts';

const RUNS = 5;
const WARM_UPS = 3;
/** How many lines the books hold after the imports. */
export const IMPORTED = 2 * LINES * (RUNS + 1);

export async function newAccount({ api, companies }: Client, place: number): Promise<string> {
  const facts = {
    accountName: `Bench ${place}`,
    accountNumber: `9000000${place}`,
    bankName: 'HDFC Bank',
    ifscCode: 'HDFC0000240',
  };
  return (await api('POST', `/companies/${companies.a2}/bank-accounts`, facts)).id;
}

/** An import into empty books, with categories or without: the milliseconds that it took. */
export type OwnImport = (kind: 'categorised' | 'plain') => Promise<number>;

/** Such an import, warmed up: each is undone before the next, so that all begin where other programs do. */
export async function ownImport({ api, bench, companies }: Client, bankAccountId: string): Promise<OwnImport> {
  let run = 0;
  const own: OwnImport = async (kind) => {
    const statementData = await bench(`/statement?lines=${LINES}&seed=empty-${run++}-${kind}`);
    const body = { bankAccountId, statementData, categorize: kind === 'categorised' };
    const { ms, value } = await timed(() => api('POST', `/companies/${companies.a2}/upload-statement`, body));
    if (value.added !== LINES) throw new Error('A run wrote other rows than it should');
    await api('POST', `/statement-uploads/${value.uploadId}/undo`, {});
    return ms;
  };
  // The first ones are slower, whatever they do: the engine has not yet compiled what it runs.
  for (let warm = 0; warm < WARM_UPS; warm++) for (const kind of ['categorised', 'plain'] as const) await own(kind);
  return own;
}

/** How long one import without categories takes, after one that warms up. */
export async function plainImport(client: Client): Promise<number> {
  const { api, bench, companies } = client;
  let took = Number.NaN;
  for (const place of [94, 95]) {
    const statementData = await bench(`/statement?lines=${LINES}&seed=plain-${place}`);
    const bankAccountId = await newAccount(client, place);
    const body = { bankAccountId, statementData, categorize: false };
    ({ ms: took } = await timed(() => api('POST', `/companies/${companies.a2}/upload-statement`, body)));
  }
  return took;
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
      what: `Import of ${LINES} lines through HTTP with categories, which post their entries, rate`,
      ours: ms(first),
      against: `bare insert ${ms(bare)}`,
      ratio: bare / first,
      budget: { atLeast: 0.55 },
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
