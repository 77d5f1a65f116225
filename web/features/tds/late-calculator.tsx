import { useState } from 'react';
import { type IsoDate, isIsoDate } from '#domain/shared/dates';
import type { Explained } from '#domain/shared/explained';
import { type Paise, paise } from '#domain/shared/money';
import { type CostOfBeingLate, costOfBeingLate } from '#domain/tds/being-late';
import type { StatementKind } from '#domain/tds/due-dates';
import { formatDate, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { amountOf } from '../../lib/typed-amount';
import { SectionCard } from '../../ui/card';
import { Field, Select } from '../../ui/form/field';
import { RuleMarks } from '../../ui/why/rule-marks';
import { summaryWords } from '../../ui/why/why-words';
import { areAmounts, DayField, FigureField } from './calculator-fields';
import { DaysList, OpenedBy, shown } from './days-of-tax';

type Typed = {
  kind: StatementKind;
  tax: string;
  listed: string;
  /** Each empty where nothing is said: on the day of the payment, or today. */
  eventOn: string;
  withheldOn: string;
  depositedOn: string;
  filedOn: string;
  givenOn: string;
};

type Found = { problem: string } | CostOfBeingLate | undefined;

/** What being late costs, from days and tax as they are typed; what cannot be is told and not worked out. */
function workOut({ kind, tax: taxText, listed, eventOn, ...days }: Typed, today: IsoDate): Found {
  const tax = amountOf(taxText);
  if (tax === undefined || !areAmounts(listed) || !isIsoDate(eventOn)) return undefined;
  const day = (text: string, other: IsoDate): IsoDate => (isIsoDate(text) ? text : other);
  const withheldOn = day(days.withheldOn, eventOn);
  if (withheldOn < eventOn) return { problem: m.tds_late_wrong_withheld() };
  // Of tax that falls due later than today the deposit is asked for on its own day.
  const depositedOn = day(days.depositedOn, today < withheldOn ? withheldOn : today);
  if (depositedOn < withheldOn) return { problem: m.tds_late_wrong_deposited() };
  const taxInStatement = amountOf(listed) ?? tax;
  if (taxInStatement < tax) return { problem: m.tds_late_wrong_listed({ amount: formatInrExact(tax) }) };
  const dated = { withheldOn, depositedOn, filedOn: day(days.filedOn, today), givenOn: day(days.givenOn, today) };
  const found = costOfBeingLate({ kind, tax, taxInStatement, eventOn, ...dated });
  if (!found) return { problem: m.tds_late_no_law() };
  const { to } = found.days.quarter;
  if (isIsoDate(days.filedOn) && days.filedOn <= to)
    return { problem: m.tds_late_wrong_filed({ day: formatDate(to) }) };
  return found;
}

/** Tax and the days on which it fell due, was deducted, deposited, listed and certified: interest, fee and what may be imposed. */
export function LateCalculator() {
  const today: IsoDate = useToday();
  const [typed, setTyped] = useState<Typed>({
    ...{ kind: 'residents', tax: '', listed: '', eventOn: today },
    ...{ withheldOn: '', depositedOn: '', filedOn: '', givenOn: '' },
  });
  const write = (field: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped((known) => ({ ...known, [field]: event.target.value }));
  const found = workOut(typed, today);
  return (
    <SectionCard title={m.tds_late_title()} description={m.tds_late_words()}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field name="late-kind" label={m.tds_late_kind()}>
          {(control) => (
            <Select
              {...control}
              value={typed.kind}
              onChange={write('kind')}
              choices={[
                { value: 'residents', label: m.tds_late_residents() },
                { value: 'salary', label: m.tds_late_salary() },
                { value: 'non-residents', label: m.tds_late_abroad() },
                { value: 'collection', label: m.tds_late_collection() },
              ]}
            />
          )}
        </Field>
        <FigureField name="late-tax" label={m.tds_late_tax()} value={typed.tax} onChange={write('tax')} />
        <DayField
          name="late-due"
          label={m.tds_late_due_on()}
          hint={m.tds_late_due_on_hint()}
          first={today}
          onChange={write('eventOn')}
        />
        <DayField
          name="late-withheld"
          label={m.tds_late_withheld_on()}
          hint={m.tds_late_withheld_on_hint()}
          onChange={write('withheldOn')}
        />
        <DayField
          name="late-deposited"
          label={m.tds_late_deposited_on()}
          hint={m.tds_late_today()}
          onChange={write('depositedOn')}
        />
        <DayField
          name="late-filed"
          label={m.tds_late_filed_on()}
          hint={m.tds_late_today()}
          onChange={write('filedOn')}
        />
        <FigureField
          name="late-listed"
          label={m.tds_late_listed()}
          hint={m.tds_late_listed_hint()}
          value={typed.listed}
          onChange={write('listed')}
        />
        <DayField
          name="late-given"
          label={m.tds_late_given_on()}
          hint={m.tds_late_today()}
          onChange={write('givenOn')}
        />
      </div>
      <div aria-live="polite" className="mt-4">
        {found && 'problem' in found && <p className="text-sm font-medium text-red">{found.problem}</p>}
        {found && !('problem' in found) && <Result found={found} />}
      </div>
    </SectionCard>
  );
}

/** A sum with its steps, or that there is none of it. */
function Cost({ words, sum, of }: { words: (of: { amount: string }) => string; sum: Paise; of: Explained<unknown> }) {
  const told = words({ amount: formatInrExact(sum) });
  return (
    <span className="flex items-center justify-between gap-2">
      <span className={sum > 0 ? 'font-medium text-red' : 'text-ink-2'}>{sum > 0 ? told : m.tds_late_in_time()}</span>
      {sum > 0 && <OpenedBy figure={told} value={formatInrExact(sum)} of={of} />}
    </span>
  );
}

function Result({ found: { days, interest, argued, fee, penalty, exposure } }: { found: CostOfBeingLate }) {
  const [ofDeposit, ofStatement] = [interest?.value.payable ?? paise(0), fee?.value ?? paise(0)];
  const told = [interest, fee].filter((one) => one !== null && summaryOf(one) !== '');
  return (
    <div className="flex flex-col gap-3">
      {interest && (
        <p className="text-lg font-semibold">
          {fee
            ? m.tds_late_result({
                ...{ interest: formatInrExact(ofDeposit), fee: formatInrExact(ofStatement) },
                sum: formatInrExact(paise(ofDeposit + ofStatement)),
              })
            : m.tds_late_result_interest({ interest: formatInrExact(ofDeposit) })}
        </p>
      )}
      <ul className="text-sm text-ink-2 empty:hidden">
        {told.map((one) => one && <li key={summaryOf(one)}>{summaryOf(one)}</li>)}
      </ul>
      <DaysList
        days={days}
        costs={{
          deposit: interest && <Cost words={m.tds_late_interest} sum={ofDeposit} of={interest} />,
          statement: fee && <Cost words={m.tds_late_fee} sum={ofStatement} of={fee} />,
          certificate: exposure && <Cost words={m.tds_late_exposure} sum={exposure.value} of={exposure} />,
        }}
      />
      {argued && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          <span className="font-medium text-ink">
            {m.tds_late_argued({ amount: formatInrExact(argued.value.payable) })}
          </span>
          <RuleMarks of={[argued]} />
          <OpenedBy
            figure={m.tds_late_argued({ amount: formatInrExact(argued.value.payable) })}
            value={formatInrExact(argued.value.payable)}
            of={argued}
          />
          <span>{m.tds_late_argued_words({ amount: formatInrExact(ofDeposit) })}</span>
        </p>
      )}
      {penalty?.value && (
        <p className="flex items-center gap-2 text-sm text-ink-2">
          {summaryOf(penalty)}
          <OpenedBy figure={m.tds_late_penalty()} value={summaryOf(penalty)} of={penalty} />
        </p>
      )}
    </div>
  );
}

const summaryOf = (explained: Explained<unknown>): string => summaryWords(shown(explained)) ?? '';
