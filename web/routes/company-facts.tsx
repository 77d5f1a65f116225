import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { EventsTab } from '../features/event/events-tab';
import { FiledTab } from '../features/event/filed-tab';
import { factSearch } from '../features/fact/fact.search';
import { FactsPage } from '../features/fact/facts-page';
import { m } from '../lib/messages';

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
        />
      )}
    </CompanyPage>
  );
}
