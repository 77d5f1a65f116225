import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { ME_KEY } from '../../lib/api/query-client';
import type { Member } from '../../lib/members.query';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const firm = api['ca-firms'][':caFirmId'];
const company = api.companies[':companyId'];
const byLink = api.invitations[':token'];

/** To what people are let in: a firm, or a company by itself. */
export type Group = { kind: 'firm' | 'company'; id: string };

export type FirmInvitation = InferResponseType<typeof firm.invitations.$get>[number];
type CompanyInvitation = InferResponseType<typeof company.invitations.$get>[number];

/** An invitation that waits; one to a company may say until when and what for. */
export type Invitation = Omit<FirmInvitation, 'role'> & {
  role: Role;
  endsOn?: string | null;
  reason?: string | null;
};

export type CompanyPeople = InferResponseType<typeof company.members.$get>;
export type CompanyPerson = CompanyPeople['people'][number];
export type FirmRole = Member['role'];
export type CompanyRole = CompanyInvitation['role'];
export type Role = FirmRole | CompanyRole;
/** What can be given of a company. */
export type GivenRole = InferRequestType<typeof company.invitations.$post>['json']['role'];
export type Opened = InferResponseType<typeof byLink.$get>;

const keyOf = ({ kind, id }: Group) => ['api', kind === 'firm' ? 'ca-firms' : 'companies', id] as const;
const peopleKey = (group: Group) => [...keyOf(group), 'members'];

/** The invitations that nobody has accepted yet. */
export const invitationsQuery = (group: Group) =>
  queryOptions({
    queryKey: [...keyOf(group), 'invitations'],
    queryFn: async (): Promise<Invitation[]> => {
      const { kind, id } = group;
      if (kind === 'firm') return (await firm.invitations.$get({ param: { caFirmId: id } })).json();
      return (await company.invitations.$get({ param: { companyId: id } })).json();
    },
    // Others accept them behind this page's back.
    staleTime: 0,
  });

/** Who sees a company: those it was given to, and those of its firm. */
export const companyPeopleQuery = (companyId: string) =>
  queryOptions({
    queryKey: peopleKey({ kind: 'company', id: companyId }),
    queryFn: async () => (await company.members.$get({ param: { companyId } })).json(),
  });

/** What a link invites to. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['api', 'invitations', token],
    queryFn: async () => (await byLink.$get({ param: { token } })).json(),
    staleTime: 0,
  });

/** Whom to invite, and on which terms; `role` is one of the group's. */
export type Asked = { email: string; role: FirmRole | GivenRole; endsOn?: string | null; reason?: string | null };

export function useInvite({ kind, id }: Group) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (asked: Asked): Promise<{ email: string }> => {
      const json = asked as never;
      if (kind === 'firm') return (await firm.invitations.$post({ param: { caFirmId: id }, json })).json();
      return (await company.invitations.$post({ param: { companyId: id }, json })).json();
    },
    // Also after a failure: an invitation whose mail is delayed waits like the others.
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsQuery({ kind, id }).queryKey }),
  });
}

export function useRevokeInvitation({ kind, id }: Group) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id: invitationId }: Invitation): Promise<unknown> => {
      if (kind === 'firm')
        return firm.invitations[':invitationId'].revoke.$post({ param: { caFirmId: id, invitationId }, json: {} });
      return company.invitations[':invitationId'].revoke.$post({ param: { companyId: id, invitationId }, json: {} });
    },
    onSuccess: async () => {
      toast({ title: m.people_revoked() });
      await queryClient.invalidateQueries({ queryKey: invitationsQuery({ kind, id }).queryKey });
    },
    onError: (error) => toast({ title: m.people_not_revoked(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

/** Makes a member of a firm something else. What the person themselves may do changes with it. */
export function useChangeRole(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, role }: Pick<Member, 'id' | 'role'>) =>
      firm.members[':memberId'].$patch({ param: { caFirmId, memberId: id }, json: { role } }),
    onSuccess: async () => {
      toast({ title: m.people_role_changed() });
      await queryClient.invalidateQueries({ queryKey: ME_KEY });
    },
    onError: (error) => toast({ title: m.people_role_kept(), description: sentenceOf(error), tone: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKey({ kind: 'firm', id: caFirmId }) }),
  });
}

/** As what, until when and what for somebody sees a company. */
export type Terms = { role: GivenRole; endsOn: string | null; reason: string | null };

export function useChangeAccess(companyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...json }: Terms & { id: string }) =>
      company.members[':personId'].$patch({ param: { companyId, personId: id }, json }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ME_KEY }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: companyPeopleQuery(companyId).queryKey }),
  });
}

/** Takes somebody out. Who takes themselves out sees less from then on: all is asked for anew. */
export function useRemovePerson({ kind, id }: Group) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (personId: string): Promise<unknown> => {
      if (kind === 'firm')
        return firm.members[':memberId'].remove.$post({ param: { caFirmId: id, memberId: personId }, json: {} });
      return company.members[':personId'].remove.$post({ param: { companyId: id, personId }, json: {} });
    },
    onSuccess: async () => {
      toast({ title: kind === 'firm' ? m.people_removed() : m.people_access_removed() });
      await queryClient.invalidateQueries();
    },
    onError: (error) => toast({ title: m.people_not_removed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

/** Comes in by a link. All that is known of the person and what they see is asked for anew. */
export function useAccept(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await byLink.accept.$post({ param: { token }, json: {} })).json(),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

const ofFirm = firm['access-requests'];
const ofCompany = company['access-requests'];
const oneOfFirm = ofFirm[':requestId'];
const oneOfCompany = ofCompany[':requestId'];

export type AccessRequest = InferResponseType<typeof ofCompany.$get>[number];
type RequestCall = (typeof api)['access-requests']['$post'];
export type NewRequest = InferRequestType<RequestCall>['json'];

/** Who asks to be let in to a firm or a company. */
export const accessRequestsQuery = (group: Group) =>
  queryOptions({
    queryKey: [...keyOf(group), 'access-requests'],
    queryFn: async (): Promise<AccessRequest[]> => {
      const { kind, id } = group;
      if (kind === 'firm') return (await ofFirm.$get({ param: { caFirmId: id } })).json();
      return (await ofCompany.$get({ param: { companyId: id } })).json();
    },
    // They come from outside.
    staleTime: 0,
  });

export const useRequestAccess = () =>
  useMutation({ mutationFn: (asked: NewRequest) => api['access-requests'].$post({ json: asked }) });

export function useApproveRequest(group: Group) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id: requestId, terms }: { id: string; terms: object }): Promise<unknown> => {
      const json = terms as never;
      if (group.kind === 'firm') return oneOfFirm.approve.$post({ param: { caFirmId: group.id, requestId }, json });
      return oneOfCompany.approve.$post({ param: { companyId: group.id, requestId }, json });
    },
    onSettled: () => askAgain(queryClient, group),
  });
}

export function useRefuseRequest(group: Group) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (requestId: string): Promise<unknown> => {
      if (group.kind === 'firm') return oneOfFirm.refuse.$post({ param: { caFirmId: group.id, requestId }, json: {} });
      return oneOfCompany.refuse.$post({ param: { companyId: group.id, requestId }, json: {} });
    },
    onSuccess: () => toast({ title: m.request_refused() }),
    onError: (error) => toast({ title: m.request_not_refused(), description: sentenceOf(error), tone: 'destructive' }),
    onSettled: () => askAgain(queryClient, group),
  });
}

const askAgain = (queryClient: QueryClient, group: Group) =>
  Promise.all(
    [accessRequestsQuery(group).queryKey, peopleKey(group)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
