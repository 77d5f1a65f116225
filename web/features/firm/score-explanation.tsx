import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../lib/messages';
import { Dialog } from '../../ui/overlay/dialog';
import type { FirmSummary } from './firm.queries';

export type ScoredClient = { id: string; name: string; clientStatus: string; complianceHealthScore: number };

type ScoreExplanationProps = { summary: FirmSummary; clients: readonly ScoredClient[] | undefined };

/** Opens the mean score to the scores it is made of. */
export function ScoreExplanation({ summary, clients = [] }: ScoreExplanationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { scoredCompanies: scored, activeCompanies: active } = summary;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.firm_score()}
      description={m.firm_score_words()}
      trigger={
        <button
          type="button"
          aria-label={m.firm_score_how()}
          className="-m-1.5 grid size-7 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <CircleHelp size={14} aria-hidden="true" />
        </button>
      }
    >
      <p className="font-medium">{scored > 0 ? m.firm_score_count({ scored, active }) : m.firm_score_waits()}</p>
      {scored > 0 && <Scores clients={scoredOf(clients)} />}
    </Dialog>
  );
}

function Scores({ clients }: { clients: readonly ScoredClient[] }) {
  return (
    <ul aria-label={m.firm_score_list()} className="mt-2 divide-y divide-line border-y border-line">
      {clients.map(({ id, name, complianceHealthScore }) => (
        <li key={id} className="flex justify-between gap-4 py-1.5">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="tabular-nums">{complianceHealthScore}%</span>
        </li>
      ))}
    </ul>
  );
}

/** The clients the mean counts: active, and scored. Lowest first, for those are the ones to look at. */
const scoredOf = (clients: readonly ScoredClient[]) =>
  clients
    .filter(({ clientStatus, complianceHealthScore }) => clientStatus === 'active' && complianceHealthScore > 0)
    .toSorted((one, other) => one.complianceHealthScore - other.complianceHealthScore);
