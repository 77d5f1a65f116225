import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { type BankAccount, type BankTransaction, bankAccountsQuery } from '../books.queries';
import { exactAmount } from '../words';
import { type Candidate, candidatesQuery, useChooseMatch } from './match.calls';

type MatchChoiceProps = { companyId: string; row: BankTransaction; onDone: () => void; isAskedFirst?: boolean };

/** Lets a person say what an open line is: what was deposited, filed or moved around its day. */
export function MatchChoice({ companyId, row, onDone, isAskedFirst = false }: MatchChoiceProps) {
  const [isAsked, setIsAsked] = useState(isAskedFirst);
  return (
    <>
      <Button size="sm" aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
        {m.match_choose()}
      </Button>
      {isAsked && <Candidates companyId={companyId} row={row} onDone={onDone} />}
    </>
  );
}

function Candidates({ companyId, row, onDone }: MatchChoiceProps) {
  const found = useQuery(candidatesQuery(companyId, row.id));
  const { data: accounts = [] } = useQuery(bankAccountsQuery(companyId));
  const choose = useChooseMatch(companyId, row.id);
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={2} label={m.ui_loading()} />;
  const { candidates, days } = found.data;
  if (candidates.length === 0) return <p className="text-ink-2">{m.match_no_candidates({ days })}</p>;
  return (
    <ul aria-label={m.match_candidates()} className="flex w-full flex-col divide-y divide-line">
      {candidates.map((candidate) => (
        <CandidateRow
          key={candidate.withId}
          candidate={candidate}
          accounts={accounts}
          ofRow={row.transactionDate}
          isPending={choose.isPending && choose.variables === candidate.withId}
          onChoose={() => !choose.isPending && choose.mutate(candidate.withId, { onSuccess: onDone })}
        />
      ))}
    </ul>
  );
}

type CandidateRowProps = {
  candidate: Candidate;
  accounts: readonly BankAccount[];
  /** The day of the line that is to be matched. */
  ofRow: string;
  isPending: boolean;
  onChoose: () => void;
};

function CandidateRow({ candidate, accounts, ofRow, isPending, onChoose }: CandidateRowProps) {
  const { name, date } = candidate;
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-xs text-ink-2">{candidateWords(candidate, accounts, ofRow)}</span>
      </span>
      <Button
        size="sm"
        isPending={isPending}
        aria-label={m.match_with({ name, day: formatDate(date) })}
        onClick={onChoose}
      >
        {m.match_this()}
      </Button>
    </li>
  );
}

/** 'Filed on 20 Oct 2026 · ₹600.00', the account of the other leg, or what this one returns. */
function candidateWords(candidate: Candidate, accounts: readonly BankAccount[], ofRow: string): string {
  const { kind, date, amount, bankAccountId } = candidate;
  const day = formatDate(date);
  const account = accounts.find(({ id }) => id === bankAccountId)?.accountName ?? '';
  const reversal = date > ofRow ? m.match_came_back : m.match_returned;
  const of = { 'tds-deposit': m.match_deposited, filing: m.match_filed, transfer: m.match_leg, reversal }[kind];
  return `${of({ day, account })} · ${amount === null ? m.match_amount_unknown() : exactAmount(amount)}`;
}
