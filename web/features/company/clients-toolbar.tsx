import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../lib/messages';
import { Button, buttonClass } from '../../ui/button';
import { Input, Select } from '../../ui/form/field';
import { ORDERS, type Order } from './clients.list';
import type { ListState } from './use-list-state';

const ORDER_LABELS: Record<Order, () => string> = {
  newest: m.company_order_newest,
  name: m.company_order_name,
  score: m.company_order_score,
};

/** Above the list: the search, the order, cards or table. Only where there is something to choose from. */
export function ClientsToolbar({ list, add }: { list: ListState; add: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {list.isLong && (
        <>
          <Input
            type="search"
            aria-label={m.company_search()}
            placeholder={m.company_search()}
            className="w-full sm:w-72"
            value={list.search}
            onChange={(event) => list.setSearch(event.target.value)}
          />
          <Select
            aria-label={m.company_order()}
            className="w-auto min-w-0 flex-1 truncate sm:flex-none"
            choices={ORDERS.map((value) => ({ value, label: ORDER_LABELS[value]() }))}
            value={list.order}
            onChange={(event) => list.setOrder(ORDERS.find((order) => order === event.target.value) ?? 'newest')}
          />
          <ViewChoice isTable={list.isTable} onChoose={list.setIsTable} />
        </>
      )}
      {(list.unassigned > 0 || list.isUnassigned) && (
        <Button aria-pressed={list.isUnassigned} onClick={() => list.setIsUnassigned(!list.isUnassigned)}>
          {m.company_without_staff_count({ count: list.unassigned })}
        </Button>
      )}
      {add && <div className="ml-auto">{add}</div>}
    </div>
  );
}

function ViewChoice({ isTable, onChoose }: { isTable: boolean; onChoose: (isTable: boolean) => void }) {
  const views = [
    { label: m.company_view_cards(), Icon: LayoutGrid, isChosen: !isTable, choose: () => onChoose(false) },
    { label: m.company_view_table(), Icon: Rows3, isChosen: isTable, choose: () => onChoose(true) },
  ];
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{m.company_view()}</legend>
      {views.map(({ label, Icon, isChosen, choose }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-pressed={isChosen}
          className={buttonClass('ghost', 'icon', 'aria-pressed:bg-sunken aria-pressed:text-ink')}
          onClick={choose}
        >
          <Icon size={16} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
