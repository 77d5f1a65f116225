import type { Accuracy } from '../domain/bank/categorise/corpus/accuracy.ts';
import type { Client } from './client.ts';
import type { Row } from './rows.ts';

const LEAST = { precision: 0.95, coverage: 0.75, right: 0.7 };

/** How often a category is right where one is given, and how often one is given, on each set of narrations. */
export async function categoryRows({ bench }: Client): Promise<Row[]> {
  return [
    // Payees are never in both halves, though the fixed words were written in sight of this set.
    ...rowsOf('Labelled narrations', await bench('/accuracy')),
    ...rowsOf('Narrations no rule was written for', await bench('/accuracy-unseen')),
    ...rowsOf('Notes of people no rule was written for', await bench('/accuracy-notes')),
    // Whatever only lines of one bank or one vendor support is left out with them, one after the other.
    ...rowsOf('Lines of a bank never met', await bench('/without-bank')),
    ...rowsOf('Lines of a vendor never met', await bench('/without-vendor')),
  ];
}

function rowsOf(set: string, { asked, answered, right, abstained }: Accuracy): Row[] {
  const left = Object.entries(abstained).map(([name, count]) => `${count} ${name}`);
  console.info(`${set}, left to a person: ${left.join(', ')}`);
  const row = (what: string, part: number, whole: number, atLeast: number): Row => ({
    what: `${set}: ${what}`,
    ours: String(part),
    against: `of ${whole}`,
    ratio: part / whole,
    budget: { atLeast },
  });
  return [
    row('subcategory right when answered', right, answered, LEAST.precision),
    row('answered', answered, asked, LEAST.coverage),
    row('right of all', right, asked, LEAST.right),
  ];
}
