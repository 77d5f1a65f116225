import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { api } from '../../lib/api/api';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import { serviceTemplatesQuery } from './service-template.queries';

const templates = api['ca-firms'][':caFirmId']['service-templates'];
const one = templates[':templateId'];

type NewTemplate = InferRequestType<typeof templates.$post>['json'];
type TemplateEdit = InferRequestType<typeof one.$patch>['json'];

/** After a change, and where somebody else was faster: the templates and the firm's figures are asked for anew. */
function useAskAnew(caFirmId: string) {
  const queryClient = useQueryClient();
  const stale = [serviceTemplatesQuery(caFirmId).queryKey, ['api', 'ca-firms', caFirmId, 'summary']];
  return () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })));
}

export function useAddTemplate(caFirmId: string) {
  const askAnew = useAskAnew(caFirmId);
  return useMutation({
    mutationFn: (json: NewTemplate) => templates.$post({ param: { caFirmId }, json }),
    onSuccess: async () => {
      toast({ title: m.edit_template_added() });
      await askAnew();
    },
  });
}

export function useChangeTemplate(caFirmId: string) {
  const askAnew = useAskAnew(caFirmId);
  return useMutation({
    mutationFn: ({ id, edited }: { id: string; edited: TemplateEdit }) =>
      one.$patch({ param: { caFirmId, templateId: id }, json: edited }),
    onSuccess: () => toast({ title: m.edit_template_changed() }),
    onSettled: askAnew,
  });
}

const ACTS = {
  archive: { done: m.edit_template_archived, failed: m.edit_template_not_archived },
  restore: { done: m.edit_template_restored, failed: m.edit_template_not_restored },
  remove: { done: m.edit_template_removed, failed: m.edit_template_not_removed },
} as const;

/** Archives a template, offers it again, or deletes it. */
export function useTemplateAct(caFirmId: string, act: keyof typeof ACTS) {
  const askAnew = useAskAnew(caFirmId);
  return useMutation({
    mutationFn: async (id: string) => {
      await one[act].$post({ param: { caFirmId, templateId: id }, json: {} });
    },
    onSuccess: () => toast({ title: ACTS[act].done() }),
    onError: (error) => toast({ title: ACTS[act].failed(), description: sentenceOf(error), tone: 'destructive' }),
    onSettled: askAnew,
  });
}
