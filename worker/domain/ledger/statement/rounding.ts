import { type Paise, paise } from '../../shared/money';
import { type StatementRow, sumOf } from './model';

/**
 * What one step of a rounded figure is worth, in paise. Schedule III (G.S.R. 207(E) of 24-3-2021) has statements rounded to hundreds,
 * thousands, lakhs or millions, or decimals of them, and above 100 crore of total income to lakhs, millions or crores; one unit
 * throughout. Each is shown with two decimals.
 */
export const STATEMENT_UNITS = {
  hundred: 100,
  thousand: 1_000,
  lakh: 100_000,
  million: 1_000_000,
  crore: 10_000_000,
} as const;
export type StatementUnit = keyof typeof STATEMENT_UNITS;

export const nearest = (amount: number, step: number): Paise => paise(Math.floor((amount + step / 2) / step) * step);

/**
 * Amounts in whole steps that add up to their rounded sum, or to the total given: each is rounded down, and what is then missing goes
 * to the largest remainders; of equal ones to the larger amount, then to the earlier line.
 */
export function roundedByRemainder(
  amounts: readonly Paise[],
  step: number,
  total = nearest(sumOf(amounts), step),
): Paise[] {
  const floors = amounts.map((amount) => Math.floor(amount / step));
  const missing = total / step - floors.reduce((sum, floor) => sum + floor, 0);
  const byRemainder = amounts
    .map((amount, at) => ({ at, size: Math.abs(amount), remainder: amount - Math.floor(amount / step) * step }))
    .sort((one, other) => other.remainder - one.remainder || other.size - one.size || one.at - other.at);
  if (!Number.isInteger(missing) || missing < 0 || missing > amounts.length)
    throw new RangeError(`${missing} steps cannot be spread over ${amounts.length} lines`);
  const raised = new Set(byRemainder.slice(0, missing).map(({ at }) => at));
  return floors.map((floor, at) => paise((floor + (raised.has(at) ? 1 : 0)) * step));
}

/** How the lines of a statement add up to its totals, and which of them are rounded together. */
export type Footing = {
  /** Lines whose signed sum is rounded as a whole. Expenses take away: their sign is -1. */
  groups: readonly (readonly { id: string; sign: 1 | -1 }[])[];
  /** Each total with the rows it adds up, made anew of the rounded lines. */
  totals: readonly { id: string; of: readonly { id: string; sign: 1 | -1 }[] }[];
};

/** A statement with every column in whole steps: lines foot to their group, totals to their lines, notes to their line. */
export function roundedStatement<Row extends StatementRow>(
  rows: readonly Row[],
  footing: Footing,
  step: number,
): Row[] {
  const columns = rows[0]?.amounts.length ?? 0;
  const rounded = new Map(rows.map((row) => [row.id as string, [...row.amounts] as Paise[]]));
  for (let column = 0; column < columns; column++) {
    for (const group of footing.groups) roundGroup(rounded, group, column, step);
    for (const { id, of } of footing.totals) {
      const amounts = rounded.get(id);
      if (amounts) amounts[column] = signedSum(rounded, of, column);
    }
  }
  return rows.map((row) => ({
    ...row,
    amounts: rounded.get(row.id) ?? row.amounts,
    parts: roundedParts(row, rounded.get(row.id) ?? [], step),
  }));
}

type Signed = { id: string; sign: 1 | -1 };

const signedSum = (rows: ReadonlyMap<string, readonly Paise[]>, of: readonly Signed[], column: number): Paise =>
  sumOf(of.map(({ id, sign }) => sign * (rows.get(id)?.[column] ?? 0)));

function roundGroup(rows: Map<string, Paise[]>, group: readonly Signed[], column: number, step: number): void {
  const there = group.filter(({ id }) => rows.has(id));
  const signed = there.map(({ id, sign }) => (sign * (rows.get(id)?.[column] ?? 0)) as Paise);
  const rounded = roundedByRemainder(signed, step);
  there.forEach(({ id, sign }, at) => {
    const amounts = rows.get(id);
    const amount = rounded[at] ?? 0;
    if (amounts) amounts[column] = (amount === 0 ? 0 : sign * amount) as Paise;
  });
}

/** The parts of a line, rounded to what it was rounded to. */
function roundedParts({ parts }: StatementRow, totals: readonly Paise[], step: number) {
  if (parts.length === 0) return [];
  const columns = totals.map((total, column) =>
    roundedByRemainder(
      parts.map(({ amounts }) => amounts[column] ?? (0 as Paise)),
      step,
      total,
    ),
  );
  return parts.map((part, at) => ({ ...part, amounts: columns.map((column) => column[at] ?? (0 as Paise)) }));
}
