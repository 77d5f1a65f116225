import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { AuditFiles } from './audit-files';
import { ExportBooks } from './export-books';
import { ImportBooks } from './import-books';
import { Imports } from './imports';

type ExchangePageProps = { companyId: string; companyName: string };

/** Other bookkeeping programs: their files in and ours out, and what an auditor gets. */
export function ExchangePage({ companyId, companyName }: ExchangePageProps) {
  return (
    <>
      <PageHeader title={m.exchange_title()} subtitle={companyName} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        <div className="flex min-w-0 flex-col gap-4">
          <ImportBooks companyId={companyId} />
          <Imports companyId={companyId} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ExportBooks companyId={companyId} />
          <AuditFiles companyId={companyId} />
        </div>
      </div>
    </>
  );
}
