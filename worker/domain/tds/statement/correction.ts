import type { Quarter } from '../../law/periods';
import { ruleIfInForce, ruleInForce } from '../../law/rule';
import { financialYearOf, type IsoDate, isoDate, yearEnd } from '../../shared/dates';
import { citationOf, type Explained, onDay, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { CORRECTION_YEARS } from '../interest-and-fees';
import { CORRECTION_KINDS, type CorrectionKinds } from '../law/statement-codes';
import type { Statement, StatementChallan, StatementRow } from './model';
import { deductedOf, sumOf } from './values';

/** What is done with a record of the filed statement, as the return preparation utility asks: added, updated or deleted. */
export type Mode = 'A' | 'U' | 'D';

/** The number of a challan in the filed statement, and of a row under it. */
export type FiledAt = { challan: number; deductee: number };

/** One record that a correction changes. */
export type RecordChange = {
  mode: Mode;
  /** The type of correction it is filed under; null under an Act whose types were not read. */
  kind: string | null;
  /** Where the filed statement has it; null of one that is added. */
  filedAt: FiledAt | null;
  /** The row as it is now; of one that is deleted, as it was filed. */
  row: StatementRow;
  /** As it was filed, of one that is updated. */
  was: StatementRow | null;
  challan: StatementChallan;
};

/** What a correction says against the statement before it. */
export type Correction = {
  kinds: readonly string[];
  changes: readonly RecordChange[];
  /** Challans that the filed statement does not have. */
  challansAdded: readonly StatementChallan[];
  taxBefore: Paise;
  taxAfter: Paise;
};

type Placed = { row: StatementRow; challan: StatementChallan; at: FiledAt };

/**
 * What is to be corrected of a statement that was filed: its records compared with those of the same quarter now, challan by challan.
 * A record that was replaced, of one payee, code and day, is updated; what no challan covers stands in neither file.
 */
export function correctionOf(before: Statement, after: Statement): Correction {
  const kinds = ruleIfInForce(CORRECTION_KINDS, after.quarter.to)?.value;
  const filed = before.challans.flatMap((challan, index) =>
    challan.rows.map((row, place): Placed => ({ row, challan, at: { challan: index + 1, deductee: place + 1 } })),
  );
  const isKnown = new Set(before.challans.map(numberOf));
  const left = new Map(filed.map((placed) => [keyOf(placed), placed]));
  const now = after.challans.flatMap((challan) => challan.rows.map((row) => ({ row, challan })));
  // The same record first, so that a new one of the same payee and day does not take its place.
  const same = new Map(now.map((one) => [one, left.get(keyOf(one))]));
  for (const one of same.values()) if (one) left.delete(keyOf(one));
  const changes = now.flatMap((one): RecordChange[] => {
    const its = same.get(one) ?? takeAlike(left, one);
    if (!its) return [{ ...one, mode: 'A', kind: kindOf(kinds, one, null, isKnown), filedAt: null, was: null }];
    if (isAlike(its.row, one.row)) return [];
    return [{ ...one, mode: 'U', kind: kindOf(kinds, one, its.row, isKnown), filedAt: its.at, was: its.row }];
  });
  const gone = [...left.values()].map(
    ({ row, challan, at }): RecordChange => ({
      ...{ row, challan, mode: 'D', kind: kinds?.rows ?? null, filedAt: at, was: null },
    }),
  );
  const all = [...changes, ...gone].toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    kinds: [...new Set(all.flatMap(({ kind }) => kind ?? []))].toSorted(),
    changes: all,
    challansAdded: after.challans.filter((challan) => !challan.isNil && !isKnown.has(numberOf(challan))),
    taxBefore: taxOf(before),
    taxAfter: taxOf(after),
  };
}

/** A challan as the department knows it: one that was cancelled and entered again under the same number is the same. */
const numberOf = ({ isNil, bsr, depositedOn, serial }: StatementChallan): string =>
  isNil ? 'nil' : `${bsr}/${depositedOn}/${serial}`;

const keyOf = ({ row, challan }: Pick<Placed, 'row' | 'challan'>): string => `${numberOf(challan)}|${row.id}`;

const taxOf = ({ challans }: Statement): Paise =>
  paise(challans.reduce((sum, { rows }) => sum + sumOf(rows, deductedOf), 0));

/** Records of the filed statement stand in its order, what is added after them. */
const placeOf = ({ filedAt }: RecordChange): number =>
  filedAt ? filedAt.challan * 100_000 + filedAt.deductee : Number.MAX_SAFE_INTEGER;

/** The filed record that this one replaces: under the same challan, of one payee, code and day. It is taken out of those left. */
function takeAlike(left: Map<string, Placed>, one: Pick<Placed, 'row' | 'challan'>): Placed | undefined {
  const of = ({ name, code, paidOn }: StatementRow) => `${name.trim().toUpperCase()}|${code}|${paidOn}`;
  const found = [...left.values()].find(
    ({ row, challan }) => numberOf(challan) === numberOf(one.challan) && of(row) === of(one.row),
  );
  if (found) left.delete(keyOf(found));
  return found;
}

const FIELDS = [
  ...['pan', 'name', 'code', 'paidOn', 'amount', 'tax', 'surcharge', 'cess', 'deposited', 'deductedOn', 'rate'],
  ...['flag', 'certificate'],
] as readonly (keyof StatementRow)[];

const isAlike = (one: StatementRow, other: StatementRow, but?: keyof StatementRow): boolean =>
  FIELDS.every((field) => field === but || one[field] === other[field]);

function kindOf(
  kinds: CorrectionKinds | undefined,
  { row, challan }: Pick<Placed, 'row' | 'challan'>,
  was: StatementRow | null,
  isKnown: ReadonlySet<string>,
): string | null {
  if (!kinds) return null;
  if (!isKnown.has(numberOf(challan))) return kinds.challans;
  return was && isAlike(row, was, 'pan') ? kinds.pans : kinds.rows;
}

/**
 * The last day on which a quarter's statement may be corrected: so many years after the year in which the statement was due, by the
 * Act that it is under.
 */
export function correctableUntil({ to }: Quarter, dueOn: IsoDate): Explained<IsoDate> {
  const working = new Working();
  working.give('due', say('tds-statement.step.due'), onDay(dueOn));
  // The limit of the Act of 1961 was enacted for corrections from April 2025, of earlier quarters as well.
  const [first] = CORRECTION_YEARS;
  const rule = ruleInForce(CORRECTION_YEARS, first && to < first.from ? first.from : to);
  const endOfYear = yearEnd(financialYearOf(dueOn));
  const last = isoDate(`${Number(endOfYear.slice(0, 4)) + rule.value}${endOfYear.slice(4)}`);
  working.make('until', say('tds-statement.step.correctable-until'), onDay(last), {
    formula: say('tds-statement.formula.years-after', { count: rule.value, end: onDay(endOfYear) }),
    inputs: ['due'],
    rule: citationOf(rule),
    summary: say('tds-statement.summary.correctable', {
      ...{ due: onDay(dueOn), count: rule.value, end: onDay(endOfYear), last: onDay(last), statute: rule.statute },
    }),
  });
  return working.explain(last);
}
