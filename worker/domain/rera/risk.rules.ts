import { ruleHistory } from '../law/table';
import { RISK_POLICY } from './rera.sources';

export type RiskWeights = {
  unregisteredSale: number;
  update: { base: number; perThirtyDays: number; each: number; total: number };
  audit: { base: number; perThirtyDays: number; total: number };
  registration: { expired: number; soon: { days: number; points: number }; later: { days: number; points: number } };
  separateAccount: number;
  agent: { missing: number; soon: { days: number; points: number } };
  order: { each: number; total: number };
};

/** The points of each finding: a policy of this product, shown with every score. */
export const RISK_WEIGHTS = ruleHistory<RiskWeights>(
  {
    id: 'RERA.RISK',
    basis: 'EVENT_DATE',
    unit: 'points of 100',
    statute: 'RERA risk indicator, first version: no law, a policy',
    source: RISK_POLICY,
  },
  [
    {
      from: '2026-11-20',
      value: {
        unregisteredSale: 100,
        update: { base: 10, perThirtyDays: 2, each: 20, total: 40 },
        audit: { base: 15, perThirtyDays: 5, total: 30 },
        registration: { expired: 30, soon: { days: 90, points: 15 }, later: { days: 180, points: 5 } },
        separateAccount: 25,
        agent: { missing: 40, soon: { days: 60, points: 10 } },
        order: { each: 5, total: 20 },
      },
    },
  ],
);
