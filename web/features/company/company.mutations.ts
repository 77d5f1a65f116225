import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { api } from '../../lib/api/api';
import { meQuery } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import type { clientForm } from './company.form';
import { clientsQuery } from './company.queries';

/** Adds a client to the firm. The firm's list and figures, and the header's companies, are asked for anew. */
export function useAddClient(caFirmId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (client: InferOutput<typeof clientForm>) => api.companies.$post({ json: { ...client, caFirmId } }),
    onSuccess: async () => {
      toast({ title: m.company_added() });
      const grown = [clientsQuery(caFirmId).queryKey, ['api', 'ca-firms', caFirmId, 'summary'], meQuery.queryKey];
      await Promise.all(grown.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })));
    },
    onError: (error) => toast({ title: m.company_add_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
