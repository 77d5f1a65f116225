/** A stretch of places in a line, from its first place to the one behind its last. */
export type Span = { from: number; to: number };

/** The pieces of a line that two blanks or more part, each with its place. */
export function piecesOf(line: string): (Span & { text: string })[] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
}

/**
 * Where the columns of a printed table begin and end, by the places that are blank on every one of its lines; null where what
 * stands between two names may belong to either.
 */
export function columnsUnder(names: readonly Span[], lines: readonly string[], text: number): Span[] | null {
  const columns: (Span | null)[] = names.map(() => null);
  for (const run of runsOf(lines)) {
    const at = nameOver(run, names, columns, text);
    if (at === null) return null;
    const known = columns[at];
    columns[at] = { from: Math.min(known?.from ?? run.from, run.from), to: Math.max(known?.to ?? run.to, run.to) };
  }
  const placed = columns.map((column, at) => column ?? names[at] ?? { from: 0, to: 0 });
  const isInOrder = placed.every(({ from }, at) => at === 0 || from >= (placed[at - 1]?.to ?? 0));
  return isInOrder ? placed : null;
}

/** The places that are filled on some line, in stretches between those that are blank on all. */
function runsOf(lines: readonly string[]): Span[] {
  const filled: boolean[] = [];
  for (const line of lines) for (let at = 0; at < line.length; at++) if (line[at] !== ' ') filled[at] = true;
  const runs: Span[] = [];
  for (let at = 0; at < filled.length; at++) {
    if (!filled[at]) continue;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

const overlap = (one: Span, other: Span): number => Math.min(one.to, other.to) - Math.max(one.from, other.from);

/** The name a stretch stands under; beside all of them it goes on with the text, or is of the name in front that has nothing yet. */
function nameOver(run: Span, names: readonly Span[], columns: readonly (Span | null)[], text: number): number | null {
  const over = names.flatMap((name, at) => (overlap(run, name) > 0 ? [at] : []));
  if (over.length > 0) return over.length === 1 ? (over[0] ?? null) : null;
  const before = names.filter(({ to }) => to <= run.from).length - 1;
  if (before === text || columns[before] === null) return before;
  return null;
}
