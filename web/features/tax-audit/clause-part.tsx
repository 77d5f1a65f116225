import { Link } from '@tanstack/react-router';
import { isoDate } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import { formatDate, formatInrExact, formatInstant } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge, type Tone } from '../../ui/badge';
import { SectionCard } from '../../ui/card';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { Answering } from './answering';
import type { Clause } from './tax-audit.queries';

type Common = { companyId: string; year: string; isByOldNumbers: boolean; mayChange: boolean };

const STATES: Readonly<Record<Clause['state'], { tone: Tone; label: () => string }>> = {
  books: { tone: 'blue', label: m.tax_audit_state_books },
  nothing: { tone: 'grey', label: m.tax_audit_state_nothing },
  profile: { tone: 'blue', label: m.tax_audit_state_profile },
  answered: { tone: 'green', label: m.tax_audit_state_answered },
  none: { tone: 'green', label: m.tax_audit_state_none },
  asked: { tone: 'yellow', label: m.tax_audit_state_asked },
};

/** The clauses of one group, with how many of them want an answer. */
export function ClausePart({ name, clauses, ...common }: Common & { name: string; clauses: readonly Clause[] }) {
  const open = clauses.filter(({ state }) => state === 'asked').length;
  return (
    <SectionCard title={name} description={open > 0 ? m.tax_audit_left({ count: open }) : m.tax_audit_all_answered()}>
      <ul aria-label={m.tax_audit_clauses_of({ part: name })} className="divide-y divide-line border-y border-line">
        {clauses.map((clause) => (
          <ClauseRow key={clause.id} clause={clause} {...common} />
        ))}
      </ul>
    </SectionCard>
  );
}

function ClauseRow({ clause, ...common }: Common & { clause: Clause }) {
  const { id, name, section, state, amount, said, rows, notes, answer } = clause;
  const number = common.isByOldNumbers ? m.tax_audit_old_clause({ clause: id }) : m.tax_audit_clause({ clause: id });
  return (
    <li className="flex flex-col gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
          <p className="text-xs text-ink-3 wrap-anywhere">
            {section ? m.tax_audit_number_and_section({ number, section }) : number}
          </p>
          <h3 className="font-medium wrap-anywhere">{name}</h3>
        </div>
        {amount !== null && (state === 'books' || state === 'nothing') && <Figure clause={clause} amount={amount} />}
        <Badge tone={STATES[state].tone}>{STATES[state].label()}</Badge>
        {clause.source === 'asked' && common.mayChange && <Answering clause={clause} {...common} />}
      </div>
      {said && <p className="text-ink-2 wrap-anywhere">{said}</p>}
      {answer?.answer === 'reported' && (
        <p className="wrap-anywhere">
          {answer.text}
          {answer.amount !== null && (
            <span className="ml-2 font-medium tabular-nums">{formatInrExact(parseRupees(answer.amount))}</span>
          )}
        </p>
      )}
      {answer && (
        <p className="text-xs text-ink-3">
          {m.tax_audit_answered_by({ name: answer.answeredByName, at: formatInstant(answer.answeredAt) })}
        </p>
      )}
      {rows.length > 0 && <Rows clause={clause} />}
      {notes.map((note) => (
        <p key={note} className="text-xs text-ink-2">
          {note}
        </p>
      ))}
    </li>
  );
}

function Figure({ clause: { name, steps }, amount }: { clause: Clause; amount: string }) {
  const figure = formatInrExact(parseRupees(amount));
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold tabular-nums">
      {figure}
      {steps.length > 0 && (
        <Why figure={name} value={figure}>
          {() => <ExplainedSteps explanation={{ steps }} />}
        </Why>
      )}
    </span>
  );
}

/** The entries behind a figure, each with the voucher that it opens. */
function Rows({ clause: { id, rows } }: { clause: Clause }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-0.5 font-medium text-ink-2">
        {m.tax_audit_rows({ count: rows.length })}
      </summary>
      <ul
        aria-label={m.tax_audit_rows_of({ clause: id })}
        className="mt-1 divide-y divide-line rounded-lg bg-sunken px-3"
      >
        {rows.map(({ text, date, party, amount, isCounted, voucherId }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never change their order
          <li key={place} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2">
            <span className="min-w-0 basis-full sm:flex-1 sm:basis-0">
              <span className="wrap-anywhere">{text}</span>
              <span className="block text-xs text-ink-3 wrap-anywhere">
                {[date && formatDate(isoDate(date)), party, !isCounted && m.tax_audit_only_listed()]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={isCounted ? 'font-medium tabular-nums' : 'text-ink-2 tabular-nums'}>
              {formatInrExact(parseRupees(amount))}
            </span>
            {voucherId && (
              <Link
                to="/ledger"
                search={{ voucher: voucherId }}
                className="underline underline-offset-3"
                aria-label={m.tax_audit_open_entry_of({ text })}
              >
                {m.tax_audit_open_entry()}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
