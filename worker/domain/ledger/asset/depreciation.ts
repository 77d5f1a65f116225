import { ruleInForce } from '../../law/rule';
import { addDays, addMonths, daysBetween, financialYearOf, type IsoDate, yearEnd, yearStart } from '../../shared/dates';
import { atRate, citationOf, type Explained, inDays, inPaise, inWords, onDay, Working } from '../../shared/explained';
import { type Message, type Param, say } from '../../shared/message';
import { type BasisPoints, type Paise, paise, shareOf } from '../../shared/money';
import { EXTRA_SHIFT, RESIDUAL_SHARE, USEFUL_LIVES } from './law/schedule-ii';
import type { Asset } from './model';

/** The days of a financial year in which an asset is written down, and its value at both ends. */
export type BookYear = {
  year: string;
  /** The first and the last day counted; nothing where none is. */
  from: IsoDate;
  to: IsoDate;
  days: number;
  opening: Paise;
  charge: Paise;
  closing: Paise;
};

type Written = Pick<
  Asset,
  'cost' | 'putToUseOn' | 'method' | 'life' | 'residual' | 'broughtForward' | 'shifts' | 'disposal'
>;

/** What an asset is never written down below. */
export const residualValue = ({ cost, residual }: Pick<Asset, 'cost' | 'residual'>): Paise => shareOf(cost, residual);

/** The rate at which what is left falls to the residual value over a life, to two decimals of a percent: 1 − residual^(1/life). */
export function writtenDownRate(years: number, residual: BasisPoints): BasisPoints {
  if (residual <= 0) throw new RangeError('What is written down at a rate never reaches nil');
  return Math.round((1 - (residual / 10_000) ** (1 / years)) * 10_000) as BasisPoints;
}

/** The first day on which an asset is written down in these books. */
const beginsOn = ({ putToUseOn, broughtForward }: Written): IsoDate =>
  broughtForward && broughtForward.on > putToUseOn ? broughtForward.on : putToUseOn;

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);
const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other);

/**
 * Each year of an asset from the first in these books to the one of a day, by Schedule II of the Companies Act: from the day it was
 * put to use, counted, to 31 March or the day it went, counted, of the days of that year; never below the residual value. A year
 * of which only a part has come to the day holds that part.
 */
export function bookYears(asset: Written, upTo: IsoDate): BookYear[] {
  const first = beginsOn(asset);
  const end = asset.disposal ? earlier(upTo, asset.disposal.on) : upTo;
  const years: BookYear[] = [];
  let opening = paise(asset.cost - (asset.broughtForward?.depreciation ?? 0));
  for (let year = financialYearOf(first); yearStart(year) <= end; year = financialYearOf(addDays(yearEnd(year), 1))) {
    const from = later(first, yearStart(year));
    const to = earlier(end, yearEnd(year));
    const charge = chargeOf(asset, opening, from, to);
    const closing = paise(opening - charge);
    years.push({ year, from, to, days: daysBetween(from, to) + 1, opening, charge, closing });
    opening = closing;
  }
  return years;
}

/** What has been written off an asset up to a day, that day counted, with what was brought forward. */
export function writtenOffBy(asset: Written, day: IsoDate): Paise {
  const before = asset.broughtForward?.depreciation ?? 0;
  return paise(bookYears(asset, day).reduce((sum, { charge }) => sum + charge, before));
}

/** What an asset costs between two days, both counted: what it had cost by the later less what by the day before the earlier. */
export const chargeBetween = (asset: Written, from: IsoDate, to: IsoDate): Paise =>
  paise(writtenOffBy(asset, to) - writtenOffBy(asset, addDays(from, -1)));

/** A year's months, each as what had been written off by its end less that by the end of the one before: they add up to the year. */
export function bookMonths(asset: Written, year: string): { month: string; charge: Paise }[] {
  return Array.from({ length: 12 }, (_, at) => {
    const from = addMonths(yearStart(year), at);
    return { month: from.slice(0, 7), charge: chargeBetween(asset, from, addDays(addMonths(from, 1), -1)) };
  });
}

/** What may still be written off an asset that stands at a value. */
const leftOf = (asset: Written, opening: Paise): number => Math.max(0, opening - residualValue(asset));

function chargeOf(asset: Written, opening: Paise, from: IsoDate, to: IsoDate): Paise {
  if (to < from) return paise(0);
  const { base, above, below } = shareOfLife(asset, opening, from, to);
  return paise(Math.min(leftOf(asset, opening), divided(BigInt(base) * above, below)));
}

