import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { parseRupees } from '#domain/shared/money';
import { categoryWords } from '../../lib/category-words';
import { formatCount, formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { Progress } from '../../ui/figure/progress';
import { ShowAll } from '../../ui/list/show-all';
import { NAME_LINK } from './name-link';
import type { Spending } from './spending.queries';

const SHOWN = 8;

/** What was spent by category, the largest first; each opens its transactions. */
export function Breakdown({ spending }: { spending: Spending }) {
  const [isAll, setIsAll] = useState(false);
  const rows = spending.breakdown;
  const shown = isAll ? rows.length : SHOWN;
  return (
    <SectionCard title={m.spending_breakdown()} description={m.spending_breakdown_words()}>
      {rows.length === 0 && <p className="text-sm text-ink-2">{m.spending_nothing()}</p>}
      <ul className="flex flex-col gap-3">
        {rows.slice(0, shown).map((row) => (
          <BreakdownRow key={row.subcategory} row={row} spending={spending} />
        ))}
      </ul>
      <ShowAll shown={shown} total={rows.length} onShowAll={() => setIsAll(true)} />
    </SectionCard>
  );
}

type BreakdownRowProps = { row: Spending['breakdown'][number]; spending: Spending };

function BreakdownRow({
  row: { categoryId, subcategory, kind, amount, count },
  spending: { total, from, to },
}: BreakdownRowProps) {
  const part = parseRupees(amount);
  const whole = Math.max(1, parseRupees(total));
  return (
    <li>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <Link
          to="/transactions"
          search={{
            from,
            to,
            category: categoryId === null ? (kind ?? 'uncategorized') : subcategory,
          }}
          className={`min-w-0 font-medium ${NAME_LINK}`}
        >
          {categoryWords(categoryId, subcategory)}
        </Link>
        <span className="tabular-nums whitespace-nowrap">{formatInr(part)}</span>
      </div>
      <div className="mt-1 flex items-center gap-3">
        <Progress
          label={m.spending_share_of({ category: categoryWords(categoryId, subcategory) })}
          value={part}
          max={whole}
        />
        <span className="w-32 shrink-0 text-right text-xs text-ink-2">
          {m.spending_share({ percent: Math.round((part * 100) / whole), count: formatCount(count) })}
        </span>
      </div>
    </li>
  );
}
