import { daysBetween, type IsoDate } from '../shared/dates';
import type { OpenLine } from './reconcile';
import { bankReferences } from './reconcile-references';

/** A line with its narration and reference in capitals, without what parts words and numbers, and the numbers banks share. */
export type ReadLine = OpenLine & { text: string; references: readonly string[] };

export const readLine = (line: OpenLine): ReadLine => ({
  ...line,
  text: `${bare(line.description)} ${bare(line.reference ?? '')}`,
  references: bankReferences(line.description, line.reference),
});

/** A number as a narration may hold it: in capitals, without what parts it. */
export const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

// A number shorter than this stands in narrations by chance.
const SHORTEST_NUMBER = 5;

/** Whether a narration or its reference holds this bare number. */
export const holds = ({ text }: ReadLine, number: string): boolean =>
  number.length >= SHORTEST_NUMBER && text.includes(number);

/** How many days lie between two days, whichever is first. */
export const apart = (one: IsoDate, other: IsoDate): number => Math.abs(daysBetween(one, other));
