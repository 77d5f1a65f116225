import type { Message } from '../shared/message';
/** A piece of an identifier: the characters it takes, counted from one, and what they say. */
export type Part = { from: number; to: number; text: string; meaning: Message };

/** Cuts an identifier into pieces of given lengths, each with its meaning; the lengths add up to that of the text. */
export function partsOf(
  text: string,
  pieces: readonly (readonly [length: number, meaning: Message])[],
): readonly Part[] {
  const parts: Part[] = [];
  for (const [length, meaning] of pieces) {
    const from = (parts.at(-1)?.to ?? 0) + 1;
    parts.push({ from, to: from + length - 1, text: text.slice(from - 1, from - 1 + length), meaning });
  }
  return parts;
}
