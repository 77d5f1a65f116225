import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { api } from './api/api';
import { type Firm, type Me, useMe } from './api/session';
import { recentCompanies } from './recent-companies';

export type WorkspaceCompany = Pick<Me['companies'][number], 'id' | 'name' | 'cin' | 'caFirmId' | 'isDemo'>;

export type Workspace = {
  me: Me | null | undefined;
  companies: readonly WorkspaceCompany[];
  /** The company the pages speak of: the one in the address, else the one looked at last. */
  company: WorkspaceCompany | undefined;
  /** The firm that serves this company, else the first firm: the specification's working firm. */
  firm: Firm | undefined;
  isDemo: boolean;
};

export const companyQuery = (key: string) =>
  queryOptions({
    queryKey: ['api', 'companies', key],
    queryFn: async () => (await api.companies[':companyId'].$get({ param: { companyId: key } })).json(),
  });

/** The company that a page opens with where the address names none: the one its reader looked at last, else the first. */
export function firstCompany({ user, companies }: Me): Me['companies'][number] | undefined {
  const [last] = recentCompanies(user.id);
  return companies.find(({ id }) => id === last) ?? companies[0];
}

/** What the signed-in person works on now. */
export function useWorkspace(): Workspace {
  const me = useMe();
  const { company: chosen } = useSearch({ strict: false });
  const companies: readonly WorkspaceCompany[] = me?.companies ?? [];
  const listed = chosen ? companies.find(({ id }) => id === chosen) : me ? firstCompany(me) : undefined;
  // The list holds the first fifty; a company beyond them is asked for by its id.
  const isBeyond = Boolean(me && chosen && !listed);
  const { data: beyond } = useQuery({ ...companyQuery(chosen ?? ''), enabled: isBeyond });
  const company = listed ?? beyond;
  const firm = me?.firms.find(({ id }) => id === company?.caFirmId) ?? me?.firms[0];
  return { me, companies, company, firm, isDemo: Boolean(company?.isDemo || firm?.isDemo) };
}
