import { isoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import type { Confidence, DateBasis, Rule, RuleStatus, Source } from '../../shared/rule';

const CHECKED_ON = isoDate('2026-11-20');

/** The last day of the Income-tax Act 1961 and the first of the Act of 2025, and the day that Act was assented to. */
export const OLD_ACT_ENDS = '2026-03-31';
export const NEW_ACT_BEGINS = '2026-04-01';
export const NEW_ACT_ASSENT = '2025-08-21';

/** For what was written down from knowledge of a provision: whoever relies on it must know that no text was read for it. */
export const NOT_READ: Source = { title: 'From knowledge of the provision named; its text was not consulted' };

type Row<Value> = {
  id: string;
  from: string;
  to?: string;
  basis: DateBasis;
  /** The day of the Act, notification or circular, where it differs from the day it took effect. */
  known?: string;
  value: Value;
  unit: string;
  comparator?: Rule<Value>['comparator'];
  statute: string;
  source?: Source;
  confidence?: Confidence;
  status?: RuleStatus;
};

/** A row of the law of tax deducted or collected at source. */
export function tdsRule<Value>(row: Row<Value>): Rule<Value> {
  const { from, to, known = from, source = NOT_READ, confidence = 'high', status = 'enacted' } = row;
  const { id, basis, value, unit, comparator, statute } = row;
  const inForce = { from: isoDate(from), to: to === undefined ? null : isoDate(to), basis, knownSince: isoDate(known) };
  const cited = { statute, source, confidence, status, checkedOn: CHECKED_ON };
  return { id, ...inForce, value, unit, ...(comparator && { comparator }), ...cited };
}

type AcrossActs<Value> = Omit<Row<Value>, 'to' | 'known' | 'statute' | 'confidence' | 'status' | 'source'> & {
  old: string;
  now: string;
  source?: Source | [Source, Source];
  confidence?: Confidence | [Confidence, Confidence];
};

const pair = <One>(given: One | [One, One], isPair: (one: One | [One, One]) => one is [One, One]): [One, One] =>
  isPair(given) ? given : [given, given];

/** One value under both Acts: a row of each, with its own provision. */
export function underBothActs<Value>(row: AcrossActs<Value>): readonly Rule<Value>[] {
  const { old, now, source = NOT_READ, confidence = 'high', ...rest } = row;
  const sources = pair(source, (one): one is [Source, Source] => Array.isArray(one));
  const confidences = pair(confidence, (one): one is [Confidence, Confidence] => Array.isArray(one));
  return [
    tdsRule({
      ...rest,
      id: `${row.id}.1961`,
      to: OLD_ACT_ENDS,
      statute: old,
      source: sources[0],
      confidence: confidences[0],
    }),
    tdsRule({
      ...rest,
      id: `${row.id}.2025`,
      from: NEW_ACT_BEGINS,
      known: NEW_ACT_ASSENT,
      statute: now,
      source: sources[1],
      confidence: confidences[1],
    }),
  ];
}

export const rupees = (amount: number): Paise => paise(amount * 100);
export const lakh = (count: number): Paise => rupees(count * 100_000);
export const crore = (count: number): Paise => rupees(count * 10_000_000);
