import { useState } from 'react';
import { type AdvanceTaxDesk, type AdvanceTaxDeskFacts, deskIfPaid } from '#domain/income-tax/advance-tax-desk';
import { addDays, type IsoDate, isIsoDate, isoDate, yearEnd } from '#domain/shared/dates';
import { formatRupees, type Paise, paise } from '#domain/shared/money';
import { groupedRupees } from '../../lib/form-parts';
import { formatDate, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { amountOf } from '../../lib/typed-amount';
import { SectionCard } from '../../ui/card';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
import { lastOf, OpenedFigure } from './figures';

type IfPaidCardProps = { facts: AdvanceTaxDeskFacts; desk: AdvanceTaxDesk };

/** Interest if an amount is paid on a day that is chosen: the next instalment a day late, until another is typed. */
export function IfPaidCard({ facts, desk }: IfPaidCardProps) {
  const usual = desk.next?.toPay ?? paise(Math.max(0, desk.advance.value.liability - desk.paid));
  const [day, setDay] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const usualDay = desk.next ? addDays(desk.next.dueOn, 1) : addDays(facts.asOf, 1);
  const on: IsoDate = day && isIsoDate(day) && day >= facts.asOf ? isoDate(day) : usualDay;
  const amount: Paise | undefined = typed === undefined ? usual : amountOf(typed);
  return (
    <SectionCard title={m.advance_tax_if_paid()} description={m.advance_tax_if_paid_words()}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-3">
        <Field
          name="pay-on"
          label={m.advance_tax_pay_on()}
          error={day && isIsoDate(day) && day < facts.asOf ? m.advance_tax_pay_on_past() : undefined}
        >
          {(control) => (
            <DateInput
              {...control}
              key={usualDay}
              defaultValue={usualDay}
              min={facts.asOf}
              onChange={({ target: { value } }) => setDay(value)}
            />
          )}
        </Field>
        <Field
          name="pay-amount"
          label={m.advance_tax_pay_amount()}
          error={amount === undefined ? m.advance_tax_wrong() : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={30}
              value={typed ?? groupedRupees(formatRupees(usual))}
              onChange={({ target: { value } }) => setTyped(value)}
            />
          )}
        </Field>
        {amount !== undefined && <Outcome facts={facts} desk={desk} on={on} amount={amount} />}
      </div>
    </SectionCard>
  );
}

function Outcome({ facts, desk, on, amount }: IfPaidCardProps & { on: IsoDate; amount: Paise }) {
  const then = deskIfPaid(facts, { paidOn: on, amount });
  const { total } = then.interest;
  const more = paise(total.value - desk.interest.total.value);
  const figure = m.advance_tax_interest_on({ day: formatDate(on) });
  return (
    <div className="flex flex-col gap-1 text-sm" aria-live="polite">
      <p className="font-medium">{figure}</p>
      <p className="text-xl font-semibold">
        <OpenedFigure figure={figure} amount={total.value} of={total} step={lastOf(total)} />
      </p>
      <p className="text-ink-2">
        {more > 0 ? m.advance_tax_more({ amount: formatInrExact(more) }) : m.advance_tax_no_more()}
      </p>
      {on > yearEnd(facts.year) && <p className="text-ink-3">{m.advance_tax_after_year()}</p>}
    </div>
  );
}
