/** The columns of Schedule III, those of receivables and of payables together. */
export const AGE_BUCKETS = [
  'not-due',
  'under-6-months',
  '6-months-to-1-year',
  'under-1-year',
  '1-to-2-years',
  '2-to-3-years',
  'over-3-years',
] as const;
export type AgeBucket = (typeof AGE_BUCKETS)[number];

/** Columns for everyday work, by days after the due date. */
export const WORKING_BUCKETS = ['not-due', '0-30', '31-60', '61-90', '91-180', 'over-180'] as const;
export type WorkingBucket = (typeof WORKING_BUCKETS)[number];
