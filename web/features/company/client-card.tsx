import type { ReactNode } from 'react';
import { m } from '../../lib/messages';
import { numberName } from '../../lib/registration-number';
import { StatusBadge, TypeBadge } from './client-badges';
import { type ClientDeadlines, NextDue, Overdue } from './client-deadlines';
import { HealthScore, Manager, MonthlyFee } from './client-values';
import type { ClientCompany } from './company.queries';

type ClientCardProps = { client: ClientCompany; deadlines: ClientDeadlines; onOpen: (id: string) => void };

/** One client. The whole card opens it; the name is the button. */
export function ClientCard({ client, deadlines, onOpen }: ClientCardProps) {
  return (
    <li className="relative flex flex-col rounded-xl border border-line bg-surface shadow-card px-4 py-3 hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <h2 className="font-semibold wrap-anywhere">
        <button
          type="button"
          className="text-left outline-none after:absolute after:inset-0 after:rounded-lg"
          onClick={() => onOpen(client.id)}
        >
          {client.name}
        </button>
      </h2>
      <div className="mt-1 flex gap-1">
        <StatusBadge client={client} />
        <TypeBadge client={client} />
      </div>
      <dl className="mt-auto flex flex-col pt-3 text-sm">
        <Fact name={numberName(client.cin)}>{client.cin}</Fact>
        <Fact name={m.company_pan()}>{client.pan}</Fact>
        <Fact name={m.company_manager()}>
          <Manager client={client} />
        </Fact>
        <Fact name={m.company_score()}>
          <HealthScore client={client} />
        </Fact>
        <Fact name={m.company_overdue()}>
          <Overdue deadlines={deadlines} />
        </Fact>
        <Fact name={m.company_next_due()}>
          <NextDue deadlines={deadlines} />
        </Fact>
        <Fact name={m.company_fee()}>
          <MonthlyFee client={client} />
        </Fact>
      </dl>
    </li>
  );
}

/** A fact's name to the left, the fact to the right. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-0.5">
      <dt className="shrink-0 text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  );
}
