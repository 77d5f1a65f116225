import { firstDayOf } from '../income-tax/year';
import { ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, inWords, Working } from '../shared/explained';
import type { Paise } from '../shared/money';
import { ENTERPRISE_LIMITS } from './udyam.rules';

export const ENTERPRISE_CLASSES = ['micro', 'small', 'medium'] as const;
export type EnterpriseClass = (typeof ENTERPRISE_CLASSES)[number] | 'none';

/** The class of an enterprise in a year: the first of micro, small and medium whose two limits both hold (MSMED Act s.7). */
export function enterpriseClass(
  { investment, turnoverWithoutExports }: { investment: Paise; turnoverWithoutExports: Paise },
  year: string,
  knownOn?: IsoDate,
): Explained<EnterpriseClass> {
  const rule = ruleInForce(ENTERPRISE_LIMITS, firstDayOf(year), knownOn);
  const working = new Working();
  working.give('investment', 'Investment in plant and equipment', inPaise(investment));
  working.give('turnover', 'Turnover without exports', inPaise(turnoverWithoutExports));
  const found =
    ENTERPRISE_CLASSES.find(
      (name) => investment <= rule.value[name].investment && turnoverWithoutExports <= rule.value[name].turnover,
    ) ?? 'none';
  working.make('class', 'Class', inWords(found), {
    formula: 'the first class whose two limits both hold',
    inputs: ['investment', 'turnover'],
    rule: citationOf(rule),
  });
  return working.explain<EnterpriseClass>(found);
}
