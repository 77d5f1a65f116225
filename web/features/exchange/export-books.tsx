import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { type ExportFormat, useAccountingExport } from './exchange.queries';

const FORMATS: readonly { format: ExportFormat; label: () => string; words: () => string }[] = [
  { format: 'tally-xml', label: m.exchange_format_tally, words: m.exchange_out_tally },
  { format: 'zoho-csv', label: m.exchange_format_zoho, words: m.exchange_out_zoho },
  { format: 'csv', label: m.exchange_format_csv, words: m.exchange_out_csv },
  { format: 'hledger', label: () => 'hledger', words: m.exchange_out_journal },
  { format: 'beancount', label: () => 'Beancount', words: m.exchange_out_journal },
];

/** The books to date for other programs. */
export function ExportBooks({ companyId }: { companyId: string }) {
  const taking = useAccountingExport(companyId);
  return (
    <SectionCard title={m.exchange_export()}>
      <ul className="divide-y divide-line">
        {FORMATS.map(({ format, label, words }) => (
          <li key={format} className="flex items-center justify-between gap-3 py-2 text-sm">
            <div className="min-w-0">
              <p className="font-medium">{label()}</p>
              <p className="text-ink-2">{words()}</p>
            </div>
            <Button
              size="sm"
              aria-label={m.exchange_export_as({ program: label() })}
              isPending={taking.isPending && taking.variables?.format === format}
              onClick={() => taking.mutate({ format })}
            >
              {m.exchange_do_export()}
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
