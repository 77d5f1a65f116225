import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api';
import { download } from '../../lib/download';
import { m } from '../../lib/messages';
import type { WorkspaceCompany } from '../../lib/workspace';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

/** Fetches the company's zip and hands it to the browser; only then is it said to be there. */
export function useExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: WorkspaceCompany) => {
      const answer = await api.companies[':companyId'].export.$get({ param: { companyId: id } });
      return { file: fileNameOf(answer.headers), content: await answer.blob() };
    },
    onSuccess: async ({ file, content }, { id, name }) => {
      download(file, content, 'application/zip');
      toast({ title: m.export_done(), description: m.export_done_words({ file, company: name }) });
      // The trail has one entry more.
      await queryClient.invalidateQueries({ queryKey: ['api', 'companies', id, 'audit-trail'] });
    },
    onError: (error) => toast({ title: m.export_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
}

function fileNameOf(headers: Headers): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export.zip';
}
