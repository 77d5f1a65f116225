import { ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { atRate, citationOf, type Explained, inPaise, inWords, onDay, Working, yesOrNo } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type BasisPoints, type Paise, paise } from '../shared/money';
import { COMPOSITION_RATES, GST_RATES_OF_TOOL, GST_SLABS, type GstSlabs } from './law/rates';
import { UNION_TERRITORY_CODES } from './law/time-limits';

export type RateCheck = {
  isInForce: boolean;
  /** Whether the return tool takes the rate at all. */
  isTakenByTool: boolean;
  /** A sentence for whoever uses a rate that is not in force; the rate itself is not refused. */
  warning?: Message;
};

/** Whether a rate of GST is in force at the time of a supply. One that is not is warned of, since composite rates survive. */
export function checkGstRate(rate: BasisPoints, suppliedOn: IsoDate): Explained<RateCheck> {
  const working = new Working();
  working.give('rate', say('gst.step.rate'), atRate(rate));
  const slabs = ruleInForce(GST_SLABS, suppliedOn);
  const known = ratesOf(slabs.value);
  const isInForce = known.includes(rate);
  working.make(
    'slabs',
    say('gst.step.rates-in-force'),
    inWords(say('gst.text.rates', { rates: { list: known.map(atRate) } })),
    {
      inputs: [],
      rule: citationOf(slabs),
    },
  );
  const tool = ruleInForce(GST_RATES_OF_TOOL, suppliedOn);
  const isTakenByTool = tool.value.includes(rate);
  working.make('tool', say('gst.step.the-return-tool-takes-it'), yesOrNo(isTakenByTool), {
    inputs: ['rate'],
    rule: citationOf(tool),
  });
  working.make('inForce', say('gst.step.in-force'), yesOrNo(isInForce), {
    formula: say('gst.formula.rate-is-among-slabs'),
    inputs: ['rate', 'slabs'],
  });
  const warning = rateWarning(rate, suppliedOn);
  return working.explain({ isInForce, isTakenByTool, ...(warning && { warning }) });
}

/** What to say of a rate of GST that is not in force at the time of a supply; nothing of one that is. */
export function rateWarning(rate: BasisPoints, suppliedOn: IsoDate): Message | undefined {
  if (ratesOf(ruleInForce(GST_SLABS, suppliedOn).value).includes(rate)) return undefined;
  return say('gst.warning.rate-not-in-force', { rate: atRate(rate), day: onDay(suppliedOn) });
}

const ratesOf = ({ standard, special }: GstSlabs): readonly BasisPoints[] => [...standard, ...special];

export type Supply = {
  /** Where the supplier is registered. */
  supplierState: string;
  /** A State's code; 96 stands for a place outside India. */
  placeOfSupply: string;
  /** To or by a unit or developer of a special economic zone. */
  isSez?: boolean;
  value: Paise;
  rate: BasisPoints;
  suppliedOn: IsoDate;
};

export type SupplyTax = { integrated: Paise; central: Paise; state: Paise; total: Paise; isUnionTerritory: boolean };

/** The tax on one line: integrated across a border or with a zone, else two equal halves, each to the nearest paisa. */
export function taxOnSupply(supply: Supply): Explained<SupplyTax> {
  const { supplierState, placeOfSupply, value, rate, suppliedOn } = supply;
  const working = new Working();
  working.give('value', say('gst.step.taxable-value'), inPaise(value));
  working.give('rate', say('gst.step.rate'), atRate(rate));
  working.give('places', say('gst.step.supplier-and-place-of-supply'), inWords(`${supplierState}, ${placeOfSupply}`));
  const isWithin = !supply.isSez && supplierState === placeOfSupply;
  working.make('within', say('gst.step.within-one-state'), yesOrNo(isWithin), {
    formula: say('gst.formula.igst-act-2017-ss-7-8-same'),
    inputs: ['places'],
  });
  const territories = ruleInForce(UNION_TERRITORY_CODES, suppliedOn);
  const isUnionTerritory = isWithin && territories.value.includes(placeOfSupply);
  working.make('territory', say('gst.step.the-other-half-is-the-union-territorys'), yesOrNo(isUnionTerritory), {
    inputs: ['places', 'within'],
    rule: citationOf(territories),
  });
  const half = isWithin ? portion(value, rate, 20_000) : paise(0);
  const integrated = isWithin ? paise(0) : portion(value, rate, 10_000);
  const total = paise(integrated + 2 * half);
  working.make('total', say('gst.step.tax'), inPaise(total), {
    formula: isWithin
      ? say('gst.formula.twice-value-times-rate-2-each-to')
      : say('gst.formula.value-times-rate-to-the-nearest-paisa'),
    inputs: ['value', 'rate', 'within'],
    summary: say('gst.summary.tax', { value: inPaise(value), rate: atRate(rate), tax: inPaise(total) }),
  });
  return working.explain({ integrated, central: half, state: half, total, isUnionTerritory });
}

/** Value × rate / divisor, half a paisa up; in whole numbers of any size. */
function portion(value: Paise, rate: BasisPoints, divisor: number): Paise {
  return paise(Number((2n * BigInt(value) * BigInt(rate) + BigInt(divisor)) / (2n * BigInt(divisor))));
}

/** The tax of a quarter under composition: a share of turnover, half under each Act. */
export function compositionTax(
  kind: keyof typeof COMPOSITION_RATES,
  turnover: Paise,
  day: IsoDate,
): Explained<{ central: Paise; state: Paise }> {
  const rule = ruleInForce(COMPOSITION_RATES[kind], day);
  const working = new Working();
  working.give('turnover', say('gst.step.turnover-of-the-quarter'), inPaise(turnover));
  working.make('rate', say('gst.step.rate-both-acts'), atRate(rule.value), { inputs: [], rule: citationOf(rule) });
  const half = portion(turnover, rule.value, 20_000);
  working.make('half', say('gst.step.tax-under-each-act'), inPaise(half), {
    formula: say('gst.formula.turnover-times-rate-2'),
    inputs: ['turnover', 'rate'],
    summary: say('gst.summary.composition', {
      turnover: inPaise(turnover),
      rate: atRate(rule.value),
      half: inPaise(half),
      statute: rule.statute,
    }),
  });
  return working.explain({ central: half, state: half });
}
