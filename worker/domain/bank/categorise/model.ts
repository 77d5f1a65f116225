import type { IsoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import type { Paise } from '../../shared/money';
import { type CategoryId, kindOf } from '../chart/chart';
import type { Terms } from '../narration/terms';
import type { CategoryKind, Side } from '../values';

/** A line as far as its category is told by it. */
export type Categorisable = {
  description: string;
  side: Side;
  amount: Paise;
  date: IsoDate;
  bankAccountId?: string;
  /** The other leg, where the line was matched as a transfer between own accounts. */
  transferPairId?: string | null;
  /** As `payeeOf` reads it, where that was done before. */
  payee?: string | null;
};

/** A category for a line, the rule that found it, how sure it is (0 to 100) and why. */
export type Suggestion = {
  category: CategoryKind;
  categoryId: string;
  rule: string;
  ruleVersion: number;
  confidence: number;
  why: Message;
};

/** Which category something speaks for, how surely (0 to 100), and the message that says why. */
export type Reason = { id: string; version: number; categoryId: string; confidence: number; reason: string };

/** What a row of a table proposes for a line of this side; `params` fill the words of its reason. */
export const suggestionOf = (
  { id, version, categoryId, confidence, reason }: Reason,
  side: Side,
  params?: Message['params'],
): Suggestion => ({
  category: kindOf(categoryId, side),
  categoryId,
  rule: id,
  ruleVersion: version,
  confidence,
  why: say(reason, params),
});

/** One row of the table of rules. */
export type Rule = Reason & {
  categoryId: CategoryId;
  rank: 'certain' | 'usual' | 'trade';
  side: Side | 'both';
  /** The days of the month on which the rule holds, both counted. */
  days?: readonly [from: number, to: number];
  /** `all of it` where the narration may hold nothing beside the terms of `anyOf`. */
  scope?: 'all of it';
  /** One of the terms of `anyOf`, one of each list of `allOf`, and none of `noneOf` must stand in the narration. */
  terms: { anyOf: Terms; allOf?: readonly Terms[]; noneOf?: Terms };
  /** Narrations that it recognises, and others much like them that it does not: the table's test asks them all. */
  matches: readonly string[];
  not: readonly string[];
};
