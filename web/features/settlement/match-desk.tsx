import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Key } from '../../ui/key';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ProposalRow } from './proposal-row';
import { JustSettled, Rules } from './settled-and-rules';
import {
  itemOf,
  type Proposal,
  type Proposals,
  proposalsQuery,
  type Settled,
  useSettle,
  useSettleByRules,
} from './settlement.queries';

const BillFinder = lazy(async () => ({ default: (await import('./bill-finder')).BillFinder }));

type MatchDeskProps = { companyId: string; mayChange: boolean };

/** Bank lines with the bills they settle, the surest first; worked off by keys, one by one or many at once. */
export function MatchDesk({ companyId, mayChange }: MatchDeskProps) {
  const found = useQuery(proposalsQuery(companyId));
  const [done, setDone] = useState<readonly Settled[]>([]);
  const add = (settled: readonly Settled[]) => setDone((before) => [...settled, ...before]);
  const byRules = useSettleByRules(companyId, add);
  const fits = found.data?.rows.some(({ ruleId }) => ruleId !== null) ?? false;
  const { mutate, isIdle } = byRules;
  // A person said that these need not be looked at.
  useEffect(() => {
    if (fits && mayChange && isIdle) mutate();
  }, [fits, mayChange, isIdle, mutate]);
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={8} label={m.ui_loading()} />;
  return (
    <div className="flex flex-col gap-4">
      {found.data.rows.length === 0 ? (
        <NothingFits openBills={found.data.openBills} />
      ) : (
        <Desk companyId={companyId} mayChange={mayChange} found={found.data} onSettled={add} />
      )}
      {done.length > 0 && (
        <JustSettled
          companyId={companyId}
          settled={done}
          onUndone={({ lineId }) => setDone((all) => all.filter((one) => one.lineId !== lineId))}
        />
      )}
      <Rules companyId={companyId} mayChange={mayChange} />
    </div>
  );
}

const NothingFits = ({ openBills }: { openBills: number }) => (
  <EmptyState
    title={m.settlement_none()}
    description={
      openBills === 0 ? m.settlement_none_no_bills() : m.settlement_none_fits({ count: formatCount(openBills) })
    }
  />
);

type DeskProps = MatchDeskProps & { found: Proposals; onSettled: (settled: readonly Settled[]) => void };

function Desk({ companyId, mayChange, found, onSettled }: DeskProps) {
  const { rows, total, isComplete } = found;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState(0);
  const [finding, setFinding] = useState<Proposal>();
  const list = useRef<HTMLUListElement>(null);
  const settle = useSettle(companyId, (settled) => {
    setChosen(new Set());
    onSettled(settled);
  });
  const picked = rows.filter(({ lineId, best }) => best && chosen.has(lineId));
  const exact = rows.filter(({ best, doubt }) => best?.isExact && !doubt);
  const accept = (some: readonly Proposal[]) => {
    const items = some.flatMap(({ lineId, best }) => (best ? [itemOf(lineId, best)] : []));
    if (items.length > 0 && !settle.isPending) settle.mutate(items);
  };
  const toggle = ({ lineId, best }: Proposal) => {
    if (!best) return;
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(lineId)) next.add(lineId);
      return next;
    });
  };
  const goTo = (place: number) => {
    const index = Math.min(Math.max(place, 0), rows.length - 1);
    setActive(index);
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const isOnRow = event.target.matches('[data-row]');
    const row = rows[active];
    const acts: Record<string, (() => void) | undefined> = {
      j: () => goTo(isOnRow ? active + 1 : active),
      ArrowDown: () => goTo(active + 1),
      k: () => goTo(active - 1),
      ArrowUp: () => goTo(active - 1),
      ...(mayChange && row && { x: () => toggle(row), f: () => setFinding(row) }),
      ...(mayChange && row && isOnRow && { Enter: () => accept(picked.length > 0 ? picked : [row]) }),
      Escape: chosen.size > 0 ? () => setChosen(new Set()) : undefined,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <section aria-label={m.settlement_tab_match()} className="flex flex-col gap-2">
      <div className="sticky top-0 z-10 -mx-1 flex flex-wrap items-center justify-between gap-2 bg-page px-1 py-2">
        <p className="text-sm text-ink-2">
          {m.settlement_count({ shown: formatCount(rows.length), total: formatCount(total) })}
          {!isComplete && ` ${m.settlement_incomplete()}`}
        </p>
        {mayChange && (
          <span className="flex flex-wrap gap-2">
            <Button
              size="sm"
              disabled={exact.length === 0}
              onClick={() => setChosen(new Set(exact.map(({ lineId }) => lineId)))}
            >
              {m.settlement_choose_exact({ count: formatCount(exact.length) })}
            </Button>
            <Button
              size="sm"
              variant="primary"
              disabled={picked.length === 0}
              isPending={settle.isPending}
              pendingLabel={m.settlement_settling()}
              onClick={() => accept(picked)}
            >
              {picked.length === 0
                ? m.settlement_settle_none()
                : m.settlement_settle_chosen({ count: formatCount(picked.length) })}
            </Button>
          </span>
        )}
      </div>
      <ul
        ref={list}
        aria-label={m.settlement_list()}
        onKeyDown={onKeyDown}
        className="flex flex-col divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card"
      >
        {rows.map((row, index) => (
          <ProposalRow
            key={row.lineId}
            row={row}
            isActive={index === active}
            isChosen={chosen.has(row.lineId)}
            isPending={settle.isPending && settle.variables.some(({ lineId }) => lineId === row.lineId)}
            mayChange={mayChange}
            onFocus={() => setActive(index)}
            onToggle={() => toggle(row)}
            onSettle={() => accept([row])}
            onFind={() => setFinding(row)}
          />
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3 pointer-coarse:hidden">
        <span>
          <Key>J</Key> <Key>K</Key> {m.settlement_key_move()}
        </span>
        <span>
          <Key>X</Key> {m.settlement_key_choose()}
        </span>
        <span>
          <Key>Enter</Key> {m.settlement_key_settle()}
        </span>
        <span>
          <Key>F</Key> {m.settlement_key_find()}
        </span>
      </p>
      {finding && (
        <Suspense>
          <BillFinder
            companyId={companyId}
            row={finding}
            onClose={() => setFinding(undefined)}
            isPending={settle.isPending}
            onSettle={(item) => settle.mutate([item], { onSuccess: () => setFinding(undefined) })}
          />
        </Suspense>
      )}
    </section>
  );
}
