import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { kindName } from '../../../lib/fact-kinds';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Progress } from '../../../ui/figure/progress';
import { isSingle, standingFacts } from '../fact.groups';
import type { About } from '../fact.parts';
import type { SetupStep } from '../fact.search';
import { type FormKind, freshAbout } from '../fact.statement';
import type { Fact, Facts } from '../fact.types';
import { factName, kindHint, valueWords } from '../fact.words';
import { DutyRows } from './duty-rows';
import { stepAfter, stepsFor } from './setup.steps';
import { SetupForm } from './setup-form';

type SetupPageProps = {
  companyId: string;
  about: About;
  facts: Facts;
  isLlp: boolean;
  step: SetupStep;
  /** Goes to another step, or leaves the set-up. */
  onStep: (step: SetupStep | undefined) => void;
  /** Leaves for the checklist of what has been filed. */
  onFiled: () => void;
  /** Leaves for the grid of past years. */
  onPast: () => void;
};

/** One fact at a time, each saved as it is stated; every step may be skipped and come back to. */
export function SetupPage({ companyId, about, facts, isLlp, step, onStep, onFiled, onPast }: SetupPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = stepsFor(isLlp, step);
  const place = steps.indexOf(step) + 1;
  const goOn = () => onStep(stepAfter(step, isLlp));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step begins at its heading
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <div className="mx-auto w-full max-w-160">
      <p className="text-sm text-ink-2">{m.fact_setup_place({ place, steps: steps.length })}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-0.5 text-xl font-semibold tracking-tight">
        {step === 'questions' ? m.fact_group_questions() : kindName(step)}
      </h1>
      <p className="mb-3 text-ink-2">{kindHint(step === 'questions' ? 'duty' : step)}</p>
      <Progress label={m.fact_setup_progress()} value={place} max={steps.length} />
      <div className="mt-5">
        {step === 'questions' ? (
          <QuestionStep
            companyId={companyId}
            about={about}
            facts={facts}
            onDone={goOn}
            onFiled={onFiled}
            onPast={onPast}
          />
        ) : (
          <FactStep key={step} companyId={companyId} about={about} facts={facts} kind={step} onDone={goOn} />
        )}
      </div>
      <p className="mt-6 text-sm">
        <Link
          to="."
          search={(known) => ({ ...known, step: undefined })}
          className="text-accent underline underline-offset-2"
        >
          {m.fact_setup_leave()}
        </Link>
      </p>
    </div>
  );
}

type StepProps = { companyId: string; about: About; facts: Facts; onDone: () => void };

function FactStep({ companyId, about, facts, kind, onDone }: StepProps & { kind: FormKind }) {
  const stated = standingFacts(facts.facts, kind).map(({ fact }) => fact);
  const isDone = isSingle(kind) && stated.length > 0;
  return (
    <div className="flex flex-col gap-4">
      <Stated facts={stated} />
      {isDone ? (
        <Button variant="primary" className="self-start" onClick={onDone}>
          {m.fact_setup_next()}
        </Button>
      ) : (
        <SetupForm
          companyId={companyId}
          kind={kind}
          about={freshAbout(about, stated)}
          stated={stated}
          onDone={onDone}
        />
      )}
    </div>
  );
}

function Stated({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul
      aria-label={m.fact_already_stated()}
      className="divide-y divide-line rounded-xl border border-line bg-surface shadow-card px-4"
    >
      {facts.map((fact) => (
        <li key={fact.id} className="py-2">
          <p className="text-xs font-medium text-ink-2">{factName(fact)}</p>
          <p className="wrap-anywhere">{valueWords(fact)}</p>
        </li>
      ))}
    </ul>
  );
}

type QuestionStepProps = StepProps & Pick<SetupPageProps, 'onFiled' | 'onPast'>;

function QuestionStep({ companyId, about, facts, onDone, onFiled, onPast }: QuestionStepProps) {
  return (
    <div className="flex flex-col gap-4">
      <DutyRows companyId={companyId} about={about} facts={facts} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onDone}>
          {m.fact_setup_finish()}
        </Button>
        <Button onClick={onFiled}>{m.fact_setup_filed()}</Button>
        <Button onClick={onPast}>{m.past_go()}</Button>
      </div>
    </div>
  );
}
