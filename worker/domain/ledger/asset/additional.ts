import { ADDITIONAL_DEPRECIATION } from '../../income-tax/law/deductions';
import { ruleInForce } from '../../law/rule';
import { type IsoDate, yearBefore, yearEnd, yearStart } from '../../shared/dates';
import { atRate, citationOf, type Explained, inPaise, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type BasisPoints, type Paise, paise, shareOf } from '../../shared/money';
import { hasHalfRate } from './block';
import type { Asset } from './model';

type Plant = Pick<Asset, 'kind' | 'cost' | 'boughtOn' | 'putToUseOn' | 'disposal'>;

const costOf = (plant: readonly Plant[]): Paise => paise(plant.reduce((sum, { cost }) => sum + cost, 0));

/**
 * What a manufacturer may take off beside the depreciation of its blocks for new plant (s.32(1)(iia), s.33): a share of the cost of
 * what was put to use in the year and is still there at its end; half of it where it has half the rate of its block, and the other
 * half in the next year. Vehicles, computers and what stands in an office have none. Whether plant is new the register does not know.
 * Money in paise.
 */
export function additionalDepreciation(assets: readonly Plant[], year: string): Explained<Paise> {
  const rule = ruleInForce(ADDITIONAL_DEPRECIATION, yearStart(year));
  const plant = assets.filter(({ kind, disposal }) => kind === 'plant' && !(disposal && disposal.on <= yearEnd(year)));
  const usedIn = (from: IsoDate, to: IsoDate) =>
    plant.filter(({ putToUseOn }) => from <= putToUseOn && putToUseOn <= to);
  const own = usedIn(yearStart(year), yearEnd(year));
  const before = yearBefore(yearStart(year));
  const whole = costOf(own.filter((one) => !hasHalfRate(one)));
  const half = costOf(own.filter(hasHalfRate));
  const rest = costOf(usedIn(yearStart(before), yearEnd(before)).filter(hasHalfRate));
  const working = new Working();
  working.give('whole', say('asset.step.new-plant'), inPaise(whole));
  working.give('half', say('asset.step.new-plant-late'), inPaise(half));
  working.give('rest', say('asset.step.new-plant-before'), inPaise(rest));
  working.cite('rate', say('asset.step.additional-rate'), atRate(rule.value), rule);
  const halfRate = (rule.value / 2) as BasisPoints;
  const amount = paise(shareOf(whole, rule.value) + shareOf(paise(half + rest), halfRate));
  working.make('additional', say('asset.step.additional'), inPaise(amount), {
    formula: say('asset.formula.additional'),
    inputs: ['whole', 'half', 'rest', 'rate'],
    rule: citationOf(rule),
    summary: say('asset.summary.additional', {
      ...{ whole: inPaise(whole), half: inPaise(half), rest: inPaise(rest), rate: atRate(rule.value) },
      ...{ amount: inPaise(amount), statute: rule.statute },
    }),
  });
  return working.explain(amount);
}
