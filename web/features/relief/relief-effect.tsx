import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { DateText } from '../../ui/figure/date-text';
import { type Column, Table } from '../../ui/list/table';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { effectQuery, effectWhyQuery } from './relief.queries';
import type { Relief, ReliefEffect } from './relief.types';
import { costText, effectWords } from './relief.words';

type Row = ReliefEffect['items'][number];

/** Whom it touches: each date before and after, and what waiting costs before and after. */
export function ReliefEffectTable({ caFirmId, relief }: { caFirmId: string; relief: Relief }) {
  const effect = useQuery(effectQuery(caFirmId, relief.id));
  return (
    <div className="flex flex-col gap-3 border-t border-line px-4 py-3">
      {effect.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {effect.isError && <ErrorPanel error={effect.error} onRetry={() => void effect.refetch()} />}
      {effect.data && <p className="text-sm font-medium">{effectWords(effect.data)}</p>}
      {effect.data && effect.data.items.length > 0 && (
        <Table
          caption={m.relief_effect_caption()}
          columns={columnsFor(relief, (row, figure, words, of) => (
            <EffectFigure caFirmId={caFirmId} relief={relief} row={row} figure={figure} words={words} of={of} />
          ))}
          rows={effect.data.items}
          rowKey={({ itemId }) => itemId}
        />
      )}
    </div>
  );
}

const clientColumn = (): Column<Row> => ({
  key: 'client',
  header: m.relief_client(),
  isWide: true,
  cell: (row) => <Client row={row} />,
});

type Figure = 'dueOn' | 'newDueOn' | 'daysGained' | 'cost' | 'newCost';
type Opens = (row: Row, figure: string, words: ReactNode, of: Figure) => ReactNode;

const columnsFor = ({ kind }: Relief, opens: Opens): readonly Column<Row>[] => [
  clientColumn(),
  {
    key: 'due',
    header: m.relief_old_date(),
    cell: (row) => opens(row, m.relief_old_date(), <DateText day={row.dueDate} />, 'dueOn'),
  },
  ...(kind === 'extension' ? dateColumns(opens) : []),
  {
    key: 'cost',
    header: m.relief_cost_before(),
    isNumeric: true,
    cell: (row) => opens(row, m.relief_cost_before(), costText(row.costToday), 'cost'),
  },
  {
    key: 'new-cost',
    header: m.relief_cost_after(),
    isNumeric: true,
    cell: (row) => opens(row, m.relief_cost_after(), costText(row.newCostToday), 'newCost'),
  },
];

const dateColumns = (opens: Opens): readonly Column<Row>[] => [
  {
    key: 'new',
    header: m.relief_new_date(),
    cell: (row) => opens(row, m.relief_new_date(), <DateText day={row.newDueDate} />, 'newDueOn'),
  },
  {
    key: 'gained',
    header: m.relief_days_gained(),
    isNumeric: true,
    cell: (row) => opens(row, m.relief_days_gained(), formatCount(row.daysGained), 'daysGained'),
  },
];

type EffectFigureProps = {
  caFirmId: string;
  relief: Relief;
  row: Row;
  figure: string;
  words: ReactNode;
  of: Figure;
};

/** A day or a cost, which opens to how it comes about; what a form cost that is filed is nothing any more, and opens to nothing. */
function EffectFigure({ caFirmId, relief, row, figure, words, of }: EffectFigureProps) {
  if (row.isFiled && (of === 'cost' || of === 'newCost')) return words;
  return (
    <Why figure={`${figure}: ${row.title}, ${row.companyName}`} words={words}>
      {() => <EffectReason caFirmId={caFirmId} reliefId={relief.id} row={row} of={of} />}
    </Why>
  );
}

type EffectReasonProps = { caFirmId: string; reliefId: string; row: Row; of: Figure };

function EffectReason({ caFirmId, reliefId, row, of }: EffectReasonProps) {
  const why = useQuery(effectWhyQuery(caFirmId, reliefId, row));
  if (why.isError) return <ErrorPanel error={why.error} onRetry={() => void why.refetch()} />;
  if (why.isPending) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  const explanation = why.data?.[of];
  return (
    <>
      <p className="text-ink-2">
        {row.title}, {row.companyName}
      </p>
      {explanation ? <ExplainedSteps explanation={explanation} /> : <p>{m.calendar_why_no_cost()}</p>}
    </>
  );
}

function Client({ row }: { row: Row }) {
  return (
    <>
      <span className="wrap-anywhere">{row.companyName}</span>
      <span className="flex flex-wrap items-center gap-1.5 text-xs text-ink-2">
        {row.title}
        {row.isFiled && <Badge>{m.relief_filed()}</Badge>}
      </span>
    </>
  );
}
