import { ruleIfInForce } from '../../../law/rule';
import { classOf, SMALL_LLP_LIMITS } from '../../../roc/classification';
import { APPOINTMENT_FORMS, DAILY_FEE_FORMS, FREE_FORMS, type LateForm, llpLateFee, rocFee } from '../../../roc/fees';
import {
  ADDITIONAL_FEE,
  ADDITIONAL_FEE_APPOINTMENT,
  DAILY_FEE,
  LLP_ADDITIONAL_FEE,
  LLP_NORMAL_FEE,
} from '../../../roc/law/fees';
import { addDays, type IsoDate } from '../../../shared/dates';
import { assuming, type Explained, inPaise, onDay, type Step, Working } from '../../../shared/explained';
import { say } from '../../../shared/message';
import { type Paise, paise } from '../../../shared/money';
import type { CompanyProfile, Draft } from '../../model';
import { applyWaiver } from '../../reliefs';
import { formName } from '../../values';
import { isCarriedBack } from '../answers';
import { turnoverOn } from './company';

// An increase of capital and a charge have fees of their own, which rest on amounts that no fact states; what is no form of
// the Companies Act has none of its fees.
const hasOwnFee = (form: string): boolean =>
  form === 'SH-7' ||
  form === 'DIR-3-KYC-Web' ||
  form.startsWith('CHG-') ||
  form.startsWith('LLP') ||
  form === 'board-resolution';

/** What delay costs, on which days that changes, and what of it cannot be told; empty where no fee is recorded. */
export type CostOfDelay = Pick<Draft, 'costOn' | 'costBreaks' | 'unknownCost'>;

/**
 * The additional fee of a form of the Companies Act by the day of filing: the normal fee is owed in any case and is no cost of
 * waiting. The accounts and the annual return pay by the day, whatever the capital; the others by multiples of the normal fee,
 * so that they are said to be unknown where the authorised capital is not stated.
 */
export function costOfFiling(
  profile: CompanyProfile,
  about: Pick<LateForm, 'form'> & { period: string; dueOn: IsoDate; previousLateFilingOn?: IsoDate },
): CostOfDelay {
  const { knownOn, today } = profile.asked;
  const { form, period, dueOn: lawful, previousLateFilingOn } = about;
  if (hasOwnFee(form) || FREE_FORMS.includes(form)) return {};
  const capital = profile.statedOn('capital', today)?.value.authorised;
  const bands = APPOINTMENT_FORMS.includes(form) ? ADDITIONAL_FEE_APPOINTMENT : ADDITIONAL_FEE;
  const isDaily = DAILY_FEE_FORMS.includes(form);
  const rule = isDaily ? undefined : ruleIfInForce(bands, addDays(lawful, 1), knownOn);
  const [since] = DAILY_FEE;
  if (isDaily && since && lawful < since.from)
    return { unknownCost: say('calendar.cost.unknown.older-fee', { day: onDay(since.from) }) };
  if (isDaily ? !ruleIfInForce(DAILY_FEE, lawful, knownOn) : !rule) return {};
  if (!isDaily && capital === undefined) return { unknownCost: say('calendar.cost.unknown.capital') };
  const late = {
    form,
    period,
    authorisedCapital: capital ?? null,
    ...(previousLateFilingOn && { previousLateFilingOn }),
  };
  const lastDays = rule?.value.flatMap(({ upToDays }) => upToDays ?? []) ?? [];
  return {
    costOn: (day, dueOn, reliefs) =>
      day <= dueOn
        ? noDelayCost(form, day, dueOn)
        : additionalOnly(rocFee({ ...late, dueOn, filedOn: day }, reliefs, knownOn), capital !== undefined),
    costBreaks: (dueOn) => (rule ? [0, ...lastDays].map((days) => addDays(dueOn, days + 1)) : []),
  };
}

