import { addDays, type IsoDate } from '../../shared/dates';
import type { CategoryKind, Side } from '../values';
import type { PayeeChoice, PayeeMemory } from './payee-choices';

/** What a person last chose for a payee, on one side. */
export type RememberedChoice = { payee: string; side: Side; category: CategoryKind; categoryId: string };

/** A line whose category a person set. */
export type ConfirmedLine = RememberedChoice & { date: IsoDate; description: string };

const LOOKED_AT = 5;
const ENOUGH = 3;
const DAYS = 180;

/**
 * What is remembered of each payee, by side. One choice is followed. Where the confirmed lines of a payee differ, three of the
 * last five within 180 days decide (counted from the newest of them), else nothing does and a person is asked.
 */
export function payeeMemory(
  choices: readonly RememberedChoice[],
  confirmed: readonly ConfirmedLine[] = [],
): Record<Side, Map<string, PayeeMemory>> {
  const memory = { credit: new Map<string, PayeeMemory>(), debit: new Map<string, PayeeMemory>() };
  for (const { payee, side, category, categoryId } of choices) memory[side].set(payee, { category, categoryId });
  for (const lines of grouped(confirmed, ({ payee, side }) => `${side}|${payee}`)) {
    const [{ side, payee } = { side: null, payee: '' }] = lines;
    if (side) memory[side].set(payee, decided(lines) ?? 'ask');
  }
  return memory;
}

function decided(lines: readonly ConfirmedLine[]): PayeeChoice | undefined {
  const newestFirst = lines.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  const [newest] = newestFirst;
  if (!newest) return undefined;
  const recent = newestFirst.filter(({ date }) => date >= addDays(newest.date, -DAYS)).slice(0, LOOKED_AT);
  const votes = grouped(recent, ({ category, categoryId }) => `${category}|${categoryId}`);
  const most = votes.reduce((best, vote) => (vote.length > best.length ? vote : best));
  const [{ category, categoryId }] = [most[0] ?? newest];
  if (votes.length === 1) return { category, categoryId };
  return most.length >= ENOUGH ? { category, categoryId, votes: { for: most.length, of: recent.length } } : undefined;
}

function grouped(lines: readonly ConfirmedLine[], keyOf: (line: ConfirmedLine) => string): ConfirmedLine[][] {
  const groups = new Map<string, ConfirmedLine[]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group) group.push(line);
    else groups.set(keyOf(line), [line]);
  }
  return [...groups.values()];
}
