import { createFileRoute } from '@tanstack/react-router';
import { BenefitsPage } from '../features/benefits/benefits-page';
import { CompanyPage } from '../features/dashboard/company-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/startup-benefits')({
  staticData: { title: m.shell_page_benefits },
  component: StartupBenefits,
});

function StartupBenefits() {
  return (
    <CompanyPage title={m.shell_page_benefits()}>
      {({ id, name }) => <BenefitsPage key={id} companyId={id} companyName={name} />}
    </CompanyPage>
  );
}
