import { Printer } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../button';
import { Dialog } from '../overlay/dialog';
import { SkeletonRows } from '../state/skeleton';

type WhySheetProps = { title: string; value?: ReactNode; onClose: () => void; children: ReactNode };

/** An explanation beside the page. Printed, it is all that is printed. */
export function WhySheet({ title, value, onClose, children }: WhySheetProps) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} place="side" title={title}>
      <div className="why-sheet flex flex-col gap-4">
        <div className="flex items-start justify-between gap-3">
          <p className="text-xl font-semibold tracking-tight wrap-anywhere">{value}</p>
          <Button size="sm" className="why-unprinted" onClick={() => window.print()}>
            <Printer size={13} aria-hidden="true" />
            {m.why_print()}
          </Button>
        </div>
        <Suspense fallback={<SkeletonRows rows={6} label={m.ui_loading()} />}>{children}</Suspense>
      </div>
    </Dialog>
  );
}
