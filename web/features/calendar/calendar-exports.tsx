import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../lib/api/api';
import { queryClient } from '../../lib/api/query-client';
import { calendarQuery } from '../../lib/compliance.queries';
import { download } from '../../lib/download';
import { m } from '../../lib/messages';
import { Button, type ButtonVariant } from '../../ui/button';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';

/** The calendar as files. That one was saved is said once it is. */
export function CalendarExports({ companyId, variant = 'secondary' }: { companyId: string; variant?: ButtonVariant }) {
  const save = useMutation({
    mutationFn: (make: (id: string) => Promise<string>) => make(companyId),
    onSuccess: (file) => toast({ title: m.calendar_exported({ file }) }),
    onError: (error) =>
      toast({ title: m.calendar_export_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
  return (
    <>
      <Button size="sm" variant={variant} isPending={save.isPending} onClick={() => save.mutate(saveIcs)}>
        <Download size={13} aria-hidden="true" />
        {m.calendar_export_ics()}
      </Button>
      <Button size="sm" variant={variant} isPending={save.isPending} onClick={() => save.mutate(saveJson)}>
        <Download size={13} aria-hidden="true" />
        {m.calendar_export_json()}
      </Button>
    </>
  );
}

/** Saves the calendar as events, one all-day event an item; answers with the name of the file. */
export async function saveIcs(companyId: string): Promise<string> {
  const calendar = api.companies[':companyId']['compliance-calendar'];
  const answer = await calendar.$get({ param: { companyId }, query: { format: 'ics' } });
  return saved('compliance-calendar.ics', await answer.text(), 'text/calendar');
}

/** Saves the items of the calendar as they are. */
export async function saveJson(companyId: string): Promise<string> {
  const items = await queryClient.fetchQuery(calendarQuery(companyId));
  return saved('compliance-calendar.json', JSON.stringify(items, null, 2), 'application/json');
}

function saved(file: string, content: string, type: string): string {
  download(file, content, type);
  return file;
}
