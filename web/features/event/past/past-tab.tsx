import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useMayChange } from '../../../lib/access';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { toggled } from './past.choice';
import { type Past, type PastPeriod, pastQuery } from './past.queries';
import { PastBar } from './past-bar';
import { PastFollows } from './past-follows';
import { PastGrid } from './past-grid';

const NONE: ReadonlySet<string> = new Set();

/** Brings the past: what became of every form since the company was formed, and what follows from what was not filed. */
export function PastTab({ companyId }: { companyId: string }) {
  const past = useQuery(pastQuery(companyId));
  if (past.isPending) return <SkeletonRows rows={10} label={m.ui_loading()} />;
  if (past.isError) return <ErrorPanel error={past.error} onRetry={() => void past.refetch()} />;
  if (past.data.rows.length === 0) return <EmptyState title={m.past_none()} description={m.past_none_words()} />;
  return <PastYears companyId={companyId} past={past.data} />;
}

function PastYears({ companyId, past }: { companyId: string; past: Past }) {
  const [chosen, setChosen] = useState(NONE);
  const grid = useRef<HTMLDivElement>(null);
  const today = useToday();
  const mayChange = useMayChange(companyId);
  const all = past.rows.flatMap(({ periods }) => periods);
  const periods = all.filter(({ key }) => chosen.has(key));
  const unsaid = all.filter(({ said, isOverdue }) => said === 'unsaid' && !isOverdue).length;
  const choose = (of: readonly PastPeriod[], isChosen: boolean) => setChosen(toggled(chosen, of, isChosen));
  // The bar goes with what was chosen; the keyboard goes on where it was in the grid.
  const clear = () => {
    setChosen(NONE);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('input[tabindex="0"]')?.focus());
  };
  return (
    <div ref={grid} className="flex flex-col gap-4">
      <div>
        <p>{unsaid > 0 ? m.past_words({ count: formatCount(unsaid) }) : m.past_all_said()}</p>
        {mayChange && <p className="text-sm text-ink-2">{m.past_how()}</p>}
        <MissingFacts past={past} />
      </div>
      <PastFollows past={past} />
      <PastGrid past={past} mayChange={mayChange} chosen={chosen} onChoose={choose} />
      {mayChange && periods.length > 0 && (
        <PastBar companyId={companyId} today={today} periods={periods} onAnswered={clear} onClear={clear} />
      )}
    </div>
  );
}

/** That more may have been due, once a fact is known. */
function MissingFacts({ past: { questions } }: { past: Past }) {
  if (questions.length === 0) return null;
  return (
    <p className="mt-2 rounded-md bg-yellow-soft px-3 py-2 text-sm">
      {m.past_questions({ count: formatCount(questions.length) })}{' '}
      <Link
        to="."
        search={(known) => ({ ...known, tab: 'facts' as const })}
        className="font-medium underline underline-offset-2"
      >
        {m.past_questions_go()}
      </Link>
    </p>
  );
}
