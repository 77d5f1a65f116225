import { Link } from '@tanstack/react-router';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { cx } from '../../ui/cx';
import type { Finding } from './gst.queries';
import { canPutRight, PutRightDialog } from './put-right-dialog';

/** What to put right: what stops a return before what is only warned of, each with the way to its document. */
export function FindingList({ companyId, findings }: { companyId: string; findings: readonly Finding[] }) {
  const mayChange = useMayChange(companyId);
  if (findings.length === 0) return <p className="text-sm text-green">{m.gst_nothing_found()}</p>;
  return (
    <ul aria-label={m.gst_findings()} className="flex flex-col gap-2">
      {findings.map((finding, at) => (
        // Two lines of one document may lack the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is answered as a whole
        <Row key={at} finding={finding} companyId={mayChange ? companyId : undefined} />
      ))}
    </ul>
  );
}

type RowProps = { finding: Finding; companyId: string | undefined };

function Row({ finding, companyId }: RowProps) {
  const { severity, message, documentId, side, number, rule } = finding;
  const isStop = severity === 'stop';
  const Icon = isStop ? CircleAlert : TriangleAlert;
  return (
    <li
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-3 py-2 text-sm',
        isStop ? 'bg-orange-soft' : 'bg-sunken',
      )}
    >
      <Icon size={16} aria-hidden="true" className={cx('shrink-0', isStop ? 'text-orange' : 'text-ink-3')} />
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <span className="sr-only">{isStop ? m.gst_stops() : m.gst_warns()} </span>
        {message} <span className="font-mono text-xs text-ink-3">{rule}</span>
      </span>
      {companyId && canPutRight(finding) && <PutRightDialog companyId={companyId} finding={finding} />}
      {documentId && (
        <Link
          to={side === 'sale' ? '/invoices' : '/bills'}
          search={(known: object) => ({ ...known, shown: documentId })}
          className={buttonClass(isStop ? 'primary' : 'secondary', 'sm')}
        >
          {m.gst_open_document({ number: number ?? '' })}
        </Link>
      )}
    </li>
  );
}
