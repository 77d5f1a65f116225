import { Link } from '@tanstack/react-router';
import { CircleUser } from 'lucide-react';
import type { Me } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlay/menu';
import { useSignOut } from './shell.mutations';

export function AccountMenu({ user }: { user: Me['user'] }) {
  const signOut = useSignOut();
  const trigger = (
    <button type="button" aria-label={m.shell_account({ name: user.name })} className={buttonClass('ghost', 'icon')}>
      <CircleUser size={18} aria-hidden="true" />
    </button>
  );
  return (
    <Menu trigger={trigger} label={m.shell_account({ name: user.name })}>
      <MenuHeading>
        <span className="block text-sm font-medium text-ink">{user.name}</span>
        {user.isAnonymous ? m.shell_demo_visitor() : user.email}
      </MenuHeading>
      <MenuSeparator />
      {!user.isAnonymous && (
        <MenuLink>
          <Link to="/sessions">{m.shell_sessions()}</Link>
        </MenuLink>
      )}
      <MenuLink>
        <Link to="/calendar-feeds">{m.feed_title()}</Link>
      </MenuLink>
      <MenuItem onSelect={() => signOut.mutate()}>{m.shell_sign_out()}</MenuItem>
    </Menu>
  );
}
