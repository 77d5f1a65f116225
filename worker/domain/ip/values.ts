export const IP_STATUSES = ['registered', 'pending', 'draft'] as const;
export type IpStatus = (typeof IP_STATUSES)[number];
