export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Days of the deadline bands (specification, section 9): the next week, the next month. */
export const DEADLINE_BAND_DAYS = { near: 7, upcoming: 30 } as const;

/** The area of law an obligation belongs to: the specification's type of a compliance item. */
export const AREAS = ['GST', 'TDS', 'ROC', 'Income tax', 'RERA', 'IP', 'Other'] as const;
export type Area = (typeof AREAS)[number];

/**
 * What is stored of an item. Overdue is not stored: it is pending with its day past. Unconfirmed: it fell due before the
 * company's books were kept here, and nobody has said whether it was done. Settled: a person said that it was, without a date.
 */
export const ITEM_STATUSES = ['pending', 'completed', 'unconfirmed', 'settled', 'not_due', 'withdrawn'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** What a reader sees: an item that is pending on its day is pending, on the day after it is overdue. */
export const SHOWN_STATUSES = [...ITEM_STATUSES, 'overdue'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** What a list may be asked for: one status, or all that is still to be done, late or not. */
export const ASKED_STATUSES = [...SHOWN_STATUSES, 'open'] as const;
