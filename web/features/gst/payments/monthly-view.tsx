import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMayChange } from '../../../lib/access';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { DateText } from '../../../ui/figure/date-text';
import { Chips } from '../../../ui/list/chips';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Why } from '../../../ui/why/why';
import { periodWords } from '../gst.words';
import { DayChoice } from '../settle/day-choice';
import { isNought, rupees, totalOf } from '../settle/figures';
import type { Which } from '../settle/settle.queries';
import { TaxTable, taxLine } from '../settle/tax-table';
import { ChallanDialog } from './challan-dialog';
import { EntryLines } from './entry-lines';
import { type Method, type Monthly, monthlyQuery } from './payments.queries';

/** PMT-06 of a month: the fixed sum or the tax of the month, what was deposited, and the interest on what comes late. */
export function MonthlyView({ companyId, which }: { companyId: string; which: Which }) {
  const today = useToday();
  const [method, setMethod] = useState<Method>('fixed-sum');
  const [on, setOn] = useState<string>(today);
  const found = useQuery(monthlyQuery(companyId, which, method, on || today));
  const mayChange = useMayChange(companyId);
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={6} label={m.gst_loading()} />;
  const monthly = found.data;
  const isOpen = !isNought(monthly.openTotal);
  const done = isNought(totalOf(monthly.deposited)) ? m.gst_pmt06_none() : m.gst_pmt06_done();
  return (
    <SectionCard
      title={m.gst_pmt06({ period: periodWords(which.period) })}
      description={isOpen ? m.gst_pmt06_open({ amount: rupees(monthly.openTotal) }) : done}
      actions={
        mayChange &&
        isOpen && (
          <ChallanDialog
            companyId={companyId}
            gstin={which.gstin}
            reason="monthly-payment"
            period={which.period}
            amounts={monthly.open}
            trigger={<Button variant="primary">{m.gst_challan_record()}</Button>}
          />
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Chips
            label={m.gst_pmt06_method()}
            value={monthly.method}
            onChoose={setMethod}
            choices={[
              ...(monthly.fixed ? [{ value: 'fixed-sum' as const, label: m.gst_pmt06_fixed() }] : []),
              { value: 'self-assessed', label: m.gst_pmt06_self() },
            ]}
          />
          <DayChoice label={m.gst_pmt06_on()} value={on} onChange={setOn} />
        </div>
        <Told monthly={monthly} />
        <TaxTable
          caption={m.gst_pmt06({ period: periodWords(which.period) })}
          lines={[
            ...(monthly.fixed
              ? [
                  taxLine('cash', m.gst_pmt06_last({ period: periodWords(monthly.fixed.period) }), monthly.fixed.cash),
                  taxLine('fixed', m.gst_pmt06_fixed(), monthly.fixed.sum),
                ]
              : []),
            taxLine('self', m.gst_pmt06_self(), monthly.selfAssessed),
            taxLine('deposited', m.gst_pmt06_deposited(), monthly.deposited),
            taxLine('open', m.gst_pmt06_to_deposit(), monthly.open, true),
          ]}
        />
        {monthly.fixed && !monthly.fixed.isRecorded && (
          <p className="text-sm text-ink-2">
            {m.gst_pmt06_not_recorded({ period: periodWords(monthly.fixed.period) })}
          </p>
        )}
        {monthly.entries.length > 0 && <EntryLines caption={m.gst3b_entries()} lines={monthly.entries} />}
      </div>
    </SectionCard>
  );
}

function Told({ monthly }: { monthly: Monthly }) {
  const { dueOn, fixed, interest, explained, inLedger, depositedOn } = monthly;
  const held = Object.values(inLedger).some((text) => !isNought(text));
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      <span>
        {m.gst_due()} <DateText day={dueOn} />
      </span>
      <Badge tone={depositedOn > dueOn && !isNought(monthly.openTotal) ? 'red' : 'grey'}>
        {isNought(interest) ? m.gst_pmt06_no_interest() : m.gst_pmt06_interest({ amount: rupees(interest) })}
      </Badge>
      {fixed && (
        <Why figure={m.gst_pmt06_fixed()} words={m.gst_pmt06_fixed()}>
          {() => <ExplainedSteps explanation={fixed.explained} />}
        </Why>
      )}
      {explained.map((one) => (
        <Why
          key={`${one.value} ${one.steps.length}`}
          figure={m.gst3b_interest()}
          words={`${m.gst3b_interest()} ${rupees(one.value)}`}
        >
          {() => <ExplainedSteps explanation={one} />}
        </Why>
      ))}
      {held && <span>{m.gst_pmt06_held()}</span>}
    </p>
  );
}
