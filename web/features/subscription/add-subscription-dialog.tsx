import { Plus } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { type Subscriber, SubscriptionForm } from './subscription-form';

type AddSubscriptionDialogProps = { caFirmId: string; companies: readonly Subscriber[] };

/** Subscribes a client to a service of the firm. Closing takes the form away, so that it is empty when it opens again. */
export function AddSubscriptionDialog({ caFirmId, companies }: AddSubscriptionDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.subscription_add_title()}
      description={m.subscription_add_words()}
      trigger={
        <Button variant="primary">
          <Plus size={14} aria-hidden="true" />
          {m.subscription_add()}
        </Button>
      }
    >
      {companies.length === 0 ? (
        <p className="text-sm">{m.subscription_no_client()}</p>
      ) : (
        <SubscriptionForm caFirmId={caFirmId} companies={companies} onDone={() => setIsOpen(false)} />
      )}
    </Dialog>
  );
}
