import { queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { parseRupees } from '#domain/shared/money';
import { api } from '../../../lib/api/api';
import { formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useCompanyChange } from '../../../lib/use-company-change';
import { tdsKey } from '../tds.queries';

const { receivable } = api.companies[':companyId'].tds;

export type Credits = InferResponseType<typeof receivable.$get>;
export type CreditGroup = Credits['groups'][number];
export type CreditPair = CreditGroup['pairs'][number];
export type Imported = InferResponseType<typeof receivable.import.$post>;
type Sent = InferRequestType<typeof receivable.import.$post>['json'];

export const creditsQuery = (companyId: string, year: string) =>
  queryOptions({
    queryKey: [...tdsKey(companyId), 'receivable', year],
    queryFn: async () => (await receivable.$get({ param: { companyId }, query: { year } })).json(),
  });

export const useImportCredits = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (json: Sent) => (await receivable.import.$post({ param: { companyId }, json })).json(),
    ({ message }) => ({ title: message }),
  );

type Join = { tan: string; partyId: string | null; deductor: string };

export const useJoinDeductor = (companyId: string) =>
  useCompanyChange(
    companyId,
    async ({ tan, partyId, deductor }: Join) => {
      const answer = await receivable.deductors.$post({ param: { companyId }, json: { tan, partyId } });
      return { ...(await answer.json()), deductor };
    },
    ({ party, deductor }) => ({
      title: party ? m.tds_credit_joined_to({ deductor, party }) : m.tds_credit_parted({ deductor }),
    }),
  );

export const usePostCredits = (companyId: string, year: string) =>
  useCompanyChange(
    companyId,
    async (creditIds: readonly string[]) => {
      const items = creditIds.map((creditId) => ({ creditId }));
      return (await receivable.post.$post({ param: { companyId }, json: { year, items } })).json();
    },
    ({ posted, total }) => ({
      title: m.tds_credit_posted({ count: posted.length, total: formatInrExact(parseRupees(total)) }),
    }),
  );
