import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ItemSheetPlace } from '../features/calendar/item/item-sheet-place';
import { CompanyPage } from '../features/dashboard/company-page';
import { type ChangeIp, ipSearch } from '../features/ip/ip.search';
import { IpPage } from '../features/ip/ip-page';
import { itemSearch } from '../lib/item-search';
import { m } from '../lib/messages';

export const Route = createFileRoute('/ip-portfolio')({
  staticData: { title: m.shell_page_ip },
  validateSearch: v.object({ ...ipSearch, ...itemSearch }),
  component: IpPortfolio,
});

function IpPortfolio() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeIp = (changed) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), resetScroll: false });
  return (
    <CompanyPage title={m.shell_page_ip()}>
      {({ id, name }) => (
        <>
          <IpPage key={id} companyId={id} companyName={name} search={search} onSearch={change} />
          <ItemSheetPlace companyId={id} />
        </>
      )}
    </CompanyPage>
  );
}
