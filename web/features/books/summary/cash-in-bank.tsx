import { useQuery } from '@tanstack/react-query';
import { formatDate, formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { moneyWords } from '../../../ui/why/quantity';
import { Why } from '../../../ui/why/why';
import { coverageQuery } from '../books.queries';
import { type Cash, cashOf, cashSteps } from './cash-steps';

/** What the statements prove to be in the bank, account by account; nothing where no balance is known. */
export function CashInBank({ companyId }: { companyId: string }) {
  const { data } = useQuery(coverageQuery(companyId));
  const cash = data && cashOf(data);
  if (!cash) return null;
  return (
    <div className="border-t border-line pt-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p>{m.books_cash_on({ day: formatDate(cash.provedTo) })}</p>
          {cash.unknown.length > 0 && (
            <p className="text-xs text-orange">{m.books_cash_without({ accounts: cash.unknown.join(', ') })}</p>
          )}
        </div>
        <div className="flex items-center gap-3">
          <span className="font-semibold whitespace-nowrap tabular-nums">{formatInr(cash.total)}</span>
          <Why figure={m.books_cash()} value={moneyWords(cash.total)}>
            {() => <CashReason cash={cash} />}
          </Why>
        </div>
      </div>
      {cash.accounts.length > 1 && (
        <ul className="mt-1 text-sm text-ink-2">
          {cash.accounts.map(({ id, name, on, balance }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-0.5">
              <span className="min-w-0 wrap-anywhere">
                {name} {on !== cash.provedTo && <span className="text-xs text-ink-3">{formatDate(on)}</span>}
              </span>
              <span className="mr-7 whitespace-nowrap tabular-nums">{formatInr(balance)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The same sum in the corner of the card of what is to be paid. */
export function InBank({ companyId }: { companyId: string }) {
  const { data } = useQuery(coverageQuery(companyId));
  const cash = data && cashOf(data);
  if (!cash) return null;
  return (
    <Why
      figure={m.books_cash()}
      words={m.books_cash_short({ amount: formatInr(cash.total) })}
      value={moneyWords(cash.total)}
      className="no-underline hover:underline"
    >
      {() => <CashReason cash={cash} />}
    </Why>
  );
}

function CashReason({ cash }: { cash: Cash }) {
  return (
    <>
      <p className="text-ink-2">{m.books_cash_words()}</p>
      <ExplainedSteps explanation={cashSteps(cash)} />
    </>
  );
}
