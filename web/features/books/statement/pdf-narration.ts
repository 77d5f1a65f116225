/** Lines shorter than this share of the longest one were not cut because the column was full. */
const FULL = 0.93;
/** Fewer full lines than this say nothing about how a bank cuts. */
const FEWEST = 3;
const MOST_OF_THEM = 0.85;

/** The lines of each narration that runs over several. */
export type Narrations = readonly (readonly string[])[];

/**
 * How the lines of one narration are put together. A bank that cuts wherever the column is full leaves nearly all lines equally
 * long: nothing was between them. One that cuts between words leaves them uneven, and a blank was there.
 */
export function joinerOf(narrations: Narrations): (lines: readonly string[]) => string {
  const cut = narrations.flatMap((lines) => lines.slice(0, -1)).map(({ length }) => length);
  const longest = Math.max(0, ...narrations.flat().map(({ length }) => length));
  const full = cut.filter((length) => length >= FULL * longest).length;
  const isAnywhere = cut.length >= FEWEST && full >= MOST_OF_THEM * cut.length;
  return (lines) => lines.reduce((text, line) => text + betweenOf(text, isAnywhere, longest) + line, '');
}

/** A word that fills the whole line was cut for want of room, wherever the bank likes to cut. */
function betweenOf(text: string, isAnywhere: boolean, longest: number): string {
  if (text === '' || isAnywhere) return '';
  const lastWord = text.slice(text.lastIndexOf(' ') + 1);
  return lastWord.length >= FULL * longest ? '' : ' ';
}
