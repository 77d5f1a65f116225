import type { ReactNode } from 'react';
import type { Firm } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { useWorkspace } from '../../lib/workspace';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { SkeletonRows } from '../../ui/state/skeleton';

/** A page about the working firm: waits for it, or says that it is for firms. */
export function FirmOnlyPage({ title, children }: { title: string; children: (firm: Firm) => ReactNode }) {
  const { me, firm } = useWorkspace();
  if (firm) return children(firm);
  if (!me) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={m.firm_needed()} description={m.firm_needed_words()} />
    </>
  );
}
