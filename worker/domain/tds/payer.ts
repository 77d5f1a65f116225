import { passes, ruleIfInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import { BUYER_TURNOVER } from './law/higher-rates';
import type { TdsNature } from './natures';

/** What of the payer the law asks: its turnover of the year before, where somebody stated it. */
export type Payer = { turnoverBefore?: Paise | undefined };

/** Purchases of goods are withheld of by large buyers alone (194Q); the other natures here by whoever has a TAN. */
export function isOfPayer(
  { nature, eventOn }: { nature: TdsNature; eventOn: IsoDate },
  { turnoverBefore }: Payer,
): boolean {
  if (nature !== 'goods') return true;
  const limit = ruleIfInForce(BUYER_TURNOVER, eventOn);
  return limit !== undefined && turnoverBefore !== undefined && passes(turnoverBefore, limit);
}
