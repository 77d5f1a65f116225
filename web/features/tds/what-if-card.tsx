import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, financialYearOf, isIsoDate, isoDate } from '#domain/shared/dates';
import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { useToday } from '../../lib/today';
import { SectionCard } from '../../ui/card';
import { DateInput } from '../../ui/form/date-input';
import { Field } from '../../ui/form/field';
import { type Column, Table } from '../../ui/list/table';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { type WhatIf, whatIfQuery } from './tds.queries';
import { dayOf, exact } from './tds.words';

const AHEAD_DAYS = 30;

/** Interest and late fee on a day that is chosen, beside those of today, each with its steps. */
export function WhatIfCard({ companyId }: { companyId: string }) {
  const today = useToday();
  const [on, setOn] = useState<string>(addDays(today, AHEAD_DAYS));
  const found = useQuery(whatIfQuery(companyId, on));
  return (
    <SectionCard title={m.tds_what_if()} description={m.tds_what_if_words()}>
      <div className="mb-4 w-52 max-w-full">
        <Field name="what-if-on" label={m.tds_what_if_on()}>
          {(control) => (
            <DateInput
              {...control}
              defaultValue={on}
              onChange={({ target: { value } }) => isIsoDate(value) && setOn(value)}
            />
          )}
        </Field>
      </div>
      {found.isError && <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />}
      {!found.isError && !found.data && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {found.data && <Outcome found={found.data} />}
    </SectionCard>
  );
}

type Line = {
  key: string;
  label: string;
  note: string;
  before: string;
  after: string;
  explained: readonly WhatIf['statements'][number]['explained'][] | null;
};

/** A quarter as calls name it, '2026-Q3', in words. */
function quarterOf(key: string): string {
  const [begins = '', name = ''] = key.split('-');
  return m.tds_statement_quarter_named({ quarter: name, year: financialYearOf(isoDate(`${begins}-04-01`)) });
}

function linesOf({ deposits, statements }: WhatIf): Line[] {
  const note = (open: string, dueOn: string) => m.tds_what_if_of({ amount: exact(open), day: dayOf(dueOn) });
  const lines: Line[] = [
    ...deposits.map(({ month, open, dueOn, before, after, explained }) => ({
      ...{ key: month, label: m.tds_what_if_month({ month: formatMonth(month) }), note: note(open, dueOn) },
      ...{ before, after, explained },
    })),
    ...statements.map(({ form, quarter, tax, dueOn, before, after, explained }) => ({
      ...{
        key: `${form}${quarter}`,
        label: m.tds_what_if_statement({ form, quarter: quarterOf(quarter) }),
        note: note(tax, dueOn),
      },
      ...{ before, after, explained: [explained] },
    })),
  ];
  const sum = (of: 'before' | 'after') =>
    formatRupees(paise(lines.reduce((total, line) => total + parseRupees(line[of]), 0)));
  const total = { key: 'sum', label: m.tds_what_if_sum(), note: '', explained: null };
  return lines.length < 2 ? lines : [...lines, { ...total, before: sum('before'), after: sum('after') }];
}

function Outcome({ found }: { found: WhatIf }) {
  const lines = linesOf(found);
  if (lines.length === 0) return <p className="text-sm text-ink-2">{m.tds_what_if_none()}</p>;
  const columns: readonly Column<Line>[] = [
    {
      ...{ key: 'for', header: m.tds_what_if_item(), isWide: true },
      cell: ({ label, note, explained }) => (
        <span className="flex flex-col">
          <span className={explained ? '' : 'font-semibold'}>{label}</span>
          {note && <span className="text-xs text-ink-3">{note}</span>}
        </span>
      ),
    },
    { key: 'before', header: m.tds_what_if_today(), isNumeric: true, cell: ({ before }) => exact(before) },
    {
      ...{ key: 'after', header: m.tds_what_if_then({ day: dayOf(found.on) }), isNumeric: true },
      cell: ({ label, after, explained }) => (
        <span className="inline-flex items-center justify-end gap-1">
          <span className={explained ? '' : 'font-semibold'}>{exact(after)}</span>
          {explained && (
            <Why figure={label} value={exact(after)}>
              {() => (
                <div className="flex flex-col gap-6">
                  {explained.map((one, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one figure never change places
                    <ExplainedSteps key={index} explanation={one} />
                  ))}
                </div>
              )}
            </Why>
          )}
        </span>
      ),
    },
  ];
  return <Table caption={m.tds_what_if()} columns={columns} rows={lines} rowKey={({ key }) => key} />;
}
