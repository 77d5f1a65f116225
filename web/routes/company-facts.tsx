import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ItemSheetPlace } from '../features/calendar/item/item-sheet-place';
import { CompanyStanding } from '../features/company/company-standing';
import { CompanyPage } from '../features/dashboard/company-page';
import { EventsTab } from '../features/event/events-tab';
import { FiledTab } from '../features/event/filed-tab';
import { factSearch } from '../features/fact/fact.search';
import { FactsPage } from '../features/fact/facts-page';
import { m } from '../lib/messages';
import { SkeletonRows } from '../ui/state/skeleton';

// The grid of past years is looked at once; its scripts come with it.
const PastTab = lazy(async () => ({ default: (await import('../features/event/past/past-tab')).PastTab }));
const CompanyMove = lazy(async () => ({ default: (await import('../features/move/company-move')).CompanyMove }));

export const Route = createFileRoute('/company-facts')({
  staticData: { title: m.fact_title },
  validateSearch: factSearch,
  component: CompanyFacts,
});

function CompanyFacts() {
  const { tab = 'facts', step } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CompanyPage title={m.fact_title()}>
      {({ id, name }) => (
        <>
          {!step && <CompanyStanding companyId={id} isShown="archived" />}
          <FactsPage
            key={id}
            companyId={id}
            companyName={name}
            tab={tab}
            step={step}
            onTab={(chosen) => void navigate({ search: (known) => ({ ...known, tab: chosen, step: undefined }) })}
            onStep={(next) => void navigate({ search: (known) => ({ ...known, step: next }) })}
            events={<EventsTab companyId={id} />}
            filed={<FiledTab companyId={id} />}
            past={
              <Suspense fallback={<SkeletonRows rows={10} label={m.ui_loading()} />}>
                <PastTab companyId={id} />
              </Suspense>
            }
          />
          {!step && tab === 'facts' && (
            <CompanyStanding
              companyId={id}
              isShown="active"
              move={(company) => (
                <Suspense>
                  <CompanyMove company={company} />
                </Suspense>
              )}
            />
          )}
          <ItemSheetPlace companyId={id} />
        </>
      )}
    </CompanyPage>
  );
}
