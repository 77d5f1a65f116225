import { z } from 'zod';
import { CLIENT_STATUSES, CLIENT_TYPES, DEFAULT_FINANCIAL_YEAR } from '../../domain/company/values';
import { isCin, isLlpin } from '../../domain/identifiers/company-number';
import { gstinFault, isPan, isTan } from '../../domain/identifiers/tax-number';
import { isUdyam } from '../../domain/identifiers/udyam';
import { COMPANY_ROLES, FIRM_ROLES } from '../../domain/session/roles';
import { isFinancialYear } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { formatRupees } from '../../domain/shared/money';
import { issue } from '../../platform/problem';
import { clearable, codeBy, editBy, isoDay, nameText, numeric, optional, rupees, upperCase } from '../../platform/wire';
import type { Company } from './company.table';

const gstin = codeBy(gstinFault);

/** The number that the registrar gave a company or a limited liability partnership. */
export const cinField = upperCase.refine((text) => isCin(text) || isLlpin(text), issue(say('field.cin')));
const pan = upperCase.refine(isPan, issue(say('field.pan')));
const tan = upperCase.refine(isTan, issue(say('field.tan')));
const udyam = upperCase.refine(isUdyam, issue(say('field.udyam')));
const financialYear = z.string().refine(isFinancialYear, issue(say('field.financial-year')));

/** What a client may say of a new company. Identity, status and score are the server's; a value sent for them is ignored. */
export const newCompany = z.object({
  name: nameText,
  cin: cinField,
  pan,
  tan: optional(tan),
  gstin: optional(gstin),
  udyam: optional(udyam),
  incorporationDate: isoDay,
  financialYear: financialYear.default(DEFAULT_FINANCIAL_YEAR),
  clientType: z.enum(CLIENT_TYPES).default('regular'),
  assignedManager: optional(nameText).describe('about.company.assigned-manager'),
  assignedManagerId: optional(z.uuid(issue(say('field.person-id')))).describe('about.company.assigned-manager-id'),
  monthlyFee: optional(rupees),
  caFirmId: optional(z.uuid(issue(say('field.firm-id')))),
});

export type NewCompany = z.infer<typeof newCompany>;

/** What a company is, corrected: who it is by the registers, and since when. */
export const particulars = editBy({
  name: nameText.optional(),
  cin: cinField.optional(),
  pan: pan.optional(),
  tan: clearable(tan),
  gstin: clearable(gstin),
  udyam: clearable(udyam),
  incorporationDate: isoDay.optional(),
  financialYear: financialYear.optional(),
});

export type Particulars = z.infer<typeof particulars>;

/** What a client is to its firm: in whose charge it is, null for nobody; of what kind; and its fee. */
export const newTerms = editBy({
  assignedManagerId: z
    .uuid(issue(say('field.person-id')))
    .nullable()
    .optional()
    .describe('about.company.assigned-manager-id'),
  clientType: z.enum(CLIENT_TYPES).optional(),
  monthlyFee: clearable(rupees),
});

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
  assignedManagerId: text,
  monthlyFee: numeric.nullable(),
  onboardingDate: text,
  lastActivityDate: text,
  isDemo: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** A company in the list that is chosen from: what it is found by, and what is late of it. */
export const seenCompanyAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  cin: z.string(),
  pan: z.string(),
  gstin: text,
  caFirmId: z.uuid().nullable(),
  role: z.enum([...FIRM_ROLES, ...COMPANY_ROLES]),
  isDemo: z.boolean(),
  assignedManager: text,
  directors: z.array(z.string()),
  overdue: z.number().describe('about.company.overdue'),
  nextDue: z.iso.date().nullable().describe('about.company.next-due'),
});

export type SeenCompany = z.infer<typeof seenCompanyAnswer>;

/** A company as its reader may see it: a viewer learns neither the fee nor who of the firm looks after it. */
export function companyJson(row: Company, seesFees: boolean): z.infer<typeof companyAnswer> {
  const {
    ownerId: _owner,
    factsVersion: _version,
    trackedSince: _since,
    workedOutFor: _for,
    scoredOn: _on,
    archivedFrom: _before,
    ...company
  } = row;
  const fee = seesFees && company.monthlyFee !== null ? formatRupees(company.monthlyFee) : null;
  const { assignedManager, assignedManagerId } = company;
  const charge = seesFees ? { assignedManager, assignedManagerId } : { assignedManager: null, assignedManagerId: null };
  return { ...company, ...charge, monthlyFee: fee };
}
