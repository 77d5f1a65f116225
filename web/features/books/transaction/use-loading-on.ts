import { useEffect, useState } from 'react';

// Rows that have just come are laid out first: a jump among them meanwhile would be undone by their measuring.
const LAID_OUT_MS = 200;

/** A list that comes page by page. */
export type PagedList = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
};

type LoadingOn = {
  /** What the list shows: of another filter nothing is loaded on. */
  filter: string;
  /** Whether as much is there as is wanted, though there be more. */
  isEnough?: boolean;
  onThere: () => void;
};

/** Once begun, a list is loaded page by page until all that is wanted is there, or somebody stops it. */
export function useLoadingOn(list: PagedList, { filter, isEnough = false, onThere }: LoadingOn) {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list;
  const [begunFor, setBegunFor] = useState<string>();
  const isGoing = begunFor === filter;
  const isThere = !hasNextPage || isEnough;
  const stop = () => setBegunFor(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows is done once, when all is there
  useEffect(() => {
    if (!isGoing || isFetchingNextPage) return;
    if (isError) return stop();
    if (!isThere) return void fetchNextPage({ cancelRefetch: false });
    const timer = setTimeout(() => {
      stop();
      onThere();
    }, LAID_OUT_MS);
    return () => clearTimeout(timer);
  }, [isGoing, isThere, isFetchingNextPage, isError, fetchNextPage]);
  return { isGoing, begin: () => setBegunFor(filter), stop };
}
