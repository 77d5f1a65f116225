export const REPORTS = ['profit-and-loss', 'cash-flow', 'categories', 'payees'] as const;
export type ReportName = (typeof REPORTS)[number];
