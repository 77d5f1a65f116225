import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { CompanyPeople } from '../features/people/company-people';
import { m } from '../lib/messages';

export const Route = createFileRoute('/people')({
  staticData: { title: m.people_page },
  component: People,
});

function People() {
  return (
    <CompanyPage title={m.people_page()}>
      {(company) => <CompanyPeople key={company.id} company={company} />}
    </CompanyPage>
  );
}
