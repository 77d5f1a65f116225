import { z } from 'zod';
import { COMPANY_ROLES, FIRM_ROLES, type FirmRole } from '../../domain/session/roles';
import { INVITATION_STATES, isOver } from './people.ends';
import type { Member, WaitingInvitation } from './people.repository';

const role = z.enum(FIRM_ROLES);

/** Stored as identity stores the addresses of accounts. */
export const emailField = z.email().max(254).toLowerCase();

export const newInvitation = z.object({ email: emailField, role });

export const newRole = z.object({ role });

/** Colleagues are told by name; their addresses are the owner's to see. */
export const membersAnswer = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    role,
    since: z.string().describe('about.people.since'),
    email: z.string().nullable().describe('about.people.email'),
    clients: z.number().describe('about.people.clients'),
  }),
);

export const memberJson = (member: Member, seesAddresses: boolean) => ({
  ...member,
  email: seesAddresses ? member.email : null,
});

export const memberAnswer = z.object({ id: z.string(), role });
export const removedAnswer = z.object({ id: z.string() });

/** An invitation as it is listed, beside what it is to. */
export const waitingAnswer = z.object({
  id: z.uuid(),
  email: z.string(),
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isOver: z.boolean().describe('about.people.is-over'),
});

export const waitingJson = (waiting: WaitingInvitation): z.infer<typeof waitingAnswer> => {
  const { id, email, invitedBy, createdAt, expiresAt } = waiting;
  return { id, email, invitedBy, createdAt, expiresAt, isOver: isOver(waiting) };
};

export const invitationAnswer = waitingAnswer.extend({ role });

// The database holds nothing else for a firm.
export const invitationJson = (waiting: WaitingInvitation): z.infer<typeof invitationAnswer> => ({
  ...waitingJson(waiting),
  role: waiting.role as FirmRole,
});

export const openedAnswer = z.object({
  kind: z.enum(['firm', 'company']),
  name: z.string(),
  role: z.enum([...FIRM_ROLES, ...COMPANY_ROLES]),
  invitedBy: z.string(),
  expiresAt: z.string(),
  endsOn: z.string().nullable().describe('about.people.ends-on'),
  state: z.enum(INVITATION_STATES).describe('about.people.state'),
});

export const acceptedAnswer = z.union([
  z.object({ caFirmId: z.uuid(), role }),
  z.object({ companyId: z.uuid(), role: z.enum(COMPANY_ROLES) }),
]);

export type AcceptedAnswer = z.infer<typeof acceptedAnswer>;
