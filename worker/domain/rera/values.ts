export const RERA_STATUSES = ['compliant', 'monitor', 'action_needed'] as const;
export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
