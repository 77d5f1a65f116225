import type { Priority } from '../calendar/values';
import type { Rule, RuleHistory } from '../law/rule';
import { daysBetween, type IsoDate } from '../shared/dates';
import { asCount, atRate, citationOf, type Explained, inDays, inWords, Working, yesOrNo } from '../shared/explained';
import { type Said, say } from '../shared/message';
import { type BasisPoints, percent } from '../shared/money';
import { AREA_BANDS, CAPS, CREDITS, type CreditBand, WEIGHTS, WINDOW } from './health.rules';

export type ScoredItem = {
  id: string;
  title: Said;
  priority: Priority;
  /** The day that counts: moved by an extension, not by a waiver of fees. */
  dueOn: IsoDate;
  doneOn?: IsoDate;
};

/** A line of the score: what an item weighed, what it earned, and how many points it cost, in hundredths of a point. */
export type ScoreLine = {
  item: ScoredItem;
  daysLate: number;
  weight: number;
  credit: BasisPoints;
  lossHundredths: number;
};

export const SCORE_CAPS = ['open_critical', 'strike_off', 'unconfirmed'] as const;
export type ScoreCap = (typeof SCORE_CAPS)[number];

export type HealthScore = {
  score: number;
  history: 'none' | 'limited' | 'full';
  cap?: ScoreCap;
  /** Costliest first. */
  lines: readonly ScoreLine[];
  /** The score if the costliest line were done today; absent where nothing is open. */
  afterFixingFirst?: number;
};

type HealthFacts = {
  items: readonly ScoredItem[];
  today: IsoDate;
  isStruckOffThreatened: boolean;
  /** How many items fell due before the books were kept here, of which nobody has said whether they were done. */
  unconfirmed?: number;
};

/**
 * The compliance health score on a day: 100 × Σ(weight × credit) ÷ Σ(weight) over what fell due in the last 365 days or is
 * still open, held at 59 by a critical item open for more than 30 days, at 29 by a strike-off notice or three years of a
 * missing critical form, and at 89 while past items wait to be confirmed. Nothing to score is 0 with no history, never 100.
 */
export function healthScore(facts: HealthFacts): Explained<HealthScore> {
  const working = new Working();
  const lines = linesOf(facts);
  const weight = lines.reduce((sum, line) => sum + line.weight, 0);
  if (weight === 0) {
    working.give('items', say('calendar.score.items'), asCount(0));
    return working.explain({ score: 0, history: 'none', lines: [] });
  }
  noteLines(lines, working);
  const { score, cap } = scored(lines, facts, working);
  const after = afterFixingFirst(facts, lines);
  const history = lines.length < current(WINDOW).value.fullHistoryItems ? 'limited' : 'full';
  const sorted = [...lines].sort(
    (one, other) => other.lossHundredths - one.lossHundredths || (one.item.id < other.item.id ? -1 : 1),
  );
  return working.explain({
    score,
    history,
    lines: sorted,
    ...(cap && { cap }),
    ...(after !== undefined && { afterFixingFirst: after }),
  });
}

/** The band of an area's score: 90, 80 and 60. */
export function areaBand(score: number): 'excellent' | 'good' | 'fair' | 'poor' {
  const { value: area } = current(AREA_BANDS);
  return score >= area.excellent ? 'excellent' : score >= area.good ? 'good' : score >= area.fair ? 'fair' : 'poor';
}

