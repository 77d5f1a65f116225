import { STARTUP_HOLIDAY } from '#domain/benefits/law/startup';
import { ruleInForce } from '#domain/law/rule';
import { formatPercent } from '#domain/shared/money';
import { m } from './messages';
import { today } from './today';

/** The question whether too much of the plant was used before, with the share that the law of today allows. */
export const usedPlantQuestion = (): string =>
  m.fact_used_plant({ share: formatPercent(ruleInForce(STARTUP_HOLIDAY, today()).value.usedPlantAtMost) });
