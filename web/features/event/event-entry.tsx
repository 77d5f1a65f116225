import { useQuery } from '@tanstack/react-query';
import { kindOfCin } from '#domain/company/legal-form';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { companyQuery } from '../../lib/workspace';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/form/form-failure';
import { DialogFooter } from '../../ui/overlay/dialog';
import { SkeletonRows } from '../../ui/state/skeleton';
import { eventForm } from './event.form';
import { useRecordEvent } from './event.queries';
import { type EventAbout, EventFields } from './event-fields';

type EventEntryProps = { companyId: string; choice: string; onDone: () => void };

/** Records one thing that happened, where it was found missing. */
export function EventEntry({ companyId, choice, onDone }: EventEntryProps) {
  const today = useToday();
  const { data } = useQuery(companyQuery(companyId));
  if (!data) return <SkeletonRows rows={2} label={m.ui_loading()} />;
  const about = { today, tan: data.tan, isLlp: kindOfCin(data.cin)?.legalForm === 'llp' };
  return <Entry companyId={companyId} choice={choice} about={about} onDone={onDone} />;
}

function Entry({ companyId, choice, about, onDone }: EventEntryProps & { about: EventAbout }) {
  const record = useRecordEvent(companyId);
  const { errors, ...form } = useForm(eventForm(choice), async (event) => {
    await record.mutateAsync(event);
    onDone();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <EventFields choice={choice} about={about} errors={errors} />
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <Button onClick={onDone}>{m.ui_cancel()}</Button>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.event_recording()}>
          {m.event_record_submit()}
        </Button>
      </DialogFooter>
    </form>
  );
}
