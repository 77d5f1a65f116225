import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays, isoDate } from '#domain/shared/dates';
import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { exactAmount, periodName } from '../words';
import { type AccountBalance as Balance, balancesQuery, type Difference } from './balance.calls';
import { DuplicateQuestion } from './duplicate-question';
import { LineLink } from './line-link';
import { SaidLines } from './said-lines';

type AccountBalanceProps = { companyId: string; bankAccountId: string; keepsBooks: boolean };

/** What the bank and the books hold of an account, and the lines that explain where they differ. */
export function AccountBalance({ companyId, bankAccountId, keepsBooks }: AccountBalanceProps) {
  const balances = useQuery(balancesQuery(companyId));
  const account = balances.data?.find((one) => one.bankAccountId === bankAccountId);
  if (balances.isError) return <ErrorPanel error={balances.error} onRetry={() => void balances.refetch()} />;
  if (!account?.balance) return null;
  const { balance, differences, differenceCount, said } = account;
  const more = differenceCount - differences.length;
  return (
    <section className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-medium text-ink-2">{m.balance_title()}</h3>
        <Badge tone={differenceCount === 0 ? 'green' : 'yellow'}>
          {differenceCount === 0 ? m.balance_agrees() : m.balance_differs()}
        </Badge>
        <span className="text-xs text-ink-2">{m.balance_on({ day: formatDate(balance.on) })}</span>
      </div>
      <Figures balance={balance} />
      {differences.length > 0 && (
        <ul className="mt-2 flex flex-col divide-y divide-line rounded-md border border-line text-sm">
          {differences.map((difference) => (
            <li key={`${difference.after} ${difference.date}`} className="flex flex-col gap-2 px-3 py-2.5">
              <DifferenceWords {...{ companyId, bankAccountId, difference, keepsBooks }} />
            </li>
          ))}
          {more > 0 && <li className="px-3 py-2 text-ink-2">{m.balance_more({ count: formatCount(more) })}</li>}
        </ul>
      )}
      {said.length > 0 && <SaidLines companyId={companyId} said={said} keepsBooks={keepsBooks} />}
    </section>
  );
}

function Figures({ balance }: { balance: NonNullable<Balance['balance']> }) {
  const { opening, openingOn, received, paid, book, bank, difference, earlierCount, laterCount } = balance;
  const beside = earlierCount + laterCount;
  return (
    <>
      <dl className="grid gap-x-4 gap-y-0.5 text-sm tabular-nums sm:grid-cols-3">
        <Figure name={m.balance_bank()} amount={bank} />
        <Figure name={m.balance_book()} amount={book} />
        <Figure name={m.balance_difference()} amount={difference} />
      </dl>
      <p className="mt-1 text-xs text-ink-2 tabular-nums">
        {m.balance_sum({
          ...{ opening: exactAmount(opening), day: formatDate(openingOn) },
          ...{ received: exactAmount(received), paid: exactAmount(paid), book: exactAmount(book) },
        })}{' '}
        {beside > 0 && m.balance_beside({ count: formatCount(beside) })}
      </p>
    </>
  );
}

/** A figure below its name, or beside it where there is little room. */
function Figure({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-x-3 sm:block">
      <dt className="min-w-0 text-ink-2 sm:text-xs">{name}</dt>
      <dd className="font-medium">{exactAmount(amount)}</dd>
    </div>
  );
}

type DifferenceProps = AccountBalanceProps & { difference: Difference };

function DifferenceWords({ companyId, bankAccountId, difference, keepsBooks }: DifferenceProps) {
  const { after, date, amount, duplicates, lines, lineCount } = difference;
  const isMore = !amount.startsWith('-');
  const first = addDays(isoDate(after), 1);
  const days = { period: periodName(first, date), amount: exactAmount(amount.replace('-', '')) };
  const names = duplicates.length === 0;
  return (
    <>
      <p className="break-words">{isMore ? m.balance_books_hold_more(days) : m.balance_books_hold_less(days)}</p>
      {duplicates.map((duplicate) => (
        <DuplicateQuestion
          key={`${duplicate.one.transactionId} ${duplicate.other.transactionId}`}
          {...{ companyId, bankAccountId, duplicate, keepsBooks }}
        />
      ))}
      {names && lines.length > 0 && (
        <ul className="flex flex-col gap-1">
          {lines.map((line) => (
            <li key={line.transactionId} className="wrap-anywhere">
              <LineLink bankAccountId={bankAccountId} line={line} />
            </li>
          ))}
        </ul>
      )}
      {names && lineCount > lines.length && (
        <Link
          to="/"
          search={{ tab: 'transactions', all: true, account: bankAccountId, from: first, to: date }}
          className="w-fit text-accent underline"
        >
          {m.balance_all_lines({ count: formatCount(lineCount) })}
        </Link>
      )}
    </>
  );
}
