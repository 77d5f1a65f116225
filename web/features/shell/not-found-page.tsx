import { Link } from '@tanstack/react-router';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';

export function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-start gap-2 py-16">
      <p className="text-sm text-ink-2">404</p>
      <h1 className="text-2xl font-semibold tracking-tight">{m.shell_not_found()}</h1>
      <p className="text-ink-2">{m.shell_not_found_hint()}</p>
      <Link to="/" className={buttonClass('secondary', 'md', 'mt-3')}>
        {m.shell_not_found_home()}
      </Link>
    </div>
  );
}
