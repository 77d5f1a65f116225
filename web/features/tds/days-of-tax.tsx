import type { ReactNode } from 'react';
import type { IsoDate } from '#domain/shared/dates';
import type { Explained } from '#domain/shared/explained';
import type { DaysOfTax } from '#domain/tds/days-of-tax';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import type { ShownExplanation } from '../../ui/why/explained';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { RuleMarks } from '../../ui/why/rule-marks';
import { Why } from '../../ui/why/why';
import { wordedHere } from './tds.words';

/** A figure that opens to the steps which made it, in the words of the page. */
export function OpenedBy({ figure, value, of }: { figure: string; value: string; of: Explained<unknown> }) {
  return (
    <Why figure={figure} value={value}>
      {() => <ExplainedSteps explanation={shown(of)} />}
    </Why>
  );
}

/** The steps of a computation in the language of the page. */
export const shown = ({ steps }: Explained<unknown>): ShownExplanation => wordedHere({ steps }) as ShownExplanation;

type DaysProps = {
  days: DaysOfTax;
  /** What each of the three costs where it is late. */
  costs?: { deposit?: ReactNode; statement?: ReactNode; certificate?: ReactNode };
};

/** By when tax is deposited, its statement filed and its certificate given, each with why. */
export function DaysList({ days: { quarter, deposit, statement, certificate }, costs = {} }: DaysProps) {
  const named = { quarter: quarter.name, year: quarter.year };
  return (
    <dl className="grid grid-cols-1 gap-2 sm:grid-cols-3">
      <Day label={m.tds_days_deposit()} day={deposit?.value} of={deposit} cost={costs.deposit} />
      <Day
        label={statement ? m.tds_days_statement({ form: statement.value.form, ...named }) : m.tds_days_statement_none()}
        day={statement?.value.dueOn}
        of={statement}
        cost={costs.statement}
      />
      <Day
        label={certificate ? m.tds_days_certificate({ form: certificate.form }) : m.tds_days_certificate_none()}
        day={certificate?.due.value}
        of={certificate?.due}
        after={statement}
        cost={costs.certificate}
      />
    </dl>
  );
}

type DayProps = {
  label: string;
  day: IsoDate | undefined;
  of: Explained<unknown> | null | undefined;
  /** What the day is counted from: its mark is this day's, too. */
  after?: Explained<unknown> | null;
  cost: ReactNode;
};

function Day({ label, day, of, after, cost }: DayProps) {
  const told = day ? formatDate(day) : m.tds_days_none();
  return (
    <div className="flex flex-col gap-0.5 rounded-lg border border-line px-3 py-2">
      <dt className="flex items-center justify-between gap-2 text-xs text-ink-2">
        {label}
        {of && <OpenedBy figure={label} value={told} of={of} />}
      </dt>
      <dd className={day ? 'font-semibold tabular-nums' : 'text-sm text-ink-2'}>{told}</dd>
      {of && (
        <dd className="empty:hidden">
          <RuleMarks of={after ? [after, of] : [of]} />
        </dd>
      )}
      {cost && <dd className="text-sm">{cost}</dd>}
    </div>
  );
}
