import { lazy, Suspense, useState } from 'react';
import { m } from '../../../lib/messages';
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { SkeletonRows } from '../../../ui/state/skeleton';

const RuleManager = lazy(async () => ({ default: (await import('./rule-manager')).RuleManager }));

type RulesDialogProps = { companyId: string; size?: ButtonSize; variant?: ButtonVariant; label?: string };

/** The company's own rules: in which order they are tried, whom they touch, and how they go. */
export function RulesDialog({
  companyId,
  size = 'md',
  variant = 'secondary',
  label = m.books_rules(),
}: RulesDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
      title={m.books_rules()}
      description={m.books_rules_words()}
      trigger={
        <Button size={size} variant={variant}>
          {label}
        </Button>
      }
    >
      <Suspense fallback={<SkeletonRows rows={4} label={m.ui_loading()} />}>
        <RuleManager companyId={companyId} />
      </Suspense>
    </Dialog>
  );
}
