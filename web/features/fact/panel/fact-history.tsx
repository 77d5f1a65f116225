import { formatDate, formatInstant } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import { Glyph, type GlyphShape } from '../../../ui/state/glyph';
import { valueWords } from '../fact.words';
import type { Version } from './fact.history';

const SHAPES: Record<Version['state'], GlyphShape> = {
  current: 'unproved',
  earlier: 'open',
  replaced: 'waived',
  withdrawn: 'waived',
};

/** What was said of a fact: from which day to which it held, who entered it and when; nothing of it is ever rewritten. */
export function FactHistory({ versions }: { versions: readonly Version[] }) {
  return (
    <section aria-labelledby="fact-history">
      <h3 id="fact-history" className="font-semibold">
        {m.fact_history()}
      </h3>
      <ol className="mt-2 flex flex-col gap-3">
        {versions.map((version) => {
          const { fact, state, withdrawnAt } = version;
          return (
            <li key={fact.id} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 text-sm">
              <Glyph shape={SHAPES[state]} className="mt-0.5" />
              <div className="min-w-0">
                <p className={cx('wrap-anywhere', state === 'current' && 'font-medium', withdrawnAt && 'line-through')}>
                  {valueWords(fact)}
                </p>
                <p className="text-xs text-ink-2">{heldWords(version)}</p>
                <p className="text-xs text-ink-3">
                  {m.fact_entered_by({ name: fact.recordedByName, moment: formatInstant(fact.recordedAt) })}
                </p>
                {withdrawnAt && (
                  <p className="text-xs text-ink-3">{m.fact_withdrawn_at({ moment: formatInstant(withdrawnAt) })}</p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** 'From 12 Aug 2021 to 31 Mar 2024', 'Since 01 Apr 2024', or why it holds on no day. */
function heldWords({ fact, state, until }: Version): string {
  const from = formatDate(fact.holdsFrom);
  if (state === 'current') return m.fact_held_since({ from });
  if (state === 'withdrawn') return m.fact_held_never({ from });
  if (state === 'replaced' || !until) return m.fact_held_replaced({ from });
  return m.fact_held({ from, until: formatDate(until) });
}
