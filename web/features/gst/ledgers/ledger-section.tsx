import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMayChange } from '../../../lib/access';
import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { Chips } from '../../../ui/list/chips';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import type { ChangeGst } from '../gst.search';
import { DayChoice } from '../settle/day-choice';
import { isNought, rupees } from '../settle/figures';
import { type TaxLine, TaxTable, taxLine } from '../settle/tax-table';
import { EntryTable, PairTable } from './ledger-tables';
import { type Ledger, type LedgerName, ledgerQuery } from './ledgers.queries';
import { StatementDialog } from './statement-dialog';

type LedgerProps = { companyId: string; gstin: string; onSearch: ChangeGst };

/** The company's own electronic cash and credit ledgers beside the portal's, entry by entry and by balance. */
export function LedgerSection({ companyId, gstin, onSearch }: LedgerProps) {
  const [name, setName] = useState<LedgerName>('cash');
  const [on, setOn] = useState('');
  const found = useQuery(ledgerQuery(companyId, gstin, name, on));
  const mayChange = useMayChange(companyId);
  return (
    <SectionCard
      title={m.gst_ledgers()}
      description={m.gst_ledgers_words()}
      actions={mayChange && <StatementDialog key={name} companyId={companyId} gstin={gstin} name={name} />}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Chips
            label={m.gst_ledgers()}
            value={name}
            onChoose={setName}
            choices={[
              { value: 'cash', label: m.gst_ledger_cash() },
              { value: 'credit', label: m.gst_ledger_credit() },
            ]}
          />
          <div className="text-sm text-ink-2">
            <DayChoice label={m.gst_ledger_on()} value={on} onChange={setOn} />
          </div>
        </div>
        {found.isError && <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <SkeletonRows rows={4} label={m.gst_loading()} />}
        {found.data && <Compared ledger={found.data} onChallans={() => onSearch({ tab: 'payments', gstin })} />}
      </div>
    </SectionCard>
  );
}

function Compared({ ledger, onChallans }: { ledger: Ledger; onChallans: () => void }) {
  const { own, portal, difference, before, statements, pairs, counts, entries, unlaid } = ledger;
  const lines: TaxLine[] = [
    taxLine('own', m.gst_ledger_by_books(), own),
    ...(portal ? [taxLine('portal', m.gst_ledger_by_portal(), portal)] : []),
    ...(difference ? [taxLine('difference', m.gst_ledger_difference(), difference, true)] : []),
    ...(before && Object.values(before).some((text) => !isNought(text))
      ? [taxLine('before', m.gst_ledger_before(), before)]
      : []),
  ];
  const [latest] = statements;
  return (
    <>
      <TaxTable caption={m.gst_ledger_balances({ day: formatDate(ledger.on) })} lines={lines} />
      {!isNought(unlaid) && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-orange-soft px-4 py-2.5 text-sm">
          <p className="min-w-0 flex-1 basis-60">{m.gst_ledger_unlaid({ amount: rupees(unlaid) })}</p>
          <Button size="sm" onClick={onChallans}>
            {m.gst_ledger_to_challans()}
          </Button>
        </div>
      )}
      {latest ? (
        <p className="text-sm text-ink-2">
          {m.gst_ledger_statement({
            ...{ from: formatDate(latest.from), to: formatDate(latest.to), name: latest.importedBy },
            count: formatCount(latest.lines),
          })}{' '}
          {m.gst_ledger_counts({
            ...{ agrees: formatCount(counts.agrees), differs: formatCount(counts.differs) },
            ...{ portal: formatCount(counts.onlyPortal), books: formatCount(counts.onlyBooks) },
          })}
        </p>
      ) : (
        <p className="text-sm text-ink-2">{m.gst_ledger_no_statement()}</p>
      )}
      {pairs.length > 0 ? (
        <PairTable pairs={pairs} />
      ) : entries.length > 0 ? (
        <EntryTable entries={entries} />
      ) : (
        <p className="text-sm text-ink-3">
          {ledger.ledger === 'cash' ? m.gst_ledger_cash_empty() : m.gst_ledger_credit_empty()}
        </p>
      )}
    </>
  );
}
