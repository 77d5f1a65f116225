import type { FactOf } from '../../company/facts';
import type { AreaAnswer } from '../draft';
import type { Standing } from '../standing';
import { designDrafts } from './ip/designs';
import { workingStatements } from './ip/patent-working';
import { examinationRequest, renewals } from './ip/patents';
import { trademarkAnswers } from './ip/trade-marks';
import { areaAnswer } from './roc';
import type { FormAnswer } from './roc/answers';

/** What keeps a company's registered rights alive. Of a copyright nothing is ever due. */
export const ip = (standing: Standing): AreaAnswer =>
  areaAnswer(
    standing,
    standing.newest('ip-asset').flatMap((asset) => ofAsset(standing, asset)),
  );

function ofAsset(standing: Standing, asset: FactOf<'ip-asset'>): readonly FormAnswer[] {
  switch (asset.value.kind) {
    case 'trademark':
      return trademarkAnswers(standing, asset);
    case 'patent':
      return [
        ...examinationRequest(standing, asset),
        ...renewals(standing, asset),
        ...workingStatements(standing, asset),
      ];
    case 'design':
      return designDrafts(standing, asset);
    case 'copyright':
      return [];
  }
}
