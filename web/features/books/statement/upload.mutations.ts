import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { m } from '../../../lib/messages';
import { sentenceOf } from '../../../ui/error-panel';
import { toast } from '../../../ui/toast-store';
import { useRefreshBooks } from '../bank.mutations';

/** Takes a statement back: the lines it added leave the books, and the file stays. */
export function useUndoUpload(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  return useMutation({
    mutationFn: async (uploadId: string) =>
      (await api['statement-uploads'][':uploadId'].undo.$post({ param: { uploadId } })).json(),
    onSuccess: async ({ message }) => {
      toast({ title: m.bank_upload_undone(), description: message });
      await refresh();
    },
    onError: (error) =>
      toast({ title: m.bank_upload_not_undone(), description: sentenceOf(error), tone: 'destructive' }),
  });
}
