import { type ComponentType, lazy } from 'react';

const FIRST_PAINT = 'first-contentful-paint';
/** A page in the background is never painted; its visitor may still come. */
const LONGEST_WAIT_MS = 3_000;

/** Resolves once the visitor has seen something of the page. */
const painted = new Promise<void>((resolve) => {
  const look = () => {
    if (performance.getEntriesByName(FIRST_PAINT).length > 0) resolve();
  };
  new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, LONGEST_WAIT_MS);
});

/** A component whose code is fetched once the page has been seen: it is wanted soon, but nobody waits for it. */
export function afterPaint<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await painted;
    return { default: await load() };
  });
}
