import { cx } from '../../../ui/cx';
import { OPENS } from '../ledger-link';
import { figure } from './figure';
import { Figure } from './figure-cell';
import type { Statement } from './statement.queries';
import { Scrolled } from './statement-table';

const HEAD = 'border-b border-line bg-sunken px-3 py-2 text-xs font-medium text-ink-2';
const CELL = 'border-b border-line px-3 py-1.5 text-right tabular-nums whitespace-nowrap';

type NoteTablesProps = { notes: Statement['notes']; onAccount: (account: string) => void };

/** The notes of a statement that have columns of their own: movements, ages, earnings per share. */
export function NoteTables({ notes, onAccount }: NoteTablesProps) {
  return notes.map(({ id, title, headings, rows, says }) => (
    <section key={id} aria-label={title} className="mt-5 flex flex-col gap-2 break-inside-avoid">
      <h3 className="text-sm font-semibold">{title}</h3>
      <Scrolled label={title}>
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <td className={HEAD} />
              {headings.map((heading) => (
                <th key={heading} scope="col" className={cx(HEAD, 'min-w-24 text-right')}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, kind, unit, accountId, amounts }) => {
              const open = accountId ? () => onAccount(accountId) : undefined;
              const weight = kind === 'total' ? 'font-semibold' : 'font-normal';
              return (
                <tr key={name} className={weight}>
                  <th
                    scope="row"
                    className={cx(
                      'sticky left-0 z-10 min-w-36 border-b border-line bg-surface px-3 py-1.5 text-left',
                      weight,
                    )}
                  >
                    {open ? (
                      <button type="button" className={cx(OPENS, weight)} onClick={open}>
                        {name}
                      </button>
                    ) : (
                      name
                    )}
                  </th>
                  {amounts.map((amount, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
                    <td key={at} className={CELL}>
                      <Figure
                        text={unit === 'count' ? figure(amount, true).replace(/\.00$/, '') : figure(amount)}
                        onOpen={open}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrolled>
      {says.map((text) => (
        <p key={text} className="text-xs text-ink-2">
          {text}
        </p>
      ))}
    </section>
  ));
}
