import { isoDate } from '#domain/shared/dates';
import { crore, parseRupees } from '#domain/shared/money';
import { formatDate, formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';
import type { Benefit, Condition } from './benefits.queries';

export const rupees = (amount: string): string => formatInr(parseRupees(amount));
/** A limit of the law, which is of whole crores. */
export const inCrore = (amount: string): string => m.benefits_crore({ count: parseRupees(amount) / crore(1) });
export const dayOf = (day: string): string => formatDate(isoDate(day));

export const TONES: Readonly<Record<Benefit['status'], Tone>> = {
  active: 'green',
  applied: 'blue',
  eligible: 'orange',
  available: 'purple',
  pending: 'yellow',
  'at-risk': 'red',
  'not-eligible': 'red',
  'not-applicable': 'grey',
};

export const STATES: Readonly<Record<Condition['state'], { label: () => string; tone: Tone }>> = {
  passed: { label: m.benefits_passed, tone: 'green' },
  failed: { label: m.benefits_failed, tone: 'red' },
  unknown: { label: m.benefits_unknown, tone: 'yellow' },
};

/** What the dashboard calls a benefit that is granted or not: the words of the specification. */
export function statusWords({ id, status, statusName }: Pick<Benefit, 'id' | 'status' | 'statusName'>): string {
  if (id !== 'dpiit') return statusName;
  if (status === 'active' || status === 'at-risk') return m.benefits_approved();
  return status === 'applied' ? statusName : m.benefits_pending();
}

/** What stands behind a status, in a few words: the test that fails first, else the one that is not known. */
export function reasonOf({ conditions }: Pick<Benefit, 'conditions'>): string | undefined {
  const first =
    conditions.find(({ state }) => state === 'failed') ?? conditions.find(({ state }) => state === 'unknown');
  return first && m.benefits_reason({ name: first.name, found: first.found });
}
