import { ruleIfInForce } from '../../law/rule';
import { LLP_AUDIT_LIMITS } from '../../roc/classification.rules';
import { citationOf, inPaise, inWords } from '../../shared/explained';
import type { AreaAnswer } from '../draft';
import type { Standing } from '../standing';
import { annualLlpForms } from './llp/forms';
import { areaAnswer } from './roc';
import { type FormAnswer, legalFormOn, notDueOf, reason } from './roc/answers';
import { turnoverOn } from './roc/company-class';
import { directorAnswers } from './roc/directors';
import { dutyAnswers } from './roc/duties';
import { recordedForms } from './roc/events';

/** What the Registrar asks of a limited liability partnership: Forms 8 and 11, those of events, KYC of its partners. */
export function llp(standing: Standing): AreaAnswer {
  if (legalFormOn(standing, standing.asked.today) !== 'llp') return { drafts: [], notDue: [] };
  return areaAnswer(standing, [
    ...annualLlpForms(standing),
    ...recordedForms(standing),
    ...directorAnswers(standing),
    ...dutyAnswers(standing, ['FLA return']),
    ...audit(standing),
    notDueOf(
      'AGM',
      '',
      reason(false, 'No annual general meeting is due', 'an LLP holds none', [['Registered as', inWords('llp')]]),
    ),
  ]);
}

/** The audit is no form: it only decides whether the accounts that Form 8 states must be audited. */
function audit(standing: Standing): readonly FormAnswer[] {
  const { today, knownOn } = standing.asked;
  const rule = ruleIfInForce(LLP_AUDIT_LIMITS, today, knownOn);
  const contribution = standing.statedOn('contribution', today)?.value.amount;
  const turnover = turnoverOn(standing, today)?.amount;
  if (!rule) return [];
  const given = [
    ['Contribution', contribution === undefined ? inWords('not stated') : inPaise(contribution)],
    ['Turnover', turnover === undefined ? inWords('not stated') : inPaise(turnover)],
  ] as const;
  const formula = 'asked where contribution or turnover exceeds its limit';
  const isExceeded =
    (contribution !== undefined && contribution > rule.value.contribution) ||
    (turnover !== undefined && turnover > rule.value.turnover);
  const isTold = isExceeded || (contribution !== undefined && turnover !== undefined);
  const label = isExceeded ? 'Form 8 states audited accounts; the audit has no form of its own' : 'No audit is asked';
  const because = reason(
    false,
    isTold ? label : 'Whether an audit is asked cannot be told',
    formula,
    given,
    citationOf(rule),
  );
  const asks = contribution === undefined ? 'contribution' : 'turnover';
  return [notDueOf('LLP audit', '', because, isTold ? {} : { asks })];
}
