import { isoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import type { Confidence, DateBasis, Rule, RuleStatus, Source } from '../../shared/rule';

/** The day goods and services tax began; a rule without a later beginning is in force from here. */
export const GST_BEGAN = '2017-07-01';

const CHECKED_ON = isoDate('2026-11-20');

/** For what was written down from knowledge of a provision: whoever relies on it must know that no text was read for it. */
export const NOT_READ: Source = { title: 'From knowledge of the provision named; its text was not consulted' };

type Row<Value> = {
  id: string;
  from?: string;
  to?: string;
  basis: DateBasis;
  /** The day of the notification or advisory, where it differs from the day it took effect. */
  known?: string;
  value: Value;
  unit: string;
  comparator?: Rule<Value>['comparator'];
  statute: string;
  source?: Source;
  confidence?: Confidence;
  status?: RuleStatus;
};

/** A row of the law of goods and services tax. */
export function gstRule<Value>(row: Row<Value>): Rule<Value> {
  const { from = GST_BEGAN, to, known = from, source = NOT_READ, confidence = 'high', status = 'enacted' } = row;
  const { id, basis, value, unit, comparator, statute } = row;
  const inForce = { from: isoDate(from), to: to === undefined ? null : isoDate(to), basis, knownSince: isoDate(known) };
  const cited = { statute, source, confidence, status, checkedOn: CHECKED_ON };
  return { id, ...inForce, value, unit, ...(comparator && { comparator }), ...cited };
}

export const rupees = (amount: number): Paise => paise(amount * 100);
export const lakh = (count: number): Paise => rupees(count * 100_000);
export const crore = (count: number): Paise => rupees(count * 10_000_000);
