import { areaBand } from '#domain/health/health-score';
import type { ComplianceStatus } from '../../lib/compliance.queries';
import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';

export type AreaStatus = ComplianceStatus['areas'][number]['status'];

const NAMES: Record<AreaStatus, () => string> = {
  excellent: m.status_excellent,
  good: m.status_good,
  fair: m.status_fair,
  poor: m.status_poor,
  none: m.status_none,
};

export const areaStatusWords = (status: AreaStatus): string => NAMES[status]();

/** The text colour of an area's score: green at 90 and up, yellow at 80 to 89, red below 80 (specification, section 4). */
export function scoreTone(score: number): 'green' | 'yellow' | 'red' {
  const band = areaBand(score);
  if (band === 'excellent') return 'green';
  return band === 'good' ? 'yellow' : 'red';
}

export const areaStatusOf = (score: number): AreaStatus => areaBand(score);

const TONES: Record<AreaStatus, Tone> = { excellent: 'green', good: 'yellow', fair: 'red', poor: 'red', none: 'grey' };

export const areaStatusTone = (status: AreaStatus): Tone => TONES[status];