/** A quotient to the nearest whole, half of one up; neither side is negative. */
const divided = (above: bigint, below: bigint): number => Number((2n * above + below) / (2n * below));

/** Of what, and which fraction of it, an asset loses from a day to another of one year. */
function shareOfLife(asset: Written, opening: Paise, from: IsoDate, to: IsoDate) {
  const inYear = BigInt(daysOfYear(from));
  const used = BigInt(daysUsed(asset, from, to));
  if ('until' in asset.life) {
    // A lease is used up day by day over all it had left when these books began, whatever the length of a year.
    const first = beginsOn(asset);
    const base = asset.cost - (asset.broughtForward?.depreciation ?? 0) - residualValue(asset);
    const whole = (day: IsoDate) => BigInt(Math.min(daysBetween(first, day) + 1, lengthOf(asset, first)));
    // Rounded by the days since the beginning, so that the years of the lease add up to it.
    const upTo = (day: IsoDate) => divided(BigInt(base) * whole(day), BigInt(lengthOf(asset, first)));
    return { base: upTo(to) - upTo(addDays(from, -1)), above: 1n, below: 1n };
  }
  const { years } = asset.life;
  if (asset.method === 'slm')
    return { base: asset.cost - residualValue(asset), above: used, below: 10_000n * inYear * BigInt(years) };
  return {
    base: opening,
    above: BigInt(writtenDownRate(years, asset.residual)) * used,
    below: 10_000n * 10_000n * inYear,
  };
}

const lengthOf = ({ life }: Written, first: IsoDate): number =>
  'until' in life ? Math.max(1, daysBetween(first, life.until) + 1) : 0;

const daysOfYear = (day: IsoDate): number => {
  const year = financialYearOf(day);
  return daysBetween(yearStart(year), yearEnd(year)) + 1;
};

/** The days of use in ten-thousandths, those of a second or third shift with what these add. */
function daysUsed({ shifts = [] }: Written, from: IsoDate, to: IsoDate): number {
  const whole = (daysBetween(from, to) + 1) * 10_000;
  return shifts.reduce((sum, { shift, ...period }) => {
    const [first, last] = [later(from, period.from), earlier(to, period.to)];
    const extra = ruleInForce(EXTRA_SHIFT, period.from).value[shift];
    return last < first ? sum : sum + (daysBetween(first, last) + 1) * extra;
  }, whole);
}

/** The depreciation of an asset in a year, up to a day of it, with the steps that made it; nil before its use and after it went. */
export function bookDepreciation(asset: Asset, year: string, upTo: IsoDate = yearEnd(year)): Explained<Paise> {
  const working = new Working();
  const found = bookYears(asset, earlier(upTo, yearEnd(year))).find((one) => one.year === year);
  working.give('cost', say('asset.step.cost'), inPaise(asset.cost));
  working.give('putToUseOn', say('asset.step.put-to-use'), onDay(asset.putToUseOn));
  if (!found || found.to < found.from) return nothing(asset, year, working);
  noteResidual(asset, working);
  noteLife(asset, working);
  if (asset.broughtForward)
    working.give('broughtForward', say('asset.step.brought-forward'), inPaise(asset.broughtForward.depreciation));
  working.make('opening', say('asset.step.opening'), inPaise(found.opening), { inputs: ['cost'] });
  working.make('days', say('asset.step.days-in-use'), inDays(found.days), {
    formula: say('asset.formula.days', { from: onDay(found.from), to: onDay(found.to) }),
    inputs: ['putToUseOn'],
  });
  noteShifts(asset, found, working);
  noteCharge(asset, found, working);
  return working.explain(found.charge);
}

function nothing({ disposal }: Asset, year: string, working: Working): Explained<Paise> {
  const isGone = disposal !== undefined && disposal.on < yearStart(year);
  if (disposal) working.give('goneOn', say('asset.step.gone-on'), onDay(disposal.on));
  working.make('charge', say('asset.step.depreciation'), inPaise(paise(0)), {
    inputs: [isGone ? 'goneOn' : 'putToUseOn'],
    summary: say(isGone ? 'asset.summary.gone' : 'asset.summary.not-in-use', { year }),
  });
  return working.explain(paise(0));
}

