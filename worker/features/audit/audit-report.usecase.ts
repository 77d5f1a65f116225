import { financialYearOf, isoDate, yearEnd, yearStart } from '../../domain/shared/dates';
import { type Language, say, wordsOf } from '../../domain/shared/message';
import { inIndia, now, today } from '../../platform/clock';
import type { Bindings } from '../../platform/env';
import { nightsKept } from './anchor.repository';
import { areaOf } from './area.words';
import type { AuditReport } from './audit-report.contract';
import { type ChainOf, type Days, refusedOf, type Tally, talliesOf } from './audit-report.repository';
import { verifyChain } from './trail.repository';

/**
 * What an auditor reports on under rule 11(g) of the Companies (Audit and Auditors) Rules, 2014, for one financial year: that the
 * record of changes was kept throughout, by whom and of what, and that nothing in it was altered.
 */
export async function auditReportOf(
  env: Bindings,
  of: ChainOf,
  financialYear: string,
  language: Language,
): Promise<AuditReport> {
  const days = daysOf(financialYear);
  const [tallies, verdict, keptApart, refused] = await Promise.all([
    talliesOf(env.DB, of.id, days),
    verifyChain(env.DB, of.id),
    nightsKept(env.FILES, days),
    of.kind === 'company' ? refusedOf(env.DB, of.id, days) : null,
  ]);
  const report = {
    of,
    financialYear,
    ...days,
    entries: sumOf(tallies),
    firstSeq: tallies.length > 0 ? Math.min(...tallies.map(({ first }) => first)) : null,
    lastSeq: tallies.length > 0 ? Math.max(...tallies.map(({ last }) => last)) : null,
    months: grouped(tallies, ({ month }) => month).map(([month, entries]) => ({ month, entries })),
    people: peopleIn(tallies),
    areas: grouped(tallies, ({ entityType }) => entityType).map(([entityType, entries]) => ({
      entityType,
      name: wordsOf(areaOf(entityType), language),
      entries,
    })),
    refused,
    verdict,
    keptApart,
    madeAtIst: inIndia(now()),
  };
  return { ...report, statements: statementsOf(report).map((said) => wordsOf(said, language)) };
}

/** The days of a financial year that have begun. */
export function daysOf(financialYear: string): Days {
  const last = yearEnd(financialYear);
  return { from: yearStart(financialYear), to: financialYear === financialYearOf(today()) ? today() : last };
}

const sumOf = (tallies: readonly Tally[]): number => tallies.reduce((sum, { entries }) => sum + entries, 0);

const grouped = (tallies: readonly Tally[], by: (tally: Tally) => string): [string, number][] =>
  [...Map.groupBy(tallies, by)].map(([key, of]) => [key, sumOf(of)]);

function peopleIn(tallies: readonly Tally[]): AuditReport['people'] {
  const byActor = [...Map.groupBy(tallies, ({ actorType, actorId }) => `${actorType} ${actorId}`).values()];
  const people = byActor.map((of) => {
    const [{ actorId: userId = '', actorName: name = '', actorType = 'person' } = {}] = of;
    return { userId, name, isProgram: actorType === 'system', entries: sumOf(of) };
  });
  return people.sort((one, other) => other.entries - one.entries);
}

/** What the report says in sentences: that it was on throughout, whether it is unaltered, and what was kept apart. */
function statementsOf({ verdict, keptApart, from, to, entries }: Omit<AuditReport, 'statements'>) {
  const span = { from: onDay(from), to: onDay(to) };
  const { ok, length, head, firstBadSeq } = verdict;
  const { nights, first, last } = keptApart;
  return [
    say('audit.report.always-on', { ...span, entries }),
    ok
      ? say('audit.report.unaltered', { length, head })
      : say('audit.report.altered', { number: firstBadSeq ?? length }),
    first && last
      ? say('audit.report.kept-apart', { nights, first: onDay(first), last: onDay(last) })
      : say('audit.report.not-kept-apart'),
    say('audit.report.rules'),
  ];
}

const onDay = (day: string) => ({ unit: 'day', value: isoDate(day) }) as const;
