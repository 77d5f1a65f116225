import { useQuery } from '@tanstack/react-query';
import { financialYearOf, isoDate } from '#domain/shared/dates';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import { SectionCard } from '../../../ui/card';
import { Table } from '../../../ui/list/table';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { exact, partsOf } from '../tds.words';
import { CorrectionCard } from './correction-card';
import { SalariesOfYear } from './salaries-of-year';
import { SheetLinks, TextLink } from './sheet-links';
import { type Drafted, type Form, type Summary, statementQuery } from './statement.queries';

/** The year of a quarter, '2026-27' of '2026-Q4'. */
const yearOf = (quarter: string): string => financialYearOf(isoDate(`${quarter.slice(0, 4)}-04-01`));

/** One statement with its checks and files. */
export function DraftCard({ companyId, summary }: { companyId: string; summary: Summary }) {
  const { form, quarter } = summary;
  const query = useQuery(statementQuery(companyId, form as Form, quarter));
  const title = m.tds_statement_draft_of({ form, quarter });
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  const { findings, whyNoText, layout, salaries, corrections } = query.data;
  const errors = findings.filter(({ level }) => level === 'error');
  const path = `/api/companies/${companyId}/tds/statements/${form}/${quarter}`;
  return (
    <>
      <SectionCard
        title={title}
        description={whyNoText ?? m.tds_statement_not_validated()}
        actions={
          <div className="flex flex-wrap gap-1">
            {whyNoText === null && errors.length === 0 && <TextLink path={path} />}
            <SheetLinks path={path} />
          </div>
        }
      >
        {findings.length === 0 ? (
          <p className="mb-3 text-sm text-green">{m.tds_statement_clean()}</p>
        ) : (
          <ul className="mb-3 flex flex-col gap-1 text-sm" aria-label={m.tds_statement_findings()}>
            {findings.map(({ level, of, id, field, message }) => (
              <li key={`${of}/${id}/${field}/${message}`} className="flex items-start gap-2">
                <Badge tone={level === 'error' ? 'red' : 'yellow'}>
                  {level === 'error' ? m.tds_statement_error() : m.tds_statement_warning()}
                </Badge>
                <span className="wrap-anywhere">{message}</span>
              </li>
            ))}
          </ul>
        )}
        <DraftRows title={title} drafted={query.data} />
        {layout && (
          <p className="mt-2 text-xs text-ink-2">
            {m.tds_statement_layout({ statute: layout.statute, source: layout.source })}
          </p>
        )}
      </SectionCard>
      {salaries && <SalariesOfYear salaries={salaries} path={path} year={yearOf(quarter)} />}
      {corrections.map(({ number }) => (
        <CorrectionCard key={number} companyId={companyId} form={form as Form} quarter={quarter} number={number} />
      ))}
    </>
  );
}

/** Every record of a statement with the challan that pays it. */
function DraftRows({ title, drafted }: { title: string; drafted: Drafted }) {
  const rows = [
    ...drafted.challans.flatMap(({ rows: its, ...challan }) =>
      its.map((row) => ({
        ...row,
        challan: challan.isNil ? m.tds_statement_nil() : `${challan.bsr} ${challan.serial}`,
      })),
    ),
    ...drafted.withoutChallan.map((row) => ({ ...row, challan: m.tds_statement_no_challan() })),
  ];
  return (
    <Table
      caption={title}
      columns={[
        {
          ...{ key: 'payee', header: m.tds_statement_payee(), isWide: true },
          cell: ({ payee, pan }) => (
            <>
              <span className="wrap-anywhere">{payee}</span>
              <span className="block text-xs text-ink-2">{pan ?? m.tds_statement_no_pan()}</span>
            </>
          ),
        },
        { key: 'code', header: m.tds_statement_code(), cell: ({ code }) => code },
        { key: 'paid', header: m.tds_statement_paid_on(), cell: ({ paidOn }) => formatDate(paidOn) },
        { key: 'amount', header: m.tds_statement_amount(), isNumeric: true, cell: ({ amount }) => exact(amount) },
        {
          ...{ key: 'tax', header: m.tds_statement_tax(), isNumeric: true },
          cell: (row) => (
            <>
              {exact(row.tax)}
              <span className="block max-w-40 text-xs whitespace-normal text-ink-2">{partsOf(row)}</span>
            </>
          ),
        },
        { key: 'challan', header: m.tds_statement_challan(), cell: ({ challan }) => challan },
      ]}
      rows={rows.map((row, at) => ({ ...row, at }))}
      rowKey={({ id, at }) => `${id}/${at}`}
    />
  );
}
