import type { DutyQuestion } from '#domain/company/facts';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import type { About } from './fact.parts';
import { useStateFact } from './fact.queries';
import type { Fact } from './fact.types';
import { QUESTIONS } from './fact.words';

type DutyAnswerProps = {
  companyId: string;
  about: Pick<About, 'today' | 'incorporationDate'>;
  question: DutyQuestion;
  answer?: Fact | undefined;
};

// Where the system sets the colours, what is chosen is told by those of its selections.
const CHOSEN =
  'border-accent! bg-accent-soft! text-accent! forced-colors:bg-[Highlight]! forced-colors:text-[HighlightText]! forced-colors:forced-color-adjust-none';

/** Yes and No of one question; the one that was said is marked. */
export function DutyAnswer({ companyId, about, question, answer }: DutyAnswerProps) {
  const state = useStateFact(companyId);
  const say = (said: boolean) => {
    // The first answer speaks of the company as it always was; a later one of a change from today on.
    const holdsFrom = answer ? about.today : about.incorporationDate;
    state.mutate(
      { kind: 'duty', subject: question, holdsFrom, value: { answer: said } },
      {
        onError: (error) => toast({ title: m.fact_not_stated(), description: sentenceOf(error), tone: 'destructive' }),
      },
    );
  };
  return (
    <fieldset className="flex w-fit gap-1">
      <legend className="sr-only">{QUESTIONS[question].ask()}</legend>
      {[true, false].map((said) => {
        const isChosen = answer?.value.answer === said;
        return (
          <Button
            key={String(said)}
            size="sm"
            aria-pressed={isChosen}
            className={cx('min-w-11', isChosen && CHOSEN)}
            isPending={state.isPending && state.variables.value.answer === said}
            onClick={() => !isChosen && say(said)}
          >
            {said ? m.fact_yes() : m.fact_no()}
          </Button>
        );
      })}
    </fieldset>
  );
}
