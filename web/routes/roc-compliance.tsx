import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { kindOfCin } from '#domain/company/legal-form';
import { ItemSheetPlace } from '../features/calendar/item/item-sheet-place';
import { CompanyPage } from '../features/dashboard/company-page';
import { AskedAct, askedName } from '../features/fact/asked';
import { type ChangeRoc, rocSearch } from '../features/roc/roc.search';
import { RocPage } from '../features/roc/roc-page';
import { m } from '../lib/messages';
import { useToday } from '../lib/today';
import { companyQuery } from '../lib/workspace';
import { Button } from '../ui/button';

const RecordEventDialog = lazy(async () => ({
  default: (await import('../features/event/record-event-dialog')).RecordEventDialog,
}));

export const Route = createFileRoute('/roc-compliance')({
  staticData: { title: m.shell_page_roc },
  validateSearch: rocSearch,
  component: RocCompliance,
});

function RocCompliance() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeRoc = (changed) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  return (
    <CompanyPage title={m.shell_page_roc()}>
      {({ id, name }) => (
        <>
          <RocPage
            key={id}
            companyId={id}
            companyName={name}
            search={search}
            onSearch={change}
            ask={{ nameOf: askedName, act: (fact) => <AskedAct companyId={id} fact={fact} /> }}
            recordEvent={(key, label) => <RecordEvent companyId={id} choice={`roc:${key}`} label={label} />}
          />
          <ItemSheetPlace companyId={id} />
        </>
      )}
    </CompanyPage>
  );
}

type RecordEventProps = { companyId: string; choice: string; label: string };

/** Opens the record of events at the one that calls for a form. */
function RecordEvent({ companyId, choice, label }: RecordEventProps) {
  const today = useToday();
  const { data } = useQuery(companyQuery(companyId));
  if (!data) return null;
  const about = { today, tan: data.tan, isLlp: kindOfCin(data.cin)?.legalForm === 'llp' };
  const trigger = (
    <Button size="sm" aria-label={label}>
      {m.roc_record_event()}
    </Button>
  );
  return (
    <Suspense fallback={trigger}>
      <RecordEventDialog companyId={companyId} about={about} begin={choice} trigger={trigger} />
    </Suspense>
  );
}
