import { z } from 'zod';
import { FIRM_ROLES } from '../../domain/session/roles';
import type { Member, WaitingInvitation } from './people.repository';

const role = z.enum(FIRM_ROLES);

export const newInvitation = z.object({
  // Stored as identity stores the addresses of accounts.
  email: z.email().max(254).toLowerCase(),
  role,
});

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

export const invitationAnswer = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isOver: z.boolean().describe('about.people.is-over'),
});

export const invitationJson = (
  { id, email, role, invitedBy, createdAt, expiresAt }: WaitingInvitation,
  instant: string,
): z.infer<typeof invitationAnswer> => ({
  ...{ id, email, role, invitedBy, createdAt, expiresAt },
  isOver: expiresAt <= instant,
});

/** What can have become of an invitation. */
export const INVITATION_STATES = ['open', 'accepted', 'revoked', 'over'] as const;

export const openedAnswer = z.object({
  firm: z.string(),
  role,
  invitedBy: z.string(),
  expiresAt: z.string(),
  state: z.enum(INVITATION_STATES).describe('about.people.state'),
});

export const acceptedAnswer = z.object({ caFirmId: z.uuid(), role });
