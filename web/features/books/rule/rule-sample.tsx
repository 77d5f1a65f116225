import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { DateText } from '../../../ui/figure/date-text';
import { signedAmount } from '../words';
import type { RulePreview } from './rule.calls';

/** Whom a rule would touch, before it is one. */
export function RuleSample({ preview: { count, matched, sample } }: { preview: RulePreview }) {
  return (
    <div role="status" className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-medium">
        {m.books_rule_count({ count: formatCount(count) })}{' '}
        {matched > count && m.books_rule_matched({ count: formatCount(matched - count) })}
      </p>
      <ul className="mt-1 flex flex-col gap-1">
        {sample.map(({ id, date, description, amount, transactionType, current }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-3">
            <span className="min-w-0 wrap-anywhere">{description}</span>
            <span className="tabular-nums">{signedAmount(transactionType, amount)}</span>
            <span className="text-xs text-ink-2">
              <DateText day={date} /> · {current ?? m.books_uncategorised()}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
