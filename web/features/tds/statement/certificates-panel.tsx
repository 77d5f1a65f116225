import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quarterOf } from '#domain/law/periods';
import { addMonths } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import { formatDate, formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { SectionCard } from '../../../ui/card';
import { Select } from '../../../ui/form/field';
import { type Column, Table } from '../../../ui/list/table';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { type CertificateForm, certificatesQuery } from './statement.queries';

const QUARTERS_OFFERED = 8;
const exact = (amount: string): string => formatInrExact(parseRupees(amount));

type Payee = { key: string; payee: string; pan: string | null; amount: string; tax: string; deposited: string | null };

/** What payees of a quarter and employees of a year are given: who has what, and a working copy of each. */
export function CertificatesPanel({ companyId }: { companyId: string }) {
  const today = useToday();
  const quarters = Array.from({ length: QUARTERS_OFFERED }, (_, at) => quarterOf(addMonths(today, -3 * at))).filter(
    ({ year }) => year >= '2024-25',
  );
  const keys = quarters.map(({ year, name }) => `${year.slice(0, 4)}-${name}`);
  const [quarter, setQuarter] = useState(keys[0] ?? '');
  const isOld = quarter < '2026';
  return (
    <div className="flex flex-col gap-4">
      <div className="w-60 max-w-full">
        <Select
          aria-label={m.tds_statement_quarter()}
          choices={quarters.map(({ year, name }, at) => ({
            value: keys[at] ?? '',
            label: m.tds_statement_quarter_named({ quarter: name, year }),
          }))}
          value={quarter}
          onChange={({ target }) => setQuarter(target.value)}
        />
      </div>
      <Certificates
        companyId={companyId}
        form={isOld ? '16A' : '131'}
        quarter={quarter}
        title={m.tds_statement_certificates_of({ form: isOld ? '16A' : '131' })}
      />
      <Certificates
        companyId={companyId}
        form={isOld ? '16' : '130'}
        quarter={quarter}
        title={m.tds_statement_salary_certificates({ form: isOld ? '16' : '130' })}
      />
    </div>
  );
}

type CertificatesProps = { companyId: string; form: CertificateForm; quarter: string; title: string };

function Certificates({ companyId, form, quarter, title }: CertificatesProps) {
  const query = useQuery(certificatesQuery(companyId, form, quarter));
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <SkeletonRows rows={4} label={m.ui_loading()} />;
  const { payees, caveat, dueOn } = query.data;
  const columns: Column<Payee>[] = [
    {
      ...{ key: 'payee', header: m.tds_statement_payee(), isWide: true },
      cell: ({ payee, pan }) => (
        <>
          <span className="wrap-anywhere">{payee}</span>
          <span className="block text-xs text-ink-2">{pan ?? m.tds_statement_no_pan()}</span>
        </>
      ),
    },
    { key: 'amount', header: m.tds_statement_amount(), isNumeric: true, cell: ({ amount }) => exact(amount) },
    { key: 'tax', header: m.tds_statement_tax(), isNumeric: true, cell: ({ tax }) => exact(tax) },
    {
      ...{ key: 'deposited', header: m.tds_statement_deposited(), isNumeric: true },
      cell: ({ deposited }) => (deposited === null ? '–' : exact(deposited)),
    },
    {
      ...{ key: 'file', header: m.tds_statement_acts() },
      cell: ({ key, payee }) => (
        <a
          href={`/api/companies/${companyId}/tds/certificates/${form}/${quarter}?format=pdf&payee=${encodeURIComponent(key)}`}
          download
          aria-label={m.tds_statement_copy_of({ payee })}
          className="inline-flex min-h-8 items-center rounded-md px-2 text-sm font-medium text-accent hover:bg-sunken"
        >
          {m.tds_statement_copy()}
        </a>
      ),
    },
  ];
  return (
    <SectionCard title={title} description={m.tds_statement_certificates_due({ day: formatDate(dueOn) })}>
      <p className="mb-3 text-sm text-yellow">{caveat}</p>
      {payees.length === 0 ? (
        <EmptyState {...emptyWords(form)} />
      ) : (
        <Table caption={title} columns={columns} rows={payees} rowKey={({ key }) => key} />
      )}
    </SectionCard>
  );
}

const emptyWords = (form: CertificateForm) =>
  form === '16' || form === '130'
    ? { title: m.tds_statement_no_pay(), description: m.tds_statement_no_pay_words({ form }) }
    : { title: m.tds_statement_no_payees(), description: m.tds_statement_no_payees_words() };
