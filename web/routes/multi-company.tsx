import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { SecurityLog } from '../features/audit/security-log';
import { ClientSheet } from '../features/company/client-sheet';
import { ClientsTab } from '../features/company/clients-tab';
import { clientsQuery } from '../features/company/company.queries';
import { FirmFeeds } from '../features/feed/firm-feeds';
import { firmsQuery } from '../features/firm/firm.queries';
import { FirmFigures } from '../features/firm/firm-figures';
import { FirmPage } from '../features/firm/firm-page';
import { PeopleTab } from '../features/people/people-tab';
import { ServiceTemplatesTab } from '../features/service-template/service-templates-tab';
import { RevenueReason } from '../features/subscription/revenue-reason';
import { useMe } from '../lib/api/session';
import { m } from '../lib/messages';
import { Tabs } from '../ui/tabs';
import { Subscriptions } from './-subscriptions';

const OfferedCompanies = lazy(async () => ({
  default: (await import('../features/move/offered-companies')).OfferedCompanies,
}));
const LetGo = lazy(async () => ({ default: (await import('../features/move/company-move')).LetGo }));

const idOrNothing = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined));
const TABS = ['clients', 'subscriptions', 'templates', 'people', 'security'] as const;

export const Route = createFileRoute('/multi-company')({
  staticData: { title: m.firm_title },
  validateSearch: v.object({
    firm: idOrNothing,
    /** The client whose sheet is open. */
    client: idOrNothing,
    tab: v.optional(v.fallback(v.optional(v.picklist(TABS)), undefined)),
  }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(firmsQuery),
  component: MultiCompany,
});

function MultiCompany() {
  const { firm: chosen } = Route.useSearch();
  return <FirmPage chosenId={chosen}>{({ id, name }) => <Firm key={id} id={id} name={name} />}</FirmPage>;
}

function Firm({ id, name }: { id: string; name: string }) {
  const { tab = 'clients', client: openId } = Route.useSearch();
  const navigate = Route.useNavigate();
  const role = useMe()?.firms.find((firm) => firm.id === id)?.role;
  const mayLead = role === 'owner' || role === 'manager';
  const { data: clients } = useQuery(clientsQuery(id));
  const current = clients?.filter(({ clientStatus }) => clientStatus !== 'archived') ?? [];
  const open = (client: string | undefined) =>
    void navigate({ search: (search) => ({ ...search, client }), resetScroll: false });
  return (
    <>
      {role === 'owner' && (
        <Suspense>
          <OfferedCompanies firm={{ id, name }} />
        </Suspense>
      )}
      <FirmFigures caFirmId={id} clients={clients} revenueReason={() => <RevenueReason caFirmId={id} />} />
      <div className="mt-6">
        <Tabs
          label={m.company_tabs()}
          value={tab}
          onValueChange={(chosen) =>
            void navigate({ search: (search) => ({ ...search, tab: chosen }), replace: true, resetScroll: false })
          }
          tabs={[
            {
              value: 'clients',
              label: m.company_tab(),
              content: <ClientsTab caFirmId={id} role={role} onOpen={open} />,
            },
            {
              value: 'subscriptions',
              label: m.subscription_tab(),
              content: <Subscriptions id={id} role={role} companies={current} />,
            },
            {
              value: 'templates',
              label: m.template_tab(),
              content: <ServiceTemplatesTab caFirmId={id} mayLead={mayLead} />,
            },
            {
              value: 'people',
              label: m.people_tab(),
              content: <PeopleTab caFirmId={id} role={role} clients={current} />,
            },
            // Who comes in is the owner's to see.
            ...(role === 'owner'
              ? [{ value: 'security' as const, label: m.security_tab(), content: <Security id={id} /> }]
              : []),
          ]}
        />
      </div>
      <ClientSheet
        client={clients?.find((client) => client.id === openId)}
        mayLead={mayLead}
        onClose={() => open(undefined)}
        letGo={(client) => (
          <Suspense>
            <LetGo client={client} />
          </Suspense>
        )}
      />
    </>
  );
}

function Security({ id }: { id: string }) {
  return (
    <div className="flex flex-col gap-8">
      <FirmFeeds caFirmId={id} />
      <SecurityLog caFirmId={id} />
    </div>
  );
}
