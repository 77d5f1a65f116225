import type { CategoryKind } from './values';

/** What somebody chose for a payee. */
export type PayeeChoice = { category: CategoryKind; subcategory: string };

type Found = PayeeChoice & { confidence: number; why: string };

// Banks cut names at 8, 10 or 15 letters, so a shorter name says too little to stand for a longer one.
const SHORTEST_CUT = 8;

/** The choice made for a payee, or for the one payee whose name begins the same because one of the two was cut short. */
export function choiceFor(payee: string, choices: ReadonlyMap<string, PayeeChoice>): Found | null {
  const exact = choices.get(payee);
  if (exact) return { ...pick(exact), confidence: 95, why: `You chose this for ${payee}` };
  const compact = withoutBlanks(payee);
  if (compact.length < SHORTEST_CUT) return null;
  const alike = (indexOf(choices).get(compact.slice(0, SHORTEST_CUT)) ?? []).filter(
    (known) => known.compact.startsWith(compact) || compact.startsWith(known.compact),
  );
  const [first, ...others] = alike;
  if (!first || others.some(({ choice }) => !isSame(choice, first.choice))) return null;
  return {
    ...pick(first.choice),
    confidence: 75,
    why: `You chose this for ${first.payee}, whose name begins the same`,
  };
}

type Known = { payee: string; compact: string; choice: PayeeChoice };

const indexes = new WeakMap<ReadonlyMap<string, PayeeChoice>, { size: number; byStart: Map<string, Known[]> }>();

/** The payees by their first letters; made once for a run, since ten thousand lines ask the same choices. */
function indexOf(choices: ReadonlyMap<string, PayeeChoice>): Map<string, Known[]> {
  const made = indexes.get(choices);
  if (made?.size === choices.size) return made.byStart;
  const byStart = new Map<string, Known[]>();
  for (const [payee, choice] of choices) {
    const compact = withoutBlanks(payee);
    if (compact.length < SHORTEST_CUT) continue;
    const start = compact.slice(0, SHORTEST_CUT);
    byStart.set(start, [...(byStart.get(start) ?? []), { payee, compact, choice }]);
  }
  indexes.set(choices, { size: choices.size, byStart });
  return byStart;
}

function withoutBlanks(payee: string): string {
  return payee.replaceAll(' ', '');
}

function pick({ category, subcategory }: PayeeChoice): PayeeChoice {
  return { category, subcategory };
}

function isSame(one: PayeeChoice, other: PayeeChoice): boolean {
  return one.category === other.category && one.subcategory === other.subcategory;
}
