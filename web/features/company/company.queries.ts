import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { everyPage } from '../../lib/api/every-page';

const companiesOf = api['ca-firms'][':caFirmId'].companies;
const uploadsOf = api.companies[':companyId']['statement-uploads'];

export type ClientCompany = InferResponseType<typeof companiesOf.$get>[number];
export type StatementUpload = InferResponseType<typeof uploadsOf.$get>[number];

const PAGE = '500';

/** Every client of the firm, in the order in which they came: the search and the choices need them all. */
export const clientsQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'companies'],
    queryFn: () =>
      everyPage<ClientCompany>((cursor) => companiesOf.$get({ param: { caFirmId }, query: { limit: PAGE, cursor } })),
  });

const RECENT_UPLOADS = '5';

export const recentUploadsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, `statement-uploads?limit=${RECENT_UPLOADS}`],
    queryFn: async () => (await uploadsOf.$get({ param: { companyId }, query: { limit: RECENT_UPLOADS } })).json(),
    // Uploads happen on other pages, which know nothing of this short list.
    staleTime: 0,
  });
