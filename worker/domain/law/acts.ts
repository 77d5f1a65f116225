import type { DateBasis, Rule, RuleHistory } from './rule';
import { historyOf, type LawText, type Row, ruleHistory } from './table';

/** The last day of the Income-tax Act 1961 and the first of the Act of 2025. */
export const OLD_ACT_ENDS = '2026-03-31';
export const NEW_ACT_BEGINS = '2026-04-01';

/** The Finance Act 2026 amended the Act of 2025 before it came into force; its rules of income-tax were known from then. */
const FINANCE_ACT_2026 = '2026-03-31';

type AcrossActs<Value> = Omit<Row<Value>, 'to' | 'knownSince' | 'statute' | 'source' | 'confidence' | 'status'> & {
  old: string;
  now: string;
  /** One for both Acts, or one for each; absent where no text was read. */
  source?: LawText | readonly [LawText | undefined, LawText | undefined];
  confidence?: Rule<unknown>['confidence'] | readonly [Rule<unknown>['confidence'], Rule<unknown>['confidence']];
};

const pairOf = <One>(given: One | readonly [One, One]): readonly [One, One] =>
  Array.isArray(given) ? (given as unknown as readonly [One, One]) : [given as One, given as One];

/** One value of tax at source under both Acts: a row of each, with its own provision and its own id. */
export function underBothActs<Value>(row: AcrossActs<Value>): RuleHistory<Value> {
  const { old, now, source, confidence = 'high', from, ...common } = row;
  const sources = pairOf<LawText | undefined>(source);
  const confidences = pairOf(confidence);
  const under = (index: 0 | 1) => ({
    ...(sources[index] && { source: sources[index] }),
    confidence: confidences[index],
  });
  return historyOf<Value>(
    { ...common, id: `${row.id}.1961`, from, statute: old, ...under(0) },
    { ...common, id: `${row.id}.2025`, from: NEW_ACT_BEGINS, statute: now, ...under(1) },
  );
}

type Common<Value> = Pick<Row<Value>, 'id' | 'unit' | 'source' | 'confidence' | 'status' | 'comparator'>;
type Version<Value> = Pick<Row<Value>, 'from' | 'value' | 'statute'> & Partial<Omit<Row<Value>, 'id' | 'basis'>>;

/**
 * A rule of income-tax under both Acts. Versions that begin before 1 April 2026 are of the Act of 1961 and chosen by the
 * financial year's first day; later ones of the Act of 2025, by the tax year's.
 */
export const actHistory = <Value>(common: Common<Value>, versions: readonly Version<Value>[]): RuleHistory<Value> =>
  ruleHistory<Value>(
    { ...common, basis: 'FINANCIAL_YEAR', statute: '' },
    versions.map((version) =>
      version.from < NEW_ACT_BEGINS
        ? version
        : { knownSince: FINANCE_ACT_2026, ...version, basis: 'TAX_YEAR' satisfies DateBasis },
    ),
  );

/** The same value of income-tax under both Acts, each with its own section. */
export function inBothActs<Value>(
  { from, ...common }: Common<Value> & { from: string },
  value: Value,
  [of1961, of2025]: readonly [string, string],
): RuleHistory<Value> {
  return actHistory<Value>(common, [
    { from, value, statute: `Income-tax Act 1961 ${of1961}` },
    { from: NEW_ACT_BEGINS, value, statute: `Income-tax Act 2025 ${of2025}` },
  ]);
}
