import { Link } from '@tanstack/react-router';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';

/** The next step of somebody new: an account for a visitor, the first facts for an account without any. */
export function GetStarted() {
  const me = useMe();
  if (me === undefined) return null;
  if (me && !me.user.isAnonymous) return me.companies.length + me.firms.length > 0 ? null : <Step to="/welcome" />;
  return <Step to="/sign-up" />;
}

function Step({ to }: { to: '/welcome' | '/sign-up' }) {
  return (
    <Link to={to} className={buttonClass('chrome', 'md', 'border-chrome-line!')}>
      {m.shell_get_started()}
    </Link>
  );
}
