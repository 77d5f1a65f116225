import type { ClientStatus, ClientType } from '#domain/company/values';
import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';

export const STATUS: Record<ClientStatus, { label: () => string; tone: Tone }> = {
  active: { label: m.company_status_active, tone: 'green' },
  inactive: { label: m.company_status_inactive, tone: 'grey' },
  archived: { label: m.company_status_archived, tone: 'red' },
};

export const TYPE: Record<ClientType, { label: () => string; tone: Tone }> = {
  regular: { label: m.company_type_regular, tone: 'orange' },
  premium: { label: m.company_type_premium, tone: 'purple' },
  enterprise: { label: m.company_type_enterprise, tone: 'blue' },
};

const GREEN_FROM = 80;
const YELLOW_FROM = 60;

/** The colour of a health score: 80 and more green, 60 to 79 yellow, less red; a missing score has none. */
export function scoreTone(score: number): Tone | undefined {
  if (score === 0) return undefined;
  if (score >= GREEN_FROM) return 'green';
  return score >= YELLOW_FROM ? 'yellow' : 'red';
}
