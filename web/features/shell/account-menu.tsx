import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Me } from '../../lib/api/session';
import { initialsOf } from '../../lib/initials';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { useDisclosure } from '../../ui/overlay/use-disclosure';
import { useSignOut } from './shell.mutations';

const ENTRY =
  'flex min-h-8 w-full items-center rounded-sm px-2.5 text-left text-sm hover:bg-sunken pointer-coarse:min-h-11';

/** Who is signed in, with the pages about themselves and the way out. */
export function AccountMenu({ user }: { user: Me['user'] }) {
  const { isOpen, setIsOpen, container } = useDisclosure<HTMLDivElement>();
  const signOut = useSignOut();
  const listId = useId();
  const ofOneself = [
    { to: '/profile', label: m.shell_profile() },
    { to: '/sessions', label: m.shell_sessions() },
  ] as const;
  const pages = [...(user.isAnonymous ? [] : ofOneself), { to: '/calendar-feeds', label: m.feed_title() } as const];
  return (
    <div ref={container} className="relative">
      <button
        type="button"
        aria-label={m.shell_account({ name: user.name })}
        aria-expanded={isOpen}
        aria-controls={listId}
        className={buttonClass('chrome', 'icon')}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span
          // Drawn, not written: what is written on a button is part of its name.
          data-initials={initialsOf(user.name)}
          className="grid size-8 place-items-center rounded-full border border-chrome-line bg-chrome-2 text-xs font-semibold before:content-[attr(data-initials)]"
        />
      </button>
      <div
        id={listId}
        hidden={!isOpen}
        className="pop absolute top-full right-0 z-30 mt-1 w-max max-w-80 min-w-48 p-1 text-ink"
      >
        <p className="border-b border-line px-2.5 pt-1.5 pb-2 text-xs break-words text-ink-2">
          <span className="block text-sm font-medium text-ink">{user.name}</span>
          {user.isAnonymous ? m.shell_demo_visitor() : user.email}
        </p>
        <ul className="pt-1">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={ENTRY} onClick={() => setIsOpen(false)}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={ENTRY} onClick={() => signOut.mutate()}>
              {m.shell_sign_out()}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
