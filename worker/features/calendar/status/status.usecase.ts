import type { Answer, MoneyWarning, NotDue } from '../../../domain/calendar/model';
import { AREAS, type Area, DEADLINE_BAND_DAYS } from '../../../domain/calendar/values';
import { askedBy } from '../../../domain/company/questions';
import { healthBand } from '../../../domain/health/bands';
import { areaBand, type HealthScore, type ScoreLine } from '../../../domain/health/health-score';
import { addDays, type IsoDate } from '../../../domain/shared/dates';
import type { Explained } from '../../../domain/shared/explained';
import { formatPercent } from '../../../domain/shared/money';
import { shownStatus } from '../calendar.contract';
import type { ComplianceItem } from '../calendar.table';
import type { CompanyCase } from '../case/case.repository';
import { scoreOf, workOut } from '../work-out/work-out.repository';
import { disqualificationJson } from './status.contract';

/** How a company stands on a day: its score and that of each area, line by line, and what is not due and why. */
export function statusOf(d1: D1Database, companyCase: CompanyCase, today: IsoDate) {
  const items = companyCase.items.filter(({ status }) => status !== 'withdrawn' && status !== 'not_due');
  const { answer } = workOut(d1, companyCase, today);
  const overall = scoreOf(items, today, answer.isStruckOffThreatened);
  const areas = AREAS.flatMap((area) => areaOf(area, items, today) ?? []);
  return {
    overall: overallJson(overall),
    overallOfAreas: meanOf(areas.filter(({ status }) => status !== 'none').map(({ score }) => score)),
    areas,
    sums: sumsOf(answer, items, today),
    notDue: answer.notDue.map((one) => notDueJson(one, today)),
    warnings: answer.warnings.map(warningJson),
    isStruckOffThreatened: answer.isStruckOffThreatened,
    disqualification: disqualificationJson(answer),
    unconfirmed: items.filter(({ status }) => status === 'unconfirmed').length,
    asOf: today,
  };
}

/** The sum behind what each late item costs today, as a sentence; left out where its cost is none of the law's. */
function sumsOf({ obligations }: Pick<Answer, 'obligations'>, items: readonly ComplianceItem[], today: IsoDate) {
  const costs = new Map(obligations.map(({ key, costOn }) => [key, costOn]));
  return items.flatMap(({ id, obligationKey, status, dueDate }) => {
    if (status !== 'pending' || dueDate >= today) return [];
    const sum = costs
      .get(obligationKey ?? '')?.(today)
      .steps.at(-1)?.summary;
    return sum === undefined ? [] : [{ itemId: id, sum }];
  });
}

function overallJson({ value, steps }: Explained<HealthScore>) {
  const { score, history, cap, lines, afterFixingFirst } = value;
  return {
    score,
    isScored: history !== 'none',
    history,
    band: healthBand(score),
    cap: cap ?? null,
    explanation: { value: score, steps },
    lines: lines.map(lineJson),
    afterFixingFirst: afterFixingFirst ?? null,
  };
}

const lineJson = ({ item, daysLate, weight, credit, lossHundredths }: ScoreLine) => ({
  itemId: item.id,
  title: item.title,
  daysLate,
  weight,
  credit: formatPercent(credit),
  loss: `${Math.trunc(lossHundredths / 100)}.${String(lossHundredths % 100).padStart(2, '0')}`,
});

/** An area with items, scored by them alone; a threat to the whole company is no fault of an area. */
function areaOf(area: Area, all: readonly ComplianceItem[], today: IsoDate) {
  const items = all.filter(({ type }) => type === area);
  if (items.length === 0) return undefined;
  const { value, steps } = scoreOf(items, today, false);
  const until = addDays(today, DEADLINE_BAND_DAYS.upcoming);
  const isDue = ({ status, dueDate, isOptional }: ComplianceItem) =>
    status === 'pending' && !isOptional && dueDate <= until;
  return {
    area,
    score: value.score,
    status: value.history === 'none' ? ('none' as const) : areaBand(value.score),
    dueItems: items.filter(isDue).length,
    completedItems: items.filter(({ status }) => status === 'completed').length,
    unconfirmedItems: items.filter(({ status }) => status === 'unconfirmed').length,
    totalItems: items.length,
    items: items.toSorted(byDay).map((item) => ({
      id: item.id,
      title: item.title,
      status: shownStatus(item, today),
      dueDate: item.dueDate,
    })),
    explanation: { value: value.score, steps },
  };
}

const byDay = (one: ComplianceItem, other: ComplianceItem) =>
  one.dueDate < other.dueDate || (one.dueDate === other.dueDate && one.id < other.id) ? -1 : 1;

const meanOf = (scores: readonly number[]): number | null =>
  scores.length > 0 ? Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length) : null;

function notDueJson(one: NotDue, today: IsoDate) {
  const { area, form, period, subject, verdict, because, asks } = one;
  const asked = verdict === 'not-known' ? askedBy(one, today) : undefined;
  return { ...{ area, form, period, subject, verdict, because }, asks: asks ?? null, asked: asked ?? null };
}

const warningJson = ({ id, area, title, description, lastDay }: MoneyWarning) => ({
  ...{ id, area, title, description, lastDay },
});
