import { parseRupees } from '#domain/shared/money';
import { formatDate } from '../../lib/format';
import { rupees } from '../../lib/item-words';
import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';
import type { GlyphShape } from '../../ui/state/glyph';
import type { RocForm, RocStatus } from './roc.queries';

const STATUSES: Record<RocStatus, { words: () => string; tone: Tone; shape: GlyphShape }> = {
  overdue: { words: m.roc_status_overdue, tone: 'red', shape: 'overdue' },
  pending: { words: m.roc_status_pending, tone: 'orange', shape: 'open' },
  'to-confirm': { words: m.roc_status_to_confirm, tone: 'yellow', shape: 'to-confirm' },
  upcoming: { words: m.roc_status_upcoming, tone: 'blue', shape: 'open' },
  filed: { words: m.roc_status_filed, tone: 'green', shape: 'done' },
  'not-due': { words: m.roc_status_not_due, tone: 'grey', shape: 'none' },
};

export const statusWords = (status: RocStatus): string => STATUSES[status].words();
export const statusLook = (status: RocStatus) => STATUSES[status];

export const isNothing = (amount: string | null): boolean => amount === null || parseRupees(amount) === 0;

/** What delay adds from here on: so much a day, or a step on a day; nothing where it adds nothing. */
export function riseWords({ perDay, nextRise }: Pick<RocForm, 'perDay' | 'nextRise'>): string | undefined {
  if (perDay !== null && !isNothing(perDay)) return m.roc_per_day({ amount: rupees(perDay) });
  if (!nextRise) return undefined;
  const day = formatDate(nextRise.from);
  return isNothing(nextRise.fee)
    ? m.roc_per_day_after({ amount: rupees(nextRise.perDay), day })
    : m.roc_from_day({ amount: rupees(nextRise.fee), day });
}

type Waiver = RocForm['waivers'][number];

/** 'Additional fee waived if filed by 31 Jan 2026': what a relief of fees is to this form. */
export function waiverWords({ state, filedBy, stillAsked, statute }: Waiver): string {
  const about = { day: formatDate(filedBy), statute };
  const share = `${stillAsked / 100}%`;
  if (state === 'closed') return m.roc_relief_closed(about);
  if (state === 'applied')
    return stillAsked === 0 ? m.roc_relief_applied(about) : m.roc_relief_applied_part({ ...about, share });
  return stillAsked === 0 ? m.roc_relief_offered(about) : m.roc_relief_offered_part({ ...about, share });
}
