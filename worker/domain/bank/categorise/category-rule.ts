import type { Side } from '../values';

/**
 * One pattern of narrations. `words` are words of letters, one of which (or a longer one that begins like it) must occur before
 * the pattern is tried at all; `pattern` and `not` are matched on capitals. A rule keeps its id for ever; a changed pattern gets
 * the next version.
 */
export type CategoryRule = {
  id: string;
  version: number;
  side: Side | 'both';
  words: readonly string[];
  pattern: RegExp;
  not?: RegExp;
  /** The days of the month on which the rule holds, both counted. */
  days?: readonly [from: number, to: number];
  categoryId: string;
  confidence: number;
  why: string;
};

type Terms = Partial<Pick<CategoryRule, 'not' | 'days' | 'version'>>;

export function rule(
  id: string,
  side: CategoryRule['side'],
  words: string,
  pattern: RegExp,
  categoryId: string,
  confidence: number,
  why: string,
  terms: Terms = {},
): CategoryRule {
  return { id, version: 1, side, words: words.split(' '), pattern, categoryId, confidence, why, ...terms };
}

/** Either of the patterns. */
export const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/** The bank, not a seller, took a fee. */
export const FEE = /\b(?:CHGS?|CHRGS?|CHARGES?|INCL GST|FEES?|COMMISSION)\b|\+GST|GST ?@|GST \d+%/;

/** Somebody paid for help with a tax has not paid the tax. */
export const SERVICE = /CONSULT|ADVIS|FILING|RETAINER|\bFEES?\b|ASSOCIATES/;
