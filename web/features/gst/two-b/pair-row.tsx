import { clauseWords } from '../../../lib/clause-words';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { Key } from '../../../ui/key';
import { rupees } from '../settle/figures';
import type { Pair } from './two-b.queries';
import { PARTS, RUNGS } from './two-b.words';

type PairRowProps = {
  pair: Pair;
  isActive: boolean;
  isChosen: boolean;
  isOpen: boolean;
  mayDecide: boolean;
  onFocus: () => void;
  onToggle: () => void;
  onWhy: () => void;
  acts: { accept: () => void; hold: () => void; block: () => void; reject: () => void; undo: () => void };
};

/** A row of GSTR-2B beside its bill, or what comes nearest to it, with why; and what a person may decide. */
export function PairRow({ pair, isActive, isChosen, isOpen, mayDecide, onFocus, onToggle, onWhy, acts }: PairRowProps) {
  const { line, bill, bills, near, part, credit } = pair;
  const shown = line ?? bill;
  if (!shown) return null;
  const { words, tone } = PARTS[part];
  // Goods through customs have no supplier in GSTR-2B: the books name one.
  const party = shown.name || bill?.name || '';
  const name = `${party || shown.gstin} ${shown.number}`;
  // What the pair itself decides is said with the pair.
  const ofRung = pair.rung === 'none' ? undefined : pair.rung === 'suggested' ? 'held' : 'taken';
  const isByPair = pair.decision === null && line?.availability !== 'temporary' && part === ofRung;
  const saysMore = !isByPair && pair.because !== pair.why;
  const isToDecide = mayDecide && line !== null;
  return (
    <li
      data-row
      tabIndex={isActive ? 0 : -1}
      aria-label={name}
      onFocus={onFocus}
      className={cx('flex gap-3 px-4 py-3 -outline-offset-2', isChosen ? 'bg-accent-soft' : isActive && 'bg-hover')}
    >
      {isToDecide && (
        <input
          type="checkbox"
          className="mt-1 size-4 shrink-0"
          aria-label={m.two_b_choose({ name })}
          checked={isChosen}
          tabIndex={-1}
          onChange={onToggle}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          {party && <span className="min-w-0 font-medium wrap-anywhere">{party}</span>}
          <span className="font-mono text-xs text-ink-3">{shown.gstin}</span>
          <span className="ml-auto font-medium tabular-nums">{rupees(credit.tax)}</span>
        </div>
        <dl className="grid gap-x-6 gap-y-0.5 text-sm sm:grid-cols-2">
          <Side
            label={m.two_b_side_books()}
            documents={bills}
            other={line}
            near={near?.bill ?? null}
            isMissing={!bill}
          />
          <Side
            label={m.two_b_side_2b()}
            documents={line ? [line] : []}
            other={bill}
            near={near?.line ?? null}
            isMissing={!line}
          />
        </dl>
        <p className="text-sm text-ink-2">
          <Badge tone={tone}>{words()}</Badge> <span className="font-medium">{RUNGS[pair.rung]()}.</span> {pair.why}
          {saysMore && <span className="text-ink-3"> {pair.because}.</span>}
        </p>
        {pair.section && <p className="text-sm text-ink-3">{clauseWords(pair.section)}</p>}
        {pair.ims && <p className="text-sm text-ink-3">{pair.ims.message}.</p>}
        {isOpen && <Facts pair={pair} />}
        <div className="mt-1 flex flex-wrap gap-1.5">
          {isToDecide && (
            <>
              <Button size="sm" onClick={acts.accept}>
                {near?.bill && !bill ? m.two_b_link() : m.two_b_accept()} <Key>A</Key>
              </Button>
              <Button size="sm" onClick={acts.hold}>
                {m.two_b_hold()} <Key>H</Key>
              </Button>
              <Button size="sm" variant="ghost" onClick={acts.block}>
                {m.two_b_block()} <Key>B</Key>
              </Button>
              <Button size="sm" variant="ghost" onClick={acts.reject}>
                {m.two_b_reject()} <Key>R</Key>
              </Button>
              {pair.decision && (
                <Button size="sm" variant="ghost" onClick={acts.undo}>
                  {m.two_b_undo()} <Key>U</Key>
                </Button>
              )}
            </>
          )}
          <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={onWhy}>
            {m.two_b_why()} <Key>W</Key>
          </Button>
        </div>
      </div>
    </li>
  );
}

type Document = Pick<NonNullable<Pair['line']>, 'id' | 'number' | 'date' | 'tax'>;
type SideProps = {
  label: string;
  documents: readonly Document[];
  other: Document | null;
  near: Document | null;
  isMissing: boolean;
};

const Side = ({ label, documents, other, near, isMissing }: SideProps) => (
  <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
    <dt className="text-ink-3">{label}</dt>
    {isMissing && (
      <dd className="text-ink-3">{near ? m.two_b_nearest({ number: near.number }) : m.two_b_no_document()}</dd>
    )}
    {documents.map(({ id, number, date, tax }) => (
      <dd key={id} className="min-w-0 wrap-anywhere">
        <span
          className={cx('font-mono', other !== null && other.number !== number && 'rounded-sm bg-yellow-soft px-0.5')}
        >
          {number}
        </span>{' '}
        <span className={cx('text-ink-3', other !== null && other.date !== date && 'rounded-sm bg-yellow-soft px-0.5')}>
          {formatDate(date)}
        </span>
        {other && other.tax.tax !== tax.tax && (
          <span className="ml-2 rounded-sm bg-yellow-soft px-0.5 tabular-nums">{rupees(tax.tax)}</span>
        )}
      </dd>
    ))}
  </div>
);

/** What each field says for or against the pair. */
function Facts({ pair }: { pair: Pair }) {
  const facts = pair.facts.length > 0 ? pair.facts : (pair.near?.facts ?? []);
  if (facts.length === 0) return <p className="text-sm text-ink-3">{m.two_b_nothing_near()}</p>;
  return (
    <ul aria-label={m.two_b_why()} className="mt-1 flex flex-col gap-1 rounded-md bg-sunken px-3 py-2 text-sm">
      {facts.map(({ field, verdict, message }) => (
        <li key={field} className="flex gap-2">
          <span
            aria-hidden="true"
            className={verdict === 'differs' ? 'text-red' : verdict === 'about' ? 'text-yellow' : 'text-green'}
          >
            {verdict === 'differs' ? '≠' : verdict === 'about' ? '≈' : '='}
          </span>
          <span className="min-w-0 wrap-anywhere">{message}</span>
        </li>
      ))}
    </ul>
  );
}
