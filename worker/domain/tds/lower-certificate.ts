import type { IsoDate } from '../shared/dates';
import { type BasisPoints, type Paise, paise } from '../shared/money';
import type { TdsNature } from './natures';

/** A certificate of the assessing officer (s.197; s.395(1) of 2025): a rate for one payee and nature, up to a limit, within a time. */
export type Certificate = {
  id: string;
  number: string;
  pan: string;
  nature: TdsNature;
  rate: BasisPoints;
  limit: Paise;
  validFrom: IsoDate;
  /** The last day it holds: that on which it was ended, where somebody ended it before its time. */
  validTo: IsoDate;
  /** What of its limit was taken already. */
  used: Paise;
};

/** What of a certificate a payment may still take. */
export type CertifiedRate = Pick<Certificate, 'id' | 'number' | 'rate'> & { left: Paise };

/** The certificate by which something was withheld, and what of its limit was left before. */
export type GoneBy = { id: string; left: Paise };

type Asked = { pan: string | undefined; nature: string; eventOn: IsoDate };

/**
 * The certificate by which a payment is withheld: that of the payee's PAN and nature which holds on the day and has something left; of
 * several the one with the lowest rate. Undefined where none does: the law's own rate applies then.
 */
export function certificateFor(
  certificates: readonly Certificate[],
  { pan, nature, eventOn }: Asked,
): CertifiedRate | undefined {
  if (pan === undefined) return undefined;
  const [best] = certificates
    .filter((one) => one.pan === pan && one.nature === nature && one.validFrom <= eventOn && eventOn <= one.validTo)
    .filter(({ limit, used }) => used < limit)
    .toSorted((one, other) => one.rate - other.rate || (one.id < other.id ? -1 : 1));
  return best && { id: best.id, number: best.number, rate: best.rate, left: paise(best.limit - best.used) };
}

/** The same certificates once a payment took so much of one of them. */
export const withUse = (
  certificates: readonly Certificate[],
  taken: { id: string; base: Paise } | undefined,
): readonly Certificate[] =>
  taken === undefined
    ? certificates
    : certificates.map((one) => (one.id === taken.id ? { ...one, used: paise(one.used + taken.base) } : one));
