import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { parseRupees } from '#domain/shared/money';
import { areaWords } from '../../lib/form-words';
import { formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { whoWaits } from '../../lib/waits';
import { Badge } from '../../ui/badge';
import { DateText } from '../../ui/figure/date-text';
import { type Column, Table } from '../../ui/list/table';
import type { ClientItem } from './firm-calendar.queries';
import { distance, statusName, statusTone } from './firm-calendar.words';

/** Makes a figure of an item a button that opens to its reason. */
export type OpensItem = (item: ClientItem, of: 'dueOn' | 'cost', figure: string, words: ReactNode) => ReactNode;

type FirmCalendarTableProps = {
  rows: readonly ClientItem[];
  clients: readonly { id: string; name: string }[];
  opens: OpensItem;
};

/** The items in a table. What is asked of one client does not repeat its name, so it is looked up. */
export function FirmCalendarTable({ rows, clients, opens }: FirmCalendarTableProps) {
  const nameOf = (item: ClientItem) => item.companyName ?? clients.find(({ id }) => id === item.companyId)?.name ?? '';
  const columns: readonly Column<ClientItem>[] = [
    { key: 'due', header: m.firm_calendar_due(), cell: (item) => <Due item={item} opens={opens} /> },
    {
      key: 'client',
      header: m.firm_calendar_client(),
      isWide: true,
      cell: (item) => <Client item={item} name={nameOf(item)} />,
    },
    { key: 'item', header: m.firm_calendar_item(), isWide: true, cell: (item) => <Item item={item} /> },
    { key: 'state', header: m.firm_calendar_state(), cell: (item) => <State item={item} /> },
    { key: 'waits', header: m.waits_on(), cell: (item) => <WaitsOn item={item} /> },
    { key: 'cost', header: m.firm_calendar_cost(), isNumeric: true, cell: (item) => cost(item, opens) },
  ];
  return <Table caption={m.firm_calendar_list()} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

/** What waiting costs, and what of it is not known; of what nobody has said whether it was done, no cost is claimed. */
function cost(item: ClientItem, opens: OpensItem): ReactNode {
  const { penaltyAmount, status, title, unknownCost } = item;
  const more = status === 'overdue' ? unknownCost : null;
  if (status === 'unconfirmed' || (penaltyAmount === null && more === null)) return '–';
  const known = penaltyAmount === null ? undefined : formatInr(parseRupees(penaltyAmount));
  const words = known && more ? m.calendar_cost_and_unknown({ known, unknown: more }) : (known ?? more);
  return opens(item, 'cost', m.calendar_why_cost({ title }), words);
}

function Due({ item, opens }: { item: ClientItem; opens: OpensItem }) {
  const far = distance(item);
  return (
    <>
      {opens(item, 'dueOn', m.calendar_why_due({ title: item.title }), <DateText day={item.dueDate} />)}
      {far && <span className="block text-xs whitespace-nowrap text-ink-2">{far}</span>}
    </>
  );
}

function Client({ item, name }: { item: ClientItem; name: string }) {
  return (
    <Link
      to="/"
      search={{ company: item.companyId }}
      className="text-accent underline underline-offset-2 wrap-anywhere"
    >
      {name}
    </Link>
  );
}

function Item({ item }: { item: ClientItem }) {
  return (
    <>
      <span className="wrap-anywhere">{item.title}</span>
      <span className="block text-xs text-ink-2">{areaWords(item.type)}</span>
    </>
  );
}

function WaitsOn({ item }: { item: ClientItem }) {
  return (
    <>
      <span className="wrap-anywhere">{whoWaits(item) ?? '–'}</span>
      {item.waitsWhat && <span className="block text-xs text-ink-2 wrap-anywhere">{item.waitsWhat}</span>}
    </>
  );
}

function State({ item }: { item: ClientItem }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={statusTone(item.status)}>{statusName(item.status)}</Badge>
      {item.moves.length > 0 && <Badge tone="blue">{m.firm_calendar_moved()}</Badge>}
      {item.waivers.length > 0 && <Badge tone="purple">{m.firm_calendar_waived()}</Badge>}
    </span>
  );
}
