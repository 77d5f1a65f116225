import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { Upload } from '../bank.queries';
import { Agreement, PeriodCell, UploadActs, type UploadsOf } from './upload-cells';
import { UploadNotes } from './upload-notes';

const hasNotes = ({ warnings, skipped, ignoredCount }: Upload) => warnings.length + skipped.length + ignoredCount > 0;

/** The statements of an account on a narrow screen: nothing to be done with one lies out of sight. */
export function UploadRows({ rows, companyId, keepsBooks }: UploadsOf) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line text-sm">
      {rows.map((upload) => (
        <li key={upload.id} className="flex flex-col gap-1.5 px-3 py-2.5">
          <div>
            <PeriodCell upload={upload} />
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
            <span>
              {m.bank_added()} {formatCount(upload.addedCount)}
            </span>
            <span>
              {m.bank_known_lines()} {formatCount(upload.knownCount)}
            </span>
            <Agreement upload={upload} />
          </p>
          {hasNotes(upload) && (
            <div className="text-xs text-ink-2">
              <UploadNotes upload={upload} />
            </div>
          )}
          <UploadActs companyId={companyId} upload={upload} keepsBooks={keepsBooks} />
        </li>
      ))}
    </ul>
  );
}
