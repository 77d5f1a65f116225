import { z } from 'zod';
import { COMPANY_ROLES, type CompanyRole, FIRM_ROLES } from '../../../domain/session/roles';
import { say } from '../../../domain/shared/message';
import { today } from '../../../platform/clock';
import { unfit } from '../../../platform/problem';
import { isoDay, lineOf } from '../../../platform/wire';
import { emailField, waitingAnswer, waitingJson } from '../people.contract';
import type { WaitingInvitation } from '../people.repository';

/** What can be given: a signatory sees what they were sent to sign alone, and is named where that is sent. */
export const GIVEN_ROLES = ['founder', 'viewer', 'auditor'] as const satisfies readonly CompanyRole[];

const role = z.enum(COMPANY_ROLES);
const givenRole = z.enum(GIVEN_ROLES);

const none = (value: unknown) => (value === '' ? null : value);
const endsOn = z
  .preprocess(none, isoDay.refine((day) => day >= today(), unfit(say('people.ends-before-today'))).nullable())
  .describe('about.people.ends-on');
const reason = z.preprocess(none, lineOf(200).nullable()).describe('about.people.reason');

/** On which terms somebody is let in. */
export const givenTerms = z.object({
  role: givenRole,
  endsOn: endsOn.default(null),
  reason: reason.default(null),
});

export const newCompanyInvitation = givenTerms.extend({ email: emailField });

/** What is not named stays as it is. */
export const newTerms = z.strictObject({
  role: givenRole.optional(),
  endsOn: endsOn.optional(),
  reason: reason.optional(),
});

const terms = {
  role,
  endsOn: z.string().nullable().describe('about.people.ends-on'),
  reason: z.string().nullable().describe('about.people.reason'),
};

export const companyPeopleAnswer = z.object({
  people: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), email: z.string(), since: z.string() },
      ...terms,
      hasEnded: z.boolean().describe('about.people.has-ended'),
    }),
  ),
  firm: z
    .object({
      id: z.uuid(),
      name: z.string(),
      people: z.array(
        z.object({
          ...{ id: z.string(), name: z.string(), role: z.enum(FIRM_ROLES) },
          isInCharge: z.boolean().describe('about.people.is-in-charge'),
        }),
      ),
    })
    .nullable()
    .describe('about.people.firm'),
});

export type CompanyPeople = z.infer<typeof companyPeopleAnswer>;

export const termsAnswer = z.object({ id: z.string(), ...terms });

export const companyInvitationAnswer = waitingAnswer.extend(terms);

// The database holds nothing else for a company.
export const companyInvitationJson = (waiting: WaitingInvitation): z.infer<typeof companyInvitationAnswer> => ({
  ...waitingJson(waiting),
  ...{ role: waiting.role as CompanyRole, endsOn: waiting.endsOn, reason: waiting.reason },
});
