import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { IsoDate } from '#domain/shared/dates';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { Input } from '../../../ui/form/field';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { BasisLine } from './basis-line';
import { CashChoices } from './cash-choices';
import { daysOfColumn } from './figure-cell';
import { NoteTables } from './note-tables';
import { NothingBooked } from './nothing-booked';
import { type Asked, type StatementName, statementQuery } from './statement.queries';
import type { StatementSearch, ViewProps } from './statement.search';
import { StatementTable } from './statement-table';
import { Bar, DayChoice, Files, PeriodChoice, periodIn, Tick, UnitChoice } from './statement-tools';

const NAMES: Record<StatementName, () => string> = {
  'profit-and-loss': m.statement_profit,
  'balance-sheet': m.statement_balance_sheet,
  'cash-flow': m.statement_cash_flow,
};

/** Profit and loss, balance sheet or cash flow, with what is asked of it and what it rests on. */
export function StatementView({ companyId, search, onSearch, report }: ViewProps & { report: StatementName }) {
  const today = useToday();
  const asked = askedOf(report, search, today);
  const statement = useQuery(statementQuery(companyId, report, asked));
  const [isWithAccounts, setIsWithAccounts] = useState(true);
  const name = NAMES[report]();
  const { data } = statement;
  // A balance is that of the year up to its day.
  const days = report === 'balance-sheet' ? {} : search;
  return (
    <>
      <Bar>
        {report === 'balance-sheet' ? (
          <DayChoice search={search} onSearch={onSearch} today={today} />
        ) : (
          <PeriodChoice search={search} onSearch={onSearch} today={today} />
        )}
        {report !== 'cash-flow' && (
          <Tick
            label={m.statement_months()}
            isOn={search.columns === 'month'}
            onChange={(isOn) => onSearch({ columns: isOn ? 'month' : undefined })}
          />
        )}
        <Tick
          label={m.statement_prior_year()}
          isOn={search.compare === 'year'}
          onChange={(isOn) => onSearch({ compare: isOn ? 'year' : undefined })}
        />
        {report === 'profit-and-loss' && (
          <Tick
            label={m.statement_as_paid()}
            isOn={search.basis === 'cash'}
            onChange={(isOn) => onSearch({ basis: isOn ? 'cash' : undefined })}
          />
        )}
        {report !== 'cash-flow' && (
          <Tick label={m.statement_accounts()} isOn={isWithAccounts} onChange={setIsWithAccounts} />
        )}
        <UnitChoice search={search} onSearch={onSearch} />
        {report === 'balance-sheet' && (
          <AmountChoice name="due" label={m.statement_due()} value={search.due} onChoose={(due) => onSearch({ due })} />
        )}
        {report === 'profit-and-loss' && (
          <AmountChoice
            name="face"
            label={m.statement_face()}
            value={search.face}
            onChoose={(face) => onSearch({ face })}
          />
        )}
      </Bar>
      <SectionCard
        title={name}
        {...(data && { description: daysOf(report, data, search.unit) })}
        actions={data && <Files companyId={companyId} name={name} of={{ report, query: asked }} />}
        className="w-fit max-w-full min-w-[min(100%,40rem)]"
      >
        {statement.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
        {statement.isError && <ErrorPanel error={statement.error} onRetry={() => void statement.refetch()} />}
        {data && isNothing(data) && <NothingBooked />}
        {data && !isNothing(data) && (
          <StatementTable
            statement={data}
            isWithAccounts={isWithAccounts && report !== 'cash-flow'}
            onAccount={(account, column) =>
              onSearch({
                tab: 'ledger',
                account,
                ...daysOfColumn(column, days),
              })
            }
            onProfit={(column) =>
              onSearch({
                tab: 'profit-and-loss',
                ...daysOfColumn(column, days),
              })
            }
          />
        )}
        {data && !isNothing(data) && (
          <NoteTables
            notes={data.notes}
            onAccount={(account) => onSearch({ tab: 'ledger', account, ...daysOfColumn(wholeOf(data), days) })}
          />
        )}
        {data && report === 'cash-flow' && <CashChoices companyId={companyId} />}
        {data && <BasisLine report={data} onSearch={onSearch} />}
      </SectionCard>
    </>
  );
}

const wholeOf = ({ from, to }: { from: string | null; to: string }) => ({
  ...{ kind: 'total', id: 'total' },
  from,
  to,
});

/** No line, and no entry either: lines whose entries come to nothing are left out as well. */
const isNothing = ({ rows, isBooked }: { rows: readonly { kind: string }[]; isBooked: boolean }) =>
  !isBooked && rows.every(({ kind }) => kind === 'total');

function daysOf(
  report: StatementName,
  { from, to, unitName }: { from: string | null; to: string; unitName: string },
  unit?: string,
): string {
  const days =
    report === 'balance-sheet' || !from
      ? m.statement_as_on({ day: formatDate(to) })
      : m.period_days({ from: formatDate(from), to: formatDate(to) });
  return unit ? `${days} · ${unitName}` : days;
}

function askedOf(report: StatementName, search: StatementSearch, today: IsoDate): Asked {
  const { from, to } = periodIn(search, today);
  return {
    ...(report === 'balance-sheet' ? { on: search.on ?? today } : { from, to }),
    ...(search.columns && report !== 'cash-flow' && { columns: search.columns }),
    ...(search.compare === 'year' && { compare: 'year' }),
    ...(search.unit && { unit: search.unit }),
    ...(search.basis && report === 'profit-and-loss' && { basis: search.basis }),
    ...(search.face && report === 'profit-and-loss' && { face: search.face }),
    ...(search.due && report === 'balance-sheet' && { due: `2401:${search.due}` }),
  };
}

const FORMS = { due: /^\d{1,13}(\.\d{1,2})?$/, face: /^\d{1,8}(\.\d{1,2})?$/ };

type AmountChoiceProps = {
  name: 'due' | 'face';
  label: string;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
};

/** What the books do not know: what of the term loans falls due within twelve months, or the face value of a share. */
function AmountChoice({ name, label, value, onChoose }: AmountChoiceProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(name) ?? '').replace(/[,\s]/g, '');
    onChoose(FORMS[name].test(typed) && Number(typed) > 0 ? typed : undefined);
  };
  const id = `statement-${name}`;
  return (
    <form key={value} onSubmit={send} className="flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        name={name}
        inputMode="decimal"
        defaultValue={value}
        className={name === 'due' ? 'w-32' : 'w-20'}
      />
      <Button size="sm" type="submit">
        {m.statement_due_apply()}
      </Button>
    </form>
  );
}
