import { addMonths } from '../../shared/dates';
import type { AreaAnswer } from '../draft';
import type { Standing } from '../standing';
import { monthEnds, reachOf } from '../window';
import { certificates } from './tds-certificate';
import { depositDrafts } from './tds-deposit';
import { ledgersOf, type TdsLedger } from './tds-ledger';
import { statementDrafts } from './tds-statement';

// A certificate follows its quarter by two and a half months; an extended statement of April to June fell due in September.
const LONGEST_WAIT_MONTHS = 4;

/**
 * Deposits of every month, statements of every quarter and certificates of a company that withholds or collects tax at source,
 * under the Act whose period it is.
 */
export function tds(standing: Standing): AreaAnswer {
  const ends = monthEnds(addMonths(reachOf(standing), -LONGEST_WAIT_MONTHS), standing.asked.to);
  const drafts = ledgersOf(standing).flatMap((ledger: TdsLedger) =>
    ends.flatMap((end) => [
      ...depositDrafts(standing, ledger, end),
      ...statementDrafts(standing, ledger, end),
      ...certificates(standing, ledger, end),
    ]),
  );
  const first = reachOf(standing);
  return {
    drafts: drafts.filter(({ dueOn, originalDueOn }) => dueOn.value >= first && originalDueOn <= standing.asked.to),
    notDue: [],
  };
}
