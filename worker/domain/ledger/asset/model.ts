import type { IsoDate } from '../../shared/dates';
import type { BasisPoints, Paise } from '../../shared/money';
import type { AccountId } from '../chart/chart';
import type { AssetKind, TaxBlock } from './kinds';
import type { Shift } from './law/schedule-ii';

/** In equal parts over the life, or at a rate of what is left. */
export const METHODS = ['slm', 'wdv'] as const;
export type Method = (typeof METHODS)[number];

/** How long an asset is useful: so many years, or, where a lease ends it, up to a day. */
export type Life = { years: number } | { until: IsoDate };

export const DISPOSALS = ['sold', 'scrapped'] as const;

/** How an asset went: the last day on which it was used, and what was to be had for it without GST. */
export type Disposal = { kind: (typeof DISPOSALS)[number]; on: IsoDate; price: Paise };

/** An asset of the register, as both computations of its depreciation need it. */
export type Asset = {
  id: string;
  name: string;
  kind: AssetKind;
  /** Price, duty, freight and the GST of which no credit is taken, in paise. */
  cost: Paise;
  boughtOn: IsoDate;
  putToUseOn: IsoDate;
  method: Method;
  life: Life;
  /** What is left of the cost at the end of its life. */
  residual: BasisPoints;
  costAccount: AccountId;
  depreciationAccount: AccountId;
  block: TaxBlock | null;
  /** Where the books begin after it was put to use: what had been written off before that day. */
  broughtForward?: { on: IsoDate; depreciation: Paise } | undefined;
  shifts?: readonly { from: IsoDate; to: IsoDate; shift: Shift }[] | undefined;
  disposal?: Disposal | undefined;
};
