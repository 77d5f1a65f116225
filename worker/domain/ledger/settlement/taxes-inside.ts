import type { IsoDate } from '../../shared/dates';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import type { TaxAtSource } from '../../tds/law/charge';
import type { TdsNature } from '../../tds/natures';
import { tdsRuleOf } from '../../tds/withholding';
import type { Entry } from '../model';
import { credit, debit } from './gross-up';

/** Where the supply is taxed: within the State half and half, across its border whole. */
export const GST_PLACES = ['within', 'across'] as const;
export type GstPlace = (typeof GST_PLACES)[number];

export type GstHeads = { central: Paise; state: Paise; integrated: Paise; total: Paise };

/** GST on a value, each head to the nearest paisa, half of one up. */
export function gstOn(value: Paise, rate: BasisPoints, place: GstPlace): GstHeads {
  return headsOf(place, nearest(BigInt(value) * BigInt(rate), place === 'within' ? 20_000n : 10_000n));
}

/** The value of an amount that holds GST, where value and tax make the amount to the paisa; else nothing. */
export function valueWithin(
  amount: Paise,
  rate: BasisPoints,
  place: GstPlace,
): { value: Paise; gst: GstHeads } | undefined {
  const about = nearest(BigInt(amount) * 10_000n, BigInt(10_000 + rate));
  for (const off of [0, -1, 1]) {
    const value = paise(about + off);
    const gst = gstOn(value, rate, place);
    if (value + gst.total === amount) return { value, gst };
  }
  return undefined;
}

/** GST as another's document says it, in one sum: half and half where it is of one State. Nothing where that leaves half a paisa. */
export function gstGiven(total: Paise, place: GstPlace): GstHeads | undefined {
  if (place === 'within' && total % 2 !== 0) return undefined;
  return headsOf(place, paise(place === 'within' ? total / 2 : total));
}

/** The heads of a tax: each half of it within a State, all of it across the border. */
export const headsOf = (place: GstPlace, each: Paise): GstHeads => {
  const none = paise(0);
  return place === 'within'
    ? { central: each, state: each, integrated: none, total: paise(2 * each) }
    : { central: none, state: none, integrated: each, total: each };
};

export function nearest(product: bigint, divisor: bigint): Paise {
  return paise(Number((2n * product + divisor) / (2n * divisor)));
}

export const inputGst = ({ central, state, integrated }: GstHeads): Entry[] => [
  debit('1611', central),
  debit('1612', state),
  debit('1613', integrated),
];
export const outputGst = ({ central, state, integrated }: GstHeads): Entry[] => [
  credit('2701', central),
  credit('2702', state),
  credit('2703', integrated),
];

/** What books call tax deducted on a day: the section of the Act of 1961, or the payment code of the Act of 2025. */
export function tdsTag(nature: TdsNature, day: IsoDate): string {
  return tagOfRule(tdsRuleOf(nature, day).value);
}

/** A section of the Act of 1961 stands without its clause, as challans name it: '194-I(b)' is '194I'. */
export const tagOfRule = ({ act, section, code }: Pick<TaxAtSource, 'act' | 'section' | 'code'>): string =>
  act === '1961' ? section.replace(/\(.*$/, '').replace('-', '') : code;

/** The rate of a nature on a day; nothing where it has none of its own, such as that of salary. */
export function tdsRate(nature: TdsNature, day: IsoDate): BasisPoints | undefined {
  const { charge } = tdsRuleOf(nature, day).value;
  return charge.on === 'whole' ? charge.rate : undefined;
}
