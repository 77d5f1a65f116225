import { Link } from '@tanstack/react-router';
import { m } from '../../../../lib/messages';
import { ItemLink } from '../../../../ui/item-link';
import type { BankTransaction } from '../../books.queries';
import { categoryName, kindName } from '../../words';

/** What follows from a line as it stands: where the reports count it, what it may ask to withhold, what it pays. */
export function Triggers({ row }: { row: BankTransaction }) {
  const { category, tdsApplicable, tdsSection, isSplit, isReconciled, reconciledWith } = row;
  const paid = isReconciled && reconciledWith?.kind === 'filing' ? reconciledWith.id : undefined;
  return (
    <>
      <h3 className="text-xs text-ink-3">{m.transactions_triggers()}</h3>
      <ul className="flex flex-col gap-1.5 text-sm">
        <li>{isSplit ? m.transactions_triggers_parts() : reportWords(row)}</li>
        {!isSplit && category !== null && tdsApplicable && tdsSection && (
          <li>
            {m.transactions_triggers_tds({ section: tdsSection })}{' '}
            <Link
              to="/company-facts"
              search={{ tab: 'events' }}
              className="font-medium text-accent underline underline-offset-2"
            >
              {m.transactions_triggers_record()}
            </Link>
          </li>
        )}
        {paid && (
          <li>
            <ItemLink itemId={paid}>{m.transactions_triggers_pays()}</ItemLink>
          </li>
        )}
      </ul>
    </>
  );
}

function reportWords(row: BankTransaction): string {
  const { category } = row;
  if (category === null) return m.transactions_triggers_none();
  const words = { kind: kindName(category), category: categoryName(row) };
  return category === 'income' || category === 'expense'
    ? m.transactions_triggers_report(words)
    : m.transactions_triggers_left_out(words);
}
