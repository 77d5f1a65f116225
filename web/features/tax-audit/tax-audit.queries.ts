import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../lib/api/api';
import { download } from '../../lib/download';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

const audits = api.companies[':companyId']['tax-audits'][':taxAuditYear'];
const answers = audits.clauses[':auditClause'];

export type Audit = InferResponseType<typeof audits.$get, 200>;
export type Clause = Audit['clauses'][number];
export type NewAnswer = InferRequestType<typeof answers.$put>['json'];

const key = (companyId: string) => ['api', 'companies', companyId, 'tax-audits'] as const;

export const auditQuery = (companyId: string, taxAuditYear: string) =>
  queryOptions({
    queryKey: [...key(companyId), taxAuditYear],
    queryFn: async () => (await audits.$get({ param: { companyId, taxAuditYear } })).json(),
  });

/** Answers a clause; what somebody else answered meanwhile is asked again and shown. */
export function useAnswer(companyId: string, taxAuditYear: string, auditClause: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: NewAnswer) =>
      (await answers.$put({ param: { companyId, taxAuditYear, auditClause }, json })).json(),
    onSuccess: () => toast({ title: m.tax_audit_kept({ clause: auditClause }) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key(companyId) }),
  });
}

/** The worksheet as a file, saved where the browser saves files. */
export const useWorksheet = (companyId: string, taxAuditYear: string) =>
  useMutation({
    mutationFn: async (format: 'pdf' | 'xlsx') => {
      const file = await audits.worksheet.$get({ param: { companyId, taxAuditYear }, query: { format } });
      const content = await file.blob();
      download(`tax-audit-worksheet-${taxAuditYear}.${format}`, content, content.type);
    },
    onSuccess: () => toast({ title: m.tax_audit_worksheet_made() }),
    onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }),
  });
