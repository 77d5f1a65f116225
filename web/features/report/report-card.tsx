import { Download } from 'lucide-react';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { FILE_FORMATS, type FileFormat, type ReportStanding, type reportQuery, useReportFile } from './report.queries';
import { REPORT_WORDS, STATUS_WORDS } from './report.words';

type ReportCardProps = {
  companyId: string;
  standing: ReportStanding;
  asked: Parameters<typeof reportQuery>[2];
  isChosen: boolean;
  onChoose: () => void;
};

/** One report: what it is, whether it is ready, and its files. While a file is being made it is processing. */
export function ReportCard({ companyId, standing, asked, isChosen, onChoose }: ReportCardProps) {
  const file = useReportFile(companyId);
  const { name, description } = REPORT_WORDS[standing.report];
  const status = STATUS_WORDS[file.isPending ? 'processing' : standing.status];
  const make = (format: FileFormat) => file.mutate({ report: standing.report, asked, format });
  return (
    // No landmark: the report that is shown below the cards is already a region of this name.
    <article
      aria-label={name()}
      className={cx('flex flex-col gap-2 rounded-lg border bg-surface p-4', isChosen ? 'border-accent' : 'border-line')}
    >
      <div className="flex items-start justify-between gap-2">
        <h2 className="font-semibold">{name()}</h2>
        <span role="status">
          <Badge tone={status.tone}>{status.name()}</Badge>
        </span>
      </div>
      <p className="text-sm text-ink-2">{description()}</p>
      {standing.why && <p className="text-xs text-ink-2">{standing.why}</p>}
      {standing.isIncomplete && <p className="text-xs text-yellow">{m.report_incomplete()}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-1.5 pt-1">
        <Button size="sm" variant={isChosen ? 'primary' : 'secondary'} aria-pressed={isChosen} onClick={onChoose}>
          {m.report_view()}
        </Button>
        {FILE_FORMATS.map((format) => (
          <Button
            key={format}
            size="sm"
            variant="ghost"
            aria-label={m.report_download({ report: name(), format: format.toUpperCase() })}
            disabled={standing.status !== 'ready' && !standing.isIncomplete}
            isPending={file.isPending && file.variables.format === format}
            onClick={() => make(format)}
          >
            <Download size={13} aria-hidden="true" />
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </article>
  );
}
