import { ruleHistory } from '../roc/rule-history';
import type { Rule, RuleHistory } from '../shared/rule';

type Marks<Value> = Partial<Pick<Rule<Value>, 'confidence' | 'status' | 'source' | 'comparator'>>;
type Law<Value> = { from: string; to?: string; value: Value; statute: string; knownSince?: string } & Marks<Value>;

/** The Finance Act 2026 amended the Act of 2025 before it came into force; its rules were known from then. */
const FINANCE_ACT_2026 = '2026-03-31';

/**
 * A rule of both Income-tax Acts side by side. Versions that begin before 1 April 2026 are of the Act of 1961 and chosen by
 * the financial year's first day; later ones of the Act of 2025, by the tax year's.
 */
export function actHistory<Value>(
  common: Pick<Rule<Value>, 'id' | 'unit' | 'source'> & Marks<Value>,
  versions: readonly Law<Value>[],
): RuleHistory<Value> {
  return ruleHistory<Value>(
    { ...common, basis: 'FINANCIAL_YEAR', statute: versions[0]?.statute ?? '' },
    versions.map((version) =>
      version.from < '2026-04-01' ? version : { knownSince: FINANCE_ACT_2026, ...version, basis: 'TAX_YEAR' },
    ),
  );
}

/** The same value under both Acts, each with its own section. */
export const inBothActs = <Value>(
  common: Parameters<typeof actHistory<Value>>[0] & { from: string },
  value: Value,
  statutes: readonly [of1961: string, of2025: string],
): RuleHistory<Value> => {
  const { from, ...rest } = common;
  return actHistory<Value>(rest, [
    { from, value, statute: `Income-tax Act 1961 ${statutes[0]}` },
    { from: '2026-04-01', value, statute: `Income-tax Act 2025 ${statutes[1]}` },
  ]);
};
