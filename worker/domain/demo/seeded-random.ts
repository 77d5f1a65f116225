/** Numbers that look like chance and repeat: the same seed gives the same ones, on every machine. */
export type Chance = {
  /** A whole number from 0, below the limit. */
  below: (limit: number) => number;
  /** A whole number between two others, both included. */
  between: (least: number, most: number) => number;
  pick: <Item>(list: readonly [Item, ...Item[]]) => Item;
  /** So many decimal digits, the first of them not 0. */
  digits: (count: number) => string;
};

export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number) => next() % limit;
  const between = (least: number, most: number) => least + below(most - least + 1);
  return {
    below,
    between,
    pick: (list) => list[below(list.length)] ?? list[0],
    digits: (count) => String(between(1, 9)) + Array.from({ length: count - 1 }, () => below(10)).join(''),
  };
}

// FNV-1a
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
