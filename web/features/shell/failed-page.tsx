import { useRouter } from '@tanstack/react-router';
import { m } from '../../lib/messages';
import { ErrorPanel } from '../../ui/state/error-panel';

/** In place of a page that could not be loaded or drawn. Trying again asks for its data anew. */
export function FailedPage({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <div className="mx-auto max-w-xl py-10">
      <h1 className="mb-4 text-xl font-semibold tracking-tight">{m.shell_error()}</h1>
      <ErrorPanel error={error} onRetry={() => void router.invalidate()} />
    </div>
  );
}