function linesOf({ items, today }: HealthFacts): ScoreLine[] {
  const counted = items.map((item) => asOn(item, today)).filter((item) => isCounted(item, today));
  const weights = counted.map(({ priority }) => current(WEIGHTS).value[priority]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return counted.map((item, index) => {
    const weight = weights[index] ?? 0;
    const daysLate = Math.max(0, daysBetween(item.dueOn, item.doneOn ?? today));
    const credit = creditOf(daysLate, item.doneOn !== undefined);
    return { item, daysLate, weight, credit, lossHundredths: Math.round((weight * (10_000 - credit)) / total) };
  });
}

// On a day of the past, what was done only later was still open.
function asOn({ doneOn, ...item }: ScoredItem, today: IsoDate): ScoredItem {
  return doneOn && doneOn <= today ? { ...item, doneOn } : item;
}

function isCounted({ dueOn, doneOn }: ScoredItem, today: IsoDate): boolean {
  const age = daysBetween(dueOn, today);
  // Open on its due day, an item is not late yet: it counts from the day after, or once it is done.
  return age >= 0 && (doneOn === undefined ? age > 0 : age <= current(WINDOW).value.days);
}

function creditOf(daysLate: number, isDone: boolean): BasisPoints {
  if (daysLate === 0) return percent(100);
  const band = current<readonly CreditBand[]>(CREDITS).value.find(
    ({ upToDays }) => upToDays === null || daysLate <= upToDays,
  );
  if (!band) throw new RangeError('The bands of credit have no end');
  return isDone ? band.done : band.open;
}

function noteLines(lines: readonly ScoreLine[], working: Working): void {
  for (const { item, weight, credit, daysLate } of lines) {
    const late = say(item.doneOn ? 'calendar.score.done-late' : 'calendar.score.open-late', { title: item.title });
    working.give(`${item.id}.late`, late, inDays(daysLate));
    const priority = say(`calendar.priority.${item.priority}`);
    working.make(`${item.id}.weight`, say('calendar.score.weight', { priority }), asCount(weight), {
      inputs: [],
      rule: citationOf(current(WEIGHTS)),
    });
    working.make(`${item.id}.credit`, say('calendar.score.credit'), atRate(credit), {
      formula: say('calendar.score.credit-rule'),
      inputs: [`${item.id}.late`],
      rule: citationOf(current(CREDITS)),
    });
  }
}

type Scored = { score: number; cap?: ScoreCap };

function scored(lines: readonly ScoreLine[], facts: HealthFacts, working: Working): Scored {
  const { isStruckOffThreatened, unconfirmed = 0 } = facts;
  const uncapped = uncappedScore(lines);
  working.make('uncapped', say('calendar.score.uncapped'), asCount(uncapped), {
    formula: say('calendar.score.formula'),
    inputs: lines.flatMap(({ item }) => [`${item.id}.weight`, `${item.id}.credit`]),
  });
  const caps = current(CAPS);
  const isOpenTooLong = lines.some(
    ({ item, daysLate }) => isOpenCritical(item) && daysLate > caps.value.openCriticalDays,
  );
  working.give('isStruckOffThreatened', say('calendar.score.strike-off'), yesOrNo(isStruckOffThreatened));
  working.give('unconfirmed', say('calendar.score.unconfirmed'), asCount(unconfirmed));
  const isUnsure = unconfirmed > 0 && uncapped > caps.value.unconfirmed;
  const cap = isStruckOffThreatened
    ? 'strike_off'
    : isOpenTooLong
      ? 'open_critical'
      : isUnsure
        ? 'unconfirmed'
        : undefined;
  const limits = {
    strike_off: caps.value.strikeOff,
    open_critical: caps.value.openCritical,
    unconfirmed: caps.value.unconfirmed,
  };
  const limit = cap ? limits[cap] : 100;
  const score = Math.min(uncapped, limit);
  working.make('cap', say('calendar.score.cap'), cap ? asCount(limit) : inWords(say('calendar.score.no-cap')), {
    formula: say('calendar.score.cap-rule', {
      most: caps.value.openCritical,
      days: inDays(caps.value.openCriticalDays),
      unsure: caps.value.unconfirmed,
    }),
    inputs: [
      'isStruckOffThreatened',
      'unconfirmed',
      ...lines.filter(({ item }) => isOpenCritical(item)).map(({ item }) => `${item.id}.late`),
    ],
    rule: citationOf(caps),
  });
  working.make('score', say('calendar.score.score'), asCount(score), {
    formula: say('calendar.score.held'),
    inputs: ['uncapped', 'cap'],
  });
  return { score, ...(cap && { cap }) };
}

const isOpenCritical = ({ priority, doneOn }: ScoredItem): boolean => priority === 'critical' && doneOn === undefined;

function uncappedScore(lines: readonly ScoreLine[]): number {
  const earned = lines.reduce((sum, { weight, credit }) => sum + weight * credit, 0);
  const possible = lines.reduce((sum, { weight }) => sum + weight, 0) * 100;
  return Math.floor(earned / possible + 0.5);
}

function afterFixingFirst(facts: HealthFacts, lines: readonly ScoreLine[]): number | undefined {
  const open = lines.filter(({ item }) => item.doneOn === undefined);
  const first = open.reduce<ScoreLine | undefined>(
    (worst, line) => (worst && worst.lossHundredths >= line.lossHundredths ? worst : line),
    undefined,
  );
  if (!first) return undefined;
  const items = facts.items.map((item) => (item.id === first.item.id ? { ...item, doneOn: facts.today } : item));
  return scored(linesOf({ ...facts, items }), facts, new Working()).score;
}

// The formula is this product's own; its version of today scores every day, so that a trend compares like with like.
function current<Value>(history: RuleHistory<Value>): Rule<Value> {
  const rule = history.at(-1);
  if (!rule) throw new RangeError('The score has no formula');
  return rule;
}
