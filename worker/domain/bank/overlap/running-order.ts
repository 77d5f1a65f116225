import { addTo, type Parts } from './held-lines';

/** The first line and the last of a file. */
export type Ends = { first: Parts; last: Parts };

/**
 * Tells a line from one of the same day, amount and balance that is worded otherwise. A day comes back to a balance when a
 * payment is returned and made again. Both are then real if the file begins only after the line that is held, or ends before
 * it: lines held on that day lead from the one held to where the file begins, or from where it ends to the one held.
 */
export function mayBeAnother({ first, last }: Ends, held: Iterable<Parts>): (line: Parts) => boolean {
  const steps = [...held].flatMap(stepOf);
  const toFirst = steps.filter(({ date }) => date === first.date).map(({ from, to }) => ({ from: to, to: from }));
  const fromLast = steps.filter(({ date }) => date === last.date);
  const [before, after] = [reached(startOf(first), toFirst), reached(last.balance, fromLast)];
  return (line) =>
    (line.date === first.date && before.has(line.balance)) || (line.date === last.date && after.has(startOf(line)));
}

type Step = { from: number; to: number };

const startOf = ({ balance, signed }: Parts) => (balance === null ? null : balance - signed);

const stepOf = ({ date, balance, signed }: Parts) =>
  balance === null ? [] : [{ date, from: balance - signed, to: balance }];

/** All balances to which steps lead from one, itself among them. */
function reached(start: number | null, steps: readonly Step[]): ReadonlySet<number | null> {
  if (start === null) return new Set();
  const nexts = new Map<number, number[]>();
  for (const { from, to } of steps) addTo(nexts, from, to);
  const found = new Set([start]);
  for (const balance of found) for (const next of nexts.get(balance) ?? []) found.add(next);
  return found;
}
