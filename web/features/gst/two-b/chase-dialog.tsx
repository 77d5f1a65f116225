import { Copy, Mail } from 'lucide-react';
import { m } from '../../../lib/messages';
import { Button, buttonClass } from '../../../ui/button';
import { Textarea } from '../../../ui/form/field';
import { Dialog } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { rupees } from '../settle/figures';
import type { Matches } from './two-b.queries';

type Chase = Matches['chases'][number];

async function copy({ subject, text }: Chase): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${subject}\n\n${text}`);
    toast({ title: m.two_b_copied() });
  } catch {
    toast({ title: m.two_b_not_copied(), tone: 'destructive' });
  }
}

/** A letter to each supplier whose bills are not in GSTR-2B, to be copied or mailed. */
export function ChaseDialog({ chases, onClose }: { chases: readonly Chase[]; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      width="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.two_b_chase_title()}
      description={m.two_b_chase_words()}
    >
      <ul className="flex flex-col gap-5">
        {chases.map((chase) => (
          <li key={chase.gstin} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="font-medium">{chase.name}</h3>
              <span className="tabular-nums">{rupees(chase.tax)}</span>
            </div>
            <Textarea aria-label={m.two_b_letter({ name: chase.name })} readOnly rows={9} value={chase.text} />
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => void copy(chase)}>
                <Copy size={14} aria-hidden="true" /> {m.two_b_copy()}
              </Button>
              <a
                className={buttonClass('ghost', 'sm')}
                href={`mailto:?subject=${encodeURIComponent(chase.subject)}&body=${encodeURIComponent(chase.text)}`}
              >
                <Mail size={14} aria-hidden="true" /> {m.two_b_mail()}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
