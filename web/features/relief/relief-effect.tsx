import { useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { DateText } from '../../ui/figure/date-text';
import { type Column, Table } from '../../ui/list/table';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { effectQuery } from './relief.queries';
import type { Relief, ReliefEffect, ReliefKind } from './relief.types';
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
          columns={columnsFor(relief.kind)}
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

const columnsFor = (kind: ReliefKind): readonly Column<Row>[] => [
  clientColumn(),
  { key: 'due', header: m.relief_old_date(), cell: ({ dueDate }) => <DateText day={dueDate} /> },
  ...(kind === 'extension' ? dateColumns() : []),
  { key: 'cost', header: m.relief_cost_before(), isNumeric: true, cell: ({ costToday }) => costText(costToday) },
  {
    key: 'new-cost',
    header: m.relief_cost_after(),
    isNumeric: true,
    cell: ({ newCostToday }) => costText(newCostToday),
  },
];

const dateColumns = (): readonly Column<Row>[] => [
  {
    key: 'new',
    header: m.relief_new_date(),
    cell: ({ newDueDate }) => <DateText day={newDueDate} />,
  },
  { key: 'gained', header: m.relief_days_gained(), isNumeric: true, cell: ({ daysGained }) => daysGained },
];

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
