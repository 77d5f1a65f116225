import { queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { m } from '../../../lib/messages';
import { useCompanyChange } from '../../../lib/use-company-change';
import { tdsKey } from '../tds.queries';

const certificates = api.companies[':companyId'].tds['lower-certificates'];
const { end } = certificates[':lowerCertificateId'];

export type LowerCertificate = InferResponseType<typeof certificates.$get>[number];
export type NewCertificate = InferRequestType<typeof certificates.$post>['json'];
export type CertificateEnd = InferRequestType<typeof end.$post>['json'];

export const lowerCertificatesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...tdsKey(companyId), 'lower-certificates'],
    queryFn: async () => (await certificates.$get({ param: { companyId } })).json(),
  });

export const useAddCertificate = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (json: NewCertificate) => (await certificates.$post({ param: { companyId }, json })).json(),
    ({ number }) => ({ title: m.tds_lower_added({ number }) }),
  );

export const useEndCertificate = (companyId: string, lowerCertificateId: string) =>
  useCompanyChange(
    companyId,
    async (json: CertificateEnd) => (await end.$post({ param: { companyId, lowerCertificateId }, json })).json(),
    ({ number }) => ({ title: m.tds_lower_was_ended({ number }) }),
  );
