import { ruleIfInForce } from '../../../law/rule';
import { llpFee } from '../../../roc/llp-fees';
import { LLP_ADDITIONAL_FEE, LLP_NORMAL_FEE } from '../../../roc/llp-fees.rules';
import { addDays, type IsoDate } from '../../../shared/dates';
import { eased } from '../../reliefs';
import type { Standing } from '../../standing';
import { type CostOfDelay, inTime } from '../roc/filing-cost';
import { llpSizeOn } from './size';

/**
 * The additional fee of an LLP's form by the day of filing, beside the normal fee that is owed in any case. Nothing is told
 * where contribution or turnover is not stated, and of days before the fees of 2022.
 */
export function costOfLlpForm(
  standing: Standing,
  { form, period, dueOn: lawful }: { form: string; period: string; dueOn: IsoDate },
): CostOfDelay {
  const { knownOn } = standing.asked;
  const size = llpSizeOn(standing, lawful);
  const rule = ruleIfInForce(LLP_ADDITIONAL_FEE, lawful, knownOn);
  if (!size || !rule || !ruleIfInForce(LLP_NORMAL_FEE, lawful, knownOn)) return {};
  const { value } = rule;
  return {
    costOn: (day, dueOn, reliefs) => {
      if (day <= dueOn) return inTime(form, day, dueOn);
      const { value: fee, steps } = llpFee({ ...size, form, dueOn, filedOn: day }, knownOn);
      const additional = { value: fee.additional, steps: steps.filter(({ id }) => id !== 'total') };
      return eased(additional, reliefs, { form, period, filedOn: day }, knownOn);
    },
    costBreaks: (dueOn) =>
      value.kind === 'daily'
        ? []
        : [0, ...value.bands.map(({ upToDays }) => upToDays)].map((days) => addDays(dueOn, days + 1)),
  };
}
