import { ruleIfInForce } from '../../law/rule';
import { LLP_AUDIT_LIMITS } from '../../roc/classification';
import { firstLlpYearEnds, periodFormDueOn } from '../../roc/due-dates';
import { PERIOD_FORMS } from '../../roc/law/yearly';
import { addMonths, financialYearOf, type IsoDate } from '../../shared/dates';
import { citationOf, inPaise, inWords, onDay } from '../../shared/explained';
import { say } from '../../shared/message';
import type { AreaAnswer, CompanyProfile, Draft } from '../model';
import { reachOf } from '../profile';
import {
  areaAnswer,
  draftOf,
  type FormAnswer,
  isAsked,
  isDue,
  isLlpOn,
  isNotDue,
  NOT_STATED,
  notDueOf,
  notKnown,
  reason,
  titleOf,
} from './answers';
import { turnoverOn } from './roc/company';
import { costOfLlpForm } from './roc/cost';
import { directorAnswers } from './roc/directors';
import { recordedForms } from './roc/events';
import { dutyAnswers } from './roc/roc';

/**
 * What the Registrar asks of a limited liability partnership: Forms 8 and 11 of the years in which it is or was one; of who is one
 * today also those of events, and the KYC of its partners.
 */
export function llp(profile: CompanyProfile): AreaAnswer {
  if (!isLlpOn(profile, profile.asked.today)) return areaAnswer(profile, annualLlpForms(profile));
  return areaAnswer(profile, [
    ...annualLlpForms(profile),
    ...recordedForms(profile),
    ...directorAnswers(profile),
    ...dutyAnswers(profile, ['fla-return', 'APR']),
    ...audit(profile),
    notDueOf(
      'agm',
      '',
      reason(false, isNotDue('agm'), say('calendar.llp.no-agm'), [[say('calendar.fact.registered-as'), LLP]]),
    ),
  ]);
}

const LLP = inWords(say('calendar.legal-form.llp'));

/** The audit is no form: it only decides whether the accounts that Form 8 states must be audited. */
function audit(profile: CompanyProfile): readonly FormAnswer[] {
  const { today, knownOn } = profile.asked;
  const rule = ruleIfInForce(LLP_AUDIT_LIMITS, today, knownOn);
  const contribution = profile.statedOn('contribution', today)?.value.amount;
  const turnover = turnoverOn(profile, today)?.amount;
  if (!rule) return [];
  const given = [
    [say('calendar.fact.contribution'), contribution === undefined ? NOT_STATED : inPaise(contribution)],
    [say('calendar.fact.turnover'), turnover === undefined ? NOT_STATED : inPaise(turnover)],
  ] as const;
  const formula = say('calendar.llp.audit-rule');
  const isExceeded =
    (contribution !== undefined && contribution > rule.value.contribution) ||
    (turnover !== undefined && turnover > rule.value.turnover);
  const isTold = isExceeded || (contribution !== undefined && turnover !== undefined);
  const label = say(isExceeded ? 'calendar.llp.audit-in-form-8' : 'calendar.llp.no-audit');
  const because = reason(false, isTold ? label : notKnown('llp-audit'), formula, given, citationOf(rule));
  const asks = contribution === undefined ? 'contribution' : 'turnover';
  return [notDueOf('llp-audit', '', because, isTold ? {} : { asks })];
}

const FORMS = [
  { key: 'llpAnnualReturn', says: say('calendar.llp.annual-return') },
  { key: 'llpAccounts', says: say('calendar.llp.accounts') },
] as const;

// Form 8 comes seven months after its year.
const LONGEST_WAIT_MONTHS = 8;

/** Forms 8 and 11 of every year of an LLP (LLP Act 2008 ss.34, 35). */
function annualLlpForms(profile: CompanyProfile): readonly Draft[] {
  const { dossier, asked } = profile;
  const ends = firstLlpYearEnds(dossier.incorporatedOn);
  const [firstEnd] = ends;
  if (!firstEnd) return [];
  const earliest = addMonths(reachOf(profile), -LONGEST_WAIT_MONTHS);
  const drafts: Draft[] = [];
  for (let end = firstEnd; end <= asked.to; end = addMonths(end, 12)) {
    const mayBeLater = end === firstEnd && ends.length > 1;
    if (end >= earliest && isLlpOn(profile, end))
      drafts.push(...FORMS.flatMap((form) => formDraft(profile, form, end, mayBeLater) ?? []));
  }
  return drafts;
}

function formDraft(
  profile: CompanyProfile,
  { key, says }: (typeof FORMS)[number],
  end: IsoDate,
  mayBeLater: boolean,
): Draft | undefined {
  const { knownOn } = profile.asked;
  const rule = ruleIfInForce(PERIOD_FORMS[key], end, knownOn);
  const dueOn = rule && periodFormDueOn(key, end, knownOn);
  if (!dueOn || !isAsked(profile, dueOn.value)) return undefined;
  const { form } = rule.value;
  const period = financialYearOf(end);
  return draftOf({
    form,
    period,
    title: titleOf(form, period),
    description: say(mayBeLater ? 'calendar.llp.form-first-year' : 'calendar.llp.form', { says, period }),
    priority: 'critical',
    dueOn,
    applies: reason(true, isDue(form), say('calendar.llp.every-llp'), [
      [say('calendar.fact.registered-as'), LLP],
      [say('calendar.fact.year-ends'), onDay(end)],
    ]),
    ...costOfLlpForm(profile, { form, period, dueOn: dueOn.value }),
  });
}
