import { isNote } from '../narration/note';
import type { Side } from '../values';
import { type Leaning, leaningOf, NOTHING, signsOf } from './note-model';
import { RECEIPTS, soldBy } from './sales-receipts';

// By the kind of rule, how much more the words may weigh for something else: measured on notes that no phrase was written for.
const DOUBTED = new Map([
  ['word', 1],
  ['usual', 2],
  ['vendor', 8],
]);
// So much weighs more than one word even where each of the others is said of several things.
const MUCH = 4;
const LITTLE = 3;
const STRANGE = 2;

/** Whether the words of a note as a whole speak for something else, or too many of them are strange, for one word to decide. */
export function isDoubted(description: string, side: Side, rule: string, categoryId: string): boolean {
  const [kind = ''] = rule.split('-');
  const most = DOUBTED.get(kind);
  const leaning = most === undefined || !isNote(description.toUpperCase()) ? null : leaningOf(description, side);
  if (!leaning || most === undefined) return false;
  const [[likeliest, first], [, second]] = ranked(leaning.weights);
  const weight = leaning.weights.get(categoryId) ?? 0;
  if (kind === 'word' && isStrange(leaning, categoryId, weight - (likeliest === categoryId ? second : first)))
    return true;
  if (likeliest === categoryId || first - weight <= most) return false;
  return signsOf(leaning, likeliest).telling > 0 || (kind === 'word' && first - weight > MUCH);
}

/** Whether little speaks for a category beside words that nobody knows. */
const isStrange = (leaning: Leaning, categoryId: string, lead: number): boolean =>
  leaning.unknown > 0 &&
  (lead < LITTLE || (leaning.unknown >= STRANGE && signsOf(leaning, categoryId).telling < STRANGE));

type Ranked = [first: [string, number], second: [string, number]];
const ranked = (weights: ReadonlyMap<string, number>): Ranked =>
  [...weights].sort((one, other) => other[1] - one[1]).slice(0, 2) as Ranked;

// The forms of banks in which a note of the payer's stands by itself.
const HOLDS_NOTE = /^(?:UPI|IMPS|MMT|INF|INFT|INB|RTGS|NEFT)\//i;

/** What the words of a note speak for, where they speak clearly; beyond all doubt, where a rule says something else. */
export function byNote(description: string, side: Side, holder = '', isAgainstRule = false): string | null {
  const isTyped = isNote(description.toUpperCase());
  const leaning = isTyped || HOLDS_NOTE.test(description) ? leaningOf(description, side) : null;
  if (!leaning) return null;
  const weights = side === 'credit' ? withOneSale(leaning.weights, holder) : leaning.weights;
  const [[categoryId, first], [, second]] = ranked(weights);
  const isClear = isAgainstRule || !isTyped ? isBeyondDoubt : isLikely;
  return categoryId !== NOTHING && isClear(signsOf(leaning, categoryId), first - second) ? categoryId : null;
}

type Signs = ReturnType<typeof signsOf>;

// With no word that is said of hardly anything else, all of them together must be far ahead: measured on notes nobody wrote for.
const LEAD = { sure: 4, any: 8, much: 12 };

const isLikely = ({ telling, isSure }: Signs, lead: number): boolean =>
  lead >= LEAD.any || (lead >= LEAD.sure && (isSure || telling > 1));

const isBeyondDoubt = ({ telling, isSure }: Signs, lead: number): boolean =>
  telling > 1 && lead >= (isSure ? LEAD.any : LEAD.much);

const GOODS = RECEIPTS.goods.categoryId;
const SERVICES = RECEIPTS.services.categoryId;

/** Whether goods or services were sold, the holder's name tells; the words tell first that something was. */
function withOneSale(weights: ReadonlyMap<string, number>, holder: string): ReadonlyMap<string, number> {
  const sold = soldBy(holder.toUpperCase());
  if (sold === null) return weights;
  const [one, other] = sold === 'goods' ? [GOODS, SERVICES] : [SERVICES, GOODS];
  const both = new Map(weights);
  both.set(one, Math.max(weights.get(one) ?? 0, weights.get(other) ?? 0));
  both.delete(other);
  return both;
}
