import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Why } from '../../../ui/why/why';
import type { Summary } from '../books.queries';
import { type SummaryFigure, summarySteps } from './summary-steps';

type SummaryWhyProps = { summary: Summary; figure: SummaryFigure; name: string };

/** Opens a figure of the books to how it came about. */
export function SummaryWhy({ summary, figure, name }: SummaryWhyProps) {
  return <Why figure={name}>{() => <ExplainedSteps explanation={summarySteps(summary, figure)} />}</Why>;
}
