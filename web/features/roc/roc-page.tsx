import { lazy, type ReactNode, Suspense } from 'react';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/state/skeleton';
import type { Ask } from './not-due';
import type { ChangeRoc, RocSearch } from './roc.search';

const FormsView = lazy(async () => ({ default: (await import('./forms-view')).FormsView }));

type RocPageProps = {
  companyId: string;
  companyName: string;
  search: RocSearch;
  onSearch: ChangeRoc;
  ask: Ask;
  recordEvent: (key: string, label: string) => ReactNode;
};

/** The desk of the Registrar of Companies. */
export function RocPage({ companyId, companyName, search, onSearch, ask, recordEvent }: RocPageProps) {
  const mayChange = useMayChange(companyId);
  return (
    <>
      <PageHeader title={m.shell_page_roc()} subtitle={companyName} />
      <Suspense fallback={<SkeletonRows rows={10} label={m.ui_loading()} />}>
        <FormsView
          companyId={companyId}
          mayChange={mayChange}
          search={search}
          onSearch={onSearch}
          ask={ask}
          recordEvent={recordEvent}
        />
      </Suspense>
    </>
  );
}
