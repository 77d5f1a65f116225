import * as v from 'valibot';
import { orNothing, plainRupees, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { bareAmount } from '../../lib/typed-amount';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/form/field';
import { FIELDS, FormDialog } from '../../ui/form/form-dialog';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import { type Clause, useAnswer } from './tax-audit.queries';

const answerForm = v.object({
  text: required,
  amount: orNothing(
    v.pipe(
      v.string(),
      v.transform(bareAmount),
      v.regex(/^\d{1,13}(\.\d{1,2})?$/, () => m.tax_audit_amount_wrong()),
    ),
  ),
});

/** What a person says to a clause: that there is nothing, at once, or what is to be reported. */
export function Answering({ companyId, year, clause }: { companyId: string; year: string; clause: Clause }) {
  const { id, name, answer } = clause;
  const keep = useAnswer(companyId, year, id);
  const version = answer?.version ?? 0;
  return (
    <div className="flex basis-full flex-wrap gap-2 sm:basis-auto sm:justify-end">
      {answer?.answer !== 'none' && (
        <Button
          size="sm"
          aria-label={m.tax_audit_nothing_of({ name })}
          isPending={keep.isPending}
          pendingLabel={m.edit_saving()}
          onClick={() =>
            keep.mutate(
              { answer: 'none', version },
              { onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }) },
            )
          }
        >
          {m.tax_audit_nothing()}
        </Button>
      )}
      <FormDialog
        title={m.tax_audit_answer_of({ clause: id })}
        description={name}
        trigger={
          <Button size="sm" aria-label={answer ? m.tax_audit_change_of({ name }) : m.tax_audit_report_of({ name })}>
            {answer ? m.tax_audit_change() : m.tax_audit_report()}
          </Button>
        }
        schema={answerForm}
        label={m.tax_audit_save()}
        send={({ text, amount }) => keep.mutateAsync({ answer: 'reported', text, version, ...(amount && { amount }) })}
      >
        {(errors) => (
          <div className={FIELDS}>
            <Field name="text" label={m.tax_audit_text()} error={errors.text} hint={m.tax_audit_text_hint()} isRequired>
              {(control) => (
                <Input {...control} autoComplete="off" maxLength={1000} defaultValue={answer?.text ?? ''} />
              )}
            </Field>
            <Field name="amount" label={m.tax_audit_amount()} error={errors.amount}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={24}
                  defaultValue={answer?.amount ? plainRupees(answer.amount) : ''}
                />
              )}
            </Field>
          </div>
        )}
      </FormDialog>
    </div>
  );
}
