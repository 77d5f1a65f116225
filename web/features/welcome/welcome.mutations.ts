import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type * as v from 'valibot';
import { api } from '../../lib/api/api';
import { meQuery } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import type { companyForm, firmForm } from './welcome.form';

export function useAddFirm() {
  const arrive = useArriveAt('/multi-company', m.welcome_firm_added);
  return useMutation({
    mutationFn: (firm: v.InferOutput<typeof firmForm>) => api['ca-firms'].$post({ json: firm }),
    onSuccess: arrive,
  });
}

/** What is due follows from the facts, so the set-up of the facts comes next; it can be left at any step. */
export function useAddOwnCompany() {
  const arrive = useArriveAt('/company-facts?step=legal-form', m.welcome_company_added);
  return useMutation({
    mutationFn: (company: v.InferOutput<typeof companyForm>) => api.companies.$post({ json: company }),
    onSuccess: arrive,
  });
}

/** The workspace has grown, so it is asked for anew before its first page opens. */
function useArriveAt(path: string, title: () => string) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
    toast({ title: title() });
    router.history.push(path);
  };
}
