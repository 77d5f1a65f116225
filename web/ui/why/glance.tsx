import { m } from '../../lib/messages';
import type { ShownExplanation } from './explained';
import { summaryWords } from './why-words';

/** An explanation in a few words: its sum with the provision, and what comes next. */
export function Glance({ explanation, next }: { explanation: ShownExplanation; next?: string | undefined }) {
  const summary = summaryWords(explanation);
  const statute = explanation.steps.findLast(({ rule }) => rule)?.rule?.statute;
  return (
    <>
      <span className="font-medium wrap-anywhere">{summary}</span>
      {statute && !summary?.includes(statute) && <span className="text-xs text-ink-2">{statute}</span>}
      {next && <span className="text-xs text-ink-2">{next}</span>}
      <span className="text-xs text-ink-3">{m.why_glance_more()}</span>
    </>
  );
}
