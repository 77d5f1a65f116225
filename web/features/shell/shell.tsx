import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { cx } from '../../ui/cx';
import { useToasts } from '../../ui/overlay/toast-store';
import { DemoBanner } from './demo-banner';
import { Footer } from './footer';
import { Header } from './header';
import { useArrival } from './use-arrival';

const Crumbs = afterPaint(async () => (await import('./crumbs')).Crumbs);
const TabBar = afterPaint(async () => (await import('./tab-bar')).TabBar);
const ShellKeys = afterPaint(async () => (await import('./keys/shell-keys')).ShellKeys);
const Toaster = lazy(async () => ({ default: (await import('../../ui/overlay/toaster')).Toaster }));

/** Pages that stand in the menu by themselves; above the others a line says where they stand. */
const TOP_LEVEL: readonly string[] = ['/', '/multi-company'];

/** What stands around every page. */
export function Shell({ headerActions, children }: { headerActions?: ReactNode; children: ReactNode }) {
  const main = useArrival();
  const me = useMe();
  const hasCrumbs = useRouterState({ select: ({ location }) => !TOP_LEVEL.includes(location.pathname) });
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-surface focus:px-3 focus:py-2"
      >
        {m.shell_skip()}
      </a>
      <div className={cx('flex min-h-dvh flex-col', me ? 'pb-14 md:pb-0' : undefined)}>
        <DemoBanner />
        <Header actions={headerActions} />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          // Where figures arrive later, the footer waits below the screen instead of being pushed there.
          className={cx(
            'mx-auto w-full max-w-360 flex-1 px-4 pt-4 pb-10 lg:px-8 lg:pt-6',
            me ? 'min-h-dvh' : undefined,
          )}
        >
          {me && hasCrumbs && (
            <div className="mb-1.5 h-4">
              <Suspense>
                <Crumbs />
              </Suspense>
            </div>
          )}
          {children}
        </main>
        <Footer />
      </div>
      {me && (
        <Suspense>
          <TabBar actions={headerActions} />
          <ShellKeys />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}

/** Toasts come with a library; it is fetched with the first of them. */
function Toasts() {
  const { queue } = useToasts();
  if (queue.length === 0) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
