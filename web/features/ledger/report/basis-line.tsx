import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import { figure } from './figure';
import type { Basis } from './statement.queries';
import type { ChangeStatement } from './statement.search';

const LINK = 'rounded-sm underline decoration-line-strong underline-offset-2 hover:decoration-current';

/** On what the figures rest, what they lack, and what a chartered accountant is to confirm. */
export function BasisLine({ report, onSearch }: { report: Basis; onSearch: ChangeStatement }) {
  const { basis, missing } = report;
  return (
    <div className="mt-3 flex flex-col gap-1.5 text-sm text-ink-2">
      <p>{basis.text}</p>
      <p className="text-xs">
        {basis.provenTo ? m.statement_proven({ day: formatDate(basis.provenTo) }) : m.statement_not_proven()}
        {basis.lockedTo && ` ${m.statement_locked({ day: formatDate(basis.lockedTo) })}`}
      </p>
      {missing.length > 0 && (
        <ul aria-label={m.statement_missing()} className="flex flex-col gap-1 text-xs">
          {missing.map(({ id, text, accountId }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-2">
              <Badge tone="yellow">{m.statement_missing_mark()}</Badge>
              <span>{text}</span>
              {accountId && (
                <button type="button" className={LINK} onClick={() => onSearch({ tab: 'ledger', account: accountId })}>
                  {m.statement_see_entries()}
                </button>
              )}
              {id === 'statements' && (
                <Link to="/bank-management" className={LINK}>
                  {m.statement_upload()}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {basis.estimates.map(({ id, text, amount }) => (
        <p key={id} className="text-xs">
          {m.statement_estimate({ text, amount: figure(amount) })}
        </p>
      ))}
      {basis.toConfirm.map((text) => (
        <p key={text} className="text-xs">
          {m.statement_confirm({ text })}
        </p>
      ))}
    </div>
  );
}
