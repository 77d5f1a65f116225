import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from './skeleton';

type NearViewProps = { className: string; children: ReactNode };

/** What stands far down a page: it is fetched once its reader comes near, and keeps its place until then. */
export function NearView({ className, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    // A busy browser tells of several moments at once, the first of them before anybody came near.
    const seen = new IntersectionObserver(
      (moments) => moments.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '0px 0px 64px' },
    );
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  if (isNear) return <Suspense fallback={<Skeleton className={className} />}>{children}</Suspense>;
  return <div ref={place} data-far="" className={className} />;
}
