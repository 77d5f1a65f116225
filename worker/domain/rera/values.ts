export const RERA_STATUSES = ['compliant', 'monitor', 'action_needed'] as const;
export const RISK_LEVELS = ['low', 'medium', 'high'] as const;

/** What may need a registration or a licence and has none: a project, or acting as an agent. */
export const RERA_ACTIVITIES = ['project', 'agency'] as const;
export type ReraActivity = (typeof RERA_ACTIVITIES)[number];
