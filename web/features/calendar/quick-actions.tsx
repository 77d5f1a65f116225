import { CalendarPlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { type Generated, useGenerate } from './calendar.mutations';

const ChangesDialog = lazy(async () => ({ default: (await import('./lazy-sheets')).ChangesDialog }));

/** What can be done at once from the dashboard. An act joins when what it does exists. */
export function QuickActions({ companyId, children }: { companyId: string; children?: ReactNode }) {
  const mayChange = useMayChange(companyId);
  const generate = useGenerate(companyId);
  const [told, setTold] = useState<Generated>();
  if (!mayChange) return null;
  return (
    <section aria-label={m.calendar_quick_actions()} className="flex flex-wrap items-center gap-2">
      <h2 className="mr-1 text-sm text-ink-3 max-sm:sr-only">{m.calendar_quick_actions()}</h2>
      <Button
        isPending={generate.isPending}
        pendingLabel={m.calendar_generating()}
        onClick={() => generate.mutate(undefined, { onSuccess: setTold })}
      >
        <CalendarPlus size={15} aria-hidden="true" />
        {m.calendar_generate()}
      </Button>
      {children}
      {told && (
        <Suspense>
          <ChangesDialog told={told} onClose={() => setTold(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
