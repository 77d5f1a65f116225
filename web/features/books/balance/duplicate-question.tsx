import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { focusHeading, headingAbove } from '../../../ui/overlay/heading-above';
import { exactAmount, periodName } from '../words';
import { type BalanceLine, type Duplicate, type Saying, useSayOfLines } from './balance.calls';
import { LineLink } from './line-link';

type DuplicateQuestionProps = {
  companyId: string;
  bankAccountId: string;
  duplicate: Duplicate;
  keepsBooks: boolean;
};

/** Two lines side by side that may be one: a person says which date stays, or that they are two. */
export function DuplicateQuestion({ companyId, bankAccountId, duplicate, keepsBooks }: DuplicateQuestionProps) {
  const { one, other } = duplicate;
  const say = useSayOfLines(companyId);
  const ids = (kept: BalanceLine, gone: BalanceLine) => ({
    transactionId: kept.transactionId,
    withId: gone.transactionId,
  });
  // The question goes with its answer.
  const answer = (saying: Saying, button: Element) => {
    const heading = headingAbove(button);
    say.mutate(saying, { onSuccess: () => focusHeading(heading) });
  };
  const isOn = (saying: Saying) =>
    say.isPending && say.variables.call === saying.call && say.variables.transactionId === saying.transactionId;
  const both: Saying = { call: 'keep-both', ...ids(one, other) };
  return (
    <div className="rounded-md bg-yellow-soft px-3 py-2.5">
      <p className="font-medium">{m.balance_twice()}</p>
      <p className="text-ink-2">{m.balance_twice_words()}</p>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {[
          { line: one, saying: { call: 'merge', ...ids(one, other) } as const },
          { line: other, saying: { call: 'merge', ...ids(other, one) } as const },
        ].map(({ line, saying }) => (
          <div key={line.transactionId} className="flex flex-col gap-2 rounded-md border border-line bg-surface p-2.5">
            <LineFacts bankAccountId={bankAccountId} line={line} />
            {keepsBooks && (
              <Button
                size="sm"
                className="mt-auto w-fit"
                isPending={isOn(saying)}
                disabled={say.isPending}
                onClick={({ currentTarget }) => answer(saying, currentTarget)}
              >
                {m.balance_keep({ day: formatDate(line.transactionDate) })}
              </Button>
            )}
          </div>
        ))}
      </div>
      {keepsBooks && (
        <Button
          size="sm"
          className="mt-2"
          isPending={isOn(both)}
          disabled={say.isPending}
          onClick={({ currentTarget }) => answer(both, currentTarget)}
        >
          {m.balance_keep_both()}
        </Button>
      )}
    </div>
  );
}

function LineFacts({ bankAccountId, line }: { bankAccountId: string; line: BalanceLine }) {
  const { balance, reference, statementFrom, statementTo, isChosen } = line;
  return (
    <div className="wrap-anywhere">
      <LineLink bankAccountId={bankAccountId} line={line} />
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-xs [&>dt]:text-ink-2">
        {balance !== null && (
          <>
            <dt>{m.balance_after_line()}</dt>
            <dd className="tabular-nums">{exactAmount(balance)}</dd>
          </>
        )}
        {reference !== null && (
          <>
            <dt>{m.balance_reference()}</dt>
            <dd>{reference}</dd>
          </>
        )}
        {statementFrom !== null && statementTo !== null && (
          <>
            <dt>{m.balance_statement()}</dt>
            <dd>{periodName(statementFrom, statementTo)}</dd>
          </>
        )}
      </dl>
      {isChosen && <p className="mt-1 text-xs text-ink-2">{m.balance_is_chosen()}</p>}
    </div>
  );
}
