/** The values of a company that the specification closes, and their defaults. */
export const CLIENT_STATUSES = ['active', 'inactive', 'archived'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export const CLIENT_TYPES = ['regular', 'premium', 'enterprise'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

export const DEFAULT_FINANCIAL_YEAR = '2024-25';
