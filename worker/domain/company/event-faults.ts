import { endOfPeriod } from '../calendar/periods';
import { ruleIfInForce } from '../law/rule';
import { firstYearEnd } from '../roc/due-dates';
import { AGM_EXTENSION_MONTHS, FIRST_YEAR_SWITCH } from '../roc/law/yearly';
import { addDays, type IsoDate, isoDate, yearEnd } from '../shared/dates';
import { inMonths, onDay } from '../shared/explained';
import { type Message, say } from '../shared/message';
import type { CompanyEvent, EventKind } from './events';
import type { Fault, Known, NewEvent } from './known';
import { legalFormOn } from './legal-form';

type NewOf<Kind extends EventKind> = Extract<NewEvent, { kind: Kind }>;
type Check<Kind extends EventKind> = (event: NewOf<Kind>, known: Known) => readonly (Fault | false | undefined)[];

const fault = (field: string, message: Message): Fault => ({ field, message });

/** Why an event cannot have happened as it is told, field by field; empty where it can. */
export function eventFaults(event: NewEvent, known: Known): readonly Fault[] {
  const check = CHECKS[event.kind] as Check<EventKind> | undefined;
  return [...dayFaults(event, known), ...(check?.(event, known) ?? [])].filter((found): found is Fault => !!found);
}

function dayFaults({ kind, happenedOn }: NewEvent, { incorporatedOn, today }: Known): (Fault | false)[] {
  const isClaim = kind === 'settled' || kind === 'nothing-due' || kind === 'not-filed';
  return [
    happenedOn > today && fault('happenedOn', say('company.fault.not-come-yet', { today: onDay(today) })),
    !isClaim &&
      happenedOn < incorporatedOn &&
      fault('happenedOn', say('company.fault.before-incorporation', { formed: onDay(incorporatedOn) })),
  ];
}

const CHECKS: { readonly [Kind in EventKind]?: Check<Kind> } = {
  agm: agmFaults,
  'agm-extension': agmExtensionFaults,
  deposit: ({ happenedOn, details }) => {
    const first = isoDate(`${details.month}-01`);
    return [
      happenedOn < first &&
        fault(
          'happenedOn',
          say('company.fault.month-not-begun', { month: { month: details.month }, first: onDay(first) }),
        ),
    ];
  },
  filing: ({ subject, happenedOn }, { profile }) => {
    const ends = endOfPeriod(subject);
    const before = profile.events('filing').find((other) => other.subject === subject);
    return [
      ends &&
        happenedOn <= ends &&
        fault('happenedOn', say('company.fault.before-period-ends', { ends: onDay(ends), first: nextDay(ends) })),
      before && fault('subject', filedAlready(before)),
    ];
  },
  'nothing-due': openClaim,
  'not-filed': openClaim,
  settled: (event, known) => (event.subject ? openClaim(event, known) : []),
};

const nextDay = (day: IsoDate) => onDay(addDays(day, 1));
const filedAlready = ({ happenedOn }: CompanyEvent): Message =>
  say('company.fault.filed-already', { day: onDay(happenedOn) });

/** Who says that something is open, or was never due, must first take back that it was filed. */
function openClaim({ subject }: { subject: string }, { profile }: Known): (Fault | undefined)[] {
  const filed = profile.events('filing').find((other) => other.subject === subject);
  return [filed && fault('subject', filedAlready(filed))];
}

function agmFaults({ subject, happenedOn, details }: NewOf<'agm'>, known: Known): (Fault | false | undefined)[] {
  const without = withoutMeetings(subject, known);
  if (without) return [without];
  const { ends, isFirst, tooEarly } = meetingYear(subject, known);
  const held = known.profile.events('agm').find((other) => other.subject === subject);
  return [
    tooEarly,
    happenedOn <= ends &&
      fault(
        'happenedOn',
        say('company.fault.agm-after-year', { year: subject, ends: onDay(ends), first: nextDay(ends) }),
      ),
    held &&
      held.happenedOn !== happenedOn &&
      fault('subject', say('company.fault.agm-recorded', { year: subject, day: onDay(held.happenedOn) })),
    extensionFault(details.extensionMonths ?? 0, ends, isFirst),
  ];
}

/** An order of a year that has meetings at all; one for a year whose meeting was held adds nothing any more. */
function agmExtensionFaults(event: NewOf<'agm-extension'>, known: Known): (Fault | false | undefined)[] {
  const { subject, details } = event;
  const without = withoutMeetings(subject, known);
  if (without) return [without];
  const { ends, isFirst, tooEarly } = meetingYear(subject, known);
  return [tooEarly, extensionFault(details.extensionMonths, ends, isFirst)];
}

/** By what it was when the year ended: who became a partnership since held its meetings as a company. */
function withoutMeetings(year: string, known: Known): Fault | undefined {
  const form = legalFormOn(known, yearEnd(year));
  if (form !== 'opc' && form !== 'llp') return undefined;
  return fault('kind', say(form === 'opc' ? 'company.fault.opc-agm' : 'company.fault.llp-agm'));
}

/** A financial year as the meetings see it: its end, whether it is the company's first, and the fault of one before that. */
function meetingYear(year: string, known: Known): { ends: IsoDate; isFirst: boolean; tooEarly: Fault | undefined } {
  const ends = yearEnd(year);
  // A company formed under the Act of 1956 had its first year long before anything is recorded here.
  const isOfThisAct = ruleIfInForce(FIRST_YEAR_SWITCH, known.incorporatedOn) !== undefined;
  const first = isOfThisAct ? firstYearEnd(known.incorporatedOn) : undefined;
  const isBefore = first !== undefined && ends < first;
  const tooEarly = isBefore ? fault('subject', say('company.fault.first-year', { ends: onDay(first) })) : undefined;
  return { ends, isFirst: ends === first, tooEarly };
}

function extensionFault(months: number, ends: IsoDate, isFirst: boolean): Fault | false {
  const most = ruleIfInForce(AGM_EXTENSION_MONTHS, ends)?.value ?? Number.POSITIVE_INFINITY;
  const field = 'details.extensionMonths';
  if (isFirst && months > 0) return fault(field, say('company.fault.first-agm-extended'));
  return months > most && fault(field, say('company.fault.agm-extended', { most: inMonths(most) }));
}

/** The known event that a new one repeats: same kind, subject and day; of money and forms also the same details. */
export function repeatedBy(event: NewEvent, known: readonly CompanyEvent[]): CompanyEvent | undefined {
  return known.find(
    (other) =>
      other.withdrawnOn === undefined &&
      other.kind === event.kind &&
      other.subject === event.subject &&
      other.happenedOn === event.happenedOn &&
      (!TOLD_APART.includes(event.kind) || sameDetails(other.details, event.details)),
  );
}

// Several of these may happen to one subject on a day: salary and rent are withheld, two charges are made.
const TOLD_APART: readonly EventKind[] = ['deduction', 'deposit', 'roc-event', 'settled'];

const sameDetails = (one: object, other: object): boolean => sorted(one) === sorted(other);
const sorted = (details: object): string =>
  JSON.stringify(Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1)));
