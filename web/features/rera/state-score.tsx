import { rupees } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import type { ReraState } from './rera.queries';
import { bandLook } from './rera.words';

/** The score of a State out of 100 with its band; it opens to its lines, each with its points. */
export function StateScore({ state: { name, risk } }: { state: ReraState }) {
  if (!risk) return <p className="text-sm text-ink-2">{m.rera_not_applicable_words()}</p>;
  const { words, tone } = bandLook(risk.band);
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Why
          figure={m.rera_score_of({ state: name })}
          words={<span className="text-xl font-semibold tabular-nums">{m.rera_score({ score: risk.score })}</span>}
        >
          {() => <ExplainedSteps explanation={risk} />}
        </Why>
        <Badge tone={tone}>{words()}</Badge>
      </p>
      {risk.lines.length === 0 ? (
        <p className="text-ink-2">{m.rera_nothing_found()}</p>
      ) : (
        <ul className="flex flex-col gap-0.5">
          {risk.lines.map(({ code, points, why }) => (
            <li key={code} className="flex justify-between gap-3">
              <span className="min-w-0 text-ink-2 wrap-anywhere">{why}</span>
              <span className="tabular-nums">{m.rera_points({ points })}</span>
            </li>
          ))}
        </ul>
      )}
      {Number(risk.exposure) > 0 && (
        <p className="text-ink-2">
          {risk.isExposureWhole
            ? m.rera_exposure({ amount: rupees(risk.exposure) })
            : m.rera_exposure_partial({ amount: rupees(risk.exposure) })}
        </p>
      )}
    </div>
  );
}
