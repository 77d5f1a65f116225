import { type Client, median, timed } from './client.ts';

/** One line of the table: what was measured against what, the ratio of the two, and what it may be. */
export type Row = {
  what: string;
  ours: string;
  against: string;
  ratio: number;
  budget: { atMost: number } | { atLeast: number };
};

export const LINES = 10_000;
export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

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

const CALLS = 80;

/** The middle time of calls that are made in turn, so that a busy moment of the machine meets all of them. */
export async function inTurn(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map(() => [] as number[]);
  for (let call = -10; call < CALLS; call++) {
    for (const [place, work] of works.entries()) {
      const { ms: took } = await timed(work);
      if (call >= 0) times[place]?.push(took);
    }
  }
  return times.map(median);
}

export async function callRows({ api, bench, companies }: Client, lines: number): Promise<Row[]> {
  const id = companies.a2;
  await bench(`/obligations?id=${id}`);
  const [point = Number.NaN, dashboard = Number.NaN, list = Number.NaN] = await inTurn([
    () => api('GET', `/companies/${id}`),
    () => api('GET', `/companies/${id}/dashboard`),
    () => api('GET', `/companies/${id}/bank-transactions?limit=50`),
  ]);
  const against = `one company by id ${ms(point)}`;
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
