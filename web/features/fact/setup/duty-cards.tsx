import { DUTY_QUESTIONS, type DutyQuestion } from '#domain/company/facts';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';
import { standingFacts } from '../fact.groups';
import type { About } from '../fact.parts';
import { useStateFact } from '../fact.queries';
import type { Fact, Facts } from '../fact.types';
import { QUESTIONS, valueWords } from '../fact.words';
import { TakeBack } from '../fact-row';

type DutyCardsProps = { companyId: string; about: About; facts: Facts; mayChange: boolean };

/** The questions that only the company can answer, each with what depends on it. */
export function DutyCards({ companyId, about, facts, mayChange }: DutyCardsProps) {
  const answers = standingFacts(facts.facts, 'duty');
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {DUTY_QUESTIONS.map((question) => (
        <DutyCard
          key={question}
          companyId={companyId}
          about={about}
          question={question}
          answer={answers.find(({ fact }) => fact.subject === question)?.fact}
          mayChange={mayChange}
        />
      ))}
    </ul>
  );
}

type DutyCardProps = Omit<DutyCardsProps, 'facts'> & { question: DutyQuestion; answer: Fact | undefined };

function DutyCard({ companyId, about, question, answer, mayChange }: DutyCardProps) {
  const state = useStateFact(companyId);
  const { ask, why } = QUESTIONS[question];
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
    <li className="flex flex-col gap-2 rounded-md border border-line bg-surface px-3 py-2.5">
      <div>
        <p className="font-medium">{ask()}</p>
        <p className="text-xs text-ink-2">{why()}</p>
      </div>
      {!mayChange && <p className="text-sm">{answer ? valueWords(answer) : m.fact_unanswered()}</p>}
      {mayChange && (
        <fieldset className="mt-auto flex flex-wrap items-center gap-2">
          <legend className="sr-only">{ask()}</legend>
          {[true, false].map((said) => {
            const isChosen = answer?.value.answer === said;
            return (
              <Button
                key={String(said)}
                size="sm"
                variant={isChosen ? 'primary' : 'secondary'}
                aria-pressed={isChosen}
                isPending={state.isPending && state.variables.value.answer === said}
                onClick={() => !isChosen && say(said)}
              >
                {said ? m.fact_yes() : m.fact_no()}
              </Button>
            );
          })}
          {!answer && <span className="text-xs text-ink-2">{m.fact_unanswered()}</span>}
          {answer && <TakeBack companyId={companyId} fact={answer} hasEarlier={false} />}
        </fieldset>
      )}
    </li>
  );
}
