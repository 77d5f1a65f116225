import { m } from '../../../lib/messages';
import type { Notice } from './upload.calls';

/** A notice after the number of its line; one that begins with the number itself does not get it twice. */
export function NoticeWords({ notice: { line, message } }: { notice: Pick<Notice, 'line' | 'message'> }) {
  const isNamed = message.startsWith(m.bank_line({ line }));
  return (
    <>
      {line > 0 && !isNamed && <strong className="font-semibold tabular-nums">{m.bank_line({ line })} </strong>}
      {message}
    </>
  );
}
