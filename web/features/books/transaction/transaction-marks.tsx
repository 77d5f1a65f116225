import { ArrowLeftRight, Link2, type LucideIcon, Sparkles, Split, StickyNote, User, Workflow } from 'lucide-react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Glyph } from '../../../ui/state/glyph';
import type { BankTransaction } from '../books.queries';
import { sourceOf } from './category-source';

/** A sign with its words, for those who cannot see it and for those who point at it. */
function Sign({ icon: Icon, words }: { icon: LucideIcon; words: string }) {
  return (
    <span title={words} className="inline-grid size-4 place-items-center text-ink-3">
      <Icon size={14} aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** Who or what set the category, as a sign: a rule, a guess, a person, or that the line is split; nothing where none is set. */
export function HowSet({ row }: { row: BankTransaction }) {
  if (row.isSplit)
    return <Sign icon={Split} words={m.transactions_split_into({ count: formatCount(row.parts.length) })} />;
  const words = sourceOf(row);
  if (!words) return null;
  if (row.categoryRule === 'person') return <Sign icon={User} words={words} />;
  return row.categoryRule === 'like' ? (
    <Sign icon={Sparkles} words={m.transactions_guessed({ words })} />
  ) : (
    <Sign icon={Workflow} words={words} />
  );
}

/** What the category means for TDS and GST, where it means anything. */
export function TaxMarks({ row: { tdsApplicable, gstApplicable, isSplit } }: { row: BankTransaction }) {
  // What a split line kept of the category it had says nothing of its parts.
  if (isSplit) return null;
  return (
    <span className="flex gap-1">
      {tdsApplicable && <Tag>{m.transactions_tds()}</Tag>}
      {gstApplicable && <Tag>{m.transactions_gst()}</Tag>}
    </span>
  );
}

const Tag = ({ children }: { children: string }) => (
  <span className="rounded-sm border border-line-strong px-1 text-xs leading-4.5 text-ink-2">{children}</span>
);

/** What else is known of a line: that its balance does not follow, what it was matched to, what somebody noted on it. */
export function RowMarks({ row }: { row: BankTransaction }) {
  const { isReconciled, reconciledWith, transferPairId, note, breaksBalance } = row;
  const matched = m.books_reconciled({ why: reconciledWith?.why ?? m.books_reconciled_by_hand() });
  return (
    <span className="flex justify-end gap-1">
      {breaksBalance && (
        <span title={m.books_breaks_balance()}>
          <Glyph shape="overdue" tone="yellow" label={m.books_breaks_balance()} />
        </span>
      )}
      {note && <Sign icon={StickyNote} words={m.transactions_noted({ note })} />}
      {isReconciled && <Sign icon={transferPairId ? ArrowLeftRight : Link2} words={matched} />}
    </span>
  );
}
