import { type Client, median } from './client.ts';
import { ms, type Row } from './rows.ts';

const RUNS = 30;
const FRAME_MS = 16;
const PLAN_MS = 50;

/** The computations of income-tax that run at each keystroke. */
export async function taxRows({ bench }: Client): Promise<Row[]> {
  const simulated = median((await bench(`/tax/simulator?count=${RUNS}`)).ours);
  const planned = median((await bench(`/tax/planner?count=${RUNS}`)).ours);
  return [
    row('A year of company tax by every regime, explained', simulated, FRAME_MS),
    row('Five years of company tax by every regime and window', planned, PLAN_MS),
  ];
}

const row = (what: string, took: number, most: number): Row => ({
  ...{ what, ours: ms(took), against: ms(most), ratio: took / most },
  budget: { atMost: 1 },
});
