import type { RuleHistory } from '../law/rule';
import { ruleHistory } from '../law/table';
import { COMPANIES_ACT, GENERAL_CIRCULAR_2026_01 } from './roc.sources';

const SINCE_2014 = '2014-04-01';
const accountsRules = 'Companies (Accounts) Rules 2014 r.12';

const afterAgm = (id: string, days: number, statute: string): RuleHistory<number> =>
  ruleHistory<number>(
    {
      id: `ROC.${id}`,
      basis: 'EVENT_DATE',
      unit: 'days after the AGM, or after its last day',
      statute,
      source: GENERAL_CIRCULAR_2026_01,
    },
    [{ from: SINCE_2014, value: days }],
  );

export const ACCOUNTS_DAYS = afterAgm('AOC4.DUE', 30, `Companies Act 2013 s.137(1), (2); ${accountsRules}`);
export const CONSOLIDATED_ACCOUNTS_DAYS = afterAgm('AOC4CFS.DUE', 30, accountsRules);
export const ANNUAL_RETURN_DAYS = afterAgm('MGT7.DUE', 60, 'Companies Act 2013 s.92(4)');

export const OPC_ACCOUNTS_DAYS = ruleHistory<number>(
  {
    id: 'ROC.AOC4.OPC',
    basis: 'EVENT_DATE',
    unit: 'days after the end of the financial year',
    statute: 'Companies Act 2013 s.137(1) third proviso',
    source: COMPANIES_ACT,
  },
  [{ from: SINCE_2014, value: 180 }],
);

/**
 * A one-person company holds no AGM, so the section counts from a meeting that cannot be. We count late from 60 days after
 * six months; the other reading, 60 days after the 180 days of its accounts, is the day to remind for.
 */
export const OPC_ANNUAL_RETURN = ruleHistory<{ monthsAfterYear: number; days: number; remindDaysAfterYear: number }>(
  {
    id: 'ROC.MGT7A.OPC',
    basis: 'EVENT_DATE',
    unit: 'months and days after the end of the financial year',
    statute: 'Companies Act 2013 s.92(4)',
    source: COMPANIES_ACT,
    confidence: 'medium',
  },
  [{ from: SINCE_2014, value: { monthsAfterYear: 6, days: 60, remindDaysAfterYear: 240 } }],
);
