import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { ExchangePage } from '../features/exchange/exchange-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/accounting-sync')({
  staticData: { title: m.exchange_title },
  component: () => (
    <CompanyPage title={m.exchange_title()}>
      {({ id, name }) => <ExchangePage key={id} companyId={id} companyName={name} />}
    </CompanyPage>
  ),
});
