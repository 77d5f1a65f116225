import { ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, inWords, Working, yesOrNo } from '../shared/explained';
import type { Paise } from '../shared/money';
import { TAX_AUDIT_TURNOVER } from './tax-audit.rules';
import { firstDayOf } from './year';

export type AuditFacts = {
  year: string;
  turnover: Paise;
  /** Whether at least 95% of receipts and of payments are not in cash; absent where nobody has said. */
  isMostlyDigital?: boolean;
};

/**
 * Whether a business has its accounts of a year audited for tax (s.44AB, s.63): above the smaller turnover, or above the larger
 * where its money is mostly not cash. Undefined between the two where nobody has said how it is paid.
 */
export function needsTaxAudit(facts: AuditFacts, knownOn?: IsoDate): Explained<boolean | undefined> {
  const { turnover, isMostlyDigital } = facts;
  const rule = ruleInForce(TAX_AUDIT_TURNOVER, firstDayOf(facts.year), knownOn);
  const { ordinary, digital } = rule.value;
  const working = new Working();
  working.give('turnover', `Turnover of ${facts.year}`, inPaise(turnover));
  const said = isMostlyDigital === undefined ? inWords('not answered') : yesOrNo(isMostlyDigital);
  working.give('digital', 'Cash is at most 5% of receipts and of payments', said);
  const cited = { inputs: [], rule: citationOf(rule) };
  working.make('ordinaryLimit', 'Limit in general', inPaise(ordinary), cited);
  working.make('digitalLimit', 'Limit where it is', inPaise(digital), cited);
  const isBetween = turnover > ordinary && turnover <= digital;
  const isDue =
    isBetween && isMostlyDigital === undefined ? undefined : turnover > (isMostlyDigital ? digital : ordinary);
  working.make('applies', 'The audit is due', isDue === undefined ? inWords('cannot be told') : yesOrNo(isDue), {
    formula: 'turnover exceeds the limit that holds',
    inputs: ['turnover', 'digital', 'ordinaryLimit', 'digitalLimit'],
    rule: citationOf(rule),
  });
  return working.explain(isDue);
}
