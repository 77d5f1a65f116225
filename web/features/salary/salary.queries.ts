import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { toast } from '../../ui/overlay/toast-store';

const company = api.companies[':companyId'];
const employees = company.employees;
const one = employees[':employeeId'];
const run = company['pay-runs'][':payMonth'];

export type PayRun = InferResponseType<typeof run.$get, 200>;
export type PayLine = PayRun['lines'][number];
export type NewEmployee = InferRequestType<typeof employees.$post>['json'];
type Drafted = InferRequestType<typeof run.$put>['json'];
type Declared = InferRequestType<typeof one.declaration.$put>['json'];
type Pay = InferRequestType<typeof one.pay.$put>['json'];

const key = (companyId: string) => ['api', 'companies', companyId] as const;

export const payRunQuery = (companyId: string, payMonth: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'pay-run', payMonth],
    queryFn: async () => (await run.$get({ param: { companyId, payMonth } })).json(),
  });

function useChange<Sent, Answer>(
  companyId: string,
  send: (sent: Sent) => Promise<Answer>,
  words: (answer: Answer) => string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: key(companyId) });
      toast({ title: words(answer) });
    },
  });
}

export const useEmploy = (companyId: string) =>
  useChange(
    companyId,
    async (json: NewEmployee) => (await employees.$post({ param: { companyId }, json })).json(),
    ({ name }) => m.salary_employee_added({ name }),
  );

export const useSetPay = (companyId: string, employeeId: string) =>
  useChange(
    companyId,
    async (json: Pay) => (await one.pay.$put({ param: { companyId, employeeId }, json })).json(),
    ({ name }) => m.salary_pay_was_set({ name }),
  );

export const useDeclare = (companyId: string, employeeId: string) =>
  useChange(
    companyId,
    async (json: Declared) => (await one.declaration.$put({ param: { companyId, employeeId }, json })).json(),
    ({ name }) => m.salary_was_declared({ name }),
  );

export const useLeave = (companyId: string, employeeId: string) =>
  useChange(
    companyId,
    async (json: { leftOn: string }) => (await one.$patch({ param: { companyId, employeeId }, json })).json(),
    ({ name }) => m.salary_has_left({ name }),
  );

export const useDraft = (companyId: string, payMonth: string) =>
  useChange(
    companyId,
    async (json: Drafted) => (await run.$put({ param: { companyId, payMonth }, json })).json(),
    ({ month }) => m.salary_drafted({ month: formatMonth(month) }),
  );

export const usePost = (companyId: string, payMonth: string) =>
  useChange(
    companyId,
    async () => (await run.post.$post({ param: { companyId, payMonth } })).json(),
    ({ month }) => m.salary_was_posted({ month: formatMonth(month) }),
  );

export const useReverse = (companyId: string, payMonth: string) =>
  useChange(
    companyId,
    async (json: { reason: string }) => (await run.reverse.$post({ param: { companyId, payMonth }, json })).json(),
    ({ month }) => m.salary_was_reversed({ month: formatMonth(month) }),
  );

/** What a run's lines hold, as the call that keeps them takes it, with one of them changed. */
export const linesWith = (lines: readonly PayLine[], changed: Drafted['lines'][number]): Drafted['lines'] =>
  lines.map((line) =>
    line.employeeId === changed.employeeId
      ? changed
      : {
          ...{ employeeId: line.employeeId, isLeftOut: line.isLeftOut, unpaidDays: line.unpaidDays },
          ...{ bonus: line.bonus, arrears: line.arrears, recovered: line.recovered },
          ...(line.fundWages !== null && { fundWages: line.fundWages }),
          ...(line.taxSet !== null && { tax: line.taxSet }),
        },
  );
