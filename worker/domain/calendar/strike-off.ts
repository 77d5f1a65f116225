import type { Obligation } from './obligation';
import type { Standing } from './standing';

const MISSING_YEARS = 3;

/**
 * Whether a company may be struck off: it was given notice, or one critical form of the Registrar is overdue for three years'
 * periods, as far as the window that is asked reaches.
 */
export function isStruckOffThreatened(standing: Standing, obligations: readonly Obligation[]): boolean {
  const { today } = standing.asked;
  if (standing.events('strike-off-notice').some(({ happenedOn }) => happenedOn <= today)) return true;
  const missing = new Map<string, number>();
  for (const { form, area, status, priority, dueOn } of obligations) {
    const isMissing = area === 'ROC' && priority === 'critical' && status === 'pending' && dueOn.value < today;
    if (isMissing) missing.set(form, (missing.get(form) ?? 0) + 1);
  }
  return [...missing.values()].some((count) => count >= MISSING_YEARS);
}
