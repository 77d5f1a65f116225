import { queryOptions, useMutation } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { download } from '../../lib/download';
import { m } from '../../lib/messages';
import { useCompanyChange } from '../../lib/use-company-change';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const company = api.companies[':companyId'];
const { benefits } = company;
const validate = company['benefit-validation'];

export type Standing = InferResponseType<typeof benefits.$get, 200>;
export type Benefit = Standing['benefits'][number];
export type Condition = Benefit['conditions'][number];
export type Validation = InferResponseType<(typeof company)['benefit-validations']['$get'], 200>[number];
export type Answers = NonNullable<InferRequestType<typeof validate.$post>['json']['answers']>;

const key = (companyId: string) => ['api', 'companies', companyId, 'benefits'] as const;

export const benefitsQuery = (companyId: string) =>
  queryOptions({
    queryKey: key(companyId),
    queryFn: async () => (await benefits.$get({ param: { companyId } })).json(),
  });

export const validationsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'validations'],
    queryFn: async () =>
      (await company['benefit-validations'].$get({ param: { companyId }, query: { limit: '10' } })).json(),
  });

export const useValidate = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (answers: Answers) => (await validate.$post({ param: { companyId }, json: { answers } })).json(),
    ({ message }) => ({ title: m.benefits_validated(), description: message }),
  );

export const useNoteApplication = (companyId: string, benefit: Benefit['id']) =>
  useCompanyChange(
    companyId,
    async (json: { appliedOn: string; number?: string | undefined }) =>
      (await benefits[':benefit'].application.$post({ param: { companyId, benefit }, json })).json(),
    ({ message }) => ({ title: m.benefits_noted(), description: message }),
  );

type Granted = { kind: 'startup-recognition' | 'board-certificate'; certificate: string; on: string };

/** What is granted is a fact of the company: everything else follows it from there. */
export const useStateGranted = (companyId: string) =>
  useCompanyChange(
    companyId,
    async ({ kind, certificate, on }: Granted) => {
      const json =
        kind === 'startup-recognition'
          ? { kind, value: { certificate, recognisedOn: on }, holdsFrom: on }
          : { kind, value: { certificate, issuedOn: on }, holdsFrom: on };
      return (await company.facts.$post({ param: { companyId }, json })).json();
    },
    () => ({ title: m.benefits_granted_kept() }),
  );

export const usePack = (companyId: string, benefit: Benefit['id']) =>
  useMutation({
    mutationFn: async () => {
      const file = await (await benefits[':benefit'].pack.$get({ param: { companyId, benefit } })).blob();
      download(`${benefit}-application.pdf`, file, file.type);
    },
    onSuccess: () => toast({ title: m.benefits_pack_made() }),
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });
