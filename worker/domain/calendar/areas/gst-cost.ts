import { gstLateFee, lateFeeRule } from '../../gst/late-fee';
import type { LateFeeRate } from '../../gst/law/late-fees';
import type { TaxPeriod } from '../../gst/period';
import { addDays, financialYearOf, type IsoDate } from '../../shared/dates';
import { type Explained, inPaise, type Step } from '../../shared/explained';
import { type Paise, paise, shareOf } from '../../shared/money';
import type { Draft } from '../draft';
import { eased } from '../reliefs';
import type { Standing } from '../standing';
import { turnoverOf, turnoverStep, yearBefore } from './turnover';

// Above every limit of the bands: where no turnover is stated, the band that costs most is taken.
const COSTLIEST = paise(Number.MAX_SAFE_INTEGER);

/**
 * What waiting with a return costs: the late fee by the turnover of the year before, for GSTR-9 of its own year. Empty where no
 * fee is recorded. Of a statement whose fee the portal does not ask, the fee is shown and nothing is counted.
 */
export function costOfReturn(
  standing: Standing,
  form: string,
  period: TaxPeriod,
  named: string,
): Pick<Draft, 'costOn' | 'costBreaks'> {
  const isAnnual = form === 'GSTR-9';
  const year = isAnnual ? financialYearOf(period.to) : yearBefore(period.to);
  const stated = turnoverOf(standing, year);
  const turnover = stated ?? COSTLIEST;
  const { knownOn } = standing.asked;
  const late = { form, period, isNil: false, turnover, ...(knownOn && { knownOn }) };
  const rule = lateFeeRule(late);
  if (!rule || (isAnnual && stated === undefined)) return {};
  const turnoverInState = isAnnual && stated !== undefined ? { turnoverInState: stated } : {};
  return {
    costOn: (day, dueOn, reliefs) => {
      const { value, steps } = gstLateFee({ ...late, ...turnoverInState, dueOn, filedOn: day });
      const band = bandStep(year, stated);
      const fee: Explained<Paise> = { value: value.total, steps: [band, ...steps.map((step) => by(step, band))] };
      const asked = value.isExposureOnly ? notAsked(fee) : fee;
      return eased(asked, reliefs, { form, period: named, filedOn: day }, knownOn);
    },
    costBreaks: (dueOn) => capDays(rule.value, turnover, dueOn),
  };
}

/** The fee of a day was chosen by the turnover, which is one of its inputs. */
const by = (step: Step, band: Step): Step =>
  step.id === 'perDay' ? { ...step, inputs: [...step.inputs, band.id] } : step;

const bandStep = (year: string, stated: Paise | undefined): Step =>
  stated === undefined
    ? { ...turnoverStep(year, stated), formula: 'not stated: the band that costs most is taken' }
    : turnoverStep(year, stated);

const notAsked = ({ steps }: Explained<Paise>): Explained<Paise> => ({
  value: paise(0),
  steps: [
    ...steps,
    {
      id: 'counted',
      label: 'Counted as a cost',
      quantity: inPaise(paise(0)),
      formula: 'nothing: the statute owes the fee, the portal does not ask it',
      inputs: ['total', 'exposure'],
    },
  ],
});

/** The day on which the fee is last below its cap, and the one on which it reaches it. */
function capDays({ perDay, cap }: LateFeeRate, turnover: Paise, dueOn: IsoDate): readonly IsoDate[] {
  if (perDay === 0) return [];
  const limit = 'amount' in cap ? cap.amount : shareOf(turnover, cap.ofTurnoverInState);
  const days = Math.floor(limit / perDay);
  return [addDays(dueOn, days), addDays(dueOn, days + 1)];
}
