/** Bands of a company's health score on every screen (specification, section 4): 80 and more, 60 to 79, below 60. */
const HEALTH_BANDS = { green: 80, yellow: 60 } as const;

export type HealthBand = 'green' | 'yellow' | 'red';

/** The band of a score from 0 to 100. */
export function healthBand(score: number): HealthBand {
  if (score >= HEALTH_BANDS.green) return 'green';
  return score >= HEALTH_BANDS.yellow ? 'yellow' : 'red';
}
