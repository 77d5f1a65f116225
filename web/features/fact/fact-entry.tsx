import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/form/form-failure';
import { DialogFooter } from '../../ui/overlay/dialog';
import { SkeletonRows } from '../../ui/state/skeleton';
import { FACT_FIELDS } from './fact.fields';
import type { About } from './fact.parts';
import { useStateFact } from './fact.queries';
import type { FormKind } from './fact.statement';
import { factName } from './fact.words';
import { FactForm } from './fact-form';
import { useAbout } from './use-about';

type FactEntryProps = { companyId: string; kind: string; subject?: string | undefined; onDone: () => void };

const isFormKind = (kind: string): kind is FormKind => Object.hasOwn(FACT_FIELDS, kind);

/** States one fact where it was found missing. */
export function FactEntry({ companyId, kind, subject, onDone }: FactEntryProps) {
  const about = useAbout(companyId);
  if (!about) return <SkeletonRows rows={2} label={m.ui_loading()} />;
  if (kind === 'duty' && subject)
    return <Answer companyId={companyId} about={about} question={subject} onDone={onDone} />;
  if (!isFormKind(kind)) return null;
  return (
    <FactForm
      companyId={companyId}
      kind={kind}
      about={about}
      {...(subject && { subject })}
      onSaved={onDone}
      footer={(isPending) => (
        <DialogFooter>
          <Button onClick={onDone}>{m.ui_cancel()}</Button>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel={m.fact_saving()}>
            {m.fact_save()}
          </Button>
        </DialogFooter>
      )}
    />
  );
}

type AnswerProps = { companyId: string; about: About; question: string; onDone: () => void };

/** A question of duty: answered of the company as it always was, which is what was assumed. */
function Answer({ companyId, about, question, onDone }: AnswerProps) {
  const state = useStateFact(companyId);
  const say = (answer: boolean) =>
    state.mutate(
      { kind: 'duty', subject: question, holdsFrom: about.incorporationDate, value: { answer } },
      { onSuccess: onDone },
    );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{factName({ kind: 'duty', subject: question })}</legend>
      <div className="flex flex-wrap gap-2">
        {[true, false].map((answer) => (
          <Button
            key={String(answer)}
            size="sm"
            isPending={state.isPending && state.variables.value.answer === answer}
            onClick={() => say(answer)}
          >
            {answer ? m.fact_yes() : m.fact_no()}
          </Button>
        ))}
        <Button size="sm" variant="ghost" onClick={onDone}>
          {m.ui_cancel()}
        </Button>
      </div>
      {state.isError && <FormFailure failure={state.error} />}
    </fieldset>
  );
}
