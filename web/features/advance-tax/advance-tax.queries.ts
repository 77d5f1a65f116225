import { queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { isoDate } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import { api } from '../../lib/api/api';
import { formatDate, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { useCompanyChange } from '../../lib/use-company-change';

const desk = api.companies[':companyId']['advance-tax'];
const payment = desk.payments[':taxPaymentId'];

export type Desk = InferResponseType<typeof desk.$get, 200>;
export type Payment = Desk['payments'][number];
export type PaidInBooks = Desk['proposals'][number];
export type NewEstimate = InferRequestType<typeof desk.estimates.$post>['json'];
export type NewPayment = InferRequestType<typeof desk.payments.$post>['json'];
export type Correction = InferRequestType<typeof payment.correct.$post>['json'];

export const deskQuery = (companyId: string, year: string | undefined) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'advance-tax', year ?? 'now'],
    queryFn: async () => (await desk.$get({ param: { companyId }, query: year ? { year } : {} })).json(),
    placeholderData: (before) => before,
  });

export const exact = (amount: string): string => formatInrExact(parseRupees(amount));
export const dayOf = (day: string): string => formatDate(isoDate(day));

export const useKeepEstimate = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (json: NewEstimate) => (await desk.estimates.$post({ param: { companyId }, json })).json(),
    ({ totalIncome }) => m.advance_tax_kept({ amount: exact(totalIncome) }),
  );

export const useRecordPayment = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (json: NewPayment) => (await desk.payments.$post({ param: { companyId }, json })).json(),
    ({ amount }) => m.advance_tax_recorded({ amount: exact(amount) }),
  );

export const useCorrectPayment = (companyId: string, taxPaymentId: string) =>
  useCompanyChange(
    companyId,
    async (json: Correction) => (await payment.correct.$post({ param: { companyId, taxPaymentId }, json })).json(),
    ({ amount }) => m.advance_tax_corrected({ amount: exact(amount) }),
  );

export const useWithdrawPayment = (companyId: string, taxPaymentId: string) =>
  useCompanyChange(
    companyId,
    async (reason: string) =>
      (await payment.withdraw.$post({ param: { companyId, taxPaymentId }, json: { reason } })).json(),
    () => m.advance_tax_withdrawn(),
  );
