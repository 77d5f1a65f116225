import type { FactOf } from '../../../company/facts';
import { patentDates, patentRenewalDueOn } from '../../../ip/patent';
import { EXAMINATION_REQUEST_MONTHS, PATENT_RENEWAL_TIMES, PATENT_TERM_YEARS } from '../../../ip/patent.rules';
import { ruleIfInForce } from '../../../law/rule';
import { addMonths, type IsoDate } from '../../../shared/dates';
import { dayInWords } from '../../../shared/days-in-words';
import { citationOf, type Explained, inWords, onDay, type Step } from '../../../shared/explained';
import type { Draft } from '../../draft';
import type { Standing } from '../../standing';
import { draftOf, isAsked, reason } from '../roc/answers';

export type Patent = FactOf<'ip-asset'>;

/** The facts that every answer about a patent rests on. */
export const given = ({ value, subject }: Patent) =>
  [
    ['Patent', inWords(value.name)],
    ['Application', inWords(subject)],
    ['Granted', value.registeredOn ? onDay(value.registeredOn) : inWords('not stated')],
  ] as const;

/** The request for examination of an application that is not granted: without it the application is taken as withdrawn. */
export function examinationRequest(standing: Standing, patent: Patent): readonly Draft[] {
  const { appliedOn, registeredOn, name } = patent.value;
  const { knownOn } = standing.asked;
  if (registeredOn || !ruleIfInForce(EXAMINATION_REQUEST_MONTHS, appliedOn, knownOn)) return [];
  const { value, steps } = patentDates({ filedOn: appliedOn }, knownOn);
  const day = value.examinationRequestBy;
  if (!isAsked(standing, day)) return [];
  const ofRequest = steps.filter(({ id }) => id === 'filed' || id === 'first' || id === 'examination');
  return [
    draftOf({
      area: 'IP',
      form: 'Form 18',
      period: day.slice(0, 4),
      subject: patent.subject,
      title: `Request for examination of ${name}`,
      description: `Without it the application of ${dayInWords(appliedOn)} is taken as withdrawn. An earlier priority makes it due earlier.`,
      priority: 'high',
      dueOn: { value: day, steps: ofRequest },
      applies: reason(
        true,
        'A request for examination is due',
        'every application that is to be granted',
        given(patent),
      ),
    }),
  ];
}

/** The renewal of a granted patent for each of its years; those that passed before the grant are due together after it. */
export function renewals(standing: Standing, patent: Patent): readonly Draft[] {
  const { today, knownOn } = standing.asked;
  const times = ruleIfInForce(PATENT_RENEWAL_TIMES, today, knownOn);
  const term = ruleIfInForce(PATENT_TERM_YEARS, today, knownOn);
  if (!patent.value.registeredOn || !times || !term) return [];
  const years = Array.from(
    { length: term.value - times.value.firstYear + 1 },
    (_, index) => times.value.firstYear + index,
  );
  return years.flatMap((year) => renewal(standing, patent, year) ?? []);
}

function renewal(standing: Standing, patent: Patent, year: number): Draft | undefined {
  const { appliedOn, name } = patent.value;
  const { today, knownOn } = standing.asked;
  // Cheap enough to be asked of every year of the term, of which few are due in a window.
  if (!isAsked(standing, dayOf(standing, patent, addMonths(appliedOn, 12 * (year - 1))))) return undefined;
  const { value, steps } = patentRenewalDueOn(appliedOn, year, today, knownOn);
  const due = { value: value.dueOn, steps: steps.filter(({ id }) => id !== 'extended') };
  const dueOn = afterGrant(standing, patent, due);
  return draftOf({
    area: 'IP',
    form: 'Patent renewal',
    period: value.dueOn.slice(0, 4),
    subject: patent.subject,
    title: `Patent renewal of ${name}, year ${year}`,
    description: `Fee for year ${year} of the patent; until ${dayInWords(value.extendedTo)} with a request on Form 4. A patent that is not renewed ceases.`,
    priority: 'high',
    dueOn,
    applies: reason(true, 'A renewal is due', 'a granted patent, for each year from the third', given(patent)),
  });
}

function dayOf({ asked }: Standing, { value }: Patent, due: IsoDate): IsoDate {
  const rule = ruleIfInForce(PATENT_RENEWAL_TIMES, asked.today, asked.knownOn);
  if (!rule || !value.registeredOn || due >= value.registeredOn) return due;
  return addMonths(value.registeredOn, rule.value.arrearsMonths);
}

/** Years that passed before the grant are paid within months of its entry in the register. */
function afterGrant(standing: Standing, patent: Patent, due: Explained<IsoDate>): Explained<IsoDate> {
  const rule = ruleIfInForce(PATENT_RENEWAL_TIMES, standing.asked.today, standing.asked.knownOn);
  const day = dayOf(standing, patent, due.value);
  if (day === due.value || !rule) return due;
  const step: Step = {
    id: 'arrears',
    label: 'Due after the grant',
    quantity: onDay(day),
    formula: `grant of ${patent.value.registeredOn} + ${rule.value.arrearsMonths} months, as the year passed before it`,
    inputs: ['due'],
    rule: citationOf(rule),
  };
  return { value: day, steps: [...due.steps, step] };
}
