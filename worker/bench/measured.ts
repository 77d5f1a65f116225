/**
 * One line of what `npm run measure` prints: a count, and what was counted where it can be named. At most so many may be
 * there; without a limit it is only told.
 */
export type Measure = { what: string; atMost?: number } & ({ list: readonly string[] } | { count: number });

export const countOf = (measure: Measure): number => ('list' in measure ? measure.list.length : measure.count);

/** How many of some paths lie in each folder, the largest first: 'domain/bank/reader 41'. */
export function byRoom(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(roomOf(path), (counts.get(roomOf(path)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([room, count]) => `${room} ${count}`);
}

/** The folder of a path, at most three names deep. */
const roomOf = (path: string) => path.split('/').slice(0, -1).slice(0, 3).join('/');
