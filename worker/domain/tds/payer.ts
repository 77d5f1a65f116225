import { passes, ruleIfInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import { BUYER_TURNOVER } from './law/higher-rates';
import type { TdsNature } from './natures';

/** What of the payer the law asks: its turnover of the year before, and whether it is a firm or LLP; each where it is known. */
export type Payer = { turnoverBefore?: Paise | undefined; isFirm?: boolean | undefined };

/**
 * Purchases of goods are withheld of by large buyers alone (194Q), and what partners are paid by firms and LLPs (194T): a company has
 * no partners. The other natures here by whoever has a TAN.
 */
export function isOfPayer(
  { nature, eventOn }: { nature: TdsNature; eventOn: IsoDate },
  { turnoverBefore, isFirm }: Payer,
): boolean {
  if (nature === 'partner') return isFirm !== false;
  if (nature !== 'goods') return true;
  const limit = ruleIfInForce(BUYER_TURNOVER, eventOn);
  return limit !== undefined && turnoverBefore !== undefined && passes(turnoverBefore, limit);
}
