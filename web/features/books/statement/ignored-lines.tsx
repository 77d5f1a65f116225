import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { Preview } from './upload.calls';

type Recognised = Preview['recognised'];

const KINDS: Readonly<Record<string, () => string>> = {
  continuation: m.bank_ignored_continuation,
  heading: m.bank_ignored_heading,
  rule: m.bank_ignored_rule,
  total: m.bank_ignored_total,
  note: m.bank_ignored_note,
};

/** Lines below the heading that are no transactions, each with what it was taken for: nothing vanishes unseen. */
export function IgnoredLines({ recognised: { ignored, ignoredCount } }: { recognised: Recognised }) {
  if (ignoredCount === 0) return null;
  const more = ignoredCount - ignored.length;
  return (
    <details className="rounded-md bg-sunken px-4 py-2 text-sm">
      <summary className="min-h-6 font-medium">{m.bank_ignored({ count: formatCount(ignoredCount) })}</summary>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-1 flex max-h-48 flex-col gap-1 overflow-y-auto text-xs"
      >
        {ignored.map(({ line, kind, text }) => (
          <li key={line} className="wrap-anywhere">
            <strong className="font-semibold">{m.bank_line({ line })}</strong> {KINDS[kind]?.() ?? kind}
            <span className="text-ink-2"> · {text}</span>
          </li>
        ))}
        {more > 0 && <li className="text-ink-2">{m.bank_and_more({ count: formatCount(more) })}</li>}
      </ul>
    </details>
  );
}
