import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LawVersion, lawVersionsQuery } from '../../lib/law.query';
import { m } from '../../lib/messages';
import { Badge } from '../badge';
import { cx } from '../cx';
import { ErrorPanel } from '../state/error-panel';
import { SkeletonRows } from '../state/skeleton';
import type { ShownRule } from './explained';
import { inForceWords, ruleMark } from './why-words';

/** What a rule was before and becomes after the version that counted; asked for once it is opened. */
export function RuleVersions({ rule }: { rule: ShownRule }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-ink-2">{m.why_over_time()}</summary>
      {isOpen && <Versions rule={rule} />}
    </details>
  );
}

function Versions({ rule }: { rule: ShownRule }) {
  const { data, isError, error, refetch } = useQuery(lawVersionsQuery(rule.id));
  if (isError) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} label={m.ui_loading()} />;
  const counts = (version: LawVersion) => version.from === rule.from && version.knownSince === rule.knownSince;
  if (!data.some(counts)) return <p className="mt-1 text-ink-2">{m.why_one_version()}</p>;
  return (
    <ol className="mt-1.5 flex flex-col gap-1">
      {data.map((version) => (
        <Version
          key={`${version.id} ${version.from} ${version.knownSince}`}
          version={version}
          counts={counts(version)}
        />
      ))}
    </ol>
  );
}

/** One version: its days, what it fixes, and by which provision. The one that counted stands out, and says so. */
function Version({ version, counts }: { version: LawVersion; counts: boolean }) {
  const mark = ruleMark(version);
  return (
    <li
      data-copied=""
      aria-current={counts || undefined}
      className={cx(
        'rounded-sm border px-2 py-1.5',
        counts ? 'border-accent-line bg-accent-soft' : 'border-transparent bg-sunken',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{inForceWords(version)}</span>
        {counts && <span className="font-medium text-accent">{m.why_counted_here()}</span>}
      </p>
      {version.value && <p className="text-sm font-medium wrap-anywhere">{version.value}</p>}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-2">
        <span className="min-w-0 wrap-anywhere">{version.statute}</span>
        {mark && <Badge tone={mark.tone}>{mark.words}</Badge>}
      </p>
    </li>
  );
}
