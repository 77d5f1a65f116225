import { firstDayOf } from '../../law/periods';
import { ruleIfInForce } from '../../law/rule';
import { LLP_AUDIT_LIMITS } from '../../roc/classification';
import { firstLlpYearEnds, periodFormDueOn } from '../../roc/due-dates';
import { PERIOD_FORMS } from '../../roc/law/yearly';
import { addMonths, financialYearOf, type IsoDate } from '../../shared/dates';
import { citationOf, inPaise, onDay } from '../../shared/explained';
import { say } from '../../shared/message';
import type { AreaAnswer, CompanyProfile, Draft } from '../model';
import { reachOf } from '../profile';
import {
  areaAnswer,
  draftOf,
  type FormAnswer,
  type Given,
  isAsked,
  isCarriedBack,
  isDue,
  isLlpOn,
  isNotDue,
  NOT_STATED,
  notDueOf,
  notKnown,
  reason,
  registeredAs,
  titleOf,
  turnoverOf,
} from './answers';
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
    notDueOf(
      'agm',
      '',
      reason(false, isNotDue('agm'), say('calendar.llp.no-agm'), [registeredAs(profile, 'llp', profile.asked.today)]),
    ),
  ]);
}

/**
 * Whether the accounts that Form 8 of a year states are audited, by the contribution on its last day and its turnover (r.24(8)). The
 * audit is no form. Of a year that still runs the turnover is not asked.
 */
function auditOf(profile: CompanyProfile, end: IsoDate): FormAnswer | undefined {
  const { today, knownOn } = profile.asked;
  const rule = ruleIfInForce(LLP_AUDIT_LIMITS, end, knownOn);
  const year = financialYearOf(end);
  if (!rule || firstDayOf(year) > today) return undefined;
  const contribution = profile.statedOn('contribution', end)?.value.amount;
  const turnover = turnoverOf(profile, year);
  const given: readonly Given[] = [
    [
      say('calendar.fact.contribution'),
      contribution === undefined ? NOT_STATED : inPaise(contribution),
      isCarriedBack(profile, 'contribution', end),
    ],
    [say('calendar.fact.turnover-of', { year }), turnover === undefined ? NOT_STATED : inPaise(turnover)],
  ];
  const formula = say('calendar.llp.audit-rule');
  const isExceeded =
    (contribution !== undefined && contribution > rule.value.contribution) ||
    (turnover !== undefined && turnover > rule.value.turnover);
  const isTold = isExceeded || (contribution !== undefined && turnover !== undefined);
  const label = say(isExceeded ? 'calendar.llp.audit-in-form-8' : 'calendar.llp.no-audit');
  const because = reason(false, isTold ? label : notKnown('llp-audit'), formula, given, citationOf(rule));
  if (isTold) return notDueOf('llp-audit', year, because);
  const asks = contribution === undefined ? 'contribution' : end <= today ? 'turnover' : undefined;
  return notDueOf('llp-audit', year, because, { verdict: 'not-known', ...(asks && { asks }) });
}

const FORMS = [
  { key: 'llpAnnualReturn', says: say('calendar.llp.annual-return') },
  { key: 'llpAccounts', says: say('calendar.llp.accounts') },
] as const;

// Form 8 comes seven months after its year.
const LONGEST_WAIT_MONTHS = 8;

/** Forms 8 and 11 of every year of an LLP (LLP Act 2008 ss.34, 35), and whether its accounts are audited. */
function annualLlpForms(profile: CompanyProfile): readonly FormAnswer[] {
  const { dossier, asked } = profile;
  const ends = firstLlpYearEnds(dossier.incorporatedOn);
  const [firstEnd] = ends;
  if (!firstEnd) return [];
  const earliest = addMonths(reachOf(profile), -LONGEST_WAIT_MONTHS);
  const drafts: Draft[] = [];
  const audits: FormAnswer[] = [];
  for (let end = firstEnd; end <= asked.to; end = addMonths(end, 12)) {
    const mayBeLater = end === firstEnd && ends.length > 1;
    if (end < earliest || !isLlpOn(profile, end)) continue;
    const ofYear = FORMS.flatMap((form) => formDraft(profile, form, end, mayBeLater) ?? []);
    drafts.push(...ofYear);
    if (ofYear.length > 0) audits.push(...[auditOf(profile, end) ?? []].flat());
  }
  return [...drafts, ...audits];
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
      registeredAs(profile, 'llp', end),
      [say('calendar.fact.year-ends'), onDay(end)],
    ]),
    ...costOfLlpForm(profile, { form, period, dueOn: dueOn.value }),
  });
}
