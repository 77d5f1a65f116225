import { addTo, type Held, type Parts, partsOf } from './held-lines';
import { type KeyedFacts, normaliseNarration } from './line-keys';
import { BY_BALANCE, WAYS, type Way } from './line-likeness';
import { mayBeAnother } from './running-order';

/** What is known of a line: nothing, that it is held, or that one is held which only its wording tells from it. */
export type Knowledge = 'new' | 'known' | 'by-balance';

/** What has not found its counterpart yet: lines of the file by their place, and lines held. */
type Open = { fresh: Map<number, Parts>; waiting: Set<Parts> };

/**
 * Which lines of a file an account holds already. A key that is held is known. Beyond that, two formats of one bank print the same
 * line differently: with a reference or without, its narration whole, cut or in other words, with a balance or without. Each line
 * held stands for one line of the file, the surest likeness first, and two references that differ are two lines.
 *
 * Lines that only their wording tells apart are one, unless the running order says that both may be there: then they are one only
 * in a file that is of another format elsewhere too.
 */
export function knownLines(lines: readonly KeyedFacts[], keys: readonly string[], held: Held): Knowledge[] {
  const known = keys.map((key): Knowledge => (held.keys.has(key) ? 'known' : 'new'));
  if (held.keys.size === 0 || !known.includes('new')) return known;
  const open = { fresh: freshOf(lines, keys, held), waiting: waitingOf(keys, held) };
  const ends = { first: partsOf(keys[0] ?? ''), last: partsOf(keys.at(-1) ?? '') };
  const isDoubted = mayBeAnother(ends, open.waiting);
  const alike = WAYS.flatMap((way) => claimed(way, open));
  const worded = claimed(BY_BALANCE, open, (line) => !isDoubted(line));
  if (alike.length + worded.length > 0) worded.push(...claimed(BY_BALANCE, open));
  for (const at of alike) known[at] = 'known';
  for (const at of worded) known[at] = 'by-balance';
  return known;
}

/** The lines of the file whose keys are not held. */
function freshOf(lines: readonly KeyedFacts[], keys: readonly string[], held: Held): Map<number, Parts> {
  const fresh = new Map<number, Parts>();
  keys.forEach((key, at) => {
    if (!held.keys.has(key)) fresh.set(at, partsOf(key, normaliseNarration(lines[at]?.description ?? '')));
  });
  return fresh;
}

/** The lines held whose keys no line of the file has. */
function waitingOf(keys: readonly string[], { keys: stored, narrations }: Held): Set<Parts> {
  const own = new Set(keys);
  const waiting = new Set<Parts>();
  for (const key of stored) if (!own.has(key)) waiting.add(partsOf(key, normaliseNarration(narrations.get(key) ?? '')));
  return waiting;
}

/** Takes the lines of the file that find one held in this way from what is open, each with its counterpart: their places. */
function claimed({ place, agrees }: Way, open: Open, isMeant: (line: Parts) => boolean = () => true): number[] {
  const places = placed(open.waiting, place);
  const found: number[] = [];
  for (const [at, line] of open.fresh) {
    const there = places.get(place(line)) ?? [];
    const taken = isMeant(line) ? there.findIndex((other) => agrees(line, other)) : -1;
    if (taken === -1) continue;
    for (const other of there.splice(taken, 1)) open.waiting.delete(other);
    open.fresh.delete(at);
    found.push(at);
  }
  return found;
}

function placed(lines: Iterable<Parts>, place: Way['place']): Map<string | undefined, Parts[]> {
  const places = new Map<string | undefined, Parts[]>();
  for (const line of lines) {
    const at = place(line);
    if (at !== undefined) addTo(places, at, line);
  }
  return places;
}
