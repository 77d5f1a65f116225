import { useState } from 'react';
import * as v from 'valibot';
import { day } from '../../../lib/field-parts';
import { useForm } from '../../../lib/form';
import { required } from '../../../lib/form-parts';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';
import { type PastPeriod, type Says, useAnswerPast } from './past.queries';
import { answerWords } from './past.words';

type PastBarProps = {
  companyId: string;
  today: string;
  periods: readonly PastPeriod[];
  onAnswered: () => void;
  onClear: () => void;
};

const ANSWERS = ['not-filed', 'filed', 'settled', 'nothing-due', 'unsaid'] as const;
const ASKS_MORE: readonly Says['is'][] = ['filed', 'nothing-due'];

/** What can be said of the chosen periods, all at once. It floats: the grid is longer than the screen. */
export function PastBar({ companyId, today, periods, onAnswered, onClear }: PastBarProps) {
  const [asked, setAsked] = useState<Says['is']>();
  const answer = useAnswerPast(companyId);
  const count = formatCount(periods.length);
  const replaced = (is: Says['is']) => periods.filter(({ said }) => said !== 'unsaid' && said !== is).length;
  const save = async (says: Says) => {
    await answer.mutateAsync({ periods, says });
    setAsked(undefined);
    onAnswered();
  };
  const choose = (is: Says['is']) => {
    if (is === 'filed' || is === 'nothing-due' || replaced(is) > 0) return setAsked(is);
    save({ is }).catch((error: unknown) =>
      toast({ title: m.past_not_saved(), description: sentenceOf(error), tone: 'destructive' }),
    );
  };
  return (
    <section
      aria-label={m.past_bar()}
      className="pop sticky bottom-2 z-20 flex flex-wrap items-center gap-2 px-3 py-2 text-sm"
    >
      <span role="status" className="mr-1 font-medium">
        {m.past_chosen({ count })}
      </span>
      {ANSWERS.map((is) => (
        <Button
          key={is}
          size="sm"
          isPending={answer.isPending && answer.variables.says.is === is}
          onClick={() => choose(is)}
        >
          {ASKS_MORE.includes(is) ? m.past_asks_more({ answer: answerWords(is) }) : answerWords(is)}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {m.past_clear()}
      </Button>
      {asked && (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
          title={m.past_answer_title({ answer: answerWords(asked), count })}
          description={replaced(asked) > 0 ? m.past_replaces({ count: formatCount(replaced(asked)) }) : titles(periods)}
        >
          <AnswerForm is={asked} today={today} isMany={periods.length > 1} onSave={save} />
        </Dialog>
      )}
    </section>
  );
}

const NAMED = 3;

/** The first few of them by name. */
function titles(periods: readonly PastPeriod[]): string {
  const named = periods
    .slice(0, NAMED)
    .map(({ title }) => title)
    .join(', ');
  const more = periods.length - NAMED;
  return more > 0 ? m.past_and_more({ named, more: formatCount(more) }) : named;
}

type AnswerFormProps = { is: Says['is']; today: string; isMany: boolean; onSave: (says: Says) => Promise<void> };

const answerForm = v.object({ on: v.optional(day), reason: v.optional(v.pipe(required, v.maxLength(300))) });

/** What an answer needs beside itself: the day of filing, or why nothing was due. */
function AnswerForm({ is, today, isMany, onSave }: AnswerFormProps) {
  const { errors, ...form } = useForm(answerForm, ({ on = '', reason = '' }) =>
    onSave(is === 'filed' ? { is, on } : is === 'nothing-due' ? { is, reason } : { is }),
  );
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      {is === 'filed' && (
        <Field
          name="on"
          label={m.past_filed_on_day()}
          hint={isMany ? m.past_same_day() : undefined}
          error={errors.on}
          isRequired
        >
          {(control) => <DateInput {...control} max={today} />}
        </Field>
      )}
      {is === 'nothing-due' && (
        <Field name="reason" label={m.event_reason()} hint={m.event_reason_hint()} error={errors.reason} isRequired>
          {(control) => <Input {...control} autoComplete="off" maxLength={300} />}
        </Field>
      )}
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.event_recording()}>
          {m.event_save()}
        </Button>
      </DialogFooter>
    </form>
  );
}
