import { useQuery } from '@tanstack/react-query';
import { useMayChange } from '../../../lib/access';
import { m } from '../../../lib/messages';
import { headWords } from '../../../lib/tax-heads';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { DateText } from '../../../ui/figure/date-text';
import { type Column, Table } from '../../../ui/list/table';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { periodWords } from '../gst.words';
import { amount, headsIn } from '../settle/figures';
import { ChallanDialog } from './challan-dialog';
import { type Challan, challansQuery, type PaidLine } from './payments.queries';

type ListProps = { companyId: string; gstin: string };

const REASONS: Readonly<Record<Challan['reason'], () => string>> = {
  'monthly-payment': m.gst_challan_monthly,
  composition: m.gst_challan_composition,
  deposit: m.gst_challan_deposit,
};

/** Challans of the registration, and bank lines of GST paid that stand under CGST until their challan is recorded. */
export function ChallanList({ companyId, gstin }: ListProps) {
  const found = useQuery(challansQuery(companyId, gstin));
  const mayChange = useMayChange(companyId);
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={4} label={m.gst_loading()} />;
  const { challans, lines } = found.data;
  return (
    <>
      {lines.length > 0 && (
        <SectionCard title={m.gst_challan_lines()} description={m.gst_challan_lines_words()}>
          <Table
            caption={m.gst_challan_lines()}
            columns={lineColumns(mayChange ? { companyId, gstin } : undefined)}
            rows={lines}
            rowKey={({ id }) => id}
          />
        </SectionCard>
      )}
      <SectionCard
        title={m.gst_challans()}
        description={m.gst_challans_words()}
        actions={
          mayChange && (
            <ChallanDialog companyId={companyId} gstin={gstin} trigger={<Button>{m.gst_challan_record()}</Button>} />
          )
        }
      >
        {challans.length === 0 ? (
          <p className="text-sm text-ink-3">{m.gst_challans_empty()}</p>
        ) : (
          <Table
            caption={m.gst_challans()}
            columns={challanColumns(challans)}
            rows={challans}
            rowKey={({ id }) => id}
          />
        )}
      </SectionCard>
    </>
  );
}

const lineColumns = (may: ListProps | undefined): Column<PaidLine>[] => [
  { key: 'date', header: m.gst_ledger_date(), isHiddenNarrow: true, cell: ({ date }) => <DateText day={date} /> },
  {
    key: 'narration',
    header: m.gst_challan_narration(),
    cell: ({ narration, date }) => (
      <>
        <span className="wrap-anywhere">{narration}</span>
        <span className="block text-xs text-ink-3 sm:hidden">
          <DateText day={date} />
        </span>
      </>
    ),
  },
  { key: 'amount', header: m.gst_challan_amount(), isNumeric: true, cell: (line) => amount(line.amount) },
  ...(may
    ? [
        {
          key: 'act',
          header: m.gst_challan_heads(),
          cell: (line: PaidLine) => (
            <ChallanDialog
              {...may}
              paidBy={line}
              trigger={
                <Button size="sm" aria-label={m.gst_challan_lay_line({ narration: line.narration })}>
                  {m.gst_challan_lay()}
                </Button>
              }
            />
          ),
        },
      ]
    : []),
];

const challanColumns = (challans: readonly Challan[]): Column<Challan>[] => [
  { key: 'date', header: m.gst_challan_day(), cell: ({ depositedOn }) => <DateText day={depositedOn} /> },
  {
    key: 'cpin',
    header: m.gst_challan_cpin(),
    cell: ({ cpin, cin, stands }) => (
      <>
        <span className="font-mono text-xs">{cin ?? cpin}</span>
        {!stands && (
          <span className="block">
            <Badge tone="red">{m.gst_challan_reversed()}</Badge>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'reason',
    header: m.gst_challan_for(),
    cell: ({ reason, period }) => (
      <>
        {REASONS[reason]()}
        {period && <span className="block text-xs text-ink-3">{periodWords(period)}</span>}
      </>
    ),
  },
  ...headsIn(...challans.map(({ amounts }) => amounts)).map(
    (head): Column<Challan> => ({
      ...{ key: head, header: headWords(head), isNumeric: true, cell: ({ amounts }) => amount(amounts[head]) },
    }),
  ),
  {
    key: 'voucher',
    header: m.gst_challan_voucher(),
    isHiddenNarrow: true,
    cell: ({ voucher }) => <span className="font-mono text-xs">{voucher}</span>,
  },
];
