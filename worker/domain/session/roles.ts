/** What a person is to a firm. */
export const FIRM_ROLES = ['owner', 'manager', 'staff'] as const;
export type FirmRole = (typeof FIRM_ROLES)[number];

/** What a person is to one company without belonging to the firm that serves it. */
export const COMPANY_ROLES = ['founder', 'viewer', 'signatory', 'auditor'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

export type Role = FirmRole | CompanyRole;

/** Fees and the firm's staff are between the firm and the company's own people; a reader from outside does not see them. */
export const seesFees = (role: Role): boolean => role !== 'viewer' && role !== 'auditor' && role !== 'signatory';

/** Account numbers are shown whole to those who keep the books, to others their last digits only. */
export const seesAccountNumbers = seesFees;
