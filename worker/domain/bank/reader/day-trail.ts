import type { StatementLine } from './rows';

/**
 * The order of one day's rows in which every balance follows from the one before, starting from the balance the day
 * began with if that can be; the rows as given where no such order exists. Each row is a step from one balance to the
 * next, so the order sought is a trail over all steps (Hierholzer).
 */
export function dayTrail(rows: readonly StatementLine[], entering: number | null): readonly StatementLine[] {
  if (rows.length < 2 || rows.some(({ balance }) => balance === null)) return rows;
  const steps = new Map<number, StatementLine[]>();
  for (const row of rows.toReversed()) {
    const from = balanceBefore(row);
    const waiting = steps.get(from);
    if (waiting) waiting.push(row);
    else steps.set(from, [row]);
  }
  const start = entering !== null && steps.has(entering) ? entering : startOf(rows);
  const trail = follow(steps, start);
  return trail.length === rows.length && isLinked(trail) ? trail : rows;
}

function balanceBefore({ side, amount, balance }: StatementLine): number {
  return (balance ?? 0) - (side === 'credit' ? amount : -amount);
}

/** A balance that one row more leaves from than arrives at; in a round trip any will do. */
function startOf(rows: readonly StatementLine[]): number {
  const surplus = new Map<number, number>();
  const count = (balance: number, by: number) => surplus.set(balance, (surplus.get(balance) ?? 0) + by);
  for (const row of rows) {
    count(balanceBefore(row), 1);
    count(row.balance ?? 0, -1);
  }
  for (const [balance, by] of surplus) if (by > 0) return balance;
  const first = rows[0];
  return first ? balanceBefore(first) : 0;
}

function follow(steps: Map<number, StatementLine[]>, start: number): StatementLine[] {
  const path: { at: number; by: StatementLine | null }[] = [{ at: start, by: null }];
  const trail: StatementLine[] = [];
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const step = steps.get(top.at)?.pop();
    if (step) path.push({ at: step.balance ?? 0, by: step });
    else if (path.pop()?.by) trail.push(...(top.by ? [top.by] : []));
  }
  return trail.reverse();
}

function isLinked(trail: readonly StatementLine[]): boolean {
  return trail.every((row, at) => at === 0 || trail[at - 1]?.balance === balanceBefore(row));
}
