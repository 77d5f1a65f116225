import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { focusHeading, headingAbove } from '../../../ui/overlay/heading-above';
import { bankAccountsQuery } from '../books.queries';
import { signedAmount } from '../words';
import { type MatchPlan, useChooseMatch, useRefuseMatch } from './match.calls';

type Question = MatchPlan['questions'][number];
type Leg = Question['out'];

/** Lines of two own accounts of which only amount and day say that they may be one transfer: a person says whether they are. */
export function TransferQuestions({ companyId, questions }: { companyId: string; questions: readonly Question[] }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="font-semibold">{m.match_questions()}</h3>
      <p className="text-ink-2">{m.match_questions_words()}</p>
      <ul
        aria-label={m.match_questions()}
        className="flex flex-col divide-y divide-line rounded-lg border border-line px-3"
      >
        {questions.map((question) => (
          <QuestionRow key={question.out.transactionId} companyId={companyId} question={question} />
        ))}
      </ul>
    </section>
  );
}

function QuestionRow({ companyId, question: { out, into } }: { companyId: string; question: Question }) {
  const choose = useChooseMatch(companyId, out.transactionId);
  const refuse = useRefuseMatch(companyId, out.transactionId);
  const other = { name: into.description, day: formatDate(into.transactionDate) };
  // The question goes with its answer.
  const say = ({ mutate }: typeof choose | typeof refuse, button: Element) => {
    const heading = headingAbove(button);
    mutate(into.transactionId, { onSuccess: () => focusHeading(heading) });
  };
  return (
    <li className="flex flex-col gap-2 py-2 sm:flex-row sm:items-start sm:justify-between sm:gap-3">
      <span className="min-w-0">
        <LegText companyId={companyId} leg={out} />
        <LegText companyId={companyId} leg={into} />
      </span>
      <span className="flex shrink-0 flex-wrap gap-2 sm:justify-end">
        <Button
          size="sm"
          isPending={choose.isPending}
          disabled={refuse.isPending}
          aria-label={m.match_is_transfer_with(other)}
          onClick={({ currentTarget }) => say(choose, currentTarget)}
        >
          {m.match_is_transfer()}
        </Button>
        <Button
          size="sm"
          isPending={refuse.isPending}
          disabled={choose.isPending}
          aria-label={m.match_is_not_transfer_with(other)}
          onClick={({ currentTarget }) => say(refuse, currentTarget)}
        >
          {m.match_is_not_transfer()}
        </Button>
      </span>
    </li>
  );
}

function LegText({ companyId, leg }: { companyId: string; leg: Leg }) {
  const { data: accounts = [] } = useQuery(bankAccountsQuery(companyId));
  const { description, transactionDate, transactionType, amount, bankAccountId } = leg;
  const account = accounts.find(({ id }) => id === bankAccountId)?.accountName ?? '';
  return (
    <span className="block wrap-anywhere">
      {description}
      <span className="block text-xs text-ink-2">
        {formatDate(transactionDate)} · {account} · {signedAmount(transactionType, amount)}
      </span>
    </span>
  );
}
