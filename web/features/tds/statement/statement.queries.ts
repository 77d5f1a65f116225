import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../../lib/api/api';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';

const company = api.companies[':companyId'];
const { statements, certificates, deductor } = company.tds;
const one = statements[':form'][':quarter'];
const oneCorrection = one.corrections[':correctionNumber'];
const correction = oneCorrection.file;
const complete = company['compliance-items'][':itemId'].complete;

export type Statements = InferResponseType<typeof statements.$get, 200>;
export type Summary = Statements['statements'][number];
export type Drafted = InferResponseType<typeof one.$get, 200>;
export type CorrectionSheet = InferResponseType<(typeof one.corrections)[':correctionNumber']['$get'], 200>;
export type Form = InferRequestType<typeof one.$get>['param']['form'];
export type CertificateForm = InferRequestType<(typeof certificates)[':form'][':quarter']['$get']>['param']['form'];
export type Deductor = InferRequestType<typeof deductor.$put>['json'];

const key = (companyId: string) => ['api', 'companies', companyId] as const;

export const statementsQuery = (companyId: string, year: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'tds-statements', year],
    queryFn: async () => (await statements.$get({ param: { companyId }, query: { year } })).json(),
  });

export const statementQuery = (companyId: string, form: Form, quarter: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'tds-statement', form, quarter],
    queryFn: async () => (await one.$get({ param: { companyId, form, quarter }, query: {} })).json(),
  });

export const correctionQuery = (companyId: string, form: Form, quarter: string, number: number) =>
  queryOptions({
    queryKey: [...key(companyId), 'tds-correction', form, quarter, number],
    queryFn: async () => {
      const param = { companyId, form, quarter, correctionNumber: `${number}` };
      return (await oneCorrection.$get({ param, query: {} })).json();
    },
  });

export const certificatesQuery = (companyId: string, form: CertificateForm, quarter: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'tds-certificates', form, quarter],
    queryFn: async () =>
      (await certificates[':form'][':quarter'].$get({ param: { companyId, form, quarter }, query: {} })).json(),
  });

function useChange<Sent>(companyId: string, send: (sent: Sent) => Promise<unknown>, words: () => string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: key(companyId) });
      toast({ title: words() });
    },
  });
}

export const useSetDeductor = (companyId: string) =>
  useChange(
    companyId,
    async (json: Deductor) => (await deductor.$put({ param: { companyId }, json })).json(),
    m.tds_statement_deductor_set,
  );

/** Marks a statement filed, which is to complete the calendar's item of it. */
export const useMarkFiled = (companyId: string, itemId: string) =>
  useChange(
    companyId,
    async (json: { doneOn: string; acknowledgement: string }) =>
      (await complete.$post({ param: { companyId, itemId }, json })).json(),
    m.tds_statement_marked_filed,
  );

export const useCorrect = (companyId: string, form: Form, quarter: string) =>
  useChange(
    companyId,
    async (json: { reason: string }) =>
      (await one.corrections.$post({ param: { companyId, form, quarter }, json })).json(),
    m.tds_statement_correction_opened,
  );

export const useFileCorrection = (companyId: string, form: Form, quarter: string, number: number) =>
  useChange(
    companyId,
    async (json: { filedOn: string; receipt: string }) =>
      (await correction.$post({ param: { companyId, form, quarter, correctionNumber: `${number}` }, json })).json(),
    m.tds_statement_correction_filed,
  );
