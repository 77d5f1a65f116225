import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays, isoDate } from '#domain/shared/dates';
import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { Verdict } from '../../../ui/state/verdict';
import { exactAmount, periodName } from '../words';
import { type AccountBalance as Balance, balancesQuery, type Difference } from './balance.calls';
import { DuplicateQuestion } from './duplicate-question';
import { LineLink } from './line-link';
import { SaidLines } from './said-lines';

type AccountBalanceProps = { companyId: string; bankAccountId: string; keepsBooks: boolean };

/**
 * What the bank and the books hold of an account, and the lines that explain where they differ: those open, or behind a word where
 * there is little room.
 */
export function AccountBalance(props: AccountBalanceProps & { isFolded?: boolean }) {
  const { companyId, bankAccountId, isFolded = false } = props;
  const balances = useQuery(balancesQuery(companyId));
  const account = balances.data?.find((one) => one.bankAccountId === bankAccountId);
  if (balances.isError) return <ErrorPanel error={balances.error} onRetry={() => void balances.refetch()} />;
  if (!account || (!account.balance && account.unproved.length === 0)) return null;
  const { balance, differenceCount } = account;
  const why = <BalanceWhy {...props} account={account} />;
  return (
    <section className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-medium text-ink-2">{m.balance_title()}</h3>
        {balance && (
          <>
            <Verdict isSound={differenceCount === 0}>
              {differenceCount === 0 ? m.balance_agrees() : m.balance_differs()}
            </Verdict>
            <span className="text-xs text-ink-2">{m.balance_on({ day: formatDate(balance.on) })}</span>
          </>
        )}
      </div>
      {balance && (
        <dl className={cx('grid gap-x-4 gap-y-0.5 text-sm tabular-nums', !isFolded && 'sm:grid-cols-3')}>
          <Figure name={m.balance_bank()} amount={balance.bank} isFolded={isFolded} />
          <Figure name={m.balance_book()} amount={balance.book} isFolded={isFolded} />
          <Figure name={m.balance_difference()} amount={balance.difference} isFolded={isFolded} />
        </dl>
      )}
      {isFolded ? (
        <details className="mt-1 text-sm">
          <summary className="w-fit cursor-pointer text-accent underline">{m.balance_how()}</summary>
          {why}
        </details>
      ) : (
        why
      )}
    </section>
  );
}

function BalanceWhy({ account, ...props }: AccountBalanceProps & { account: Balance }) {
  const { balance, differences, differenceCount, said, unproved } = account;
  const more = differenceCount - differences.length;
  return (
    <>
      {balance && <Sum bankAccountId={props.bankAccountId} balance={balance} />}
      {unproved.length > 0 && (
        <p className="mt-1 text-xs text-ink-2 wrap-anywhere">
          {m.balance_unproved({ statements: unproved.map(statementName).join(', ') })}
        </p>
      )}
      {differences.length > 0 && (
        <ul className="mt-2 flex flex-col divide-y divide-line rounded-md border border-line text-sm">
          {differences.map((difference) => (
            <li key={`${difference.after} ${difference.date}`} className="flex flex-col gap-2 px-3 py-2.5">
              <DifferenceWords {...props} difference={difference} />
            </li>
          ))}
          {more > 0 && <li className="px-3 py-2 text-ink-2">{m.balance_more({ count: formatCount(more) })}</li>}
        </ul>
      )}
      {said.length > 0 && <SaidLines companyId={props.companyId} said={said} keepsBooks={props.keepsBooks} />}
    </>
  );
}

const statementName = ({ fileName, from, to }: Balance['unproved'][number]): string => {
  const period = from && to ? periodName(from, to) : '';
  return fileName ? `${fileName} (${period})` : period;
};

type SumProps = { bankAccountId: string; balance: NonNullable<Balance['balance']> };

/** How the figure of the books comes about, and which transactions have no balance of the bank beside them. */
function Sum({ bankAccountId, balance }: SumProps) {
  const { opening, openingOn, received, paid, book, on, earlierCount, laterCount } = balance;
  const search = { account: bankAccountId } as const;
  const [first, last] = [formatDate(openingOn), formatDate(on)];
  return (
    <div className="mt-1 flex flex-col gap-0.5 text-xs text-ink-2 tabular-nums">
      <p>
        {m.balance_sum({
          ...{ opening: exactAmount(opening), day: first },
          ...{ received: exactAmount(received), paid: exactAmount(paid), book: exactAmount(book) },
        })}
      </p>
      {earlierCount > 0 && (
        <p>
          {m.balance_earlier_words()}{' '}
          <Link to="/transactions" search={{ ...search, to: openingOn }} className="text-accent underline">
            {m.balance_earlier({ count: formatCount(earlierCount), day: first })}
          </Link>
        </p>
      )}
      {laterCount > 0 && (
        <p>
          {m.balance_later_words()}{' '}
          <Link
            to="/transactions"
            search={{ ...search, from: addDays(isoDate(on), 1) }}
            className="text-accent underline"
          >
            {m.balance_later({ count: formatCount(laterCount), day: last })}
          </Link>
        </p>
      )}
    </div>
  );
}

type FigureProps = { name: string; amount: string; isFolded: boolean };

/** A figure below its name, or beside it where there is little room. */
function Figure({ name, amount, isFolded }: FigureProps) {
  return (
    <div className={cx('flex justify-between gap-x-3', !isFolded && 'sm:block')}>
      <dt className={cx('min-w-0 text-ink-2', !isFolded && 'sm:text-xs')}>{name}</dt>
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
          to="/transactions"
          search={{ account: bankAccountId, from: first, to: date }}
          className="w-fit text-accent underline"
        >
          {m.balance_all_lines({ count: formatCount(lineCount) })}
        </Link>
      )}
    </>
  );
}
