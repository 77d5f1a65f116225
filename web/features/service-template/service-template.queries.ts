import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { everyPage } from '../../lib/api/every-page';

const templatesOf = api['ca-firms'][':caFirmId']['service-templates'];

export type ServiceTemplate = InferResponseType<typeof templatesOf.$get>[number];

const PAGE = '500';

export const serviceTemplatesQuery = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'service-templates'],
    queryFn: () =>
      everyPage<ServiceTemplate>((cursor) => templatesOf.$get({ param: { caFirmId }, query: { limit: PAGE, cursor } })),
  });
