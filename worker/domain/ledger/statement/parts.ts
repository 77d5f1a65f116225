import type { Paise } from '../../shared/money';
import type { AccountId } from '../chart/chart';
import { type Part, type PartReason, sumOf } from './model';

type PartName = { account: AccountId | null; tag?: string | null | undefined; reason?: PartReason };

/** The lines of one column of a statement, each with its parts, as they are gathered. */
export class Gathered<Line extends string> {
  private readonly lines = new Map<Line, Map<string, Omit<Part, 'amounts'> & { amount: number }>>();

  add(line: Line, { account, tag = null, reason = 'own' }: PartName, amount: number): void {
    if (amount === 0) return;
    const parts = this.lines.get(line) ?? new Map();
    this.lines.set(line, parts);
    const key = `${account}|${tag}|${reason}`;
    const part = parts.get(key) ?? { account, tag, reason, amount: 0 };
    parts.set(key, { ...part, amount: part.amount + amount });
  }

  of(line: Line): Paise {
    return sumOf([...(this.lines.get(line)?.values() ?? [])].map(({ amount }) => amount));
  }

  /** The names of the parts of a line, in the order in which they were added. */
  partsOf(line: Line): ReadonlyMap<string, Omit<Part, 'amounts'> & { amount: number }> {
    return this.lines.get(line) ?? new Map();
  }
}

/** A line over all columns of a statement, with the parts that any of them has. */
export function lineOver<Line extends string>(
  line: Line,
  columns: readonly Gathered<Line>[],
): { amounts: Paise[]; parts: Part[] } {
  const named = new Map(columns.flatMap((column) => [...column.partsOf(line)]));
  const parts = [...named].map(([key, { account, tag, reason }]) => ({
    account,
    tag,
    reason,
    amounts: columns.map((column) => (column.partsOf(line).get(key)?.amount ?? 0) as Paise),
  }));
  return { amounts: columns.map((column) => column.of(line)), parts: parts.sort(byAccount) };
}

const byAccount = (one: Part, other: Part): number =>
  (one.account ?? '~').localeCompare(other.account ?? '~') || (one.tag ?? '').localeCompare(other.tag ?? '');
