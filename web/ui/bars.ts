export type Bar = { x: number; y: number; width: number; height: number };
export type Bars = { bars: Bar[][]; zero: number; top: number; bottom: number };

const GAP = 0.25;

/**
 * Where the bars of some groups stand in a field of that size: groups from left to right, in each a bar for every value, up from
 * the line of nought or down from it. Top and bottom are the values at the edges of the field.
 */
export function barsOf(
  groups: readonly (readonly number[])[],
  { width, height }: { width: number; height: number },
): Bars {
  const values = groups.flat();
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const scale = top === bottom ? 0 : height / (top - bottom);
  const zero = top * scale;
  const step = width / Math.max(1, groups.length);
  const bars = groups.map((group, place) => {
    const wide = (step * (1 - GAP)) / Math.max(1, group.length);
    const left = place * step + (step * GAP) / 2;
    return group.map((value, at) => ({
      x: left + at * wide,
      y: value >= 0 ? zero - value * scale : zero,
      width: wide,
      height: Math.abs(value) * scale,
    }));
  });
  return { bars, zero, top, bottom };
}
