import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { NARROW, useMedia } from '../../../lib/use-media';
import { Badge } from '../../../ui/badge';
import { type Column, Table } from '../../../ui/list/table';
import type { RunPreview } from '../books.queries';
import { categoryName, kindTone } from '../words';
import { RunGroup } from './run-group';

type Group = RunPreview['byRule'][number];
type RunRowsProps = { groups: readonly Group[] };

/** What a run would set, and by which rule: a table where there is room for its columns. */
export function RunRows({ groups }: RunRowsProps) {
  if (useMedia(NARROW)) return <NarrowRows groups={groups} />;
  return <Table caption={m.books_run_by_rule()} columns={columns()} rows={groups} rowKey={keyOf} />;
}

const keyOf = ({ rule, subcategory }: Group) => `${rule} ${subcategory}`;

function NarrowRows({ groups }: RunRowsProps) {
  return (
    <ul
      aria-label={m.books_run_by_rule()}
      className="flex flex-col divide-y divide-line rounded-lg border border-line px-3 text-sm"
    >
      {groups.map((group) => (
        <li key={keyOf(group)} className="flex flex-col gap-1 py-2">
          <span className="flex items-baseline justify-between gap-3">
            <SetCategory group={group} />
            <span className="shrink-0 text-xs text-ink-2 tabular-nums">
              {m.books_n_transactions({ count: formatCount(group.count) })}
            </span>
          </span>
          <div className="wrap-anywhere">
            <RunGroup group={group} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const SetCategory = ({ group }: { group: Group }) => (
  <Badge tone={kindTone(group.category)}>{categoryName(group)}</Badge>
);

const columns = (): Column<Group>[] => [
  { key: 'count', header: m.books_count(), isNumeric: true, cell: ({ count }) => formatCount(count) },
  { key: 'category', header: m.books_category(), cell: (group) => <SetCategory group={group} /> },
  { key: 'why', header: m.books_why(), isWide: true, cell: (group) => <RunGroup group={group} /> },
];
