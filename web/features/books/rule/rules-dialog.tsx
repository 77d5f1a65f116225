import { lazy, Suspense, useState } from 'react';
import { m } from '../../../lib/messages';
import { Button, type ButtonSize } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { SkeletonRows } from '../../../ui/state/skeleton';

const RuleManager = lazy(async () => ({ default: (await import('./rule-manager')).RuleManager }));

/** The company's own rules: in which order they are tried, whom they touch, and how they go. */
export function RulesDialog({ companyId, size = 'md' }: { companyId: string; size?: ButtonSize }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
      title={m.books_rules()}
      description={m.books_rules_words()}
      trigger={<Button size={size}>{m.books_rules()}</Button>}
    >
      <Suspense fallback={<SkeletonRows rows={4} label={m.ui_loading()} />}>
        <RuleManager companyId={companyId} />
      </Suspense>
    </Dialog>
  );
}
