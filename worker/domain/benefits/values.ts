export const BENEFITS = ['dpiit', 'tax-holiday', 'angel-tax', 'ip-fees', 'udyam', 'labour'] as const;
export type BenefitName = (typeof BENEFITS)[number];

/** Benefits that are asked for; the others follow from these by themselves. */
export const APPLIED_FOR = ['dpiit', 'tax-holiday', 'udyam', 'labour'] as const satisfies readonly BenefitName[];

/**
 * Active: granted, and every test holds. Applied: asked for. Eligible: every test holds, nobody asked. Available: it may be used now.
 * Pending: a fact is missing that would decide, or a step before it. At risk: granted, and a test fails. Not eligible; not applicable.
 */
export const BENEFIT_STATUSES = [
  ...(['active', 'applied', 'eligible', 'available', 'pending', 'at-risk'] as const),
  ...(['not-eligible', 'not-applicable'] as const),
] as const;
export type BenefitStatus = (typeof BENEFIT_STATUSES)[number];

export const CONDITION_STATES = ['passed', 'failed', 'unknown'] as const;
export type ConditionState = (typeof CONDITION_STATES)[number];
