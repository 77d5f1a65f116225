import { Link } from '@tanstack/react-router';
import type { ComplianceStatus } from '../../lib/compliance.queries';
import { areaWords } from '../../lib/form-words';
import { formatCount } from '../../lib/format';
import { dueWords, statusTone, statusWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import { ItemLink } from '../../ui/item-link';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Glance } from '../../ui/why/glance';
import { Why } from '../../ui/why/why';
import { WhyList } from '../../ui/why/why-list';
import { LostPoints } from './lost-points';
import { lossOf, lostByArea, lostInAll, pointWords } from './points';
import { CAPS, ScoreReason } from './score-reason';
import { areaStatusOf, areaStatusWords, scoreTone } from './status-words';

type AreaOf = ComplianceStatus['areas'][number];
type ScoreCardProps = { companyId: string; status: ComplianceStatus };

const TEXT = { green: 'text-green', yellow: 'text-yellow', red: 'text-red' };
const BAR = { green: 'bg-green-mark', yellow: 'bg-yellow-mark', red: 'bg-red-mark' };

/** One score, what holds it down, and its parts: an area of law each, with the points it lost. */
export function ScoreCard({ companyId, status }: ScoreCardProps) {
  const { overall } = status;
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 px-4 py-4 lg:px-5">
        <div>
          <h2 className="text-sm text-ink-2">{m.dashboard_score()}</h2>
          <Why
            figure={m.dashboard_score()}
            words={overall.isScored ? m.status_of_hundred({ score: overall.score }) : m.status_none()}
            className={cx(
              'font-semibold tracking-tight',
              overall.isScored ? ['text-2xl', TEXT[overall.band]].join(' ') : 'text-lg text-ink-2',
            )}
            glance={() => <Glance explanation={overall.explanation} />}
          >
            {() => <ScoreReason companyId={companyId} />}
          </Why>
        </div>
        <div className="min-w-0 grow basis-64">
          <Held status={status} />
        </div>
      </div>
      {status.areas.length > 0 && <Parts status={status} />}
      <LostPoints status={status} />
    </Card>
  );
}

/** What holds the score down, and what would raise it first. */
function Held({ status }: { status: ComplianceStatus }) {
  const { isScored, cap, history, afterFixingFirst, score } = status.overall;
  const count = lossOf(status).length;
  if (!isScored) return <p className="text-ink-2">{m.status_none_words()}</p>;
  return (
    <>
      {cap && <p className="font-medium text-red">{CAPS[cap]()}</p>}
      {count > 0 && (
        <p>
          <span className="font-medium">{m.status_lost_by({ count, points: pointWords(lostInAll(status)) })}</span>{' '}
          {afterFixingFirst !== null && afterFixingFirst > score && m.status_fix_first({ score: afterFixingFirst })}
        </p>
      )}
      <p className="text-sm text-ink-3">{m.status_history({ history })}</p>
    </>
  );
}

const CELL = 'h-10 border-t border-line px-2 py-1 text-right tabular-nums';
const FIRST = 'h-10 border-t border-line py-1 pr-2 pl-4 text-left font-medium lg:pl-5';

