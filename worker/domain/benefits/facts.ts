import type { CompanyProfile } from '../calendar/model';
import { financialYearOf, type IsoDate } from '../shared/dates';
import type { BenefitAnswers, BenefitFacts } from './assess';
import type { BenefitName } from './values';

type Own = { incorporationDate: IsoDate; udyam: string | null };
type Told = { answers: BenefitAnswers; applied: ReadonlyMap<BenefitName, IsoDate> };

/** A company as its benefits are tested on the day of its profile: its facts, what it answered, and what it applied for. */
export function benefitFactsOf(
  { incorporationDate: incorporatedOn, udyam }: Own,
  profile: CompanyProfile,
  { answers, applied }: Told,
): BenefitFacts {
  const { today } = profile.asked;
  const legalForm = profile.statedOn('legal-form', today)?.value.legalForm;
  const regime = profile.statedOn('tax-regime', today, financialYearOf(today))?.value.regime;
  const [recognition] = profile.newest('startup-recognition');
  const [boardCertificate] = profile.newest('board-certificate');
  const [claim] = profile.newest('holiday-claim');
  const formation = profile.statedOn('formation', today)?.value;
  return {
    ...{ incorporatedOn, answers, applied },
    ...(legalForm && { legalForm }),
    turnovers: new Map(profile.newest('turnover').map(({ subject, value }) => [subject, value.amount])),
    ...(regime && { regime }),
    ...(recognition && { recognition: recognition.value }),
    ...(boardCertificate && { boardCertificate: boardCertificate.value }),
    ...(formation && { formation }),
    ...(claim && { firstClaimedYear: claim.value.firstYear }),
    ...(udyam && { udyam }),
  };
}
