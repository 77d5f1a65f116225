import { Download } from 'lucide-react';
import { useState } from 'react';
import { addMonths, financialYearOf } from '#domain/shared/dates';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { Field, Select } from '../../ui/form/field';
import { Dialog } from '../../ui/overlay/dialog';
import { type ReportFormat, type TrailOf, useAuditReport } from './audit.queries';

/** The running financial year and those before it for which books are kept. */
const YEARS = 9;

/** What an auditor asks for of a financial year, as a PDF or with every entry as CSV. */
export function AuditReport({ of }: { of: TrailOf }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.audit_report()}
      description={m.audit_report_what()}
      trigger={<Button>{m.audit_report()}</Button>}
    >
      <ReportChoice of={of} />
    </Dialog>
  );
}

function ReportChoice({ of }: { of: TrailOf }) {
  const today = useToday();
  const years = Array.from({ length: YEARS }, (_, back) => financialYearOf(addMonths(today, -12 * back)));
  const [financialYear, setFinancialYear] = useState(years[0] ?? '');
  const report = useAuditReport(of);
  const button = (format: ReportFormat, label: string) => (
    <Button
      isPending={report.isPending && report.variables.format === format}
      pendingLabel={m.audit_report_making()}
      onClick={() => report.mutate({ financialYear, format })}
    >
      <Download size={14} aria-hidden="true" />
      {label}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      <Field name="financialYear" label={m.audit_report_year()}>
        {(control) => (
          <Select
            {...control}
            className="max-w-40"
            choices={years.map((year) => ({ value: year, label: year }))}
            value={financialYear}
            onChange={(event) => setFinancialYear(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        {button('pdf', m.audit_report_pdf())}
        {button('csv', m.audit_report_csv())}
      </div>
    </div>
  );
}
