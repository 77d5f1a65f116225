import { firstDayOf } from '../law/periods';
import { ruleInForce } from '../law/rule';
import { MSME_2025, UDYAM_TURNOVER } from '../law/sources';
import { ruleHistory, unread } from '../law/table';
import type { IsoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, inWords, Working } from '../shared/explained';
import { say } from '../shared/message';
import { crore, lakh, type Paise, paise } from '../shared/money';

export type EnterpriseLimits = Record<'micro' | 'small' | 'medium', { investment: Paise; turnover: Paise }>;

/** Both figures of a class must hold; turnover is counted without exports. */
export const ENTERPRISE_LIMITS = ruleHistory<EnterpriseLimits>(
  {
    id: 'BENEFIT.UDYAM',
    basis: 'FINANCIAL_YEAR',
    unit: 'paise, at most',
    comparator: 'EXCEEDS',
    statute: 'MSMED Act 2006 s.7; S.O. 1702(E) of 2020',
    source: unread('S.O. 1702(E) of 1 Jun 2020'),
  },
  [
    {
      from: '2020-07-01',
      value: {
        micro: { investment: crore(1), turnover: crore(5) },
        small: { investment: crore(10), turnover: crore(50) },
        medium: { investment: crore(50), turnover: crore(250) },
      },
    },
    {
      from: '2025-04-01',
      knownSince: '2025-03-21',
      value: {
        micro: { investment: lakh(250), turnover: crore(10) },
        small: { investment: crore(25), turnover: crore(100) },
        medium: { investment: crore(125), turnover: crore(500) },
      },
      statute: 'MSMED Act 2006 s.7; S.O. 1364(E), from 1 Apr 2025',
      source: MSME_2025,
    },
  ],
);

/** Exports of goods and services are no turnover of an enterprise. */
export const EXPORTS_COUNT = ruleHistory<boolean>(
  {
    id: 'BENEFIT.UDYAM.EXPORTS',
    basis: 'FINANCIAL_YEAR',
    unit: 'whether exports are turnover',
    statute: 'MSMED Act 2006 s.7; S.O. 2119(E), 26 Jun 2020, para 5',
    source: UDYAM_TURNOVER,
  },
  [{ from: '2020-07-01', value: false }],
);

export const ENTERPRISE_CLASSES = ['micro', 'small', 'medium'] as const;
export type EnterpriseClass = (typeof ENTERPRISE_CLASSES)[number] | 'none';

/**
 * The class of an enterprise in a year: the first of micro, small and medium whose two limits both hold (MSMED Act s.7). Turnover is
 * without exports; while nobody has said them they are taken to be none.
 */
export function enterpriseClass(
  { investment, turnover, exports }: { investment: Paise; turnover: Paise; exports?: Paise | undefined },
  year: string,
  knownOn?: IsoDate,
): Explained<EnterpriseClass> {
  const rule = ruleInForce(ENTERPRISE_LIMITS, firstDayOf(year), knownOn);
  const working = new Working();
  working.give('investment', say('benefits.step.investment-in-plant-and-equipment'), inPaise(investment));
  working.give('whole', say('benefits.step.turnover'), inPaise(turnover));
  const none = paise(0);
  if (exports === undefined) working.assume('exports', say('benefits.step.exports'), inPaise(none));
  else working.give('exports', say('benefits.step.exports'), inPaise(exports));
  const counted = paise(Math.max(0, turnover - (exports ?? none)));
  working.make('turnover', say('benefits.step.turnover-without-exports'), inPaise(counted), {
    formula: say('benefits.formula.turnover-less-exports'),
    inputs: ['whole', 'exports'],
    rule: citationOf(ruleInForce(EXPORTS_COUNT, firstDayOf(year), knownOn)),
  });
  const found =
    ENTERPRISE_CLASSES.find(
      (name) => investment <= rule.value[name].investment && counted <= rule.value[name].turnover,
    ) ?? 'none';
  working.make('class', say('benefits.step.class'), inWords(say(`benefits.class.${found}`)), {
    formula: say('benefits.formula.the-first-class-whose-two-limits-both'),
    inputs: ['investment', 'turnover'],
    rule: citationOf(rule),
  });
  return working.explain<EnterpriseClass>(found);
}
