import type { ComplianceStatus } from '../../lib/compliance.queries';
import { areaWords } from '../../lib/form-words';
import { m } from '../../lib/messages';
import { StatCard } from '../../ui/figure/stat-card';
import { Why } from '../../ui/why/why';
import { WhyList } from '../../ui/why/why-list';
import { ScoreReason } from './score-reason';
import { areaStatusOf, areaStatusWords, scoreTone } from './status-words';

type OverallProps = { companyId: string; status: ComplianceStatus };

/** The mean of the areas, as the specification has it, beside the health score: two figures, each with its own sum. */
export function Overall({ companyId, status }: OverallProps) {
  const { overall, overallOfAreas: mean } = status;
  const health = m.status_of_hundred({ score: overall.score });
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <StatCard
        label={m.status_overall()}
        value={mean === null ? m.status_none() : m.status_of_hundred({ score: mean })}
        tone={mean === null ? 'plain' : scoreTone(mean)}
        note={mean === null ? m.status_none_words() : areaStatusWords(areaStatusOf(mean))}
        explanation={
          <Why
            figure={m.status_overall()}
            value={mean === null ? m.status_none() : m.status_of_hundred({ score: mean })}
          >
            {() => <MeanReason areas={status.areas} />}
          </Why>
        }
      />
      <StatCard
        label={m.dashboard_score()}
        value={health}
        tone={overall.isScored ? overall.band : 'plain'}
        note={overall.isScored ? m.status_history({ history: overall.history }) : m.dashboard_not_scored()}
        explanation={
          <Why figure={m.dashboard_score()} value={health}>
            {() => <ScoreReason companyId={companyId} />}
          </Why>
        }
      />
    </div>
  );
}

function MeanReason({ areas }: { areas: ComplianceStatus['areas'] }) {
  const scored = areas.filter(({ status }) => status !== 'none');
  return (
    <>
      <p className="text-ink-2">{m.status_overall_why()}</p>
      <WhyList
        label={m.status_areas()}
        items={scored.map(({ area, score }) => ({
          id: area,
          title: areaWords(area),
          figure: m.status_of_hundred({ score }),
        }))}
      />
    </>
  );
}
