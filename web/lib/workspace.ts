import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { api } from './api/api';
import { type Firm, type Me, useMe } from './api/session';

export type WorkspaceCompany = Pick<Me['companies'][number], 'id' | 'name' | 'cin' | 'caFirmId' | 'isDemo'>;

export type Workspace = {
  me: Me | null | undefined;
  companies: readonly WorkspaceCompany[];
  /** The company the pages speak of: the one in the address, else the first. */
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

/** What the signed-in person works on now. */
export function useWorkspace(): Workspace {
  const me = useMe();
  const { company: chosen } = useSearch({ strict: false });
  const companies: readonly WorkspaceCompany[] = me?.companies ?? [];
  const listed = chosen ? companies.find(({ id }) => id === chosen) : companies[0];
  // The list holds the first fifty; a company beyond them is asked for by its id.
  const isBeyond = Boolean(me && chosen && !listed);
  const { data: beyond } = useQuery({ ...companyQuery(chosen ?? ''), enabled: isBeyond });
  const company = listed ?? beyond;
  const firm = me?.firms.find(({ id }) => id === company?.caFirmId) ?? me?.firms[0];
  return { me, companies, company, firm, isDemo: Boolean(company?.isDemo || firm?.isDemo) };
}
