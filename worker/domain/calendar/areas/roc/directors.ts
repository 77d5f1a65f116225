import type { FactOf } from '../../../company/facts';
import { directorKycDueOn, directorKycDutyOn, directorKycRule } from '../../../roc/due-dates';
import { addDays, financialYearOf, type IsoDate } from '../../../shared/dates';
import { citationOf, type Explained, inPaise, inWords, onDay, Working } from '../../../shared/explained';
import { say } from '../../../shared/message';
import { type Paise, paise } from '../../../shared/money';
import type { CompanyProfile } from '../../model';
import { applyWaiver } from '../../reliefs';
import { draftOf, type FormAnswer, isAsked, isDue, NOT_STATED, notDueOf, notKnown, reason } from '../answers';
import { type CostOfDelay, noDelayCost } from './cost';

const FORM = 'DIR-3 KYC';

/** The KYC of each director or designated partner who has not ceased, from the last one or the allotment of the DIN. */
export function directorAnswers(profile: CompanyProfile): readonly FormAnswer[] {
  const directors = profile.newest('director');
  if (directors.length === 0) {
    const because = reason(false, notKnown(FORM), say('calendar.roc.kyc-each'), [
      [say('calendar.fact.directors'), NOT_STATED],
    ]);
    return [notDueOf(FORM, '', because, { asks: 'director' })];
  }
  return directors.flatMap((director) => kycAnswers(profile, director));
}

/**
 * Each KYC that followed another is done; the one after the last is open, and overdue where its day has passed: who says when
 * the last one was says that none came after it. A second KYC within a financial year, or before the rule, leads to the same next one.
 */
function kycAnswers(profile: CompanyProfile, director: FactOf<'director'>): readonly FormAnswer[] {
  const { today, knownOn } = profile.asked;
  const days = kycDays(profile, director);
  const isStated = days.length > 0;
  const bases = (isStated ? days : [director.value.appointedOn]).filter((base) => directorKycRule(base, knownOn));
  let metDueOn: IsoDate | undefined;
  return bases.flatMap((base, index) => {
    const doneOn = bases[index + 1];
    if (doneOn && directorKycDutyOn(doneOn) === directorKycDutyOn(base)) return [];
    const last = { on: base, isAllotment: !isStated, ...(metDueOn && { metDueOn }) };
    const dueOn = directorKycDueOn(last, knownOn);
    metDueOn = dueOn.value;
    const { ceasedOn } = director.value;
    if (ceasedOn && (ceasedOn <= today || ceasedOn <= dueOn.value)) return [];
    const isKnown = isStated || director.value.hasNoKyc === true;
    return kycAnswer(profile, director, { base, dueOn, isStated: isKnown, ...(doneOn && { doneOn }) }) ?? [];
  });
}

/** `isStated`: when the last KYC was, or that there was none, is said. */
type Kyc = { base: IsoDate; dueOn: Explained<IsoDate>; isStated: boolean; doneOn?: IsoDate };

function kycAnswer(profile: CompanyProfile, director: FactOf<'director'>, kyc: Kyc): FormAnswer | undefined {
  const rule = directorKycRule(kyc.base, profile.asked.knownOn);
  if (!rule) return undefined;
  const { dueOn, isStated, doneOn } = kyc;
  const { name } = director.value;
  const given = [
    [say('calendar.roc.director'), inWords(name)],
    [say('calendar.roc.din'), inWords(director.subject)],
  ] as const;
  // A DIN of long ago had a KYC since, and only its holder can say when.
  if (!isStated && dueOn.value < profile.dossier.trackedSince) {
    const because = reason(
      false,
      say('calendar.roc.kyc-not-known', { name }),
      say('calendar.roc.kyc-from-last'),
      given,
    );
    return notDueOf(FORM, '', because, { subject: director.subject, asks: 'director' });
  }
  const isStatedOpen = isStated && !doneOn;
  if (!isAsked(profile, dueOn.value, isStatedOpen)) return undefined;
  const period = financialYearOf(dueOn.value);
  return draftOf({
    form: FORM,
    period,
    subject: director.subject,
    title: say('calendar.roc.kyc', { form: FORM, name }),
    description: say('calendar.roc.kyc-of', { name, din: director.subject }),
    priority: 'high',
    dueOn,
    applies: reason(true, isDue(FORM), say('calendar.roc.kyc-rule'), given),
    ...(doneOn && { done: { on: doneOn } }),
    ...(isStatedOpen && { isStatedOpen }),
    ...costOfKyc(profile, period, rule.value.reactivationFee, citationOf(rule)),
  });
}

function costOfKyc(
  { asked }: CompanyProfile,
  period: string,
  fee: Paise,
  rule: ReturnType<typeof citationOf>,
): CostOfDelay {
  const lateCost = (day: IsoDate, dueOn: IsoDate): Explained<Paise> => {
    const working = new Working();
    working.give('due', say('calendar.cost.was-due'), onDay(dueOn));
    working.give('filed', say('calendar.cost.filed'), onDay(day));
    working.make('fee', say('calendar.roc.kyc-fee'), inPaise(paise(fee)), {
      formula: say('calendar.roc.kyc-fee-rule'),
      inputs: ['due', 'filed'],
      rule,
      summary: say('calendar.summary.kyc-fee', {
        ...{ due: onDay(dueOn), filed: onDay(day), fee: inPaise(fee), statute: rule.statute },
      }),
    });
    return working.explain(fee);
  };
  return {
    costOn: (day, dueOn, reliefs) =>
      day <= dueOn
        ? noDelayCost(FORM, day, dueOn)
        : applyWaiver(lateCost(day, dueOn), reliefs, { form: FORM, period, filedOn: day }, asked.knownOn),
    costBreaks: (dueOn) => [addDays(dueOn, 1)],
  };
}

/** Every day on which a KYC is said to have been done: by the facts, the events, and filings of the obligation. */
function kycDays(profile: CompanyProfile, { subject, value }: FactOf<'director'>): readonly IsoDate[] {
  const { today } = profile.asked;
  const events = profile.events('director-kyc').filter((one) => one.subject === subject);
  const filings = profile
    .events('filing')
    .filter((one) => one.subject.startsWith(`${FORM}|`) && one.subject.endsWith(`|${subject}`));
  const days = [...events, ...filings].map(({ happenedOn }) => happenedOn).filter((day) => day <= today);
  return [...new Set([...(value.lastKycOn ? [value.lastKycOn] : []), ...days])].sort();
}
