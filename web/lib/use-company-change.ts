import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type NewToast, toast } from '../ui/overlay/toast-store';
import { companyKey } from './compliance.queries';

/**
 * A write of a company's, after which all of the company is asked again, since calendar, books and dashboard follow from it; then what
 * was done is told. What was only proposed tells nothing.
 */
export function useCompanyChange<Sent, Answer>(
  companyId: string,
  send: (sent: Sent) => Promise<Answer>,
  say: (answer: Answer) => string | NewToast | undefined,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: companyKey(companyId) });
      const told = say(answer);
      if (told) toast(typeof told === 'string' ? { title: told } : told);
    },
  });
}
