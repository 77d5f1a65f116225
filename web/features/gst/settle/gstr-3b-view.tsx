import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { HEADS, type Head, headWords } from '../../../lib/tax-heads';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { DateText } from '../../../ui/figure/date-text';
import { type Column, Table } from '../../../ui/list/table';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { FindingList } from '../finding-list';
import type { GstViewProps } from '../gst.search';
import { periodWords, stateWords } from '../gst.words';
import { ReturnSteps } from '../return-steps';
import { CellTable } from './cell-table';
import { amount, headsIn, type Taxes } from './figures';
import { ReturnPicker } from './return-picker';
import { type Draft, downloadDraft, draftQuery, type Which } from './settle.queries';
import { TaxTable, taxLine } from './tax-table';

/** GSTR-3B as the books make it: every cell opens to the rows that make it. */
export function Gstr3bView(props: GstViewProps) {
  return <ReturnPicker {...props}>{(which) => <Drafted companyId={props.companyId} which={which} />}</ReturnPicker>;
}

function Drafted({ companyId, which }: { companyId: string; which: Which }) {
  const draft = useQuery(draftQuery(companyId, which));
  const [open, setOpen] = useState<string>();
  if (draft.isError) return <ErrorPanel error={draft.error} onRetry={() => void draft.refetch()} />;
  if (!draft.data) return <SkeletonRows rows={10} label={m.gst_loading()} />;
  const { state, gstin, period, dueOn, filedOn, findings, comparisons, creditFrom, dues } = draft.data;
  const stops = findings.filter(({ severity }) => severity === 'stop').length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold tracking-tight">
            {m.gst_return_of({ form: 'GSTR-3B', period: periodWords(period) })}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            <span className="font-mono">{gstin}</span>
            <Badge tone={state === 'filed' || state === 'amended' ? 'green' : state === 'draft' ? 'grey' : 'blue'}>
              {stateWords(state)}
            </Badge>
            {(filedOn ?? dueOn) && (
              <span>
                {filedOn ? m.gst_filed_on() : m.gst_due()} <DateText day={filedOn ?? dueOn ?? ''} />
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={stops > 0}
            title={stops > 0 ? m.gst_stopped({ count: stops }) : undefined}
            onClick={() => void downloadDraft(companyId, which)}
          >
            <Download size={14} aria-hidden="true" />
            {m.gst_json()}
          </Button>
          <ReturnSteps companyId={companyId} worksheet={draft.data} />
        </div>
      </div>
      {findings.length > 0 && <FindingList companyId={companyId} findings={findings} />}
      <CellTable
        companyId={companyId}
        which={which}
        draft={draft.data}
        open={open}
        onOpen={(cell) => setOpen(cell === open ? undefined : cell)}
      />
      {dues && (
        <SectionCard title={m.gst3b_table_51()} description={m.gst3b_table_51_words({ day: formatDate(dues.on) })}>
          <TaxTable
            caption={m.gst3b_table_51()}
            lines={[
              taxLine('interest', m.gst3b_interest(), dues.interest),
              taxLine('fee', m.gst3b_late_fee(), dues.lateFee),
            ]}
          />
        </SectionCard>
      )}
      <HeldFast gates={draft.data.heldFast} />
      <p className="text-xs text-ink-3">
        {creditFrom === 'books' ? m.gst3b_credit_from_books() : m.gst3b_credit_from_two_b()}
      </p>
      <SectionCard title={m.gst3b_agrees()} description={m.gst3b_agrees_words()}>
        <Comparisons comparisons={comparisons} />
      </SectionCard>
    </>
  );
}

/** What the portal does not let anybody change, with what is not confirmed of it. */
function HeldFast({ gates }: { gates: Draft['heldFast'] }) {
  if (gates.length === 0) return null;
  return (
    <SectionCard title={m.gst3b_held_fast()}>
      <ul className="flex flex-col gap-2 text-sm">
        {gates.map(({ rule, message, statute, isUnverified }) => (
          <li key={rule} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <span>{message}</span>
            <span className="text-xs text-ink-3">{statute}</span>
            {isUnverified && <Badge tone="orange">{m.why_unverified()}</Badge>}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

type Comparison = Draft['comparisons'][number];
type Line = { what: Comparison['what']; label: string } & Taxes;

const WHAT: Readonly<Record<Comparison['what'], () => string>> = {
  'gstr-1': m.gst3b_against_gstr1,
  output: m.gst3b_against_output,
  reverse: m.gst3b_against_reverse,
};

function Comparisons({ comparisons }: { comparisons: readonly Comparison[] }) {
  const lines = comparisons.flatMap(({ what, inReturn, other }): Line[] => {
    const apart = Object.fromEntries(
      HEADS.map((head) => [head, formatRupees(paise(parseRupees(inReturn[head]) - parseRupees(other[head])))]),
    ) as Taxes;
    return [
      { what, label: m.gst3b_in_return(), ...inReturn },
      { what, label: WHAT[what](), ...other },
      { what, label: m.gst3b_difference(), ...apart },
    ];
  });
  const columns: Column<Line>[] = [
    { key: 'label', header: m.gst3b_figure(), isWide: true, cell: ({ label }) => label },
    ...headsIn(...lines).map(
      (head: Head): Column<Line> => ({
        ...{ key: head, header: headWords(head), isNumeric: true, cell: (line) => amount(line[head]) },
      }),
    ),
  ];
  return (
    <Table caption={m.gst3b_agrees()} columns={columns} rows={lines} rowKey={({ what, label }) => `${what}|${label}`} />
  );
}
