import type { IsoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import { kindOf } from '../chart/chart';
import type { CategoryKind, Side } from '../values';
import type { CategoryRule } from './category-rule';

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

/** A category for a line, the rule that found it, how sure it is (0 to 100) and why, in a sentence. */
export type Suggestion = {
  category: CategoryKind;
  categoryId: string;
  rule: string;
  ruleVersion: number;
  confidence: number;
  why: string;
};

export type Reason = Pick<CategoryRule, 'id' | 'version' | 'categoryId' | 'confidence' | 'why'>;

export function suggestionOf({ id, version, categoryId, confidence, why }: Reason, side: Side): Suggestion {
  return { category: kindOf(categoryId, side), categoryId, rule: id, ruleVersion: version, confidence, why };
}
