import { createFileRoute } from '@tanstack/react-router';
import { BankManagement } from '../features/books/bank-management';
import { CompanyPage } from '../features/dashboard/company-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/bank-management')({
  staticData: { title: m.books_management },
  component: () => (
    <CompanyPage title={m.books_management()}>
      {({ id, name }) => <BankManagement key={id} companyId={id} companyName={name} />}
    </CompanyPage>
  ),
});
