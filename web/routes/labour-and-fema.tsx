import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { LabourPage } from '../features/labour/labour-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/labour-and-fema')({
  staticData: { title: m.labour_title },
  component: LabourAndFema,
});

function LabourAndFema() {
  return (
    <CompanyPage title={m.labour_title()}>
      {({ id, name }) => <LabourPage key={id} companyId={id} companyName={name} />}
    </CompanyPage>
  );
}
