import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { sentenceOf } from '../../ui/error-panel';
import { toast } from '../../ui/toast-store';
import { saveIcs, saveJson } from './calendar.exports';

/** The calendar as files. That one was saved is said once it is. */
export function CalendarExports({ companyId }: { companyId: string }) {
  const save = useMutation({
    mutationFn: (make: (id: string) => Promise<string>) => make(companyId),
    onSuccess: (file) => toast({ title: m.calendar_exported({ file }) }),
    onError: (error) =>
      toast({ title: m.calendar_export_failed(), description: sentenceOf(error), tone: 'destructive' }),
  });
  return (
    <>
      <Button size="sm" isPending={save.isPending} onClick={() => save.mutate(saveIcs)}>
        <Download size={13} aria-hidden="true" />
        {m.calendar_export_ics()}
      </Button>
      <Button size="sm" isPending={save.isPending} onClick={() => save.mutate(saveJson)}>
        <Download size={13} aria-hidden="true" />
        {m.calendar_export_json()}
      </Button>
    </>
  );
}
