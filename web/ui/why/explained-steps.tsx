import { type RefObject, useId, useRef } from 'react';
import { m } from '../../lib/messages';
import { Badge } from '../badge';
import { cx } from '../cx';
import { kindOf, type NumberedStep, numbered, type ShownExplanation } from './explained';
import { quantityWords } from './quantity';
import { RuleNote } from './rule-note';
import { kindWords, summaryWords } from './why-words';

type ExplainedStepsProps = { explanation: ShownExplanation; title?: string };

/** Every step of a computation in its order: what was given, what the law says, what was worked out from which. */
export function ExplainedSteps({ explanation, title = m.why_steps() }: ExplainedStepsProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="my-1 wrap-anywhere">{summaryWords(explanation)}</p>
      <p className="text-xs text-ink-2">{m.why_key()}</p>
      <ol ref={list} className="mt-2 flex flex-col gap-2">
        {numbered(explanation).map((one) => (
          <StepCard key={one.step.id} one={one} list={list} />
        ))}
      </ol>
    </section>
  );
}

const TONES = { given: 'grey', assumed: 'yellow', rule: 'blue', made: 'blue' } as const;

type Steps = RefObject<HTMLOListElement | null>;

function StepCard({ one: { number, step, inputs, ruleFirstAt }, list }: { one: NumberedStep; list: Steps }) {
  const kind = kindOf(step);
  return (
    <li
      tabIndex={-1}
      className={cx(
        'why-step rounded-md px-3 py-2',
        kind === 'given' || kind === 'assumed' ? 'bg-sunken' : 'border border-line',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="text-ink-2">{number}. </span>
          {step.label}
        </p>
        <p
          className={cx(
            'max-w-[60%] shrink-0 text-right font-medium',
            step.quantity.unit === 'text' ? 'wrap-anywhere' : 'whitespace-nowrap',
          )}
        >
          {quantityWords(step.quantity)}
        </p>
      </div>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
        <Badge tone={TONES[kind]}>{kindWords(kind)}</Badge>
        {step.formula && <span className="min-w-0 wrap-anywhere">{step.formula}</span>}
      </div>
      {inputs.length > 0 && <Inputs inputs={inputs} list={list} />}
      {step.rule && ruleFirstAt === undefined && <RuleNote rule={step.rule} />}
      {ruleFirstAt !== undefined && (
        <p className="mt-1 text-xs">
          <GoTo number={ruleFirstAt} list={list} words={m.why_same_rule({ number: ruleFirstAt })} />
        </p>
      )}
    </li>
  );
}

function Inputs({ inputs, list }: { inputs: NumberedStep['inputs']; list: Steps }) {
  return (
    <div className="mt-1 flex flex-wrap gap-x-2 text-xs">
      <span className="text-ink-2">{m.why_from()}</span>
      <ul className="contents">
        {inputs.map(({ number, label }) => (
          <li key={number} className="min-w-0">
            <GoTo number={number} list={list} words={`${number}. ${label}`} isStep />
          </li>
        ))}
      </ul>
    </div>
  );
}

type GoToProps = { number: number; list: Steps; words: string; isStep?: boolean };

/** Leads to a step and gives it the focus, so that one who hears the page is read it. */
function GoTo({ number, list, words, isStep = false }: GoToProps) {
  const go = () => {
    const step = list.current?.children.item(number - 1);
    if (step instanceof HTMLElement) step.focus();
  };
  return (
    <button
      type="button"
      onClick={go}
      className="rounded-sm text-left underline decoration-line-strong underline-offset-2 wrap-anywhere hover:decoration-current pointer-coarse:min-h-6"
    >
      {isStep && <span className="sr-only">{m.why_step()} </span>}
      {words}
    </button>
  );
}
