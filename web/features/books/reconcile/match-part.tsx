import { useEffect, useRef } from 'react';
import { cashPlace } from '#domain/report/reports-heads';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import type { BankTransaction } from '../books.queries';
import { useUnmatch } from './match.calls';
import { MatchChoice } from './match-choice';

type MatchPartProps = { companyId: string; row: BankTransaction; keepsBooks: boolean; isAskedFirst?: boolean };

/** What a line was matched to, and why; who keeps the books may say that it is not so, or what it is. */
export function MatchPart({ companyId, row, keepsBooks, isAskedFirst = false }: MatchPartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever came here to match goes on from here.
  useEffect(() => {
    if (isAskedFirst) heading.current?.focus();
  }, [isAskedFirst]);
  const unmatch = useUnmatch(companyId, row.id);
  const { isReconciled, reconciledWith, transferPairId } = row;
  // The button goes with the match; the keyboard stays where it was.
  const undo = (withId: string) => unmatch.mutate(withId, { onSuccess: () => heading.current?.focus() });
  return (
    <section className="flex flex-col items-start gap-1.5 text-sm">
      <h3 ref={heading} tabIndex={-1} className="text-xs text-ink-3">
        {m.match_title()}
      </h3>
      {!isReconciled && <p className="text-ink-2">{m.match_none()}</p>}
      {isReconciled && <p className="wrap-anywhere">{reconciledWith?.why ?? m.books_reconciled_by_hand()}</p>}
      {transferPairId && <p className="text-xs text-ink-2">{m.books_both_legs()}</p>}
      {transferPairId && row.category && cashPlace(row.category, row.subcategory) !== 'own' && (
        <p className="text-xs text-yellow">{m.match_leg_counts()}</p>
      )}
      {keepsBooks && isReconciled && reconciledWith && (
        <Button
          size="sm"
          isPending={unmatch.isPending}
          pendingLabel={m.match_undoing()}
          onClick={() => undo(reconciledWith.id)}
        >
          {m.match_undo()}
        </Button>
      )}
      {keepsBooks && !isReconciled && (
        <MatchChoice
          companyId={companyId}
          row={row}
          onDone={() => heading.current?.focus()}
          isAskedFirst={isAskedFirst}
        />
      )}
    </section>
  );
}
