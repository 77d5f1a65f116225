import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../lib/messages';
import { Button, type ButtonSize } from '../../ui/button';
import { DateText } from '../../ui/date-text';
import { Dialog, DialogFooter } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
import { SkeletonRows } from '../../ui/skeleton';
import { type Column, Table } from '../../ui/table';
import { type MatchPlan, matchPlanQuery, useMatch } from './match.calls';
import { periodName, signedAmount } from './words';

/** Shows which transactions would be matched to what they paid, and why; only the button below the list does it. */
export function MatchDialog({ companyId, size = 'md' }: { companyId: string; size?: ButtonSize }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
      title={m.bank_match()}
      description={m.bank_match_words()}
      trigger={<Button size={size}>{m.bank_match()}</Button>}
    >
      <Plan companyId={companyId} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function Plan({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const plan = useQuery(matchPlanQuery(companyId));
  const match = useMatch(companyId);
  // What an earlier look has shown may be out of date: nothing can be confirmed before the new answer is here.
  const data = plan.isFetching && !match.isPending ? undefined : plan.data;
  return (
    <>
      {!data && !plan.isError && <SkeletonRows rows={4} label={m.ui_loading()} />}
      {plan.isError && <ErrorPanel error={plan.error} onRetry={() => void plan.refetch()} />}
      {data && <PlanRows plan={data} />}
      <DialogFooter>
        <Button onClick={onClose}>{m.ui_cancel()}</Button>
        {data && data.matched > 0 && (
          <Button
            variant="primary"
            isPending={match.isPending}
            onClick={() => match.mutate({ from: data.from, to: data.to }, { onSuccess: onClose })}
          >
            {m.bank_match_confirm({ count: data.matched })}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

function PlanRows({ plan: { from, to, matched, left, matches } }: { plan: MatchPlan }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        {periodName(from, to)}: {matched === 0 ? m.bank_match_nothing() : m.bank_match_count({ count: matched })}{' '}
        {left > 0 && m.bank_match_left({ count: left })}
      </p>
      {matches.length > 0 && (
        <Table
          caption={m.bank_match()}
          columns={columns()}
          rows={matches}
          rowKey={({ transactionId }) => transactionId}
        />
      )}
    </div>
  );
}

type MatchRow = MatchPlan['matches'][number];

const columns = (): Column<MatchRow>[] => [
  { key: 'date', header: m.bank_date(), cell: ({ transactionDate }) => <DateText day={transactionDate} /> },
  { key: 'description', header: m.bank_description(), isWide: true, cell: ({ description }) => description },
  {
    key: 'amount',
    header: m.bank_amount(),
    isNumeric: true,
    cell: ({ transactionType, amount }) => signedAmount(transactionType, amount),
  },
  { key: 'why', header: m.bank_why(), isWide: true, cell: ({ why }) => why },
];
