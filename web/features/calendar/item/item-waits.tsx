import type { CalendarItem } from '../../../lib/compliance.queries';
import { m } from '../../../lib/messages';
import { useReadingFirm, useSetWaits, waitsWords } from '../../../lib/waits';
import { Button } from '../../../ui/button';
import { WaitDialog } from '../../../ui/form/wait-dialog';
import { toast } from '../../../ui/overlay/toast-store';

type ItemWaitsProps = { companyId: string; item: CalendarItem; mayChange: boolean };

const OPEN: readonly string[] = ['pending', 'overdue', 'unconfirmed'];

/** Who an open item waits for: its client reads it, whoever of the firm works on it says it. */
export function ItemWaits({ companyId, item, mayChange }: ItemWaitsProps) {
  const firm = useReadingFirm(companyId);
  const words = waitsWords(item, firm !== undefined);
  if (!OPEN.includes(item.status) || (!words && !firm)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <p className="min-w-0 font-medium wrap-anywhere">{words ?? m.waits_on_nobody()}</p>
      {firm && mayChange && <Change caFirmId={firm} item={item} />}
    </div>
  );
}

/** The same in the row of an item. */
export function WaitsNote({ item }: { item: CalendarItem }) {
  const isFirm = useReadingFirm(item.companyId) !== undefined;
  return <span className="text-xs font-medium text-orange wrap-anywhere">{waitsWords(item, isFirm)}</span>;
}

function Change({ caFirmId, item }: { caFirmId: string; item: CalendarItem }) {
  const set = useSetWaits(caFirmId);
  return (
    <WaitDialog
      description={item.title}
      now={item}
      trigger={<Button size="sm">{item.waitsFor ? m.waits_change() : m.waits_say()}</Button>}
      save={async (said) => {
        await set.mutateAsync({ ids: [item.id], ...said });
        toast({ title: m.waits_saved() });
      }}
    />
  );
}
