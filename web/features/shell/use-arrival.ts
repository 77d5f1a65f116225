import { useMatches, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';

/** What a full page load does by itself and a change of route does not: the tab's title, and focus at the new page's start. */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const arrivedAt = useRef(path);
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title?.() });
  useEffect(() => {
    document.title = title ? m.shell_title({ page: title }) : m.shell_product();
  }, [title]);
  useEffect(() => {
    if (path === arrivedAt.current) return;
    // At once, not when the page is complete: by then its reader may have opened something that a moved focus would close.
    main.current?.focus({ preventScroll: true });
    arrivedAt.current = path;
  }, [path]);
  useSignedOut();
  return main;
}

/**
 * A session that ends while a page is open leads to the sign-in page, and back afterwards. Once: while another page is on its
 * way, the address is that one's already and the page still this one, and asking again for each new address would never end.
 */
function useSignedOut(): void {
  const me = useMe();
  const navigate = useNavigate();
  const router = useRouter();
  const isClosed = useMatches({
    select: (matches) => matches.length > 1 && !matches.some(({ staticData }) => staticData.isPublic),
  });
  const isUnderWay = useRouterState({ select: ({ status }) => status === 'pending' });
  useEffect(() => {
    if (me !== null || !isClosed || isUnderWay) return;
    void navigate({ to: '/sign-in', search: { next: router.state.location.href } });
  }, [me, isClosed, isUnderWay, navigate, router]);
}
