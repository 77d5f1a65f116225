import { useId } from 'react';
import { m } from '../../lib/messages';
import { ClientName } from './client-values';
import type { ClientCompany } from './company.queries';
import { RestoreCompany } from './company-standing';

type ArchivedClientsProps = {
  clients: readonly ClientCompany[];
  mayRestore: boolean;
  onOpen: (clientId: string) => void;
};

/** The clients that were put away, apart from those that are worked on. */
export function ArchivedClients({ clients, mayRestore, onOpen }: ArchivedClientsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="font-semibold">
        {m.company_archived_list()}
      </h2>
      <p className="text-sm text-ink-2">{m.company_archived_list_words()}</p>
      <ul className="mt-2 divide-y divide-line rounded-xl border border-line bg-surface shadow-card">
        {clients.map((client) => (
          <li key={client.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
            <div className="min-w-0">
              <ClientName client={client} onOpen={onOpen} />
              <p className="text-sm text-ink-2">{client.cin}</p>
            </div>
            {mayRestore && <RestoreCompany company={client} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
