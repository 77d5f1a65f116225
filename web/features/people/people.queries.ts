import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { ME_KEY } from '../../lib/api/query-client';
import { type Member, membersQuery } from '../../lib/members.query';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const firm = api['ca-firms'][':caFirmId'];
const { invitations } = firm;
const member = firm.members[':memberId'];
const byLink = api.invitations[':token'];

export type Role = Member['role'];
export type Invitation = InferResponseType<typeof invitations.$get>[number];
type NewInvitation = InferRequestType<typeof invitations.$post>['json'];

/** The invitations of a firm that nobody has accepted yet. */
export const invitationsQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'invitations'],
    queryFn: async () => (await invitations.$get({ param: { caFirmId } })).json(),
    // Others accept them behind this page's back.
    staleTime: 0,
  });

/** What a link invites to. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['api', 'invitations', token],
    queryFn: async () => (await byLink.$get({ param: { token } })).json(),
    staleTime: 0,
  });

export function useInvite(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (asked: NewInvitation) => (await invitations.$post({ param: { caFirmId }, json: asked })).json(),
    // Also after a failure: an invitation whose mail is delayed waits like the others.
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsQuery(caFirmId).queryKey }),
  });
}

export function useRevokeInvitation(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Invitation) =>
      invitations[':invitationId'].revoke.$post({ param: { caFirmId, invitationId: id }, json: {} }),
    onSuccess: async () => {
      toast({ title: m.people_revoked() });
      await queryClient.invalidateQueries({ queryKey: invitationsQuery(caFirmId).queryKey });
    },
    onError: (error) => toast({ title: m.people_not_revoked(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

/** Makes a member something else. What the person themselves may do changes with it. */
export function useChangeRole(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, role }: Pick<Member, 'id' | 'role'>) =>
      member.$patch({ param: { caFirmId, memberId: id }, json: { role } }),
    onSuccess: async () => {
      toast({ title: m.people_role_changed() });
      await queryClient.invalidateQueries({ queryKey: ME_KEY });
    },
    onError: (error) => toast({ title: m.people_role_kept(), description: sentenceOf(error), tone: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: membersQuery(caFirmId).queryKey }),
  });
}

export function useRemoveMember(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Member) => member.remove.$post({ param: { caFirmId, memberId: id }, json: {} }),
    onSuccess: async () => {
      toast({ title: m.people_removed() });
      await queryClient.invalidateQueries();
    },
    onError: (error) => toast({ title: m.people_not_removed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

/** Joins the firm of a link. All that is known of the person and what they see is asked for anew. */
export function useAccept(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await byLink.accept.$post({ param: { token }, json: {} })).json(),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
