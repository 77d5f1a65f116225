import { daysBetween, type IsoDate } from '../../shared/dates';
import { accountsNamed, isAccountNumber, namesOwner, type Own } from './own-accounts';
import type { OpenLine } from './reconcile';
import { bankReferences } from './reconcile-references';

/** A line with its narration and reference in capitals, without what parts words and numbers, and what those say. */
export type ReadLine = OpenLine & {
  text: string;
  /** The numbers that banks share. */
  references: readonly string[];
  /** The other own accounts that it names. */
  names: readonly string[];
  namesOwner: boolean;
};

export const readLine = (line: OpenLine, own: Own): ReadLine => ({
  ...line,
  text: `${bare(line.description)} ${bare(line.reference ?? '')}`,
  references: bankReferences(line.description, line.reference).filter((found) => !isAccountNumber(found, own)),
  names: accountsNamed(line, own),
  namesOwner: namesOwner(line, own),
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
