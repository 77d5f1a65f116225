import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';

// How far the set-up has come is asked once the page is seen.
const SetUp = afterPaint(async () => (await import('./first-steps')).SetUp);

/** The next step of somebody new: an account for a visitor, a company or firm for an account without any, and then what is set up in it. */
export function GetStarted() {
  const me = useMe();
  if (me === undefined) return null;
  if (me && !me.user.isAnonymous)
    return me.companies.length + me.firms.length > 0 ? (
      <Suspense>
        <SetUp />
      </Suspense>
    ) : (
      <Step to="/welcome" />
    );
  return <Step to="/sign-up" />;
}

function Step({ to }: { to: '/welcome' | '/sign-up' }) {
  return (
    <Link to={to} className={buttonClass('chrome', 'md', 'border-chrome-line!')}>
      {m.shell_get_started()}
    </Link>
  );
}
