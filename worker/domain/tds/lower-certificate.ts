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

/** What a payment takes of a certificate, at its rate. */
export type Taken = GoneBy & { base: Paise; rate: BasisPoints };

type Asked = { pan: string | undefined; nature: string; eventOn: IsoDate };

/**
 * The certificates by which a payment is withheld: those of the payee's PAN and nature which hold on the day and have something left,
 * the one with the lowest rate first; what passes its limit goes on with the next. The law's own rate applies beyond them.
 */
export function certificatesFor(
  certificates: readonly Certificate[],
  { pan, nature, eventOn }: Asked,
): readonly CertifiedRate[] {
  if (pan === undefined) return [];
  return certificates
    .filter((one) => one.pan === pan && one.nature === nature && one.validFrom <= eventOn && eventOn <= one.validTo)
    .filter(({ limit, used }) => used < limit)
    .toSorted((one, other) => one.rate - other.rate || (one.id < other.id ? -1 : 1))
    .map(({ id, number, rate, limit, used }) => ({ id, number, rate, left: paise(limit - used) }));
}

/** The first of them: what a line that names no sums of its own goes by. */
export const certificateFor = (certificates: readonly Certificate[], asked: Asked): CertifiedRate | undefined =>
  certificatesFor(certificates, asked)[0];

/** The same certificates once a payment took so much of some of them. */
export const withUse = (
  certificates: readonly Certificate[],
  taken: readonly { id: string; base: Paise }[] = [],
): readonly Certificate[] =>
  taken.reduce<readonly Certificate[]>(
    (all, { id, base }) => all.map((one) => (one.id === id ? { ...one, used: paise(one.used + base) } : one)),
    certificates,
  );
