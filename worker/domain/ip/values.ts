export const IP_STATUSES = ['registered', 'pending', 'draft'] as const;
export type IpStatus = (typeof IP_STATUSES)[number];

/** Where a right stands. Unknown: a renewal must have come due of which nothing is stated. */
export const IP_STANDINGS = ['active', 'pending', 'expired', 'draft', 'unknown'] as const;
export type IpStanding = (typeof IP_STANDINGS)[number];

/** Who applies: all but the last pay the reduced fees where there are such. */
export const APPLICANTS = ['startup', 'individual', 'small-entity', 'other'] as const;
export type Applicant = (typeof APPLICANTS)[number];

/** How it is filed. */
export const FILINGS = ['electronic', 'paper'] as const;
export type Filing = (typeof FILINGS)[number];
