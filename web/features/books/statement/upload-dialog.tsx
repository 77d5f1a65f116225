import { useState } from 'react';
import { m } from '../../../lib/messages';
import { Button, type ButtonVariant } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { UploadSteps } from './upload-steps';

type UploadDialogProps = { companyId: string; bankAccountId?: string; variant?: ButtonVariant };

/** Takes a statement in two steps: what is sent, then what was recognised. Closing it forgets both. */
export function UploadDialog({ companyId, bankAccountId = '', variant = 'secondary' }: UploadDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
      title={m.bank_upload()}
      description={m.bank_upload_words()}
      trigger={<Button variant={variant}>{m.bank_upload()}</Button>}
    >
      <UploadSteps companyId={companyId} bankAccountId={bankAccountId} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}
