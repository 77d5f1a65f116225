import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { Brand } from './brand';
import { GetStarted } from './get-started';
import { ThemeToggle } from './theme-toggle';

// Menus are for those who are signed in: the sign-in page has no use for them or for the library of one.
const AccountMenu = afterPaint(async () => (await import('./account-menu')).AccountMenu);
const CompanySwitcher = afterPaint(async () => (await import('./company-switcher')).CompanySwitcher);
const MainMenu = afterPaint(async () => (await import('./main-menu')).MainMenu);
const NotificationsTray = afterPaint(async () => (await import('./notifications-tray')).NotificationsTray);
const PaletteButton = afterPaint(async () => (await import('./find/palette-button')).PaletteButton);

const BUTTON_PLACE = <span className="size-8" />;

/** The header of every page. `actions` are buttons that act on the whole workspace, such as the export. */
export function Header({ actions }: { actions?: ReactNode }) {
  const me = useMe();
  return (
    <header className="sticky top-0 z-20">
      <div className="chrome bg-chrome text-on-chrome">
        <div className="mx-auto flex min-h-13 max-w-360 items-center gap-2 px-4 lg:px-8">
          <Brand />
          {me && (
            <div className="min-w-0 md:ml-2">
              <Suspense>
                <CompanySwitcher />
              </Suspense>
            </div>
          )}
          {me && (
            <Suspense>
              <PaletteButton />
            </Suspense>
          )}
          <div className="ml-auto flex shrink-0 items-center justify-end gap-1">
            {me && (
              <span className="hidden sm:contents">
                <Suspense>{actions}</Suspense>
              </span>
            )}
            {me && (
              <Suspense fallback={BUTTON_PLACE}>
                <NotificationsTray />
              </Suspense>
            )}
            <span className={me ? 'hidden sm:contents' : 'contents'}>
              <ThemeToggle />
            </span>
            {me && (
              <Suspense fallback={BUTTON_PLACE}>
                <AccountMenu user={me.user} />
              </Suspense>
            )}
            {me === null && (
              <Link to="/sign-in" className={buttonClass('chrome')}>
                {m.auth_sign_in()}
              </Link>
            )}
            <span className={me ? 'hidden sm:contents' : 'contents'}>
              <GetStarted />
            </span>
          </div>
        </div>
      </div>
      {me && (
        <Suspense fallback={<div className="hidden h-10.5 border-b border-line bg-surface md:block" />}>
          <MainMenu />
        </Suspense>
      )}
    </header>
  );
}
