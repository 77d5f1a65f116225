export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Days of the deadline bands (specification, section 9): the next week, the next month. */
export const DEADLINE_BAND_DAYS = { near: 7, upcoming: 30 } as const;
