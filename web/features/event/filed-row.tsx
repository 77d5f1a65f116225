import { useState } from 'react';
import type { CalendarItem } from '../../lib/compliance.queries';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { DateText } from '../../ui/figure/date-text';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import { useRecordEvent } from './event.queries';
import type { NewEvent } from './event.types';
import { FiledForm, NothingDueForm } from './filed-forms';

type FiledRowProps = {
  companyId: string;
  item: CalendarItem;
  today: string;
  mayChange: boolean;
  onDone: () => void;
};

/** One line of the checklist with its three answers. */
export function FiledRow({ companyId, item, today, mayChange, onDone }: FiledRowProps) {
  const [asked, setAsked] = useState<'filed' | 'nothing-due'>();
  const record = useRecordEvent(companyId);
  const say = async (event: Omit<NewEvent, 'subject'>) => {
    await record.mutateAsync({ ...event, subject: item.obligationKey ?? '' });
    onDone();
  };
  const notFiled = () =>
    say({ kind: 'not-filed', happenedOn: today, details: {} }).catch((error: unknown) =>
      toast({ title: m.event_not_recorded(), description: sentenceOf(error), tone: 'destructive' }),
    );
  const close = () => setAsked(undefined);
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{item.title}</p>
          <p className="text-xs text-ink-2">
            {m.event_was_due()} <DateText day={item.dueDate} />
          </p>
        </div>
        {mayChange && !asked && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{item.title}</legend>
            <Button size="sm" data-first-act="" onClick={() => setAsked('filed')}>
              {m.event_say_filed()}
            </Button>
            <Button size="sm" isPending={record.isPending} onClick={() => void notFiled()}>
              {m.event_say_not_filed()}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsked('nothing-due')}>
              {m.event_say_nothing_due()}
            </Button>
          </fieldset>
        )}
      </div>
      {asked === 'filed' && <FiledForm title={item.title} today={today} onSay={say} onClose={close} />}
      {asked === 'nothing-due' && <NothingDueForm title={item.title} today={today} onSay={say} onClose={close} />}
    </li>
  );
}
