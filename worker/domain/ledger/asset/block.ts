import { BLOCK_GAIN, DEARER_CARS, DEPRECIATION_RATES, HALF_RATE_DAYS } from '../../income-tax/law/deductions';
import { ruleInForce } from '../../law/rule';
import { addDays, daysBetween, financialYearOf, type IsoDate, yearEnd, yearStart } from '../../shared/dates';
import { atRate, citationOf, type Explained, inPaise, inWords, Working } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type BasisPoints, type Paise, paise, shareOf } from '../../shared/money';
import { type AssetKind, kindOf, TAX_BLOCKS, type TaxBlock } from './kinds';
import type { Asset } from './model';

/** What a block stood at on the first day of a year, as its last return says; assets put to use before are then in it. */
export type BlockOpening = { block: TaxBlock; year: string; amount: Paise };

type InBlock = Pick<Asset, 'id' | 'name' | 'cost' | 'boughtOn' | 'putToUseOn' | 'block' | 'disposal'>;

export type BlockYear = {
  block: TaxBlock;
  year: string;
  rate: BasisPoints;
  opening: Paise;
  /** Put to use in the year, and of it what has half the rate. */
  additions: Paise;
  atHalfRate: Paise;
  /** What assets of the block were sold or scrapped for. */
  moneysPayable: Paise;
  depreciation: Explained<Paise>;
  /** A short-term capital gain, below nil a loss, of a block that was sold out or for more than it stood at. */
  gain: Explained<Paise> | null;
  closing: Explained<Paise>;
};

/** The first year whose rates are known; a block with older assets needs its value as the last return has it. */
const FIRST_YEAR = financialYearOf(DEPRECIATION_RATES[0]?.from ?? ('2017-04-01' as IsoDate));

/** The block an asset of a kind falls in: cars bought and used in some days of 2019 and 2020 are one of their own. */
export function blockOf(kind: AssetKind, boughtOn: IsoDate, putToUseOn: IsoDate): TaxBlock | null {
  const { block } = kindOf(kind);
  const dearer = DEARER_CARS[0]?.value;
  const isDearer = kind === 'car' && dearer && boughtOn >= dearer.boughtFrom && putToUseOn <= dearer.usedBy;
  return isDearer ? 'cars-of-2019-20' : block;
}

/** Whether an asset has half the rate in its first year: bought in it, and used on fewer than 180 of its days, both ends counted. */
export function hasHalfRate({ boughtOn, putToUseOn }: Pick<Asset, 'boughtOn' | 'putToUseOn'>): boolean {
  const year = financialYearOf(putToUseOn);
  const days = daysBetween(putToUseOn, yearEnd(year)) + 1;
  return boughtOn >= yearStart(year) && days < ruleInForce(HALF_RATE_DAYS, yearStart(year)).value;
}

/**
 * The blocks of a year under the Income-tax Act: opening and additions less moneys payable, written down at the rate of the block,
 * what has half of it at half. Where the sum falls below nil, or nothing is left in the block, there is a gain or loss under s.50 and
 * no depreciation. A block whose older assets nobody gave a value of is in `missing` and has no figures.
 */
export function taxBlocks(
  assets: readonly InBlock[],
  openings: readonly BlockOpening[],
  year: string,
): { blocks: BlockYear[]; missing: TaxBlock[] } {
  const used = TAX_BLOCKS.filter(
    (block) =>
      assets.some((asset) => asset.block === block && asset.putToUseOn <= yearEnd(year)) ||
      openings.some((opening) => opening.block === block && opening.year <= year),
  );
  const found = used.map((block) => {
    const own = assets.filter((asset) => asset.block === block);
    const given = openings.filter((opening) => opening.block === block && opening.year <= year);
    const start = given.toSorted((a, b) => (a.year < b.year ? 1 : -1))[0];
    return { block, last: blockYears(block, own, start, year).at(-1) };
  });
  return {
    // A block that is sold out has nothing to say in later years.
    blocks: found.flatMap(({ last }) => (last && (last.opening || last.additions || last.moneysPayable) ? [last] : [])),
    missing: found.flatMap(({ block, last }) => (last ? [] : [block])),
  };
}

/** A block from the year its value is given for, or from its first asset, to a year; none where it began before rates are known. */
function blockYears(
  block: TaxBlock,
  own: readonly InBlock[],
  start: BlockOpening | undefined,
  upTo: string,
): BlockYear[] {
  const firstUse = own.map(({ putToUseOn }) => putToUseOn).toSorted()[0];
  const first = start?.year ?? (firstUse && financialYearOf(firstUse));
  if (!first || (!start && first < FIRST_YEAR)) return [];
  const years: BlockYear[] = [];
  let opening = start?.amount ?? paise(0);
  // What the last return had stood for assets that are in no register: nobody says here that they went.
  const hasOthers =
    start !== undefined && start.amount > 0 && own.every(({ putToUseOn }) => putToUseOn >= yearStart(start.year));
  for (let year = first; year <= upTo; year = financialYearOf(addDays(yearEnd(year), 1))) {
    const found = blockYear(block, own, { opening, hasOthers }, year);
    years.push(found);
    opening = found.closing.value;
  }
  return years;
}

const isIn = (day: IsoDate | undefined, year: string): boolean =>
  day !== undefined && day >= yearStart(year) && day <= yearEnd(year);

