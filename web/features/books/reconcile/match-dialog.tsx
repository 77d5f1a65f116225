import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { type PlanAct, PlanSteps } from '../summary/plan-steps';
import { periodName } from '../words';
import { type MatchPlan, matchPlanQuery, useMatch } from './match.calls';
import { MatchRows } from './match-rows';
import { TransferQuestions } from './transfer-questions';

type MatchDialogProps = { companyId: string; size?: ButtonSize; variant?: ButtonVariant };

/** Shows which transactions would be matched to what they paid, and why; only the button below the list does it. */
export function MatchDialog({ companyId, size = 'md', variant = 'secondary' }: MatchDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
      title={m.books_match()}
      description={m.books_match_words()}
      trigger={
        <Button size={size} variant={variant}>
          {m.books_match()}
        </Button>
      }
    >
      <Plan companyId={companyId} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function Plan({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const plan = useQuery(matchPlanQuery(companyId));
  const match = useMatch(companyId);
  const act: PlanAct<MatchPlan> = {
    isPending: match.isPending,
    label: ({ matched }) => (matched > 0 ? m.books_match_confirm({ count: formatCount(matched) }) : null),
    confirm: ({ from, to }) => match.mutate({ from, to }, { onSuccess: onClose }),
  };
  return (
    <PlanSteps plan={plan} act={act}>
      {(shown) => <PlanRows companyId={companyId} plan={shown} />}
    </PlanSteps>
  );
}

type PlanRowsProps = { companyId: string; plan: MatchPlan };

function PlanRows({ companyId, plan: { from, to, matched, left, matches, questions } }: PlanRowsProps) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        {periodName(from, to)}:{' '}
        {matched === 0 ? m.books_match_nothing() : m.books_match_count({ count: formatCount(matched) })}{' '}
        {left > 0 && m.books_match_left({ count: formatCount(left) })}
      </p>
      {matches.length > 0 && <MatchRows rows={matches} />}
      {questions.length > 0 && <TransferQuestions companyId={companyId} questions={questions} />}
    </div>
  );
}
