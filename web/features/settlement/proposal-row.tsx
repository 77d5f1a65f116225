import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import type { Candidate, Proposal } from './settlement.queries';
import { rupees } from './words';

type ProposalRowProps = {
  row: Proposal;
  isActive: boolean;
  isChosen: boolean;
  isPending: boolean;
  mayChange: boolean;
  onFocus: () => void;
  onToggle: () => void;
  onSettle: () => void;
  onFind: () => void;
};

/** A bank line on the left, what it settles on the right, and why. */
export function ProposalRow(props: ProposalRowProps) {
  const { row, isActive, isChosen, isPending, mayChange, onFocus, onToggle, onSettle, onFind } = props;
  const { narration, date, side, amount, payee, best, doubt } = row;
  const label = m.settlement_row({ narration, amount: rupees(amount), day: formatDate(date) });
  return (
    <li
      data-row=""
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      onFocus={onFocus}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 px-4 py-3 -outline-offset-2 lg:grid-cols-[auto_minmax(0,5fr)_minmax(0,6fr)_11rem] lg:px-5',
        isChosen ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <span className="pt-0.5">
        {mayChange && (
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isChosen}
            disabled={!best}
            onChange={onToggle}
            aria-label={m.settlement_choose({ narration })}
            className="size-4 pointer-coarse:size-6"
          />
        )}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-medium wrap-anywhere">{payee ?? narration}</span>
          <span className="tabular-nums">{`${side === 'credit' ? '+' : '-'}${rupees(amount)}`}</span>
        </p>
        <p className="text-xs text-ink-2 wrap-anywhere">
          {formatDate(date)}
          {payee && ` · ${narration}`}
        </p>
      </div>
      <div className="col-start-2 min-w-0 lg:col-start-3">
        {best ? <Fit candidate={best} /> : <NoFit row={row} />}
        {best && doubt && <p className="mt-1 text-xs text-yellow">{doubt}</p>}
      </div>
      {mayChange && (
        <div className="col-start-2 flex flex-wrap items-start gap-1 lg:col-start-4 lg:justify-end">
          {best && (
            <Button
              size="sm"
              tabIndex={-1}
              isPending={isPending}
              pendingLabel={m.settlement_settling()}
              onClick={onSettle}
            >
              {m.settlement_settle()}
            </Button>
          )}
          <Button size="sm" variant="ghost" tabIndex={-1} aria-haspopup="dialog" onClick={onFind}>
            {m.settlement_other()}
          </Button>
        </div>
      )}
    </li>
  );
}

const SURE = 80;
const LIKELY = 55;
const toneOf = (score: number): Tone => (score >= SURE ? 'green' : score >= LIKELY ? 'blue' : 'yellow');

/** The bills of a candidate in one line, and its reasons below. */
export function Fit({ candidate }: { candidate: Candidate }) {
  const { party, bills, score, reasons } = candidate;
  const refs = bills.map(({ ref, amount }) => (bills.length > 1 ? `${ref} ${rupees(amount)}` : ref)).join(', ');
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="min-w-0 font-medium wrap-anywhere">{refs ? `${party} · ${refs}` : party}</span>
        <Badge tone={toneOf(score)}>{m.settlement_score({ score: `${score}` })}</Badge>
      </p>
      <p className="text-xs text-ink-2 wrap-anywhere">{reasons.join(' · ')}</p>
    </>
  );
}

const NoFit = ({ row }: { row: Proposal }) => (
  <>
    <p className="text-sm text-yellow">{row.doubt}</p>
    <p className="text-xs text-ink-2 wrap-anywhere">
      {row.alternatives.map(({ party, bills }) => `${party} · ${bills.map(({ ref }) => ref).join(', ')}`).join(' / ')}
    </p>
  </>
);
