import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayChange } from '../../../../lib/access';
import { formatDate, formatInstant } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { Button } from '../../../../ui/button';
import { SectionCard } from '../../../../ui/card';
import { Table } from '../../../../ui/list/table';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog';
import { EmptyState } from '../../../../ui/state/empty-state';
import { ErrorPanel } from '../../../../ui/state/error-panel';
import { SkeletonRows } from '../../../../ui/state/skeleton';
import { OPENS } from '../../ledger-link';
import { type Opening, openingQuery, useTakeOpeningBack, type Voucher } from '../desk.queries';
import type { DeskProps } from '../desk.search';
import { exactRupees } from '../exact-rupees';
import { EntryTable } from '../voucher/entry-table';
import { OpeningFileDialog } from './opening-file-dialog';
import { OpeningForm } from './opening-form';

/** With what the books open: the one voucher that says so, and whether the banks' statements say the same. */
export function OpeningTab({ companyId }: DeskProps) {
  const opening = useQuery(openingQuery(companyId));
  const mayChange = useMayChange(companyId);
  const [isTyping, setIsTyping] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  if (opening.isPending) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  if (opening.isError) return <ErrorPanel error={opening.error} onRetry={() => void opening.refetch()} />;
  const { voucher, bankDifferences } = opening.data;
  if (isTyping) return <OpeningForm companyId={companyId} voucher={voucher} onClose={() => setIsTyping(false)} />;
  const type = (
    <Button variant="primary" onClick={() => setIsTyping(true)}>
      {voucher ? m.desk_opening_change() : m.desk_opening_type()}
    </Button>
  );
  const take = (
    <Button onClick={() => setIsImporting(true)}>{voucher ? m.opening_file_again() : m.opening_file_add()}</Button>
  );
  return (
    <>
      {voucher ? (
        <div className="flex max-w-4xl flex-col gap-4">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <OpeningFacts voucher={voucher} />
            {mayChange && (
              <div className="flex flex-wrap gap-2">
                <TakeBack companyId={companyId} voucher={voucher} />
                {take}
                {type}
              </div>
            )}
          </div>
          <BankDifferences rows={bankDifferences} />
          <EntryTable lines={voucher.lines} until={voucher.date} />
        </div>
      ) : (
        <EmptyState
          title={m.desk_no_opening()}
          description={m.desk_no_opening_words()}
          action={
            mayChange && (
              <div className="flex flex-col items-center gap-3">
                <div className="flex flex-wrap justify-center gap-2">
                  {type}
                  {take}
                </div>
                <Link to="/accounting-sync" className={`${OPENS} text-sm text-ink-2`}>
                  {m.opening_file_tally()}
                </Link>
              </div>
            )
          }
        />
      )}
      {isImporting && (
        <OpeningFileDialog companyId={companyId} voucher={voucher} onClose={() => setIsImporting(false)} />
      )}
    </>
  );
}

function OpeningFacts({ voucher: { date, total, version, postedBy, postedAt } }: { voucher: Voucher }) {
  return (
    <div className="min-w-0">
      <p className="font-medium">{m.desk_opening_on({ day: formatDate(date), total: exactRupees(total) })}</p>
      <p className="text-sm text-ink-3 wrap-anywhere">
        {m.desk_opening_version({ version: `${version}`, person: postedBy, at: formatInstant(postedAt) })}
      </p>
    </div>
  );
}

type Difference = Opening['bankDifferences'][number];

/** Bank accounts that open with another balance than their first statement. */
function BankDifferences({ rows }: { rows: readonly Difference[] }) {
  if (rows.length === 0) return <p className="text-sm text-green">{m.desk_banks_agree()}</p>;
  return (
    <SectionCard title={m.desk_bank_differences()} description={m.desk_bank_differences_words()}>
      <Table
        caption={m.desk_bank_differences()}
        columns={[
          { key: 'account', header: m.desk_account(), isWide: true, cell: ({ account }: Difference) => account },
          { ...FIGURE, key: 'stated', header: m.desk_stated(), cell: ({ stated }: Difference) => exactRupees(stated) },
          { ...FIGURE, key: 'bank', header: m.desk_by_statement(), cell: ({ bank }: Difference) => exactRupees(bank) },
        ]}
        rows={rows}
        rowKey={({ accountId }) => accountId}
      />
    </SectionCard>
  );
}

const FIGURE = { isNumeric: true } as const;

function TakeBack({ companyId, voucher: { date } }: { companyId: string; voucher: Voucher }) {
  const takeBack = useTakeOpeningBack(companyId);
  return (
    <ConfirmDialog
      trigger={<Button variant="ghost">{m.desk_take_back()}</Button>}
      title={m.desk_opening_take_back_title()}
      description={m.desk_opening_take_back_words()}
      confirmLabel={m.desk_take_back()}
      pendingLabel={m.desk_taking_back()}
      onConfirm={() => takeBack(date)}
    />
  );
}
