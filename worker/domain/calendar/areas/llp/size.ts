import { ruleIfInForce } from '../../../law/rule';
import { classOf } from '../../../roc/classification';
import { SMALL_LLP_LIMITS } from '../../../roc/classification.rules';
import type { IsoDate } from '../../../shared/dates';
import type { Paise } from '../../../shared/money';
import type { Standing } from '../../standing';
import { turnoverOn } from '../roc/company-class';

/** The contribution and size by which an LLP pays on a day; undefined where they are not stated. */
export function llpSizeOn(standing: Standing, day: IsoDate): { contribution: Paise; isSmall: boolean } | undefined {
  const contribution = standing.statedOn('contribution', day)?.value.amount;
  const turnover = turnoverOn(standing, day)?.amount;
  if (contribution === undefined || turnover === undefined) return undefined;
  if (!ruleIfInForce(SMALL_LLP_LIMITS, day, standing.asked.knownOn)) return undefined;
  const { value } = classOf({ legalForm: 'llp', contribution, turnover }, day, standing.asked.knownOn);
  return { contribution, isSmall: value === 'small_llp' };
}
