import { ruleIfInForce } from '../../law/rule';
import { LLP_AUDIT_LIMITS } from '../../roc/classification';
import { firstLlpYearEnds, periodFormDueOn } from '../../roc/due-dates';
import { PERIOD_FORMS } from '../../roc/yearly.rules';
import { addMonths, financialYearOf, type IsoDate } from '../../shared/dates';
import { citationOf, inPaise, inWords, onDay } from '../../shared/explained';
import type { AreaAnswer, CompanyProfile, Draft } from '../model';
import { reachOf } from '../profile';
import { areaAnswer, draftOf, type FormAnswer, isAsked, notDueOf, reason } from './answers';
import { turnoverOn } from './roc/company';
import { costOfLlpForm } from './roc/cost';
import { directorAnswers } from './roc/directors';
import { recordedForms } from './roc/events';
import { dutyAnswers } from './roc/roc';

/** What the Registrar asks of who is a limited liability partnership: Forms 8 and 11, those of events, KYC of its partners. */
export function llp(profile: CompanyProfile): AreaAnswer {
  return areaAnswer(profile, [
    ...annualLlpForms(profile),
    ...recordedForms(profile),
    ...directorAnswers(profile),
    ...dutyAnswers(profile, ['FLA return']),
    ...audit(profile),
    notDueOf(
      'AGM',
      '',
      reason(false, 'No annual general meeting is due', 'an LLP holds none', [['Registered as', inWords('llp')]]),
    ),
  ]);
}

/** The audit is no form: it only decides whether the accounts that Form 8 states must be audited. */
function audit(profile: CompanyProfile): readonly FormAnswer[] {
  const { today, knownOn } = profile.asked;
  const rule = ruleIfInForce(LLP_AUDIT_LIMITS, today, knownOn);
  const contribution = profile.statedOn('contribution', today)?.value.amount;
  const turnover = turnoverOn(profile, today)?.amount;
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

const FORMS = [
  { key: 'llpAnnualReturn', says: 'Annual return of the LLP' },
  { key: 'llpAccounts', says: 'Statement of account and solvency of the LLP' },
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
    if (end >= earliest) drafts.push(...FORMS.flatMap((form) => formDraft(profile, form, end, mayBeLater) ?? []));
  }
  return drafts;
}

const LATER =
  ' An LLP formed in the second half of a year may close its first year a year later; say then that nothing was due.';

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
    title: `${form} for ${period}`,
    description: `${says} for ${period}.${mayBeLater ? LATER : ''}`,
    priority: 'critical',
    dueOn,
    applies: reason(true, `${form} is due`, 'every LLP files it, whatever its size', [
      ['Registered as', inWords('llp')],
      ['Financial year ends', onDay(end)],
    ]),
    ...costOfLlpForm(profile, { form, period, dueOn: dueOn.value }),
  });
}
