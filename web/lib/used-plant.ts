import { USED_PLANT_AT_MOST } from '#domain/benefits/law/plant';
import { formatPercent } from '#domain/shared/money';
import { m } from './messages';

/** The question whether too much of the plant was used before, with the share that the law allows. */
export const usedPlantQuestion = (): string => m.fact_used_plant({ share: formatPercent(USED_PLANT_AT_MOST) });
