import { Copy } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../button';
import { cx } from '../cx';
import { toast } from '../overlay/toast-store';
import { DayRuler } from './day-ruler';
import { kindOf, type NumberedStep, numbered, type ShownExplanation, type ShownStep } from './explained';
import { KindMark } from './kind-mark';
import { quantityWords } from './quantity';
import { RuleNote } from './rule-note';
import { sumOf } from './sum';
import { SumLine } from './sum-line';
import { summaryWords } from './why-words';

export type ExplainedStepsProps = {
  explanation: ShownExplanation;
  title?: string;
  /** What can be said or changed of it, before its steps. */
  children?: ReactNode;
  /** What is offered at a step, such as to enter what was assumed there. */
  offer?: (step: ShownStep) => ReactNode;
};

/** A computation: its sum set large, its days on a line, then every step in its order, and what each of them rests on. */
export function Steps({ explanation, title = m.why_steps(), children, offer }: ExplainedStepsProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const steps = numbered(explanation);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <Summary explanation={explanation} />
      <DayRuler steps={steps} />
      {children}
      <div>
        <h3
          id={id}
          className="flex items-baseline justify-between gap-3 border-b border-line-strong pb-1.5 font-semibold"
        >
          {title}
          <span aria-hidden="true" className="text-sm font-normal text-ink-3">
            {steps.length}
          </span>
        </h3>
        <ol ref={list} className="divide-y divide-line">
          {steps.map((one) => (
            <StepRow key={one.step.id} one={one} list={list} offer={offer} />
          ))}
        </ol>
        <p className="mt-2 text-xs text-ink-3">{m.why_key()}</p>
      </div>
    </section>
  );
}

/** The sum term by term for the eye; the whole sentence for who hears or copies it. */
function Summary({ explanation }: { explanation: ShownExplanation }) {
  const words = summaryWords(explanation);
  const sum = sumOf(explanation);
  if (!words) return null;
  const copy = async (button: HTMLButtonElement) => {
    const opened = openedBelow(button);
    await navigator.clipboard.writeText([words, ...opened].join('\n'));
    toast({ title: opened.length > 0 ? m.why_copied_more() : m.why_copied() });
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {sum && (
        <div aria-hidden="true">
          <SumLine sum={sum} />
        </div>
      )}
      <p className={sum ? 'sr-only' : 'text-lg wrap-anywhere'}>{words}</p>
      <Button
        size="sm"
        variant="ghost"
        className="why-unprinted -ml-2.5"
        onClick={({ currentTarget }) => void copy(currentTarget)}
      >
        <Copy size={13} aria-hidden="true" />
        {m.why_copy()}
      </Button>
    </div>
  );
}

/** What is open below a sum and belongs to it, a line each: versions of the law, and what was known on another day. */
const openedBelow = (button: HTMLButtonElement): string[] =>
  [...(button.closest('.why-sheet')?.querySelectorAll<HTMLElement>('[data-copied]') ?? [])].map(({ innerText }) =>
    innerText.trim().replace(/\s*[\n\t]+\s*/g, ' · '),
  );

type List = RefObject<HTMLOListElement | null>;

type StepRowProps = { one: NumberedStep; list: List; offer: ExplainedStepsProps['offer'] };

function StepRow({ one: { number, step, inputs, ruleFirstAt }, list, offer }: StepRowProps) {
  return (
    <li tabIndex={-1} className="why-step rounded-sm py-2 text-sm">
      <div className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2">
        <span className="text-ink-3">{number}</span>
        <p className="min-w-0 wrap-anywhere">
          {step.label}
          {step.formula && <span className="block text-xs text-ink-3">{step.formula}</span>}
        </p>
        <p
          className={cx(
            'max-w-48 text-right font-medium',
            step.quantity.unit === 'text' ? 'wrap-anywhere' : 'whitespace-nowrap',
          )}
        >
          {quantityWords(step.quantity)}
        </p>
      </div>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 pl-8 text-xs text-ink-2">
        <KindMark kind={kindOf(step)} />
        {inputs.length > 0 && <Inputs inputs={inputs} list={list} />}
      </div>
      <div className="pl-8">
        {step.rule && ruleFirstAt === undefined && <RuleNote rule={step.rule} />}
        {ruleFirstAt !== undefined && (
          <p className="mt-1 text-xs">
            <GoTo number={ruleFirstAt} list={list} words={m.why_same_rule({ number: ruleFirstAt })} />
          </p>
        )}
        {offer?.(step)}
      </div>
    </li>
  );
}

function Inputs({ inputs, list }: { inputs: NumberedStep['inputs']; list: List }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-2">
      <span>{m.why_from()}</span>
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

type GoToProps = { number: number; list: List; words: string; isStep?: boolean };

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
      className="rounded-sm text-left underline decoration-line-strong underline-offset-2 wrap-anywhere hover:decoration-current min-h-6"
    >
      {isStep && <span className="sr-only">{m.why_step()} </span>}
      {words}
    </button>
  );
}
