import type { Client } from './client.ts';
import type { Row } from './rows.ts';

const CLIENTS = 400;
const RUNS = 2; // All in one, and another that finds nobody left.

type Run = { ms: number; trips: number; written: number; items: number; companies: number };

/** The obligations of four hundred clients from nothing, as the job stores them, and once more. */
export async function clientRows({ bench, companies }: Client): Promise<Row[]> {
  await bench(`/clients?like=${companies.a1}&count=${CLIENTS}`);
  const runs = await inTurn(bench);
  const sum = (part: 'ms' | 'trips' | 'written') => runs.reduce((whole, run) => whole + run[part], 0);
  const last = runs.at(-1);
  if (last?.companies !== CLIENTS) throw new Error(`${last?.companies} companies were worked out`);
  const [seconds, trips] = [sum('ms') / 1000, (sum('trips') - runs.length) / CLIENTS];
  const again: Run = await bench('/work-out-again');
  return [
    {
      what: `${CLIENTS} clients × 24 months stored from nothing: ${last.items} items`,
      ours: `${seconds.toFixed(1)} s`,
      against: '60 s of Worker time',
      ratio: seconds / 60,
      budget: { atMost: 1 },
    },
    {
      what: 'D1 round trips for a client of these',
      ours: trips.toFixed(1),
      against: '10',
      ratio: trips / 10,
      budget: { atMost: 1 },
    },
    {
      what: 'Rows that a second run of all of them writes',
      ours: `${again.written}`,
      against: `${sum('written')} in the first`,
      ratio: again.written / sum('written'),
      budget: { atMost: 0 },
    },
  ];
}

async function inTurn(bench: Client['bench']): Promise<Run[]> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await bench('/work-out'));
  return runs;
}
