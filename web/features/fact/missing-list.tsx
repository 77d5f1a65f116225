import { Link } from '@tanstack/react-router';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Progress } from '../../ui/figure/progress';
import type { Facts } from './fact.types';
import { factName } from './fact.words';
import { firstOpenStep, stepOf } from './setup/setup.steps';

/** What is still missing before the calendar is whole, each with the way to its form. */
export function MissingList({ facts, isLlp, mayChange }: { facts: Facts; isLlp: boolean; mayChange: boolean }) {
  const missing = facts.questions;
  const stated = facts.facts.filter(({ isCurrent }) => isCurrent).length;
  if (missing.length === 0) return null;
  const total = stated + missing.length;
  return (
    <SectionCard
      title={m.fact_missing_title()}
      description={m.fact_missing_words({ missing: missing.length, total })}
      actions={
        mayChange && (
          <Link
            to="."
            search={(known) => ({ ...known, step: firstOpenStep(facts, isLlp) })}
            className={buttonClass('primary', 'sm')}
          >
            {stated === 0 ? m.fact_setup_begin() : m.fact_setup_go_on()}
          </Link>
        )
      }
    >
      <Progress label={m.fact_missing_progress()} value={stated} max={total} />
      <ul className="mt-3 grid gap-x-6 divide-y divide-line md:grid-cols-2 md:divide-y-0">
        {missing.map((one) => (
          <li key={`${one.kind} ${one.subject}`} className="flex items-start justify-between gap-3 py-1.5">
            <div className="min-w-0">
              <p className="text-sm font-medium">{factName(one)}</p>
              <p className="text-xs text-ink-2">{one.why}</p>
            </div>
            {mayChange && (
              <Link
                to="."
                search={(known) => ({ ...known, step: stepOf(one.kind) })}
                aria-label={m.fact_answer_named({ name: factName(one) })}
                className={buttonClass('secondary', 'sm')}
              >
                {m.fact_answer()}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
