import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { Brand } from './brand';
import { GetStarted } from './get-started';
import { SupportLine } from './support-line';
import { ThemeToggle } from './theme-toggle';

// Menus are for those who are signed in: the sign-in page has no use for them or for the library of one.
const AccountMenu = afterPaint(async () => (await import('./account-menu')).AccountMenu);
const CompanySwitcher = afterPaint(async () => (await import('./company-switcher')).CompanySwitcher);
const MainMenu = afterPaint(async () => (await import('./main-menu')).MainMenu);
const NotificationsTray = afterPaint(async () => (await import('./notifications-tray')).NotificationsTray);
const SheetMenu = afterPaint(async () => (await import('./sheet-menu')).SheetMenu);

const BUTTON_PLACE = <span className="size-8.5" />;

/** The header of every page. `actions` are buttons that act on the whole workspace, such as the export. */
export function Header({ actions }: { actions?: ReactNode }) {
  const me = useMe();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-12 max-w-7xl flex-wrap items-center gap-2 px-4 md:flex-nowrap">
        <Brand />
        {me && (
          <div className="hidden min-w-0 border-l border-line pl-1 md:ml-2 md:block">
            <Suspense>
              <CompanySwitcher />
            </Suspense>
          </div>
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
          <div className="hidden pr-2 lg:block">
            <SupportLine />
          </div>
          {me && <Suspense>{actions}</Suspense>}
          {me && (
            <Suspense fallback={BUTTON_PLACE}>
              <NotificationsTray />
            </Suspense>
          )}
          <ThemeToggle />
          {me && (
            <Suspense fallback={BUTTON_PLACE}>
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
          {me && (
            <Suspense fallback={<span className="size-8.5 md:hidden" />}>
              <SheetMenu />
            </Suspense>
          )}
        </div>
      </div>
      {me && (
        <Suspense fallback={<div className="hidden h-9.5 border-t border-line md:block" />}>
          <MainMenu />
        </Suspense>
      )}
    </header>
  );
}
