import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/dashboard/company-page';
import { type ChangeGst, gstSearch } from '../features/gst/gst.search';
import { GstPage } from '../features/gst/gst-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/gst-compliance')({
  staticData: { title: m.gst_title },
  validateSearch: gstSearch,
  component: GstCompliance,
});

function GstCompliance() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeGst = (changed) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  return (
    <CompanyPage title={m.gst_title()}>
      {({ id, name }) => <GstPage key={id} companyId={id} companyName={name} search={search} onSearch={change} />}
    </CompanyPage>
  );
}
