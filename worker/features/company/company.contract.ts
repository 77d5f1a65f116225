import { z } from 'zod';
import { CLIENT_STATUSES, CLIENT_TYPES, DEFAULT_FINANCIAL_YEAR, isFinancialYear } from '../../domain/company/values';
import { isCin, isLlpin } from '../../domain/identifiers/company-number';
import { gstinFault, isPan, isTan } from '../../domain/identifiers/tax-number';
import { isUdyam } from '../../domain/identifiers/udyam';
import { formatRupees } from '../../domain/shared/money';
import { isoDay, lineOf, numeric, optional, rupees, upperCase } from '../../platform/wire';
import type { Company } from './company.table';

const gstin = upperCase.superRefine((text, context) => {
  const fault = gstinFault(text);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

/** What a client may say of a new company. Identity, status and score are the server's; a value sent for them is ignored. */
export const newCompany = z.object({
  name: lineOf(200),
  cin: upperCase.refine(
    (text) => isCin(text) || isLlpin(text),
    'A CIN has 21 characters, such as U62099KA2022PTC165432; an LLP’s number looks like AAB-1234',
  ),
  pan: upperCase.refine(isPan, 'A PAN has five letters, four digits and a letter, such as AAZCN9001Q'),
  tan: optional(upperCase.refine(isTan, 'A TAN has four letters, five digits and a letter, such as BLRK01234E')),
  gstin: optional(gstin),
  udyam: optional(upperCase.refine(isUdyam, 'A Udyam number looks like UDYAM-KR-03-0123456')),
  incorporationDate: isoDay,
  financialYear: z.string().refine(isFinancialYear, 'A financial year such as 2024-25').default(DEFAULT_FINANCIAL_YEAR),
  clientType: z.enum(CLIENT_TYPES).default('regular'),
  assignedManager: optional(lineOf(120)),
  monthlyFee: optional(rupees),
  caFirmId: optional(z.uuid('The id of a firm')),
});

export type NewCompany = z.infer<typeof newCompany>;

const text = z.string().nullable();

export const companyAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  cin: z.string(),
  pan: z.string(),
  tan: text,
  gstin: text,
  udyam: text,
  incorporationDate: z.iso.date(),
  financialYear: z.string(),
  isDpiitRecognized: z.boolean(),
  complianceHealthScore: z.number(),
  caFirmId: z.uuid().nullable(),
  clientStatus: z.enum(CLIENT_STATUSES),
  clientType: z.enum(CLIENT_TYPES),
  assignedManager: text,
  monthlyFee: numeric.nullable(),
  onboardingDate: text,
  lastActivityDate: text,
  isDemo: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** A company as its reader may see it: a viewer learns neither the fee nor who of the firm looks after it. */
export function companyJson(row: Company, seesFees: boolean): z.infer<typeof companyAnswer> {
  const {
    ownerId: _owner,
    factsVersion: _version,
    trackedSince: _since,
    workedOutFor: _for,
    scoredOn: _on,
    ...company
  } = row;
  const fee = seesFees && company.monthlyFee !== null ? formatRupees(company.monthlyFee) : null;
  return { ...company, monthlyFee: fee, assignedManager: seesFees ? company.assignedManager : null };
}
