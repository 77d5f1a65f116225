import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMayChange } from '../../../lib/access';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Badge } from '../../../ui/badge';
import { SectionCard } from '../../../ui/card';
import { DateText } from '../../../ui/figure/date-text';
import { Select } from '../../../ui/form/field';
import { type Column, Table } from '../../../ui/list/table';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Why } from '../../../ui/why/why';
import { periodWords } from '../gst.words';
import { DayChoice } from '../settle/day-choice';
import { amount, isNought, rupees, totalOf } from '../settle/figures';
import { PostButton } from '../settle/post-button';
import type { Which } from '../settle/settle.queries';
import { TaxTable, taxLine } from '../settle/tax-table';
import { EntryLines } from './entry-lines';
import { type Composition, compositionQuery, type Dealer, usePostComposition } from './payments.queries';

const DEALERS: Readonly<Record<Dealer, () => string>> = {
  trader: m.gst_cmp08_trader,
  manufacturer: m.gst_cmp08_manufacturer,
  restaurant: m.gst_cmp08_restaurant,
  services: m.gst_cmp08_services,
};

/** CMP-08 of a quarter: turnover at the rate of the dealer, reverse charge, interest, and how it is paid. */
export function CompositionView({ companyId, which }: { companyId: string; which: Which }) {
  const today = useToday();
  const [dealer, setDealer] = useState<Dealer>('trader');
  const [filedOn, setFiledOn] = useState<string>(today);
  const found = useQuery(compositionQuery(companyId, which, dealer, filedOn || today));
  const mayChange = useMayChange(companyId);
  const isPosted = found.data?.state === 'posted';
  return (
    <>
      {!isPosted && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Select
            aria-label={m.gst_cmp08_dealer()}
            className="w-64 max-w-full"
            choices={Object.entries(DEALERS).map(([value, words]) => ({ value, label: words() }))}
            value={dealer}
            onChange={({ target }) => setDealer(target.value as Dealer)}
          />
          <DayChoice label={m.gst3b_if_filed_on()} value={filedOn} onChange={setFiledOn} />
        </div>
      )}
      {found.isError && <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows rows={6} label={m.gst_loading()} />}
      {found.data && (
        <Drafted
          composition={found.data}
          act={mayChange && !isPosted && <Post companyId={companyId} which={which} composition={found.data} />}
        />
      )}
    </>
  );
}

type PostProps = { companyId: string; which: Which; composition: Composition };

function Post({ companyId, which, composition: { dealer, filedOn, cashTotal } }: PostProps) {
  const post = usePostComposition(companyId, which);
  return (
    <PostButton
      label={m.gst_cmp08_post()}
      title={m.gst_cmp08_post_title({ period: periodWords(which.period) })}
      description={m.gst_cmp08_post_words({ amount: rupees(cashTotal) })}
      onPost={() => post.mutateAsync({ dealer, filedOn })}
    />
  );
}

type Row = Composition['rows'][number];

const rowColumns = (): Column<Row>[] => [
  { key: 'at', header: m.gst_cmp08_table(), cell: ({ at }) => <span className="font-mono text-xs">{at}</span> },
  {
    key: 'number',
    header: m.gst_number(),
    isWide: true,
    cell: ({ number, date, party }) => (
      <>
        <span className="font-medium">{number}</span> <DateText day={date} />
        <span className="block text-xs text-ink-3">{party}</span>
      </>
    ),
  },
  { key: 'taxable', header: m.gst_cmp08_value(), isNumeric: true, cell: ({ taxable }) => amount(taxable) },
  { key: 'tax', header: m.gst_cmp08_reverse(), isNumeric: true, cell: ({ tax }) => amount(totalOf(tax)) },
];

function Drafted({ composition, act }: { composition: Composition; act: ReactNode }) {
  const { period, state, dueOn, turnover, outward, reverse, interest, cash, cashTotal, explained, rows } = composition;
  return (
    <>
      <SectionCard
        title={m.gst_cmp08({ period: periodWords(period), amount: rupees(cashTotal) })}
        description={m.gst_cmp08_turnover({ amount: rupees(turnover) })}
        actions={act}
      >
        <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
          <Badge tone={state === 'posted' ? 'green' : 'grey'}>
            {state === 'posted' ? m.gst3b_state_posted() : m.gst3b_state_proposed()}
          </Badge>
          <span>
            {m.gst_due()} <DateText day={dueOn} />
          </span>
          <Why figure={m.gst3b_tax_payable()} words={`${m.gst3b_tax_payable()} ${rupees(explained.tax.value)}`}>
            {() => <ExplainedSteps explanation={explained.tax} />}
          </Why>
          {!isNought(explained.interest.value) && (
            <Why figure={m.gst3b_interest()} words={`${m.gst3b_interest()} ${rupees(explained.interest.value)}`}>
              {() => <ExplainedSteps explanation={explained.interest} />}
            </Why>
          )}
        </p>
        <TaxTable
          caption={m.gst_cmp08_summary()}
          lines={[
            taxLine('outward', m.gst_cmp08_outward(), outward),
            taxLine('reverse', m.gst_cmp08_inward(), reverse),
            taxLine('interest', m.gst3b_interest(), interest),
            taxLine('cash', m.gst3b_to_pay(), cash, true),
          ]}
        />
        <p className="mt-3 text-sm text-ink-2">{m.gst_cmp08_no_file()}</p>
      </SectionCard>
      {rows.length > 0 && (
        <SectionCard title={m.gst_cmp08_rows()} description={m.gst_cmp08_rows_words()}>
          <Table
            caption={m.gst_cmp08_rows()}
            columns={rowColumns()}
            rows={rows}
            rowKey={({ at, id }) => `${at} ${id}`}
          />
        </SectionCard>
      )}
      {composition.entries.length > 0 && (
        <SectionCard title={m.gst3b_entries()} description={m.gst3b_entries_words()}>
          <div className="flex flex-col gap-4">
            {composition.entries.map(({ rule, lines }) => (
              <EntryLines key={rule} caption={rule === 'T02' ? m.gst3b_t02() : m.gst3b_t03()} lines={lines} />
            ))}
          </div>
        </SectionCard>
      )}
    </>
  );
}