/** The areas as rows, with their mean as the last of them. */
function Parts({ status }: { status: ComplianceStatus }) {
  const { areas, overallOfAreas: mean } = status;
  const lost = lostByArea(status);
  const sum = (count: (area: AreaOf) => number) => areas.reduce((total, area) => total + count(area), 0);
  const unconfirmed = sum(({ unconfirmedItems }) => unconfirmedItems);
  const counts = (of: readonly number[], isBold = false) =>
    of.map((count, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
      <td key={place} className={cx(CELL, 'max-sm:hidden', isBold && 'font-semibold')}>
        {formatCount(count)}
      </td>
    ));
  return (
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{m.status_areas()}</caption>
      <thead>
        <tr className="[&>th]:h-8 [&>th]:border-t [&>th]:border-line [&>th]:bg-sunken [&>th]:px-2 [&>th]:text-xs [&>th]:font-medium [&>th]:text-ink-3">
          <th scope="col" className="pl-4! text-left lg:pl-5!">
            {m.status_areas()}
          </th>
          <th scope="col" className="text-left">
            {m.status_col_score()}
          </th>
          <th scope="col" className="text-right">
            {m.status_points_lost()}
          </th>
          <th scope="col" className="text-right max-sm:hidden">
            {m.status_col_due()}
          </th>
          {unconfirmed > 0 && (
            <th scope="col" className="text-right max-sm:hidden">
              {m.status_col_confirm()}
            </th>
          )}
          <th scope="col" className="text-right max-sm:hidden">
            {m.status_col_done()}
          </th>
          <th scope="col" className="pr-4! text-right lg:pr-5!">
            {m.status_col_all()}
          </th>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <tr key={area.area} className="hover:bg-hover">
            <th scope="row" className={FIRST}>
              <Link to="/compliance-calendar" search={{ area: area.area }} className="hover:underline">
                {areaWords(area.area)}
              </Link>
            </th>
            <td className={cx(CELL, 'text-left!')}>
              <AreaScore area={area} isHeld={!lost.get(area.area) && area.score < 100 && area.unconfirmedItems > 0} />
            </td>
            <td className={CELL}>
              <Points lost={area.status === 'none' ? undefined : (lost.get(area.area) ?? 0)} />
            </td>
            {counts([area.dueItems, ...(unconfirmed > 0 ? [area.unconfirmedItems] : []), area.completedItems])}
            <td className={cx(CELL, 'pr-4 lg:pr-5')}>
              <Why
                figure={m.status_items_of({ area: areaWords(area.area) })}
                words={formatCount(area.totalItems)}
                className="tabular-nums"
              >
                {() => <AreaItems area={area} />}
              </Why>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="bg-sunken">
        <tr>
          <th scope="row" className={FIRST}>
            {m.status_overall()} <span className="font-normal text-ink-3">{m.status_mean()}</span>
          </th>
          <td className={cx(CELL, 'text-left!')}>
            <Mean mean={mean} areas={areas} />
          </td>
          <td className={cx(CELL, 'font-semibold')}>
            <Points lost={status.overall.isScored ? lostInAll(status) : undefined} />
          </td>
          {counts(
            [
              sum(({ dueItems }) => dueItems),
              ...(unconfirmed > 0 ? [unconfirmed] : []),
              sum(({ completedItems }) => completedItems),
            ],
            true,
          )}
          <td className={cx(CELL, 'pr-4 font-semibold lg:pr-5')}>{formatCount(sum(({ totalItems }) => totalItems))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const Points = ({ lost }: { lost: number | undefined }) =>
  lost ? `−${pointWords(lost)}` : <span className="text-ink-3">{lost === 0 ? '0' : '–'}</span>;

type ScoreProps = { score: number; words: string };

/** A score as a bar with its band in words; the figure itself stands before it. */
function Band({ score, words }: ScoreProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="h-1.25 w-full max-w-50 min-w-8 overflow-hidden rounded-full bg-line max-lg:hidden forced-colors:border"
      >
        <span
          className={cx(
            'block h-full rounded-full forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none',
            BAR[scoreTone(score)],
          )}
          style={{ width: `${score}%` }}
        />
      </span>
      <span className="text-xs text-ink-2">{words}</span>
    </>
  );
}

const SCORE =
  'flex items-center gap-x-3 max-sm:flex-wrap max-sm:gap-y-0 lg:grid lg:grid-cols-[2rem_minmax(0,12.5rem)_auto] lg:justify-start';

function AreaScore({ area, isHeld }: { area: AreaOf; isHeld: boolean }) {
  const { score, status } = area;
  if (status === 'none')
    return (
      <Why figure={m.status_score_of({ area: areaWords(area.area) })} words={m.status_none()} className="text-ink-2">
        {() => <AreaReason area={area} />}
      </Why>
    );
  return (
    <div className={SCORE}>
      <Why
        figure={m.status_score_of({ area: areaWords(area.area) })}
        words={formatCount(score)}
        value={m.status_of_hundred({ score })}
        className={cx('font-semibold tabular-nums', TEXT[scoreTone(score)])}
        glance={() => <Glance explanation={area.explanation} />}
      >
        {() => <AreaReason area={area} />}
      </Why>
      <Band
        score={score}
        words={isHeld ? m.status_held_down({ band: areaStatusWords(status) }) : areaStatusWords(status)}
      />
    </div>
  );
}

function Mean({ mean, areas }: { mean: number | null; areas: readonly AreaOf[] }) {
  if (mean === null) return <span className="text-ink-2">{m.status_none()}</span>;
  return (
    <div className={SCORE}>
      <Why
        figure={m.status_overall()}
        words={formatCount(mean)}
        value={m.status_of_hundred({ score: mean })}
        className={cx('font-semibold tabular-nums', TEXT[scoreTone(mean)])}
      >
        {() => <MeanReason areas={areas} />}
      </Why>
      <Band score={mean} words={areaStatusWords(areaStatusOf(mean))} />
    </div>
  );
}

function MeanReason({ areas }: { areas: readonly AreaOf[] }) {
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

function AreaReason({ area }: { area: AreaOf }) {
  return (
    <>
      <p className="text-ink-2">{m.status_formula_area()}</p>
      <ExplainedSteps explanation={area.explanation} />
    </>
  );
}

function AreaItems({ area }: { area: AreaOf }) {
  return (
    <>
      <p className="text-ink-2">{m.status_counts_why()}</p>
      <WhyList
        label={m.status_items_of({ area: areaWords(area.area) })}
        items={area.items.map(({ id, title, status, dueDate }) => ({
          id,
          title: <ItemLink itemId={id}>{title}</ItemLink>,
          detail: dueWords(dueDate),
          figure: <Badge tone={statusTone(status)}>{statusWords(status)}</Badge>,
        }))}
      />
    </>
  );
}
