import { ruleHistory, unread } from '../law/table';
import type { Paise } from '../shared/money';
import { crore, lakh } from '../shared/money';
import { MSME_2025 } from './benefits.sources';

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