/** Nothing is asked of who files by the due day. */
export function noDelayCost(form: string, day: IsoDate, dueOn: IsoDate): Explained<Paise> {
  const working = new Working();
  working.give('due', say('calendar.cost.form-due-on', { form: formName(form) }), onDay(dueOn));
  working.give('filed', say('calendar.cost.filed'), onDay(day));
  working.make('additional', say('calendar.cost.additional'), inPaise(paise(0)), {
    formula: say('calendar.cost.not-late'),
    inputs: ['due', 'filed'],
    summary: say('calendar.summary.not-late', { due: onDay(dueOn), filed: onDay(day), fee: inPaise(paise(0)) }),
  });
  return working.explain(paise(0));
}

// Without a capital there is no slab, and the daily fee needs none.
function additionalOnly({ value, steps }: ReturnType<typeof rocFee>, hasCapital: boolean): Explained<Paise> {
  const kept = steps.filter(({ id }) => id !== 'total' && (hasCapital || id !== 'normal'));
  return { value: value.additional, steps: kept.map(owedAnyway) };
}

const owedAnyway = (step: Step): Step =>
  step.id === 'normal' ? { ...step, label: say('roc.step.owed-anyway', { fee: step.label }) } : step;

/**
 * The additional fee of an LLP's form by the day of filing, beside the normal fee that is owed in any case: so much a day of who
 * filed before the fees of 2022, and by those fees of who files since, however long ago it fell due. It is said to be unknown where
 * contribution or turnover is not stated.
 */
export function costOfLlpForm(
  profile: CompanyProfile,
  { form, period, dueOn: lawful }: { form: string; period: string; dueOn: IsoDate },
): CostOfDelay {
  const { knownOn } = profile.asked;
  const [slabs] = LLP_NORMAL_FEE;
  if (!slabs || (knownOn && knownOn < slabs.knownSince)) return {};
  // Size and slabs count since the fees of 2022: they are told on that day of what fell due before it.
  const since = slabs.from > lawful ? slabs.from : lawful;
  const size = llpSizeOn(profile, since);
  const rule = ruleIfInForce(LLP_ADDITIONAL_FEE, since, knownOn);
  if (!rule) return {};
  if (!size) return { unknownCost: say('calendar.cost.unknown.llp-size') };
  const { value } = rule;
  return {
    costOn: (day, dueOn, reliefs) => {
      if (day <= dueOn) return noDelayCost(form, day, dueOn);
      const told = llpLateFee({ ...size.by, form, dueOn, filedOn: day }, knownOn);
      return applyWaiver(
        assuming(told, ({ id }) => size.assumed.includes(id)),
        reliefs,
        { form, period, filedOn: day },
        knownOn,
      );
    },
    costBreaks: (dueOn) =>
      value.kind === 'daily'
        ? []
        : [
            ...[0, ...value.bands.map(({ upToDays }) => upToDays)].map((days) => addDays(dueOn, days + 1)),
            ...(dueOn < since ? [since] : []),
          ],
  };
}

type LlpSize = { by: { contribution: Paise; isSmall: boolean }; assumed: readonly string[] };

/** The contribution and size by which an LLP pays on a day, and the steps that rest on a later day or another year; else undefined. */
function llpSizeOn(profile: CompanyProfile, day: IsoDate): LlpSize | undefined {
  const contribution = profile.statedOn('contribution', day)?.value.amount;
  const turnover = turnoverOn(profile, day);
  if (contribution === undefined || turnover === undefined) return undefined;
  if (!ruleIfInForce(SMALL_LLP_LIMITS, day, profile.asked.knownOn)) return undefined;
  const facts = { legalForm: 'llp', contribution, turnover: turnover.amount } as const;
  const { value } = classOf(facts, day, profile.asked.knownOn);
  const isCarried = isCarriedBack(profile, 'contribution', day);
  return {
    by: { contribution, isSmall: value === 'small_llp' },
    assumed: [...(isCarried ? ['contribution'] : []), ...(isCarried || turnover.isAssumed ? ['isSmall'] : [])],
  };
}
