import { workingStatementDueOn } from '../../../ip/patent';
import { PATENT_TERM_YEARS, WORKING_STATEMENT_BLOCK } from '../../../ip/patent.rules';
import { ruleIfInForce } from '../../../law/rule';
import { addMonths, financialYearOf, type IsoDate } from '../../../shared/dates';
import type { Explained } from '../../../shared/explained';
import type { Draft } from '../../draft';
import type { Standing } from '../../standing';
import { draftOf, type FormAnswer, isAsked, notDueOf, reason } from '../roc/answers';
import { given, type Patent } from './patents';

/** Form 27, the working of a granted patent, for each block of three financial years after that of the grant. */
export function workingStatements(standing: Standing, patent: Patent): readonly FormAnswer[] {
  const { registeredOn } = patent.value;
  const { knownOn, to } = standing.asked;
  if (!registeredOn) return [];
  if (!ruleIfInForce(WORKING_STATEMENT_BLOCK, registeredOn, knownOn)) {
    const because = reason(
      false,
      'When Form 27 is due cannot be told',
      'the blocks of years are recorded for grants from 15 March 2024',
      given(patent),
    );
    return [notDueOf('Form 27', '', because, { area: 'IP', subject: patent.subject, verdict: 'not-known' })];
  }
  const term = ruleIfInForce(PATENT_TERM_YEARS, registeredOn, knownOn)?.value ?? 0;
  const lapsesOn = addMonths(patent.value.appliedOn, 12 * term);
  const last = to < lapsesOn ? to : lapsesOn;
  const drafts: Draft[] = [];
  for (let block = 1; ; block++) {
    const dueOn = workingStatementDueOn(registeredOn, block, knownOn);
    if (dueOn.value > last) return drafts;
    if (isAsked(standing, dueOn.value)) drafts.push(statement(patent, dueOn));
  }
}

function statement(patent: Patent, dueOn: Explained<IsoDate>): Draft {
  // The block ends with the financial year before the one in which the statement is due.
  const period = financialYearOf(addMonths(dueOn.value, -12));
  return draftOf({
    area: 'IP',
    form: 'Form 27',
    period,
    subject: patent.subject,
    title: `Form 27 of ${patent.value.name} for the three years to ${period}`,
    description: 'Statement of how the patent was worked in India, once for three financial years.',
    priority: 'medium',
    dueOn,
    applies: reason(true, 'Form 27 is due', 'every granted patent, once in three financial years', given(patent)),
  });
}
