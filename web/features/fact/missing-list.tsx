import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { DUTY_QUESTIONS } from '#domain/company/facts';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Progress } from '../../ui/figure/progress';
import { Glyph } from '../../ui/state/glyph';
import { DutyAnswer } from './duty-answer';
import type { About } from './fact.parts';
import type { Facts } from './fact.types';
import { factName } from './fact.words';
import { FactLink } from './fact-link';
import { firstOpenStep } from './setup/setup.steps';

type MissingListProps = {
  companyId: string;
  about: About;
  facts: Facts;
  isLlp: boolean;
  mayChange: boolean;
  /** Whether a panel stands beside it, whose own act then comes first. */
  isBeside: boolean;
};

/** What is still missing before the calendar is whole, each with why it is asked and the way to answer it. */
export function MissingList({ companyId, about, facts, isLlp, mayChange, isBeside }: MissingListProps) {
  const list = useRef<HTMLUListElement>(null);
  const missing = facts.questions;
  const stated = facts.facts.filter(({ isCurrent }) => isCurrent).length;
  const left = missing.length;
  // What is answered leaves the list, and would take the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one has left
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [left]);
  if (left === 0) return null;
  const total = stated + left;
  return (
    <SectionCard
      title={m.fact_missing_title()}
      description={m.fact_missing_words({ missing: left, total })}
      actions={
        mayChange && (
          <Link
            to="."
            search={(known) => ({ ...known, fact: undefined, step: firstOpenStep(facts, isLlp) })}
            className={buttonClass(isBeside ? 'secondary' : 'primary', 'sm')}
          >
            {stated === 0 ? m.fact_setup_begin() : m.fact_setup_go_on()}
          </Link>
        )
      }
    >
      <Progress label={m.fact_missing_progress()} value={stated} max={total} />
      <ul ref={list} tabIndex={-1} className="@container -mx-4 mt-3 -mb-4 outline-none lg:-mx-5 lg:-mb-5">
        {missing.map((one) => {
          const question = one.kind === 'duty' && DUTY_QUESTIONS.find((known) => known === one.subject);
          return (
            <li
              key={`${one.kind} ${one.subject}`}
              className="grid min-h-10 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-4 py-1.5 text-sm lg:px-5 @min-[44rem]:grid-cols-[1rem_minmax(0,22rem)_minmax(0,1fr)_auto]"
            >
              <Glyph shape="to-confirm" tone="yellow" />
              <p className="font-medium wrap-anywhere">{factName(one)}</p>
              <p className="col-start-2 text-ink-2 @min-[44rem]:col-start-3">
                <span className="text-ink-3">{m.fact_asked_because()}</span> {one.why}
              </p>
              {mayChange && (
                <div className="col-start-3 row-span-2 row-start-1 @min-[44rem]:col-start-4 @min-[44rem]:row-span-1">
                  {question ? (
                    <DutyAnswer companyId={companyId} about={about} question={question} />
                  ) : (
                    <FactLink
                      fact={one}
                      label={m.fact_answer_named({ name: factName(one) })}
                      className={buttonClass('secondary', 'sm')}
                    >
                      {m.fact_answer()}
                    </FactLink>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
