import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useTakeBack } from '../fact.queries';
import type { Fact } from '../fact.types';
import { factName } from '../fact.words';

type WithdrawFactProps = { companyId: string; fact: Fact; hasEarlier: boolean };

/** Takes a fact back once that is confirmed; what was said before it, if anything was, applies again. */
export function WithdrawFact({ companyId, fact, hasEarlier }: WithdrawFactProps) {
  const takeBack = useTakeBack(companyId);
  const name = factName(fact);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.fact_take_back_named({ name })}>
          {m.fact_take_back()}
        </Button>
      }
      title={m.fact_take_back_title({ name })}
      description={hasEarlier ? m.fact_take_back_earlier() : m.fact_take_back_words()}
      confirmLabel={m.fact_take_back()}
      pendingLabel={m.fact_taking_back()}
      onConfirm={() => takeBack.mutateAsync(fact)}
    />
  );
}
