/** The values of a company that the specification closes, and their defaults. */
export const CLIENT_STATUSES = ['active', 'inactive', 'archived'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export const CLIENT_TYPES = ['regular', 'premium', 'enterprise'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

export const DEFAULT_FINANCIAL_YEAR = '2024-25';

/** '2024-25': two calendar years that follow each other. */
export function isFinancialYear(text: string): boolean {
  const match = /^(\d{4})-(\d{2})$/.exec(text);
  return match !== null && (Number(match[1]) + 1) % 100 === Number(match[2]);
}
