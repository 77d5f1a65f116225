import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { ErrorPanel } from '../../../../ui/state/error-panel';
import { SkeletonRows } from '../../../../ui/state/skeleton';
import { type LineEvent, lineHistoryQuery } from '../../books.queries';

/** What became of a line since it came, as the trail has it; looked up once it is asked for. */
export function Trail({ companyId, transactionId }: { companyId: string; transactionId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-ink-2">{m.transactions_trail()}</summary>
      {isOpen && <Events companyId={companyId} transactionId={transactionId} />}
    </details>
  );
}

function Events({ companyId, transactionId }: { companyId: string; transactionId: string }) {
  const { data, isError, error, refetch } = useQuery(lineHistoryQuery(companyId, transactionId));
  if (isError) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} label={m.ui_loading()} />;
  if (data.length === 0) return <p className="text-ink-2">{m.transactions_trail_none()}</p>;
  return (
    <ol className="mt-1 flex flex-col gap-1.5">
      {data.map((event) => (
        <li key={event.seq}>
          <span className="wrap-anywhere">{eventWords(event)}</span>
          <span className="block text-xs text-ink-3">
            {event.by} · {formatInstant(event.at)}
          </span>
        </li>
      ))}
    </ol>
  );
}

const WORDS: Readonly<Record<string, () => string>> = {
  split: m.transactions_trail_split,
  unsplit: m.transactions_trail_unsplit,
  reconcile: m.transactions_trail_matched,
  unmatch: m.transactions_trail_unmatched,
  'refuse-match': m.transactions_trail_match_refused,
  unpair: m.transactions_trail_unmatched,
  note: m.transactions_trail_note,
  attach: m.transactions_trail_attached,
  detach: m.transactions_trail_detached,
  merge: m.transactions_trail_merged,
  unmerge: m.transactions_trail_unmerged,
};

function eventWords({ action, was, is }: LineEvent): string {
  const what = action.replace('bank-transaction.', '');
  if (was !== null || is !== null) {
    const none = m.books_uncategorised();
    return m.transactions_trail_category({ was: was ?? none, is: is ?? none });
  }
  return WORDS[what]?.() ?? m.transactions_trail_changed();
}
