import { useContext, useState } from 'react';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { Button } from '../button';
import { type Asks, AssumedEntryContext } from './assumed-entry';

type AssumedStepProps = { companyId: string; label: string; asks: Asks };

/** Where something was assumed: the fact it stands for is entered at once, and the figure is then worked out anew. */
export function AssumedStep({ companyId, label, asks }: AssumedStepProps) {
  const entry = useContext(AssumedEntryContext);
  const mayChange = useMayChange(companyId);
  const [isOpen, setIsOpen] = useState(false);
  if (!entry) return null;
  if (!mayChange) return <WhoMayEnter />;
  if (!isOpen)
    return (
      <Button size="sm" className="why-unprinted mt-1.5" onClick={() => setIsOpen(true)}>
        {m.why_enter()}
        <span className="sr-only">: {label}</span>
      </Button>
    );
  return (
    <div className="why-unprinted mt-1.5 rounded-lg bg-orange-soft p-3">
      {entry({ companyId, asks, onDone: () => setIsOpen(false) })}
    </div>
  );
}

/** Said to who only reads: the way on is somebody else. */
export const WhoMayEnter = () => <p className="mt-1 text-xs text-ink-2">{m.why_who_may_enter()}</p>;
