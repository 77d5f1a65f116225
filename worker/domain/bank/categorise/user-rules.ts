import type { Paise } from '../../shared/money';
import type { CategoryKind, Side } from '../values';

/** A rule a company made for itself: every condition that is set must hold. */
export type UserRule = {
  id: string;
  contains: string;
  side: Side | null;
  amountFrom: Paise | null;
  amountTo: Paise | null;
  bankAccountId: string | null;
  category: CategoryKind;
  categoryId: string;
};

type Line = { description: string; side: Side; amount: Paise; bankAccountId?: string };

/** Whether a rule holds for a line; capitals and runs of blanks do not matter. */
export function ruleHolds(rule: UserRule, line: Line): boolean {
  if (rule.side && rule.side !== line.side) return false;
  if (rule.bankAccountId && rule.bankAccountId !== line.bankAccountId) return false;
  if (rule.amountFrom !== null && line.amount < rule.amountFrom) return false;
  if (rule.amountTo !== null && line.amount > rule.amountTo) return false;
  return plain(line.description).includes(plain(rule.contains));
}

/** The first rule, in their order, that holds for a line. */
export const userRuleFor = (rules: readonly UserRule[], line: Line): UserRule | undefined =>
  rules.find((rule) => ruleHolds(rule, line));

/** The name under which rows keep a rule. */
export const ruleName = ({ id }: Pick<UserRule, 'id'>): string => `rule-${id}`;

const plain = (text: string) => text.toUpperCase().replace(/\s+/g, ' ');
