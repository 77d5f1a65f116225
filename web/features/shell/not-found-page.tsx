import { Link } from '@tanstack/react-router';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';

export function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-start gap-2 py-16">
      <p className="text-sm text-ink-2">404</p>
      <h1 className="text-2xl font-semibold tracking-tight">{m.shell_not_found()}</h1>
      <p className="text-ink-2">{m.shell_not_found_hint()}</p>
      <p className="text-ink-2">{m.shell_not_found_words()}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to="/" className={buttonClass('primary')}>
          {m.shell_not_found_home()}
        </Link>
        <Link to="/compliance-calendar" className={buttonClass()}>
          {m.calendar_title()}
        </Link>
        <Link to="/transactions" className={buttonClass()}>
          {m.books_transactions()}
        </Link>
      </div>
    </div>
  );
}
