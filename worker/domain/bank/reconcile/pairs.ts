type Known = { id: string };

/** A left and a right thing that may belong together; rank 0 is best. */
export type Edge<Left, Right> = { left: Left; right: Right; rank: number };
type Rank<Left, Right> = (left: Left, right: Right) => number | null;

/** Everything of two lists that may belong together; a rank of null is no match. */
export const edgesOf = <Left, Right>(
  lefts: readonly Left[],
  rights: readonly Right[],
  rank: Rank<Left, Right>,
): Edge<Left, Right>[] =>
  lefts.flatMap((left) =>
    rights.flatMap((right): Edge<Left, Right>[] => {
      const found = rank(left, right);
      return found === null ? [] : [{ left, right, rank: found }];
    }),
  );

/** The same where only things of one amount can belong together: far fewer pairs are looked at. */
export function edgesByAmount<Left extends { amount: unknown }, Right extends { amount: unknown }>(
  lefts: readonly Left[],
  rights: readonly Right[],
  rank: Rank<Left, Right>,
): Edge<Left, Right>[] {
  const amountOf = ({ amount }: { amount: unknown }) => amount;
  const byAmount = gathered(rights, amountOf, (right) => right);
  return lefts.flatMap((left) => edgesOf([left], byAmount.get(left.amount) ?? [], rank));
}

/** The places under which a thing is found, and those where what belongs to it may be. */
export type Places<Thing> = { of: (thing: Thing) => readonly string[]; near: (thing: Thing) => readonly string[] };

/** The same where only things of one place can belong together. */
export function edgesByPlace<Thing extends Known>(
  lefts: readonly Thing[],
  rights: readonly Thing[],
  places: Places<Thing>,
  rank: Rank<Thing, Thing>,
): Edge<Thing, Thing>[] {
  const near = lookedUp(rights, places);
  return lefts.flatMap((left) => edgesOf([left], [...new Set(near(left))], rank));
}

/**
 * The pairs of which each has nothing but the other near it, and which of the first list have anything near. Where there is
 * more than one, no further one is looked for: thousands of equal amounts on a few days cost no more than others.
 */
export function lonePairs<Thing extends Known>(
  lefts: readonly Thing[],
  rights: readonly Thing[],
  places: Places<Thing>,
  rank: Rank<Thing, Thing>,
): { pairs: [Thing, Thing][]; touched: ReadonlySet<string> } {
  const [leftsNear, rightsNear] = [lookedUp(lefts, places), lookedUp(rights, places)];
  const touched = new Set<string>();
  const pairs = lefts.flatMap((left): [Thing, Thing][] => {
    const [right, another] = firstTwo(rightsNear(left), (found) => rank(left, found) !== null);
    if (right) touched.add(left.id);
    if (!right || another) return [];
    const back = firstTwo(leftsNear(right), (found) => rank(found, right) !== null);
    return back.length === 1 ? [[left, right]] : [];
  });
  return { pairs, touched };
}

function firstTwo<Thing>(things: Iterable<Thing>, isOne: (thing: Thing) => boolean): Thing[] {
  const found: Thing[] = [];
  for (const thing of things) {
    if (isOne(thing)) found.push(thing);
    if (found.length === 2) break;
  }
  return found;
}

function lookedUp<Thing>(things: readonly Thing[], { of, near }: Places<Thing>): (thing: Thing) => Iterable<Thing> {
  const placed = things.flatMap((thing) => of(thing).map((place) => ({ place, thing })));
  const at = gathered(
    placed,
    ({ place }) => place,
    ({ thing }) => thing,
  );
  return function* (thing) {
    for (const place of near(thing)) yield* at.get(place) ?? [];
  };
}

/**
 * Pairs what may belong together, the best rank first. A pair is made where at its rank each has only the other, or where as
 * many of the one kind fit the very same number of others: then it does not matter which is which. What could be meant in two
 * ways at its best rank stays open, and is not tried at a worse one.
 */
export function paired<Left extends Known, Right extends Known>(edges: readonly Edge<Left, Right>[]): [Left, Right][] {
  const settled = new Set<Known>();
  const pairs: [Left, Right][] = [];
  for (const level of [...new Set(edges.map((edge) => edge.rank))].sort((a, b) => a - b)) {
    const open = edges.filter((edge) => edge.rank === level && !settled.has(edge.left) && !settled.has(edge.right));
    pairs.push(...balanced(open));
    for (const { left, right } of open) settled.add(left).add(right);
  }
  return pairs;
}

/** The pairs of one rank about which there is no doubt. */
function balanced<Left extends Known, Right extends Known>(edges: readonly Edge<Left, Right>[]): [Left, Right][] {
  const rightsOf = gathered(
    edges,
    ({ left }) => left,
    ({ right }) => right,
  );
  const leftsOf = gathered(
    edges,
    ({ right }) => right,
    ({ left }) => left,
  );
  const groups = gathered(
    [...rightsOf],
    ([, rights]) => rights.map(({ id }) => id).join(' '),
    (entry) => entry,
  );
  return [...groups.values()].flatMap((entries) => {
    const members = entries.map(([left]) => left);
    const rights = entries[0]?.[1] ?? [];
    const isClear =
      rights.length === members.length && rights.every((right) => leftsOf.get(right)?.length === members.length);
    return isClear ? members.flatMap((left, at): [Left, Right][] => (rights[at] ? [[left, rights[at]]] : [])) : [];
  });
}

/** Values gathered under a key each, in the order in which they came. */
function gathered<Edge, Key, Value>(edges: readonly Edge[], keyOf: (edge: Edge) => Key, partOf: (edge: Edge) => Value) {
  const found = new Map<Key, Value[]>();
  for (const edge of edges) {
    const known = found.get(keyOf(edge));
    if (known) known.push(partOf(edge));
    else found.set(keyOf(edge), [partOf(edge)]);
  }
  return found;
}
