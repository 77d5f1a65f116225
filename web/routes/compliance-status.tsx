import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ItemSheetPlace } from '../features/calendar/item/item-sheet-place';
import { CompanyPage } from '../features/dashboard/company-page';
import { AskedAct, askedName } from '../features/fact/asked';
import { StatusPage } from '../features/status/status-page';
import { itemSearch } from '../lib/item-search';
import { m } from '../lib/messages';

export const Route = createFileRoute('/compliance-status')({
  staticData: { title: m.status_title },
  validateSearch: v.object(itemSearch),
  component: () => (
    <CompanyPage title={m.status_title()}>
      {({ id, name }) => (
        <>
          <StatusPage
            key={id}
            companyId={id}
            companyName={name}
            ask={{ nameOf: askedName, act: (fact) => <AskedAct companyId={id} fact={fact} /> }}
          />
          <ItemSheetPlace companyId={id} />
        </>
      )}
    </CompanyPage>
  ),
});
