import type { FactOf } from '../../../company/facts';
import { ruleIfInForce } from '../../../law/rule';
import { directorKycDueOn } from '../../../roc/due-dates';
import { DIRECTOR_KYC } from '../../../roc/yearly.rules';
import { addDays, financialYearOf, type IsoDate } from '../../../shared/dates';
import { citationOf, type Explained, inPaise, inWords, onDay, Working } from '../../../shared/explained';
import { type Paise, paise } from '../../../shared/money';
import type { CompanyProfile } from '../../model';
import { applyWaiver } from '../../reliefs';
import { draftOf, type FormAnswer, isAsked, notDueOf, reason } from '../answers';
import { type CostOfDelay, noDelayCost } from './cost';

const FORM = 'DIR-3 KYC';

/** The KYC of each director or designated partner who has not ceased, from the last one or the allotment of the DIN. */
export function directorAnswers(profile: CompanyProfile): readonly FormAnswer[] {
  const directors = profile.newest('director');
  if (directors.length === 0) {
    const because = reason(false, 'Whether DIR-3 KYC is due cannot be told', 'due for each director or partner', [
      ['Directors', inWords('not stated')],
    ]);
    return [notDueOf(FORM, '', because, { asks: 'director' })];
  }
  return directors.flatMap((director) => kycAnswers(profile, director));
}

/**
 * Each KYC that followed another is done; the one after the last is open, by the rule of the day asked.
 * A second KYC within a financial year leads to the same next one: it does nothing the first had not done.
 */
function kycAnswers(profile: CompanyProfile, director: FactOf<'director'>): readonly FormAnswer[] {
  const days = kycDays(profile, director);
  const bases = days.length > 0 ? days : [director.value.appointedOn];
  return bases.flatMap((base, index) => {
    const doneOn = bases[index + 1];
    if (doneOn && financialYearOf(doneOn) === financialYearOf(base)) return [];
    const answer = kycAnswer(profile, director, { base, isStated: days.length > 0, ...(doneOn && { doneOn }) });
    return answer ?? [];
  });
}

type Kyc = { base: IsoDate; isStated: boolean; doneOn?: IsoDate };

function kycAnswer(profile: CompanyProfile, director: FactOf<'director'>, kyc: Kyc): FormAnswer | undefined {
  const { today, knownOn } = profile.asked;
  const day = kyc.doneOn ?? today;
  const rule = ruleIfInForce(DIRECTOR_KYC, day, knownOn);
  if (!rule) return undefined;
  const dueOn = directorKycDueOn(kyc.base, day, knownOn);
  const { name, ceasedOn } = director.value;
  if (ceasedOn && (ceasedOn <= today || ceasedOn <= dueOn.value)) return undefined;
  const given = [
    ['Director or partner', inWords(name)],
    ['DIN', inWords(director.subject)],
  ] as const;
  // A DIN of long ago had a KYC since, and only its holder can say when.
  if (!kyc.isStated && dueOn.value < profile.dossier.trackedSince) {
    const because = reason(
      false,
      `The next KYC of ${name} cannot be told`,
      'it is counted from the last one, which is not stated',
      given,
    );
    return notDueOf(FORM, '', because, { subject: director.subject, asks: 'director' });
  }
  if (!isAsked(profile, dueOn.value)) return undefined;
  const period = financialYearOf(dueOn.value);
  return draftOf({
    form: FORM,
    period,
    subject: director.subject,
    title: `${FORM} of ${name}`,
    description: `KYC of ${name}, DIN ${director.subject}. A late one costs the fee to make the DIN active again.`,
    priority: 'high',
    dueOn,
    applies: reason(true, `${FORM} is due`, 'due for whoever holds a DIN on 31 March', given),
    ...(kyc.doneOn && { done: { on: kyc.doneOn } }),
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
    working.give('due', 'Was due', onDay(dueOn));
    working.give('filed', 'Filed', onDay(day));
    working.make('fee', 'Fee to make the DIN active again', inPaise(paise(fee)), {
      formula: 'so much once it is late, however long',
      inputs: ['due', 'filed'],
      rule,
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
