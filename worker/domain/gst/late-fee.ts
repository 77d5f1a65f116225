import { type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import { daysBetween, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inDays, inPaise, inWords, onDay, Working } from '../shared/explained';
import { type Paise, paise, shareOf } from '../shared/money';
import { GST_LATE_FEES, GSTR1_FEE_IS_COLLECTED, type LateFeeRate } from './law/late-fees';
import { periodInWords, type TaxPeriod } from './period';

export type LateReturn = {
  form: string;
  period: TaxPeriod;
  dueOn: IsoDate;
  /** The day of filing, or the day on which somebody asks. For GSTR-9 with GSTR-9C: the day on which both are in. */
  filedOn: IsoDate;
  /** GSTR-3B: no central tax is payable. GSTR-1: no outward supplies. GSTR-7: no tax deducted. */
  isNil: boolean;
  /** All of India, of the financial year before; for GSTR-9, of the year itself. */
  turnover: Paise;
  /** The turnover in the State, of the year: asked where the cap is a share of it (GSTR-9). */
  turnoverInState?: Paise;
  /** Versions entered since this table was written, such as a waiver for some periods; they count beside it. */
  relief?: RuleHistory<LateFeeRate>;
  knownOn?: IsoDate;
};

export type GstLateFee = {
  central: Paise;
  state: Paise;
  total: Paise;
  /** Owed by the statute, but not asked by the portal: shown, and not added to what is paid. */
  isExposureOnly: boolean;
};

/**
 * The late fee on a return: so much a day under each of two Acts, up to a cap (s.47 CGST). The first day after the due date is
 * day one. Throws RangeError where no rule covers the form, the period or the turnover.
 */
export function gstLateFee(late: LateReturn): Explained<GstLateFee> {
  const working = new Working();
  const days = daysLate(late, working);
  const rule = feeRule(late);
  const central = feeUnderOneAct(days, rule, late, working);
  working.make('state', 'Fee under the State Act', inPaise(central), {
    formula: 'the same again',
    inputs: ['central'],
    rule: citationOf(rule),
  });
  const total = paise(2 * central);
  working.make('total', 'Late fee', inPaise(total), { formula: 'central + state', inputs: ['central', 'state'] });
  return working.explain({ central, state: central, total, isExposureOnly: isExposureOnly(late, working) });
}

function daysLate({ form, period, dueOn, filedOn }: LateReturn, working: Working): number {
  working.give('return', 'Return', inWords(`${form} for ${periodInWords(period)}`));
  working.give('due', 'Due on', onDay(dueOn));
  working.give('filed', 'Filed on', onDay(filedOn));
  const days = Math.max(0, daysBetween(dueOn, filedOn));
  working.make('days', 'Days late', inDays(days), { formula: 'filed - due, from nought', inputs: ['due', 'filed'] });
  return days;
}

function feeUnderOneAct(days: number, rule: Rule<LateFeeRate>, late: LateReturn, working: Working): Paise {
  const { perDay, cap } = rule.value;
  working.make('perDay', 'Fee for each day under one Act', inPaise(perDay), {
    inputs: ['return'],
    rule: citationOf(rule),
  });
  const limit = 'amount' in cap ? cap.amount : shareOf(inState(late, working), cap.ofTurnoverInState);
  const share = 'amount' in cap ? {} : { formula: `turnover in the State × ${cap.ofTurnoverInState / 100}%` };
  const inputs = 'amount' in cap ? ['return'] : ['turnoverInState'];
  working.make('cap', 'Most under one Act', inPaise(limit), { ...share, inputs, rule: citationOf(rule) });
  const fee = paise(Math.min(days * perDay, limit));
  working.make('central', 'Fee under the Central Act', inPaise(fee), {
    formula: 'the lesser of days × perDay and cap',
    inputs: ['days', 'perDay', 'cap'],
  });
  return fee;
}

function inState({ turnoverInState, form }: LateReturn, working: Working): Paise {
  if (turnoverInState === undefined)
    throw new RangeError(`The cap of the late fee on ${form} asks the State's turnover`);
  working.give('turnoverInState', 'Turnover in the State', inPaise(turnoverInState));
  return turnoverInState;
}

function feeRule(late: LateReturn): Rule<LateFeeRate> {
  const rule = lateFeeRule(late);
  if (!rule) throw new RangeError(`No late fee on ${late.form} is recorded for this period and turnover`);
  return rule;
}

/** The rule of the fee under one Act; undefined where none covers the form, the period or the turnover. */
export function lateFeeRule(
  late: Pick<LateReturn, 'form' | 'period' | 'isNil' | 'turnover' | 'relief' | 'knownOn'>,
): Rule<LateFeeRate> | undefined {
  const { form, period, isNil, turnover, relief = [], knownOn } = late;
  const fees = GST_LATE_FEES[form];
  const asked = (history: RuleHistory<LateFeeRate>) => ruleIfInForce([...history, ...relief], period.to, knownOn);
  if (isNil && fees?.nil?.some(({ from }) => from <= period.to)) return asked(fees.nil);
  const band = fees?.others.find((history) => history.some(({ value }) => isWithin(turnover, value)));
  return band && asked(band);
}

const isWithin = (turnover: Paise, { turnoverAbove, turnoverUpTo }: LateFeeRate): boolean =>
  (turnoverAbove === undefined || turnover > turnoverAbove) && (turnoverUpTo === undefined || turnover <= turnoverUpTo);

function isExposureOnly({ form, period, knownOn }: LateReturn, working: Working): boolean {
  if (form !== 'GSTR-1') return false;
  const rule = ruleInForce(GSTR1_FEE_IS_COLLECTED, period.to, knownOn);
  if (rule.value) return false;
  working.make('exposure', 'Owed by the statute, not asked by the portal', inWords('shown, not added'), {
    inputs: ['total'],
    rule: citationOf(rule),
  });
  return true;
}