function noteResidual(asset: Asset, working: Working): void {
  const rule = ruleInForce(RESIDUAL_SHARE, later(asset.putToUseOn, RESIDUAL_SHARE[0]?.from ?? asset.putToUseOn));
  const value = residualValue(asset);
  working.make('residual', say('asset.step.residual'), inPaise(value), {
    formula: say('asset.formula.share-of-cost', { share: atRate(asset.residual) }),
    inputs: ['cost'],
    ...(asset.residual === rule.value && { rule: citationOf(rule) }),
  });
}

function noteLife({ life, kind, putToUseOn }: Asset, working: Working): void {
  if ('until' in life) {
    working.give('life', say('asset.step.life'), inWords(say('asset.life.until', { day: onDay(life.until) })));
    return;
  }
  const rule = ruleInForce(USEFUL_LIVES, later(putToUseOn, USEFUL_LIVES[0]?.from ?? putToUseOn));
  const lives: Readonly<Record<string, number>> = rule.value;
  const words = inWords(say('asset.life.years', { count: life.years }));
  if (lives[kind] === life.years) working.cite('life', say('asset.step.life'), words, rule);
  else working.give('life', say('asset.step.life'), words);
}

function noteShifts(asset: Asset, { from, to, days }: BookYear, working: Working): void {
  const extra = daysUsed(asset, from, to) / 10_000 - days;
  const [shift] = asset.shifts ?? [];
  if (extra === 0 || !shift) return;
  working.make('shifts', say('asset.step.shift-days'), inDays(extra), {
    formula: say('asset.formula.shift-days'),
    inputs: ['days'],
    rule: citationOf(ruleInForce(EXTRA_SHIFT, shift.from)),
  });
}

function noteCharge(asset: Asset, found: BookYear, working: Working): void {
  const { charge, opening, from, to } = found;
  const left = leftOf(asset, opening);
  const used = daysUsed(asset, from, to) / 10_000;
  const result = { ...paidFor(asset, found, used, working), charge: { exact: charge } };
  const isStopped = charge === left && uncapped(asset, found) > left;
  working.make('charge', say('asset.step.depreciation'), inPaise(charge), {
    formula: formulaOf(asset),
    inputs: [...('until' in asset.life ? ['opening', 'life'] : ['yearly']), 'days', 'residual'],
    summary: isStopped ? say('asset.summary.to-residual', { charge: { exact: charge } }) : summaryOf(asset, result),
  });
}

function uncapped(asset: Written, { opening, from, to }: BookYear): number {
  const { base, above, below } = shareOfLife(asset, opening, from, to);
  return divided(BigInt(base) * above, below);
}

/** Notes what a whole year costs, and gives what the sentence of the result is filled with. */
function paidFor(asset: Asset, { opening, from, to }: BookYear, used: number, working: Working): Record<string, Param> {
  const shared = { days: used, yearDays: daysOfYear(from) };
  const { life } = asset;
  if ('until' in life)
    return {
      whole: { exact: paise(asset.cost - residualValue(asset)) },
      until: onDay(life.until),
      to: onDay(to),
      ...shared,
    };
  if (asset.method === 'slm') {
    const yearly = paise(divided(BigInt(asset.cost - residualValue(asset)), BigInt(life.years)));
    working.make('yearly', say('asset.step.a-year'), inPaise(yearly), {
      formula: say('asset.formula.straight-line', { years: life.years }),
      inputs: ['cost', 'residual', 'life'],
    });
    return { yearly: { exact: yearly }, ...shared };
  }
  const rate = writtenDownRate(life.years, asset.residual);
  working.make('rate', say('asset.step.rate'), atRate(rate), {
    formula: say('asset.formula.rate', { residual: atRate(asset.residual), years: life.years }),
    inputs: ['residual', 'life'],
  });
  const yearly = shareOf(opening, rate);
  working.make('yearly', say('asset.step.a-year'), inPaise(yearly), {
    formula: say('asset.formula.of-what-is-left', { rate: atRate(rate) }),
    inputs: ['opening', 'rate'],
  });
  return { opening: { exact: opening }, rate: atRate(rate), ...shared };
}

function formulaOf({ life }: Asset): Message {
  return say('until' in life ? 'asset.formula.lease' : 'asset.formula.by-days');
}

function summaryOf({ life, method }: Asset, params: Record<string, Param>): Message {
  if ('until' in life) return say('asset.summary.lease', params);
  return say(method === 'slm' ? 'asset.summary.straight-line' : 'asset.summary.written-down', params);
}
