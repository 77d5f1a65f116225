import type { CategoryKind } from '../values';

/** What somebody chose for a payee; with votes where the lines people confirmed differ. */
export type PayeeChoice = {
  category: CategoryKind;
  categoryId: string;
  votes?: { for: number; of: number };
};

/** A choice, or that people chose so differently that they are to be asked. */
export type PayeeMemory = PayeeChoice | 'ask';

type Found = Pick<PayeeChoice, 'category' | 'categoryId'> & { confidence: number; why: string };

// Banks cut names at 8, 10 or 15 letters, so a shorter name says too little to stand for a longer one.
const SHORTEST_CUT = 8;

/** The choice made for a payee, or for the one payee whose name begins the same because one of the two was cut short. */
export function choiceFor(payee: string, choices: ReadonlyMap<string, PayeeMemory>): Found | 'ask' | null {
  const exact = choices.get(payee);
  if (exact === 'ask') return exact;
  if (exact) return { ...pick(exact), ...reasonOf(exact, payee) };
  const compact = withoutBlanks(payee);
  if (compact.length < SHORTEST_CUT) return null;
  const alike = (indexOf(choices).get(compact.slice(0, SHORTEST_CUT)) ?? []).filter(
    (known) => known.compact.startsWith(compact) || compact.startsWith(known.compact),
  );
  const [first, ...others] = alike;
  if (!first || first.choice === 'ask') return null;
  const { choice } = first;
  if (others.some((other) => other.choice === 'ask' || !isSame(other.choice, choice))) return null;
  return {
    ...pick(choice),
    confidence: 75,
    why: `You chose this for ${first.payee}, whose name begins the same`,
  };
}

function reasonOf({ votes }: PayeeChoice, payee: string) {
  return votes
    ? { confidence: 85, why: `${votes.for} of the last ${votes.of} you set for ${payee}` }
    : { confidence: 95, why: `You chose this for ${payee}` };
}

type Known = { payee: string; compact: string; choice: PayeeMemory };

const indexes = new WeakMap<ReadonlyMap<string, PayeeMemory>, { size: number; byStart: Map<string, Known[]> }>();

/** The payees by their first letters; made once for a run, since ten thousand lines ask the same choices. */
function indexOf(choices: ReadonlyMap<string, PayeeMemory>): Map<string, Known[]> {
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

function pick({ category, categoryId }: PayeeChoice) {
  return { category, categoryId };
}

function isSame(one: PayeeChoice, other: PayeeChoice): boolean {
  return one.category === other.category && one.categoryId === other.categoryId;
}
