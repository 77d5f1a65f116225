import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { SectionCard } from '../../../ui/card';
import { Table } from '../../../ui/list/table';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Why } from '../../../ui/why/why';
import { exact } from '../tds.words';
import { SheetLinks } from './sheet-links';
import { type CorrectionSheet, correctionQuery, type Form } from './statement.queries';

const MODES = { A: m.tds_statement_mode_a, U: m.tds_statement_mode_u, D: m.tds_statement_mode_d };

type CorrectionProps = { companyId: string; form: Form; quarter: string; number: number };

/** What a correction changes of the statement as it was filed, with the receipts that it names. */
export function CorrectionCard({ companyId, form, quarter, number }: CorrectionProps) {
  const found = useQuery(correctionQuery(companyId, form, quarter, number));
  const title = m.tds_statement_changes({ number: `${number}` });
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={3} label={m.ui_loading()} />;
  const { records, correctsReceipt, previousReceipt, filedOn, correctableUntil, whyNoText, taxBefore, taxAfter } =
    found.data;
  const path = `/api/companies/${companyId}/tds/statements/${form}/${quarter}/corrections/${number}`;
  return (
    <SectionCard
      title={title}
      // While it is open, the draft above says so.
      {...(filedOn && { description: whyNoText })}
      actions={records.length > 0 && <SheetLinks path={path} />}
    >
      <dl className="mb-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Fact label={m.tds_statement_original()}>{correctsReceipt ?? '–'}</Fact>
        {previousReceipt !== correctsReceipt && (
          <Fact label={m.tds_statement_previous()}>{previousReceipt ?? '–'}</Fact>
        )}
        <Fact label={m.tds_statement_tax()}>
          {m.tds_statement_from_to({ from: exact(taxBefore), to: exact(taxAfter) })}
        </Fact>
        <Fact label={m.tds_statement_until()}>
          <Why figure={m.tds_statement_until()} words={formatDate(correctableUntil.value)}>
            {() => <ExplainedSteps explanation={correctableUntil} />}
          </Why>
        </Fact>
      </dl>
      {records.length === 0 ? (
        <p className="text-sm text-ink-2">{m.tds_statement_no_changes()}</p>
      ) : (
        <Changes caption={title} records={records} />
      )}
    </SectionCard>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function Changes({ caption, records }: { caption: string; records: CorrectionSheet['records'] }) {
  return (
    <Table
      caption={caption}
      columns={[
        {
          ...{ key: 'mode', header: m.tds_statement_record() },
          cell: ({ mode, kind, filedChallan, filedRow }) => (
            <>
              <span className="font-medium">{[MODES[mode](), kind].filter(Boolean).join(' · ')}</span>
              {filedChallan !== null && (
                <span className="block text-xs text-ink-2">
                  {m.tds_statement_filed_at({ challan: `${filedChallan}`, row: `${filedRow}` })}
                </span>
              )}
            </>
          ),
        },
        {
          ...{ key: 'payee', header: m.tds_statement_payee(), isWide: true },
          cell: ({ row, was }) => (
            <>
              <span className="wrap-anywhere">{row.payee}</span>
              <span className="block text-xs text-ink-2">
                {row.pan ?? m.tds_statement_no_pan()}
                {was && was.pan !== row.pan && ` ← ${was.pan ?? m.tds_statement_no_pan()}`}
              </span>
            </>
          ),
        },
        { key: 'code', header: m.tds_statement_code(), cell: ({ row }) => row.code },
        { key: 'paid', header: m.tds_statement_paid_on(), cell: ({ row }) => formatDate(row.paidOn) },
        {
          ...{ key: 'amount', header: m.tds_statement_amount(), isNumeric: true },
          cell: ({ row, was }) => <Figure now={row.amount} was={was?.amount} />,
        },
        {
          ...{ key: 'tax', header: m.tds_statement_tax(), isNumeric: true },
          cell: ({ row, was }) => <Figure now={row.tax} was={was?.tax} />,
        },
        {
          ...{ key: 'challan', header: m.tds_statement_challan() },
          cell: ({ challan }) => challan ?? m.tds_statement_nil(),
        },
      ]}
      rows={records.map((record, at) => ({ ...record, at }))}
      rowKey={({ at }) => `${at}`}
    />
  );
}

function Figure({ now, was }: { now: string; was: string | undefined }) {
  return (
    <>
      {exact(now)}
      {was !== undefined && was !== now && (
        <span className="block text-xs text-ink-2">{m.tds_statement_was({ amount: exact(was) })}</span>
      )}
    </>
  );
}
