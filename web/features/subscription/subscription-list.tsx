import { useState } from 'react';
import { m } from '../../lib/messages';
import { NARROW, useMedia } from '../../lib/use-media';
import { ShowAll } from '../../ui/list/show-all';
import { type Column, Table } from '../../ui/list/table';
import type { ClientSubscription } from './subscription.queries';
import { Billing, Company, Fee, Payment, State, TermEnd, Type } from './subscription-values';

const FIRST_PAGE = 25;

type Listed = { subscriptions: readonly ClientSubscription[]; onOpen: (id: string) => void };

/** Newest first; the server gives them oldest first. A table where there is room for one, else cards. */
export function SubscriptionList({ subscriptions, onOpen }: Listed) {
  const [isWhole, setIsWhole] = useState(false);
  const isNarrow = useMedia(NARROW);
  const total = subscriptions.length;
  const shown = subscriptions.toReversed().slice(0, isWhole ? total : FIRST_PAGE);
  return (
    <>
      {isNarrow ? (
        <Cards subscriptions={shown} onOpen={onOpen} />
      ) : (
        <Table
          caption={m.subscription_list()}
          columns={[...leadOf(onOpen), ...FACTS]}
          rows={shown}
          rowKey={({ id }) => id}
        />
      )}
      <ShowAll shown={shown.length} total={total} onShowAll={() => setIsWhole(true)} />
    </>
  );
}

const leadOf = (onOpen: Listed['onOpen']): readonly Column<ClientSubscription>[] => [
  {
    key: 'company',
    header: m.subscription_company(),
    isWide: true,
    cell: (row) => <Company subscription={row} onOpen={() => onOpen(row.id)} />,
  },
  { key: 'state', header: m.subscription_state(), cell: (row) => <State subscription={row} /> },
];

const FACTS: readonly Column<ClientSubscription>[] = [
  { key: 'type', header: m.subscription_type(), cell: (row) => <Type subscription={row} /> },
  { key: 'fee', header: m.subscription_fee(), isNumeric: true, cell: (row) => <Fee subscription={row} /> },
  { key: 'billing', header: m.subscription_billing(), cell: (row) => <Billing subscription={row} /> },
  { key: 'ends', header: m.edit_term_end(), cell: (row) => <TermEnd subscription={row} /> },
  { key: 'payment', header: m.subscription_payment(), cell: (row) => <Payment subscription={row} /> },
];

function Cards({ subscriptions, onOpen }: Listed) {
  return (
    <ul aria-label={m.subscription_list()} className="flex flex-col gap-3">
      {subscriptions.map((subscription) => (
        <li key={subscription.id} className="rounded-xl border border-line bg-surface shadow-card px-4 py-3">
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 wrap-anywhere">
              <Company subscription={subscription} onOpen={() => onOpen(subscription.id)} />
            </h2>
            <State subscription={subscription} />
          </div>
          <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm">
            {FACTS.map(({ key, header, cell }) => (
              <div key={key}>
                <dt className="text-xs text-ink-2">{header}</dt>
                <dd className="wrap-anywhere">{cell(subscription)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
