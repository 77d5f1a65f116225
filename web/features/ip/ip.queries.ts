import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { m } from '../../lib/messages';
import { useCompanyChange } from '../../lib/use-company-change';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];
const assets = company['ip-assets'];
const sync = company['ip-sync'];

export type Portfolio = InferResponseType<(typeof company)['ip-portfolio']['$get']>;
export type Asset = InferResponseType<typeof assets.$get, 200>[number];
export type Clock = Asset['clocks'][number];
export type NewAsset = InferRequestType<typeof assets.$post>['json'];
export type Synced = InferResponseType<typeof sync.$post, 200>;
export type Proposal = Synced['proposals'][number];
export type Applicant = Portfolio['applicant']['kind'];
export type Filing = 'electronic' | 'paper';

const key = (companyId: string) => ['api', 'companies', companyId, 'ip'] as const;

export const portfolioQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'portfolio'],
    queryFn: async () => (await company['ip-portfolio'].$get({ param: { companyId } })).json(),
  });

export const assetsQuery = (companyId: string, filer: { applicant?: Applicant | undefined; filing: Filing }) =>
  queryOptions({
    queryKey: [...key(companyId), 'assets', filer],
    queryFn: async () => {
      const query = { filing: filer.filing, ...(filer.applicant && { applicant: filer.applicant }) };
      return (await assets.$get({ param: { companyId }, query })).json();
    },
    placeholderData: keepPreviousData,
  });

export const useKeepAsset = (companyId: string, ipAssetId: string | undefined) =>
  useCompanyChange(
    companyId,
    async (json: NewAsset) =>
      ipAssetId === undefined
        ? (await assets.$post({ param: { companyId }, json })).json()
        : (await assets[':ipAssetId'].$put({ param: { companyId, ipAssetId }, json })).json(),
    ({ name }) => ({ title: ipAssetId ? m.ip_changed({ name }) : m.ip_added({ name }) }),
  );

export function useRemoveAsset(companyId: string, { id, name }: Pick<Asset, 'id' | 'name'>) {
  const remove = useCompanyChange(
    companyId,
    async () => (await assets[':ipAssetId'].withdraw.$post({ param: { companyId, ipAssetId: id }, json: {} })).json(),
    () => ({ title: m.ip_removed({ name }) }),
  );
  return { ...remove, ask: () => remove.mutateAsync(undefined).catch((error) => toast({ title: sentenceOf(error) })) };
}

/** Proposals of a table; with accepted lines it is applied. */
export const useSync = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (json: { content?: string; accept?: number[] }) => (await sync.$post({ param: { companyId }, json })).json(),
    ({ message, applied, proposals, problems }) => {
      const isOnlyProposed = !applied && proposals.length + problems.length > 0;
      return isOnlyProposed ? undefined : { title: m.ip_sync_complete(), description: message };
    },
  );
