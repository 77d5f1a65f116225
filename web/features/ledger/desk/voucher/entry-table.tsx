import { m } from '../../../../lib/messages';
import { inUnits } from '../../../../lib/units';
import { Table } from '../../../../ui/list/table';
import { LedgerLink, OPENS } from '../../ledger-link';
import type { Voucher } from '../desk.queries';
import { exactRupees } from '../exact-rupees';

type Line = Voucher['lines'][number] & { at: number };

/** The entries of a voucher: each account with its party, bill and key, on the side it stands on. */
export function EntryTable({ lines, until }: Pick<Voucher, 'lines'> & { until: string }) {
  return (
    <Table
      caption={m.desk_entries()}
      columns={[
        { key: 'account', header: m.desk_account(), cell: (line: Line) => <AccountCell line={line} until={until} /> },
        {
          ...{ key: 'debit', header: m.desk_debit(), isNumeric: true },
          cell: ({ debit }: Line) => debit && <Side amount={debit} />,
        },
        {
          ...{ key: 'credit', header: m.desk_credit(), isNumeric: true },
          cell: ({ credit }: Line) => credit && <Side amount={credit} />,
        },
      ]}
      rows={lines.map((line, at) => ({ ...line, at }))}
      rowKey={({ at }) => `${at}`}
    />
  );
}

/** An amount small enough that both sides stand within a phone. */
const Side = ({ amount }: { amount: string }) => <span className="max-sm:text-xs">{exactRupees(amount)}</span>;

function AccountCell({ line, until }: { line: Line; until: string }) {
  const { account, code, accountName, party, bill, tag, currency, foreignAmount, rate } = line;
  const foreign =
    currency && foreignAmount && m.forex_at({ amount: inUnits(currency, foreignAmount), rate: rate ?? '' });
  const below = [party, bill && m.desk_bill_named({ bill }), tag, foreign].filter(Boolean).join(' · ');
  return (
    <span className="block min-w-20 sm:min-w-28">
      <span className="wrap-anywhere">
        <span className="text-xs text-ink-3 tabular-nums">{code}</span>{' '}
        <LedgerLink account={account} on={until} className={OPENS}>
          {accountName}
        </LedgerLink>
      </span>
      {below && <span className="block text-xs text-ink-2 wrap-anywhere">{below}</span>}
    </span>
  );
}
