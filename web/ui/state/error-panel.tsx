import { ApiError } from '../../lib/api/api-error';
import { FieldFault } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../button';

type ErrorPanelProps = { error: unknown; title?: string; onRetry?: () => void };

/** Stands where something could not be shown: what happened, the number to quote, and another try. */
export function ErrorPanel({ error, title = m.ui_error_title(), onRetry }: ErrorPanelProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div role="alert" className="flex flex-col items-start gap-1 rounded-lg bg-red-soft px-4 py-3">
      <p className="font-semibold text-red">{title}</p>
      <p className="text-sm break-words">{sentenceOf(error, m.ui_error_offline())}</p>
      {requestId && <p className="text-xs text-ink-2">{m.ui_error_request({ requestId })}</p>}
      {onRetry && (
        <Button size="sm" className="mt-2" onClick={onRetry}>
          {m.ui_retry()}
        </Button>
      )}
    </div>
  );
}

const unsent = () => (navigator.onLine ? m.ui_error_offline() : m.ui_offline_unsaved());

/** One sentence for a person: the server's own where it gave one, or that of the form. Of a call that never arrived, what that means. */
export function sentenceOf(error: unknown, unreached = unsent()): string {
  if (error instanceof ApiError) return error.problem?.title ?? error.message;
  if (error instanceof FieldFault) return error.message;
  return error instanceof TypeError ? unreached : m.ui_error_unknown();
}
