import { Link } from '@tanstack/react-router';
import type { Me } from '../../lib/api/session';
import { initialsOf } from '../../lib/initials';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlay/menu';
import { useSignOut } from './shell.mutations';

export function AccountMenu({ user }: { user: Me['user'] }) {
  const signOut = useSignOut();
  const trigger = (
    <button type="button" aria-label={m.shell_account({ name: user.name })} className={buttonClass('chrome', 'icon')}>
      <span
        // Drawn, not written: what is written on a button is part of its name.
        data-initials={initialsOf(user.name)}
        className="grid size-8 place-items-center rounded-full border border-chrome-line bg-chrome-2 text-xs font-semibold before:content-[attr(data-initials)]"
      />
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
        <>
          <MenuLink>
            <Link to="/profile">{m.shell_profile()}</Link>
          </MenuLink>
          <MenuLink>
            <Link to="/sessions">{m.shell_sessions()}</Link>
          </MenuLink>
        </>
      )}
      <MenuLink>
        <Link to="/calendar-feeds">{m.feed_title()}</Link>
      </MenuLink>
      <MenuItem onSelect={() => signOut.mutate()}>{m.shell_sign_out()}</MenuItem>
    </Menu>
  );
}
