import { ruleInForce } from '../law/rule';
import { addMonths, type IsoDate, isoDate } from '../shared/dates';
import { citationOf, type Explained, inMonths, onDay, Working } from '../shared/explained';
import { AGM_EXTENSION_MONTHS, FIRST_AGM_MONTHS, NEXT_AGM } from './meeting.rules';

export type AgmFacts = {
  yearEnd: IsoDate;
  isFirst: boolean;
  previousAgmOn?: IsoDate;
  /** What the Registrar allowed, in months; never for the first meeting. */
  extensionMonths?: number;
};

/**
 * The last day on which the annual general meeting for a financial year may be held (s.96(1)). A one-person company holds
 * none and must not be asked. Throws RangeError on an extension the section does not know and on a previous meeting that
 * lies after the year it would follow.
 */
export function agmLastDay(facts: AgmFacts, knownOn?: IsoDate): Explained<IsoDate> {
  refuseContradiction(facts, knownOn);
  const working = new Working();
  working.give('yearEnd', 'Financial year ends', onDay(facts.yearEnd));
  return facts.isFirst ? firstLastDay(facts, working, knownOn) : nextLastDay(facts, working, knownOn);
}

function refuseContradiction(
  { yearEnd, isFirst, extensionMonths = 0, previousAgmOn }: AgmFacts,
  knownOn?: IsoDate,
): void {
  const { value: most } = ruleInForce(AGM_EXTENSION_MONTHS, yearEnd, knownOn);
  if (extensionMonths > most || (isFirst && extensionMonths > 0)) {
    throw new RangeError(`The Registrar extends by at most ${most} months, and never the first meeting`);
  }
  if (previousAgmOn && previousAgmOn > yearEnd) {
    throw new RangeError(
      `The meeting of ${previousAgmOn} lies after the year ending ${yearEnd}: it is not its previous one`,
    );
  }
}

function firstLastDay({ yearEnd }: AgmFacts, working: Working, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(FIRST_AGM_MONTHS, yearEnd, knownOn);
  const lastDay = addMonths(yearEnd, rule.value);
  working.make('agmLastDay', 'Last day for the first AGM', onDay(lastDay), {
    formula: `year end + ${rule.value} months`,
    inputs: ['yearEnd'],
    rule: citationOf(rule),
  });
  return working.explain(lastDay);
}

function nextLastDay(facts: AgmFacts, working: Working, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(NEXT_AGM, facts.yearEnd, knownOn);
  const { monthsAfterYear, monthsAfterPrevious } = rule.value;
  const limits: [IsoDate, ...IsoDate[]] = [
    addMonths(facts.yearEnd, monthsAfterYear),
    isoDate(`${facts.yearEnd.slice(0, 4)}-12-31`),
  ];
  const inputs = ['yearEnd'];
  if (facts.previousAgmOn) {
    working.give('previousAgm', 'Previous AGM', onDay(facts.previousAgmOn));
    limits.push(addMonths(facts.previousAgmOn, monthsAfterPrevious));
    inputs.push('previousAgm');
  }
  if (facts.extensionMonths) {
    working.give('extension', 'Extension by the Registrar', inMonths(facts.extensionMonths));
    inputs.push('extension');
  }
  const lastDay = addMonths(earliest(limits), facts.extensionMonths ?? 0);
  working.make('agmLastDay', 'Last day for the AGM', onDay(lastDay), {
    formula: `earliest of year end + ${monthsAfterYear} months, previous AGM + ${monthsAfterPrevious} months and 31 December, + extension`,
    inputs,
    rule: citationOf(rule),
  });
  return working.explain(lastDay);
}

function earliest(days: readonly [IsoDate, ...IsoDate[]]): IsoDate {
  const [first] = days.toSorted();
  return first ?? days[0];
}
