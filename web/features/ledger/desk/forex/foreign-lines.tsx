import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { inUnits } from '../../../../lib/units';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { type Column, Table } from '../../../../ui/list/table';
import { toast } from '../../../../ui/overlay/toast-store';
import { ErrorPanel } from '../../../../ui/state/error-panel';
import { SkeletonRows } from '../../../../ui/state/skeleton';
import { OPENS } from '../../ledger-link';
import { exactRupees } from '../exact-rupees';
import { ReasonDialog } from '../reason-dialog';
import {
  type ForeignAccount,
  type ForeignBill,
  type ForeignLine,
  foreignLinesQuery,
  useRemoveLine,
  useUndoLine,
} from './forex.queries';
import { PostLineDialog } from './post-line-dialog';

type LinesProps = {
  companyId: string;
  account: ForeignAccount;
  bills: readonly ForeignBill[];
  mayChange: boolean;
  onVoucher: (id: string) => void;
};

/** The lines of an account in its own currency, with what each came to in rupees; those that wait say what they wait for. */
export function ForeignLines({ companyId, account, bills, mayChange, onVoucher }: LinesProps) {
  const lines = useQuery(foreignLinesQuery(companyId, account.id));
  const [posting, setPosting] = useState<ForeignLine>();
  if (lines.isPending) return <SkeletonRows rows={3} label={m.ui_loading()} />;
  if (lines.isError) return <ErrorPanel error={lines.error} onRetry={() => void lines.refetch()} />;
  if (lines.data.length === 0) return <p className="mt-4 text-sm text-ink-2">{m.forex_no_lines()}</p>;
  const { currency } = account;
  const columns: readonly Column<ForeignLine>[] = [
    {
      key: 'date',
      header: m.forex_date(),
      cell: ({ date }) => <span className="whitespace-nowrap tabular-nums">{formatDate(date)}</span>,
    },
    {
      key: 'narration',
      header: m.forex_narration(),
      isWide: true,
      cell: ({ narration }) => <span className="wrap-anywhere">{narration}</span>,
    },
    { key: 'amount', header: currency, isNumeric: true, cell: ({ amount }) => inUnits('', amount).trim() },
    {
      key: 'rate',
      header: m.forex_rate(),
      isNumeric: true,
      // What leaves needs no rate of its own: it goes at the average the account carries.
      cell: ({ rate, amount, voucherId }) =>
        amount.startsWith('-') && !voucherId ? (
          <span className="text-ink-3">{m.forex_as_carried()}</span>
        ) : (
          (rate ?? <Badge tone="red">{m.forex_no_rate()}</Badge>)
        ),
    },
    {
      key: 'rupees',
      header: m.forex_rupees(),
      isNumeric: true,
      cell: ({ rupees }) => (rupees === null ? <Badge tone="yellow">{m.forex_waits()}</Badge> : exactRupees(rupees)),
    },
    {
      key: 'voucher',
      header: m.desk_voucher(),
      cell: (line) =>
        line.voucherId ? (
          <span className="flex flex-wrap items-center gap-x-2">
            <button type="button" className={OPENS} onClick={() => onVoucher(line.voucherId ?? '')}>
              {line.number}
            </button>
            {mayChange && <Undo companyId={companyId} line={line} />}
          </span>
        ) : (
          mayChange && (
            <span className="flex flex-wrap gap-1">
              <Button
                size="sm"
                onClick={() => setPosting(line)}
                aria-label={m.forex_post_named({ narration: line.narration })}
              >
                {m.forex_post()}
              </Button>
              <Remove companyId={companyId} line={line} />
            </span>
          )
        ),
    },
  ];
  return (
    <div className="mt-4">
      <Table
        caption={m.forex_lines_of({ name: account.name })}
        columns={columns}
        rows={lines.data}
        rowKey={({ id }) => id}
      />
      {posting && (
        <PostLineDialog
          key={posting.id}
          companyId={companyId}
          currency={currency}
          line={posting}
          bills={bills}
          onClose={() => setPosting(undefined)}
        />
      )}
    </div>
  );
}

function Undo({ companyId, line: { id, narration } }: { companyId: string; line: ForeignLine }) {
  const undo = useUndoLine(companyId, id);
  return (
    <ReasonDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.forex_undo_named({ narration })}>
          {m.forex_undo()}
        </Button>
      }
      title={m.forex_undo_named({ narration })}
      description={m.forex_undo_words()}
      submit={m.forex_undo()}
      pending={m.desk_taking_back()}
      send={async ({ reason }) => {
        await undo.mutateAsync({ reason });
        toast({ title: m.forex_undone() });
      }}
    />
  );
}

function Remove({ companyId, line: { id, narration } }: { companyId: string; line: ForeignLine }) {
  const remove = useRemoveLine(companyId, id);
  return (
    <ReasonDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.forex_delete_named({ what: narration })}>
          {m.forex_delete()}
        </Button>
      }
      title={m.forex_delete_named({ what: narration })}
      description={m.forex_delete_line_words()}
      submit={m.forex_delete()}
      pending={m.forex_deleting()}
      send={async ({ reason }) => {
        await remove.mutateAsync({ reason });
        toast({ title: m.forex_line_deleted() });
      }}
    />
  );
}