const sumOf = (amounts: readonly number[]): Paise => paise(amounts.reduce((sum, amount) => sum + amount, 0));

type Carried = { opening: Paise; hasOthers: boolean };

function blockYear(block: TaxBlock, own: readonly InBlock[], { opening, hasOthers }: Carried, year: string): BlockYear {
  const added = own.filter(({ putToUseOn }) => isIn(putToUseOn, year));
  const gone = own.filter(({ disposal }) => isIn(disposal?.on, year));
  const isEmpty =
    gone.length > 0 &&
    !hasOthers &&
    own.every(({ putToUseOn, disposal }) => putToUseOn > yearEnd(year) || (disposal && disposal.on <= yearEnd(year)));
  const additions = sumOf(added.map(({ cost }) => cost));
  const moneysPayable = sumOf(gone.map(({ disposal }) => disposal?.price ?? 0));
  const sum = paise(opening + additions - moneysPayable);
  const atHalfRate = paise(Math.max(0, Math.min(sum, sumOf(added.filter(hasHalfRate).map(({ cost }) => cost)))));
  const rule = ruleInForce(DEPRECIATION_RATES, yearStart(year));
  const rate = rule.value[block] ?? (0 as BasisPoints);
  const working = new Working();
  working.give('block', say('asset.step.block'), inWords(say(`asset.block.${block}`)));
  working.give('opening', say('asset.step.block-opening'), inPaise(opening));
  working.give('additions', say('asset.step.additions'), inPaise(additions));
  working.give('moneys', say('asset.step.moneys-payable'), inPaise(moneysPayable));
  working.make('sum', say('asset.step.block-sum'), inPaise(sum), {
    formula: say('asset.formula.block-sum'),
    inputs: ['opening', 'additions', 'moneys'],
  });
  const figures = { block, year, rate, opening, additions, atHalfRate, moneysPayable };
  if (isEmpty || sum < 0) return { ...figures, atHalfRate: paise(0), ...gainOf(sum, isEmpty, year, working) };
  working.cite('rate', say('asset.step.rate'), atRate(rate), rule);
  const half = shareOf(atHalfRate, (rate / 2) as BasisPoints);
  const depreciation = paise(shareOf(paise(sum - atHalfRate), rate) + half);
  noteHalf(atHalfRate, year, working);
  working.make('depreciation', say('asset.step.tax-depreciation'), inPaise(depreciation), {
    formula: say(atHalfRate > 0 ? 'asset.formula.block-with-half' : 'asset.formula.block'),
    inputs: ['sum', 'rate', ...(atHalfRate > 0 ? ['half'] : [])],
    rule: citationOf(rule),
    summary: say(atHalfRate > 0 ? 'asset.summary.block-with-half' : 'asset.summary.block', {
      full: { exact: paise(sum - atHalfRate) },
      half: { exact: atHalfRate },
      rate: atRate(rate),
      depreciation: { exact: depreciation },
    }),
  });
  const explained = snapshot(working, depreciation);
  const closing = paise(sum - depreciation);
  working.make('closing', say('asset.step.block-closing'), inPaise(closing), {
    formula: say('asset.formula.sum-less-depreciation'),
    inputs: ['sum', 'depreciation'],
    summary: say('asset.summary.block-closing', {
      sum: { exact: sum },
      depreciation: { exact: depreciation },
      closing: { exact: closing },
    }),
  });
  return { ...figures, depreciation: explained, gain: null, closing: snapshot(working, closing) };
}

/** What has been worked out so far; further steps do not join it. */
const snapshot = <Value>(working: Working, value: Value): Explained<Value> => ({
  value,
  steps: [...working.explain(value).steps],
});

function noteHalf(atHalfRate: Paise, year: string, working: Working): void {
  if (atHalfRate === 0) return;
  const rule = ruleInForce(HALF_RATE_DAYS, yearStart(year));
  working.make('half', say('asset.step.half-rate'), inPaise(atHalfRate), {
    formula: say('asset.formula.half-rate', { days: rule.value }),
    inputs: ['additions'],
    rule: citationOf(rule),
  });
}

function gainOf(
  sum: Paise,
  isEmpty: boolean,
  year: string,
  working: Working,
): Pick<BlockYear, 'depreciation' | 'gain' | 'closing'> {
  const rule = ruleInForce(BLOCK_GAIN, yearStart(year));
  const gain = paise(-sum || 0);
  const cited = { inputs: ['sum'], rule: citationOf(rule) };
  const words = { gain: { exact: paise(Math.abs(gain)) } };
  const kind = gain < 0 ? 'loss' : 'gain';
  const why = say(isEmpty ? `asset.summary.${kind}-of-empty-block` : 'asset.summary.gain-beyond-block', words);
  working.make('gain', say(gain < 0 ? 'asset.step.short-term-loss' : 'asset.step.short-term-gain'), inPaise(gain), {
    ...cited,
    formula: say('asset.formula.gain'),
    summary: why,
  });
  const explained = snapshot(working, gain);
  const none = (id: string, label: Message): Explained<Paise> => ({
    value: paise(0),
    steps: [...explained.steps, { id, label, quantity: inPaise(paise(0)), ...cited, summary: why }],
  });
  return {
    gain: explained,
    depreciation: none('depreciation', say('asset.step.tax-depreciation')),
    closing: none('closing', say('asset.step.block-closing')),
  };
}
