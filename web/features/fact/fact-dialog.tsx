import { type ReactNode, useState } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import type { About } from './fact.parts';
import type { FormKind } from './fact.statement';
import type { Fact } from './fact.types';
import { factName, kindName } from './fact.words';
import { FactForm } from './fact-form';

type FactDialogProps = { companyId: string; kind: FormKind; about: About; known?: Fact; trigger: ReactNode };

/** Opens the form of one kind of fact: a first statement, or a new one that takes over from a day on. */
export function FactDialog({ companyId, kind, about, known, trigger }: FactDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={known ? m.fact_change_title({ name: factName(known) }) : kindName(kind)}
      {...(known ? { description: m.fact_change_words() } : {})}
      trigger={trigger}
    >
      <FactForm
        companyId={companyId}
        kind={kind}
        about={about}
        known={known}
        onSaved={() => setIsOpen(false)}
        footer={(isPending) => (
          <DialogFooter>
            <DialogCancel />
            <Button type="submit" variant="primary" isPending={isPending} pendingLabel={m.fact_saving()}>
              {m.fact_save()}
            </Button>
          </DialogFooter>
        )}
      />
    </Dialog>
  );
}
