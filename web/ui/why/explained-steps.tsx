import { lazy, Suspense } from 'react';
import { m } from '../../lib/messages';
import { SkeletonRows } from '../state/skeleton';
import type { ExplainedStepsProps } from './steps';

const Steps = lazy(async () => ({ default: (await import('./steps')).Steps }));

/** A computation with its steps; how they are drawn is fetched with the first that is opened. */
export function ExplainedSteps(props: ExplainedStepsProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={6} label={m.ui_loading()} />}>
      <Steps {...props} />
    </Suspense>
  );
}
