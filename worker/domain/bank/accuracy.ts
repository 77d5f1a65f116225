import { isoDate } from '../shared/dates';
import { paise } from '../shared/money';
import { categorise } from './categorise';
import { LABELLED } from './labelled-data';
import { trained } from './model';

const FOLDS = 5;

/** How many labelled narrations were asked, answered at all, and answered with the subcategory a person gave. */
export type Accuracy = { asked: number; answered: number; right: number; abstained: Readonly<Record<string, number>> };

/**
 * Asks every labelled narration of a categoriser whose model has seen no line of its payee: five folds over payees, so that
 * none stands in both halves. The fixed words were written in sight of these narrations, so other banks' will fare worse.
 */
export function accuracyOverPayees(): Accuracy {
  const payees = [...new Set(LABELLED.map(([, , , payee]) => payee))];
  const answers = Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(payees.filter((_payee, at) => at % FOLDS === fold));
    return answersFor(held);
  }).flat();
  const answered = answers.filter(({ found }) => found !== undefined);
  const abstained: Record<string, number> = {};
  for (const { found, wanted } of answers) if (!found) abstained[wanted] = (abstained[wanted] ?? 0) + 1;
  const right = answered.filter(({ found, wanted }) => found === wanted).length;
  return { asked: answers.length, answered: answered.length, right, abstained };
}

function answersFor(held: ReadonlySet<string>) {
  const seen = LABELLED.filter(([, , , payee]) => !held.has(payee));
  const model = trained(seen.map(([side, subcategory, description]) => ({ side, subcategory, description })));
  return LABELLED.filter(([, , , payee]) => held.has(payee)).map(([side, wanted, description, , holder]) => {
    const line = { description, side, amount: paise(1_000_000), date: isoDate('2025-08-07') };
    return { wanted, found: categorise(line, new Map(), { holder, model })?.subcategory };
  });
}
