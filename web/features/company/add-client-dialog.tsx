import { Plus } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { ClientForm } from './client-form';

/** Closing takes the form away, so that it is empty when it opens again. */
export function AddClientDialog({ caFirmId }: { caFirmId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.company_add_title()}
      description={m.company_add_words()}
      trigger={
        <Button variant="primary">
          <Plus size={14} aria-hidden="true" />
          {m.company_add()}
        </Button>
      }
    >
      <ClientForm caFirmId={caFirmId} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}
