import { kindOf, type ShownExplanation, type ShownStep, type StepKind } from './explained';
import { quantityWords } from './quantity';

const EQUALS = ' = ';
const OPERATORS = / ([×+−÷]) /;

/** The sum of a summary without its result: '₹12,500 × 1.5% × 2 months' of '₹12,500 × 1.5% × 2 months = ₹375 under s.398(3)'. */
export function sumOfSummary(summary: string): string | undefined {
  const at = summary.indexOf(EQUALS);
  return at > 0 ? summary.slice(0, at) : undefined;
}

/** One term of a sum: how it is joined to the one before it, and the step that it is, where one has its value. */
export type Term = { text: string; operator?: string; name?: string; kind?: StepKind };
export type Sum = { terms: readonly Term[]; result: string; under: string };

/** The sum of an explanation term by term, each named by the step that has its value; undefined where it has none. */
export function sumOf({ steps }: ShownExplanation): Sum | undefined {
  const last = steps.at(-1);
  const left = last?.summary && sumOfSummary(last.summary);
  if (!last?.summary || !left) return undefined;
  const result = quantityWords(last.quantity);
  const right = last.summary.slice(left.length + EQUALS.length);
  if (!right.startsWith(result)) return undefined;
  return {
    terms: termsOf(left, steps.slice(0, -1)),
    result,
    under: right.slice(result.length).replace(/^[\s,:]+/, ''),
  };
}

function termsOf(left: string, steps: readonly ShownStep[]): Term[] {
  const parts = left.split(OPERATORS);
  const open = [...steps];
  return parts
    .map((text, at) => ({ text, operator: parts[at - 1], isTerm: at % 2 === 0 }))
    .filter(({ isTerm }) => isTerm)
    .map(({ text, operator }) => {
      // The newest step of that value: what was worked out last is what the sum takes.
      const at = open.findLastIndex(({ quantity }) => quantityWords(quantity) === text);
      const [step] = at < 0 ? [] : open.splice(at, 1);
      return { text, ...(operator && { operator }), ...(step && { name: step.label, kind: kindOf(step) }) };
    });
}
