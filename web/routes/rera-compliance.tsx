import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ItemSheetPlace } from '../features/calendar/item/item-sheet-place';
import { CompanyPage } from '../features/dashboard/company-page';
import { ReraPage } from '../features/rera/rera-page';
import { itemSearch } from '../lib/item-search';
import { m } from '../lib/messages';

export const Route = createFileRoute('/rera-compliance')({
  staticData: { title: m.shell_page_rera },
  validateSearch: v.object(itemSearch),
  component: () => (
    <CompanyPage title={m.shell_page_rera()}>
      {({ id, name }) => (
        <>
          <ReraPage key={id} companyId={id} companyName={name} />
          <ItemSheetPlace companyId={id} />
        </>
      )}
    </CompanyPage>
  ),
});
