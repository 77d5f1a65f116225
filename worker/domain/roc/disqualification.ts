import { type RuleHistory, ruleIfInForce } from '../law/rule';
import { ruleHistory } from '../law/table';
import { addDays, addMonths, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inDays, inMonths, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';

/** Directors of a company that filed neither form for so many years running are disqualified for so long. */
export const DISQUALIFICATION: RuleHistory<{ years: number; lastsYears: number }> = ruleHistory<{
  years: number;
  lastsYears: number;
}>(
  {
    id: 'ROC.DQ.164_2A',
    basis: 'EVENT_DATE',
    unit: 'financial years running; years of disqualification',
    statute: 'Companies Act 2013 s.164(2)(a)',
  },
  [{ from: '2014-04-01', value: { years: 3, lastsYears: 5 } }],
);

/** Within so many days of the default the company names its disqualified directors to the Registrar in DIR-9. */
const DEFAULT_REPORTED_WITHIN: RuleHistory<number> = ruleHistory<number>(
  {
    id: 'ROC.DQ.DIR9',
    basis: 'EVENT_DATE',
    unit: 'days from the default',
    statute: 'Companies (Appointment and Qualification of Directors) Rules 2014 r.14(2)',
  },
  [{ from: '2014-04-01', value: 30 }],
);

/** So long is spared who is appointed to a company that is in such default already. */
export const NEW_DIRECTOR_SPARED: RuleHistory<number> = ruleHistory<number>(
  {
    id: 'ROC.DQ.NEW',
    basis: 'EVENT_DATE',
    unit: 'months from the appointment',
    statute: 'Companies Act 2013 s.164(2) proviso, by the Amendment Act 2017',
  },
  [{ from: '2018-05-07', value: 6 }],
);

/**
 * From which day a director is disqualified by a company's default: the day of the default, and for who was appointed while it
 * lasted the end of six months from the appointment. Undefined where that lies after it.
 */
export function directorDisqualifiedFrom(
  of: Pick<Disqualification, 'from' | 'to'>,
  appointedOn: IsoDate,
  knownOn?: IsoDate,
): Explained<IsoDate> | undefined {
  if (appointedOn > of.to) return undefined;
  const rule = appointedOn >= of.from ? ruleIfInForce(NEW_DIRECTOR_SPARED, appointedOn, knownOn) : undefined;
  const from = rule ? addMonths(appointedOn, rule.value) : of.from;
  const working = new Working();
  working.give('default', say('roc.step.disqualified-from'), onDay(of.from));
  working.give('appointed', say('roc.step.appointed-on'), onDay(appointedOn));
  working.make('from', say('roc.step.director-disqualified-from'), onDay(from), {
    formula: say(rule ? 'roc.formula.spared' : 'roc.formula.day-of-default'),
    inputs: ['default', 'appointed'],
    ...(rule && { rule: citationOf(rule) }),
    summary: rule
      ? say('roc.summary.director-spared', {
          ...{ appointed: onDay(appointedOn), months: inMonths(rule.value), from: onDay(from), statute: rule.statute },
        })
      : say('roc.summary.director-disqualified', { from: onDay(from) }),
  });
  return working.explain(from);
}

/** The accounts or the annual return of a financial year: when they were due, and filed where they were. */
export type YearlyFiling = { form: string; year: string; dueOn: IsoDate; filedOn?: IsoDate };

export type Disqualification = { form: string; years: readonly string[]; from: IsoDate; to: IsoDate };

const FAMILIES = ['AOC-4', 'MGT-7'];

/**
 * From which day the directors are disqualified (s.164(2)(a)): the day after the due day of the last of three years running whose
 * accounts, or whose annual returns, were not filed by then. What is filed afterwards does not undo it; a waiver of fees does not
 * move it, an extension of the due day does. The earliest such day counts; undefined where there is none up to today.
 */
export function disqualificationOf(
  filings: readonly YearlyFiling[],
  today: IsoDate,
  knownOn?: IsoDate,
): Explained<Disqualification> | undefined {
  const rule = ruleIfInForce(DISQUALIFICATION, today, knownOn);
  if (!rule) return undefined;
  const { years, lastsYears } = rule.value;
  const runs = FAMILIES.flatMap((family) =>
    runsOf(
      filings.filter(({ form }) => form.startsWith(family)),
      years,
    ),
  );
  const [first] = runs
    .filter(({ from }) => from <= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  if (!first) return undefined;
  const form = first.missed[0]?.form ?? '';
  const named = first.missed.map(({ year }) => year);
  const to = addDays(addMonths(first.from, 12 * lastsYears), -1);
  const working = new Working();
  for (const { year, dueOn } of first.missed)
    working.give(year, say('roc.step.not-filed-of', { form, year }), onDay(dueOn));
  const report = ruleIfInForce(DEFAULT_REPORTED_WITHIN, first.from, knownOn);
  if (report)
    working.make('report', say('roc.step.default-reported-by'), onDay(addDays(first.from, report.value)), {
      formula: say('roc.formula.days-from-default', { days: inDays(report.value) }),
      inputs: named.slice(-1),
      rule: citationOf(report),
    });
  working.make('from', say('roc.step.disqualified-from'), onDay(first.from), {
    formula: say('roc.formula.day-after-third', { years }),
    inputs: named,
    rule: citationOf(rule),
    summary: say('roc.summary.disqualified', {
      ...{ form, years: { list: named, joined: 'and' } },
      ...{ from: onDay(first.from), to: onDay(to), statute: rule.statute },
    }),
  });
  return working.explain({ form, years: named, from: first.from, to });
}

type Run = { missed: readonly YearlyFiling[]; from: IsoDate };

/** Every row of so many years running of which none was filed by the day after the last one's due day. */
function runsOf(filings: readonly YearlyFiling[], count: number): readonly Run[] {
  const byYear = filings.toSorted((one, other) => (one.year < other.year ? -1 : 1));
  return byYear.flatMap((last, index): Run[] => {
    const missed = byYear.slice(Math.max(0, index - count + 1), index + 1);
    const from = addDays(last.dueOn, 1);
    const isRunning = missed.length === count && missed.every((one, place) => isNext(missed[place - 1], one));
    return isRunning && missed.every(({ filedOn }) => filedOn === undefined || filedOn >= from)
      ? [{ missed, from }]
      : [];
  });
}

const isNext = (before: YearlyFiling | undefined, one: YearlyFiling): boolean =>
  before === undefined || Number(one.year.slice(0, 4)) === Number(before.year.slice(0, 4)) + 1;
