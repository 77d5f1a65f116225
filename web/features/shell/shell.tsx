import { type ReactNode, Suspense } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { cx } from '../../ui/cx';
import { useToasts } from '../../ui/overlay/toast-store';
import { DemoBanner } from './demo-banner';
import { Footer } from './footer';
import { Header } from './header';
import { useArrival } from './use-arrival';

const Toaster = afterPaint(async () => (await import('../../ui/overlay/toaster')).Toaster);

/** What stands around every page. */
export function Shell({ headerActions, children }: { headerActions?: ReactNode; children: ReactNode }) {
  const main = useArrival();
  const me = useMe();
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-surface focus:px-3 focus:py-2"
      >
        {m.shell_skip()}
      </a>
      <div className="flex min-h-dvh flex-col">
        <DemoBanner />
        <Header actions={headerActions} />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          // Where figures arrive later, the footer waits below the screen instead of being pushed there.
          className={cx('mx-auto w-full max-w-7xl flex-1 px-4 py-6', me ? 'min-h-dvh' : undefined)}
        >
          {children}
        </main>
        <Footer />
      </div>
      <Toasts />
    </>
  );
}

/** Toasts come with a library; it is fetched for those who will see one. */
function Toasts() {
  const me = useMe();
  const { queue } = useToasts();
  if (!me && queue.length === 0) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
