import type { Side } from '#domain/bank/values';
import { m } from '../../../lib/messages';
import { bareAmount } from '../../../lib/typed-amount';
import type { Category } from '../books.queries';
import type { CategoryRule, NewRule } from './rule.calls';

/** A rule as it is typed; 'any' stands for a condition that is not set. */
export type TypedRule = {
  contains: string;
  side: 'any' | Side;
  amountFrom: string;
  amountTo: string;
  account: string;
  categoryId: string;
};

export const ANY = 'any';
export const EMPTY_RULE: TypedRule = {
  contains: '',
  side: ANY,
  amountFrom: '',
  amountTo: '',
  account: ANY,
  categoryId: '',
};

const FEWEST_CHARACTERS = 2;
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

/** What is wrong with the typed rule, by field. */
export function faultsOf({ contains, amountFrom, amountTo, categoryId }: TypedRule) {
  const isAmount = (text: string) => bareAmount(text) === '' || AMOUNT.test(bareAmount(text));
  return {
    contains: contains.trim().length < FEWEST_CHARACTERS ? m.books_rule_contains_wrong() : undefined,
    amountFrom: isAmount(amountFrom) ? undefined : m.books_amount_wrong(),
    amountTo: isAmount(amountTo) ? reversed(amountFrom, amountTo) : m.books_amount_wrong(),
    category: categoryId ? undefined : m.books_choose_category(),
  };
}

/** Two amounts of which the second is below the first hold no line. */
function reversed(amountFrom: string, amountTo: string): string | undefined {
  const [from, to] = [bareAmount(amountFrom), bareAmount(amountTo)];
  return from && to && Number(to) < Number(from) ? m.books_rule_amounts_reversed() : undefined;
}

/** The rule as the call takes it; nothing while something is wrong with it. */
export function ruleOf(typed: TypedRule, choosable: readonly Category[]): NewRule | undefined {
  const chosen = choosable.find(({ id }) => id === typed.categoryId);
  if (!chosen || Object.values(faultsOf(typed)).some(Boolean)) return undefined;
  const [amountFrom, amountTo] = [bareAmount(typed.amountFrom), bareAmount(typed.amountTo)];
  return {
    contains: typed.contains.trim(),
    ...(typed.side !== ANY && { side: typed.side }),
    ...(amountFrom && { amountFrom }),
    ...(amountTo && { amountTo }),
    ...(typed.account !== ANY && { bankAccountId: typed.account }),
    category: chosen.kind ?? (typed.side === 'credit' ? 'income' : 'expense'),
    subcategory: chosen.name,
  };
}

/** A rule as it is typed again; without a category where the one it has cannot be chosen any more. */
export function typedRule(rule: CategoryRule, choosable: readonly Category[]): TypedRule {
  const { contains, side, amountFrom, amountTo, bankAccountId, categoryId } = rule;
  return {
    contains,
    side: side ?? ANY,
    amountFrom: amountFrom ?? '',
    amountTo: amountTo ?? '',
    account: bankAccountId ?? ANY,
    categoryId: choosable.some(({ id }) => id === categoryId) ? categoryId : '',
  };
}

/** All of a rule, as a change takes it: a condition that is not set any more is taken away. */
export const wholeChange = (rule: NewRule) => ({
  ...{ side: null, amountFrom: null, amountTo: null, bankAccountId: null },
  ...rule,
});

/** The order after a rule has gone one place up or down. */
export function movedOrder(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const at = ids.indexOf(id);
  const to = at + by;
  const [one, other] = [ids[at], ids[to]];
  if (one === undefined || other === undefined) return [...ids];
  return ids.map((each, place) => (place === at ? other : place === to ? one : each));
}
