import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { meQuery } from './api/session';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in the browser's tab. */
    title?: () => string;
    /** Open to visitors; every other page asks for a sign-in first. */
    isPublic?: boolean;
  }
}

type Match = { staticData: { isPublic?: boolean } };

/** Leads a visitor of an app page to the sign-in page, and remembers where they were going. */
export async function askToSignIn(queryClient: QueryClient, href: string, matches: readonly Match[]): Promise<void> {
  // A path that no route knows matches the root alone; its 'Page Not Found' is for everybody.
  const isOpen = matches.length < 2 || matches.some(({ staticData }) => staticData.isPublic);
  if (isOpen) return;
  const me = await queryClient.ensureQueryData(meQuery);
  if (!me) throw redirect({ to: '/sign-in', search: { next: href } });
}

/** Only a path of this site may be gone to after the sign-in; anything else goes to the start. */
export const safeNext = (next: string | undefined): string | undefined =>
  next?.startsWith('/') && !/^\/[/\\]/.test(next) ? next : undefined;
