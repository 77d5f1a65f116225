import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';
import type { GlyphShape } from '../../ui/state/glyph';
import type { ReraDuty, ReraState } from './rera.queries';

const STATUSES: Record<ReraState['complianceStatus'], { words: () => string; tone: Tone }> = {
  compliant: { words: m.rera_status_compliant, tone: 'green' },
  monitor: { words: m.rera_status_monitor, tone: 'yellow' },
  action_needed: { words: m.rera_status_action_needed, tone: 'red' },
};

type Standing = Pick<ReraState, 'complianceStatus' | 'isApplicable'>;

/** A State with its letters; the rest of India has none. */
export const stateTitle = ({ name, state }: Pick<ReraState, 'name' | 'state'>): string =>
  state === 'IN' ? name : m.rera_state_named({ name, code: state });

/** The letters of a State; of all others together, which have none, a word. */
export const shortState = (state: string): string => (state === 'IN' ? m.rera_state_elsewhere() : state);

/** How a State stands; where nothing is done there, that is no clean bill. */
export const standingLook = ({ complianceStatus, isApplicable }: Standing): { words: string; tone: Tone } => {
  if (!isApplicable) return { words: m.rera_status_not_applicable(), tone: 'grey' };
  const { words, tone } = STATUSES[complianceStatus];
  return { words: words(), tone };
};

type Band = NonNullable<ReraState['risk']>['band'];
const BANDS: Record<Band, { words: () => string; tone: Tone }> = {
  low: { words: m.rera_band_low, tone: 'green' },
  medium: { words: m.rera_band_medium, tone: 'yellow' },
  high: { words: m.rera_band_high, tone: 'orange' },
  critical: { words: m.rera_band_critical, tone: 'red' },
};

export const bandLook = (band: Band) => BANDS[band];

const DUTIES: Record<ReraDuty['status'], { words: () => string; tone: Tone; shape: GlyphShape }> = {
  overdue: { words: m.roc_status_overdue, tone: 'red', shape: 'overdue' },
  pending: { words: m.roc_status_pending, tone: 'orange', shape: 'open' },
  'to-confirm': { words: m.roc_status_to_confirm, tone: 'yellow', shape: 'to-confirm' },
  upcoming: { words: m.roc_status_upcoming, tone: 'blue', shape: 'open' },
  filed: { words: m.roc_status_filed, tone: 'green', shape: 'done' },
  'not-due': { words: m.roc_status_not_due, tone: 'grey', shape: 'none' },
};

export const dutyLook = (status: ReraDuty['status']) => DUTIES[status];

type Need = NonNullable<ReraState['activities'][number]['need']>;
const NEEDS: Record<Need, { words: () => string; tone: Tone }> = {
  must_register: { words: m.rera_need_must, tone: 'red' },
  check_with_authority: { words: m.rera_need_check, tone: 'yellow' },
  exempt: { words: m.rera_need_exempt, tone: 'green' },
};

export const needLook = (need: Need) => NEEDS[need];
