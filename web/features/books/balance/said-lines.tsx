import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { focusHeading, headingAbove } from '../../../ui/overlay/heading-above';
import { exactAmount } from '../words';
import { type Said, useSayOfLines } from './balance.calls';

type SaidLinesProps = { companyId: string; said: readonly Said[]; keepsBooks: boolean };

/** What was said of lines that came twice, each to be taken back. */
export function SaidLines({ companyId, said, keepsBooks }: SaidLinesProps) {
  return (
    <details className="mt-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <summary className="min-h-6 font-medium">{m.balance_said({ count: formatCount(said.length) })}</summary>
      <ul className="mt-1 flex flex-col gap-2">
        {said.map((one) => (
          <SaidRow
            key={`${one.kept.transactionId} ${one.other.transactionId}`}
            companyId={companyId}
            said={one}
            keepsBooks={keepsBooks}
          />
        ))}
      </ul>
    </details>
  );
}

function SaidRow({ companyId, said, keepsBooks }: { companyId: string; said: Said; keepsBooks: boolean }) {
  const { kept, other, byName, isMerged } = said;
  const say = useSayOfLines(companyId);
  const undo = (button: Element) => {
    const heading = headingAbove(button);
    const asked = { call: 'ask-again', transactionId: kept.transactionId, withId: other.transactionId } as const;
    say.mutate(asked, { onSuccess: () => focusHeading(heading) });
  };
  const days = {
    kept: formatDate(kept.transactionDate),
    other: formatDate(other.transactionDate),
    amount: exactAmount(kept.amount),
    person: byName,
  };
  return (
    <li className="flex items-start justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">
        {kept.description}
        <span className="block text-xs text-ink-2">
          {isMerged ? m.balance_said_merged(days) : m.balance_said_two(days)}
        </span>
      </span>
      {keepsBooks && (
        <Button
          size="sm"
          aria-label={m.balance_undo_of({ name: kept.description, day: days.other })}
          isPending={say.isPending}
          onClick={({ currentTarget }) => undo(currentTarget)}
        >
          {m.balance_undo()}
        </Button>
      )}
    </li>
  );
}
