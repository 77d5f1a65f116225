import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';

/** When a company was last backed up. */
export const backupQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'backup'],
    queryFn: async () => (await api.companies[':companyId'].backup.$get({ param: { companyId } })).json(),
  });
