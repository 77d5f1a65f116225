import { readAmount } from './amount';
import { amountsOf } from './carried';
import type { Sample } from './layout-sample';
import type { Places, Role } from './roles';

/**
 * Of several columns named as balances the one that moves by the amounts of the lines; of several named as references the first
 * that holds anything. Where none does better, the columns stay as they are.
 */
export function amongNamed(places: Places, named: ReadonlyMap<Role, readonly number[]>, sample: Sample): Places {
  const balance = bestOf(places.balance, named.get('balance'), (at) => stepsOf(at, places, sample));
  const reference = bestOf(places.reference, named.get('reference'), (at) => (isUsed(at, sample) ? 1 : 0));
  return {
    ...places,
    ...(balance === undefined ? {} : { balance }),
    ...(reference === undefined ? {} : { reference }),
  };
}

/** Of ten lines so many must be led to, and more than one, before a column nobody names so is the balance. */
const NEARLY_ALL = 0.8;

/** The balance where no heading is known as one: a column of another name that moves by the amounts of the lines. */
export function withProvedBalance(places: Places, unnamed: readonly number[], sample: Sample): Places {
  if (places.balance !== undefined || unnamed.length === 0) return places;
  const balance = bestOf(unnamed[0], unnamed, (at) => stepsOf(at, places, sample));
  const links = balance === undefined ? 0 : stepsOf(balance, places, sample);
  return balance !== undefined && links > 1 && links >= (sample.length - 1) * NEARLY_ALL
    ? { ...places, balance }
    : places;
}

function bestOf(chosen: number | undefined, named: readonly number[] = [], score: (at: number) => number) {
  if (chosen === undefined || named.length < 2) return chosen;
  return named.reduce((best, at) => (score(at) > score(best) ? at : best), chosen);
}

const isUsed = (at: number, sample: Sample): boolean => sample.some((cells) => /[^\s0-]/.test(cells[at] ?? ''));

/** On how many lines the column moves from that of a neighbour by the amount of one of the two. */
export function stepsOf(at: number, places: Places, sample: Sample): number {
  const columns = { ...places, date: 0, description: 0 };
  const moves = sample.map((cells) => amountsOf(cells, columns).map(Math.abs));
  const balances = sample.map((cells) => readAmount(cells[at] ?? '', 'balance') ?? null);
  return balances.filter((balance, line) => {
    const before = balances[line - 1] ?? null;
    const steps = [...(moves[line] ?? []), ...(moves[line - 1] ?? [])];
    return balance !== null && before !== null && steps.includes(Math.abs(balance - before));
  }).length;
}
