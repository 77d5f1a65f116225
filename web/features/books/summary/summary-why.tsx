import { lazy } from 'react';
import { Why } from '../../../ui/why/why';
import type { Summary } from '../bank.queries';
import type { SummaryFigure } from './summary-steps';

const Steps = lazy(async () => {
  const [{ ExplainedSteps }, { summarySteps }] = await Promise.all([
    import('../../../ui/why/explained-steps'),
    import('./summary-steps'),
  ]);
  const Shown = ({ summary, figure }: { summary: Summary; figure: SummaryFigure }) => (
    <ExplainedSteps explanation={summarySteps(summary, figure)} />
  );
  return { default: Shown };
});

type SummaryWhyProps = { summary: Summary; figure: SummaryFigure; name: string };

/** Opens a figure of the books to how it came about; the steps are fetched when they are asked for. */
export function SummaryWhy({ summary, figure, name }: SummaryWhyProps) {
  return <Why figure={name}>{() => <Steps summary={summary} figure={figure} />}</Why>;
}
