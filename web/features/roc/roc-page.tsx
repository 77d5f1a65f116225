import { lazy, type ReactNode, Suspense } from 'react';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/state/skeleton';
import { Tabs } from '../../ui/tabs';
import type { Ask } from './not-due';
import type { ChangeRoc, RocSearch } from './roc.search';

const FormsView = lazy(async () => ({ default: (await import('./forms-view')).FormsView }));
const MeetingsView = lazy(async () => ({ default: (await import('./meetings-view')).MeetingsView }));

type RocPageProps = {
  companyId: string;
  companyName: string;
  search: RocSearch;
  onSearch: ChangeRoc;
  ask: Ask;
  recordEvent: (key: string, label: string) => ReactNode;
};

const waiting = (content: ReactNode) => (
  <Suspense fallback={<SkeletonRows rows={10} label={m.ui_loading()} />}>{content}</Suspense>
);

/** The desk of the Registrar of Companies. */
export function RocPage({ companyId, companyName, search, onSearch, ask, recordEvent }: RocPageProps) {
  const mayChange = useMayChange(companyId);
  const common = { companyId, mayChange, ask };
  return (
    <>
      <PageHeader title={m.shell_page_roc()} subtitle={companyName} />
      <Tabs
        label={m.shell_page_roc()}
        value={search.tab ?? 'forms'}
        onValueChange={(tab) => onSearch({ tab: tab === 'forms' ? undefined : tab })}
        tabs={[
          {
            value: 'forms',
            label: m.roc_forms(),
            content: waiting(<FormsView {...common} search={search} onSearch={onSearch} recordEvent={recordEvent} />),
          },
          { value: 'meetings', label: m.roc_meetings(), content: waiting(<MeetingsView {...common} />) },
        ]}
      />
    </>
  );
}
