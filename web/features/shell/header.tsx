import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { m } from '../../lib/messages';
import { useMe } from '../../lib/session';
import { buttonClass } from '../../ui/button';
import { Brand } from './brand';
import { CompanySwitcher } from './company-switcher';
import { GetStarted } from './get-started';
import { MainMenu } from './main-menu';
import { NotificationsTray } from './notifications-tray';
import { SheetMenu } from './sheet-menu';
import { SupportLine } from './support-line';
import { ThemeToggle } from './theme-toggle';

// Its menu brings a library that the sign-in page has no use for.
const AccountMenu = afterPaint(async () => (await import('./account-menu')).AccountMenu);

/** The header of every page. `actions` are buttons that act on the whole workspace, such as the export. */
export function Header({ actions }: { actions?: ReactNode }) {
  const me = useMe();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex h-12 max-w-7xl items-center gap-2 px-4">
        <Brand />
        {me && (
          <div className="hidden min-w-0 border-l border-line pl-1 md:ml-2 md:block">
            <CompanySwitcher />
          </div>
        )}
        <div className="ml-auto flex items-center gap-1">
          <div className="hidden pr-2 lg:block">
            <SupportLine />
          </div>
          {me && actions}
          {me && <NotificationsTray />}
          <ThemeToggle />
          {me && (
            <Suspense fallback={<span className="size-8.5" />}>
              <AccountMenu user={me.user} />
            </Suspense>
          )}
          {me === null && (
            <Link to="/sign-in" className={buttonClass('ghost')}>
              {m.auth_sign_in()}
            </Link>
          )}
          <span className={me ? 'hidden sm:contents' : 'contents'}>
            <GetStarted />
          </span>
          {me && <SheetMenu />}
        </div>
      </div>
      {me && <MainMenu />}
    </header>
  );
}
