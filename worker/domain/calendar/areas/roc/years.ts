import { ruleIfInForce } from '../../../law/rule';
import { firstYearEnd } from '../../../roc/financial-year';
import { FIRST_YEAR_SWITCH } from '../../../roc/meeting.rules';
import { addMonths, financialYearOf, type IsoDate, isoDate } from '../../../shared/dates';
import type { Standing } from '../../standing';
import { reachOf } from '../../window';

/** A financial year of a company with what is known of its annual general meeting. */
export type CompanyYear = {
  year: string;
  end: IsoDate;
  isFirst: boolean;
  agmOn?: IsoDate;
  extensionMonths?: number;
  previousAgmOn?: IsoDate;
};

// The first meeting may be held nine months after its year, and the return follows two months later.
const LONGEST_WAIT_MONTHS = 12;
// The first year that lay wholly under the Act of 2013.
const FIRST_YEAR_OF_ACT = isoDate('2015-03-31');

/** The years whose forms may fall due in the window: those that ended lately, and those whose meeting was held lately. */
export function companyYears(standing: Standing): readonly CompanyYear[] {
  const { dossier, asked } = standing;
  const isUnderAct = ruleIfInForce(FIRST_YEAR_SWITCH, dossier.incorporatedOn) !== undefined;
  const firstEnd = isUnderAct ? firstYearEnd(dossier.incorporatedOn) : FIRST_YEAR_OF_ACT;
  const meetings = meetingsByYear(standing);
  const earliest = addMonths(reachOf(standing), -LONGEST_WAIT_MONTHS);
  const years: CompanyYear[] = [];
  let previousAgmOn: IsoDate | undefined;
  for (let end = firstEnd; end <= asked.to; end = addMonths(end, 12)) {
    const year = financialYearOf(end);
    const agm = meetings.get(year);
    const isNear = end >= earliest || (agm && agm.agmOn >= earliest);
    if (isNear) {
      const isFirst = isUnderAct && end === firstEnd;
      years.push({ year, end, isFirst, ...agm, ...(previousAgmOn && { previousAgmOn }) });
    }
    previousAgmOn = agm?.agmOn;
  }
  return years;
}

type Meeting = Required<Pick<CompanyYear, 'agmOn'>> & Pick<CompanyYear, 'extensionMonths'>;

/** The meeting that laid each year's accounts; of several that were recorded for a year, the first. */
function meetingsByYear({ events, asked }: Standing): ReadonlyMap<string, Meeting> {
  const meetings = new Map<string, Meeting>();
  for (const { subject, happenedOn, details } of events('agm')) {
    if (happenedOn > asked.today || meetings.has(subject)) continue;
    const { extensionMonths } = details;
    meetings.set(subject, { agmOn: happenedOn, ...(extensionMonths !== undefined && { extensionMonths }) });
  }
  return meetings;
}
