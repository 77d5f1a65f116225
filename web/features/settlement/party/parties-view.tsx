import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMayChange } from '../../../lib/access';
import { m } from '../../../lib/messages';
import { NARROW, useMedia } from '../../../lib/use-media';
import { Button } from '../../../ui/button';
import { Input, Select } from '../../../ui/form/field';
import { ShowMore } from '../../../ui/list/show-all';
import { type Column, Table } from '../../../ui/list/table';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import type { ChangeSettlement, SettlementSearch } from '../settlement.search';
import { rupees } from '../words';
import { type Party, partiesQuery } from './party.queries';
import { msmeWords, partyKindWords } from './party.words';
import { PartyDialog } from './party-dialog';
import { PartySheet } from './party-sheet';

type PartiesViewProps = { companyId: string; search: SettlementSearch; onSearch: ChangeSettlement };

/** Customers and suppliers with what they owe and are owed; each opens to its statement of account. */
export function PartiesView({ companyId, search, onSearch }: PartiesViewProps) {
  const mayChange = useMayChange(companyId);
  const [isAdding, setIsAdding] = useState(false);
  const [editing, setEditing] = useState<Party>();
  const list = useInfiniteQuery(partiesQuery(companyId, { kind: search.kind, q: search.q?.trim() }));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const isFiltered = Boolean(search.kind ?? search.q?.trim());
  const add = mayChange && (
    <Button variant="primary" onClick={() => setIsAdding(true)}>
      {m.party_add()}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <Input
          type="search"
          aria-label={m.party_search()}
          placeholder={m.party_search()}
          defaultValue={search.q ?? ''}
          onChange={({ target }) => onSearch({ q: target.value || undefined })}
          className="w-72 max-w-full"
        />
        <Select
          aria-label={m.party_kind()}
          value={search.kind ?? 'all'}
          onChange={({ target }) => onSearch({ kind: KINDS.find((kind) => kind === target.value) })}
          choices={[
            { value: 'all', label: m.party_kind_all() },
            { value: 'customer', label: m.party_kind_customers() },
            { value: 'vendor', label: m.party_kind_vendors() },
          ]}
          className="w-40"
        />
        {rows.length > 0 && <div className="ml-auto max-sm:ml-0">{add}</div>}
      </div>
      {list.isPending && <SkeletonRows rows={8} label={m.ui_loading()} />}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />}
      {list.data &&
        (rows.length > 0 ? (
          <PartyList rows={rows} onOpen={(party) => onSearch({ party })} />
        ) : (
          <EmptyState
            title={isFiltered ? m.party_none_found() : m.party_none()}
            description={isFiltered ? m.party_none_found_words() : m.party_none_words()}
            action={!isFiltered && add}
          />
        ))}
      <ShowMore
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        onShowMore={() => void list.fetchNextPage()}
      />
      {search.party && !editing && (
        <PartySheet
          companyId={companyId}
          partyId={search.party}
          party={rows.find(({ id }) => id === search.party)}
          onEdit={mayChange ? setEditing : undefined}
          onClose={() => onSearch({ party: undefined })}
        />
      )}
      {isAdding && <PartyDialog companyId={companyId} onClose={() => setIsAdding(false)} />}
      {editing && <PartyDialog companyId={companyId} party={editing} onClose={() => setEditing(undefined)} />}
    </div>
  );
}

const KINDS = ['customer', 'vendor'] as const;

const orBlank = (amount: string) => (amount === '0.00' ? '' : rupees(amount));

function PartyList({ rows, onOpen }: { rows: readonly Party[]; onOpen: (partyId: string) => void }) {
  const isNarrow = useMedia(NARROW);
  if (isNarrow)
    return (
      <ul
        aria-label={m.party_list()}
        className="flex flex-col divide-y divide-line rounded-xl border border-line bg-surface px-4"
      >
        {rows.map((party) => (
          <li key={party.id} className="flex items-start justify-between gap-3 py-2.5 text-sm">
            <span className="min-w-0">
              <PartyName party={party} onOpen={onOpen} />
              <span className="block text-xs text-ink-2 wrap-anywhere">{factsOf(party)}</span>
            </span>
            <span className="text-right text-xs text-ink-2">
              {party.receivable !== '0.00' && <Owed label={m.party_owes()} amount={party.receivable} />}
              {party.payable !== '0.00' && <Owed label={m.party_is_owed()} amount={party.payable} />}
            </span>
          </li>
        ))}
      </ul>
    );
  return <Table caption={m.party_list()} columns={columnsOf(onOpen)} rows={rows} rowKey={({ id }) => id} />;
}

const Owed = ({ label, amount }: { label: string; amount: string }) => (
  <span className="block">
    <span className="block">{label}</span>
    <span className="block text-sm text-ink tabular-nums">{rupees(amount)}</span>
  </span>
);

const factsOf = ({ kind, gstin, pan, msme }: Party): string =>
  [partyKindWords(kind), gstin ?? pan, msme && msmeWords(msme)].filter(Boolean).join(' · ');

const columnsOf = (onOpen: (partyId: string) => void): Column<Party>[] => [
  {
    key: 'name',
    header: m.settlement_party(),
    isWide: true,
    cell: (party) => <PartyName party={party} onOpen={onOpen} />,
  },
  { key: 'kind', header: m.party_kind(), cell: ({ kind }) => partyKindWords(kind) },
  { key: 'gstin', header: m.party_gstin(), cell: ({ gstin }) => <span className="tabular-nums">{gstin}</span> },
  { key: 'pan', header: m.party_pan(), cell: ({ pan }) => <span className="tabular-nums">{pan}</span> },
  { key: 'state', header: m.party_state(), cell: ({ stateCode }) => stateCode },
  { key: 'msme', header: m.party_msme(), cell: ({ msme }) => msme && msmeWords(msme) },
  { key: 'days', header: m.party_days(), isNumeric: true, cell: ({ agreedDays }) => agreedDays },
  { key: 'owes', header: m.party_owes(), isNumeric: true, cell: ({ receivable }) => orBlank(receivable) },
  { key: 'owed', header: m.party_is_owed(), isNumeric: true, cell: ({ payable }) => orBlank(payable) },
];

const PartyName = ({ party, onOpen }: { party: Party; onOpen: (partyId: string) => void }) => (
  <button
    type="button"
    onClick={() => onOpen(party.id)}
    className="rounded-sm text-left text-sm font-medium text-ink underline decoration-line-strong underline-offset-2 wrap-anywhere hover:decoration-current pointer-coarse:min-h-11"
  >
    {party.name}
  </button>
);
