import { type KeyboardEvent, useRef, useState } from 'react';
import { clauseWords } from '../../../lib/clause-words';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/form/field';
import { Key } from '../../../ui/key';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { PairRow } from './pair-row';
import { type Action, type Matches, type Pair, useDecide, type Which } from './two-b.queries';

type PairListProps = { which: Which; found: Matches; mayDecide: boolean };

/** What is blocked: some rows, or all of a supplier. */
type Blocking = { pairs: readonly Pair[]; supplier?: Supplier };
type Supplier = { gstin: string; name: string };

/** The pairs of a period, worked through by keys, one by one, some at once, or all of a supplier. */
export function PairList({ which, found, mayDecide }: PairListProps) {
  const { pairs } = found;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState<string>();
  const [blocking, setBlocking] = useState<Blocking>();
  const list = useRef<HTMLUListElement>(null);
  const decide = useDecide(which, () => {
    setChosen(new Set());
    setBlocking(undefined);
  });
  const picked = pairs.filter(({ id, line }) => line && chosen.has(id));
  const send = (some: readonly Pair[], action: Action, section?: string) => {
    const decisions = some.flatMap(({ line, bill, near }) => {
      if (!line) return [];
      const bills = action === 'accept' && !bill && near?.bill ? { bills: [near.bill.id] } : {};
      return [{ line: line.id, action, ...bills, ...(section && { section }) }];
    });
    if (decisions.length > 0 && !decide.isPending) decide.mutate({ decisions });
  };
  const actsOn = (pair: Pair) => ({
    accept: () => send([pair], 'accept'),
    hold: () => send([pair], 'hold'),
    block: () => setBlocking({ pairs: [pair] }),
    reject: () => send([pair], 'reject'),
    undo: () => send([pair], 'undo'),
  });
  const toggle = ({ id, line }: Pair) => {
    if (!line) return;
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };
  const goTo = (place: number) => {
    const index = Math.min(Math.max(place, 0), pairs.length - 1);
    setActive(index);
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const pair = pairs[active];
    const isOnRow = event.target.matches('[data-row]');
    const some = picked.length > 0 ? picked : pair ? [pair] : [];
    const acts: Record<string, (() => void) | undefined> = {
      j: () => goTo(isOnRow ? active + 1 : active),
      ArrowDown: () => goTo(active + 1),
      k: () => goTo(active - 1),
      ArrowUp: () => goTo(active - 1),
      w: pair && (() => setOpen(open === pair.id ? undefined : pair.id)),
      ...(mayDecide &&
        pair && {
          x: () => toggle(pair),
          a: () => send(some, 'accept'),
          h: () => send(some, 'hold'),
          b: () => setBlocking({ pairs: some.filter(({ line }) => line) }),
          r: () => send(some, 'reject'),
          u: () => pair.decision && send([pair], 'undo'),
        }),
      Escape: chosen.size > 0 ? () => setChosen(new Set()) : undefined,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const supplier = onlySupplier(picked);
  return (
    <div className="flex flex-col gap-2">
      {picked.length > 0 && (
        <div className="sticky top-2 z-10 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-surface px-3 py-2 shadow-card">
          <span className="text-sm font-medium">{m.two_b_chosen({ count: formatCount(picked.length) })}</span>
          <Button size="sm" variant="primary" isPending={decide.isPending} onClick={() => send(picked, 'accept')}>
            {m.two_b_accept()}
          </Button>
          <Button size="sm" onClick={() => send(picked, 'hold')}>
            {m.two_b_hold()}
          </Button>
          <Button size="sm" onClick={() => setBlocking({ pairs: picked })}>
            {m.two_b_block()}
          </Button>
          <Button size="sm" onClick={() => send(picked, 'reject')}>
            {m.two_b_reject()}
          </Button>
          {supplier && (
            <OfSupplier
              supplier={supplier}
              onAct={(action) =>
                action === 'block'
                  ? setBlocking({ pairs: picked, supplier })
                  : decide.mutate({ supplier: supplier.gstin, action })
              }
            />
          )}
        </div>
      )}
      <ul
        ref={list}
        aria-label={m.two_b_pairs()}
        onKeyDown={onKeyDown}
        className="flex flex-col divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card"
      >
        {pairs.map((pair, index) => (
          <PairRow
            key={pair.id}
            pair={pair}
            isActive={index === active}
            isChosen={chosen.has(pair.id)}
            isOpen={open === pair.id}
            mayDecide={mayDecide}
            onFocus={() => setActive(index)}
            onToggle={() => toggle(pair)}
            onWhy={() => setOpen(open === pair.id ? undefined : pair.id)}
            acts={actsOn(pair)}
          />
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3 pointer-coarse:hidden">
        <span>
          <Key>J</Key> <Key>K</Key> {m.two_b_key_move()}
        </span>
        <span>
          <Key>X</Key> {m.two_b_key_choose()}
        </span>
      </p>
      {blocking && (
        <BlockDialog
          sections={found.sections}
          count={blocking.pairs.length}
          isPending={decide.isPending}
          onClose={() => setBlocking(undefined)}
          supplier={blocking.supplier}
          onBlock={(section) =>
            blocking.supplier
              ? decide.mutate({ supplier: blocking.supplier.gstin, action: 'block', section })
              : send(blocking.pairs, 'block', section)
          }
        />
      )}
    </div>
  );
}

const ACTS = [
  ['accept', m.two_b_accept],
  ['hold', m.two_b_hold],
  ['block', m.two_b_block],
  ['reject', m.two_b_reject],
] as const;

/** Decides every document of one supplier, also those that this page does not show. */
function OfSupplier({ supplier, onAct }: { supplier: Supplier; onAct: (action: (typeof ACTS)[number][0]) => void }) {
  const name = supplier.name || supplier.gstin;
  return (
    <fieldset className="flex flex-wrap items-center gap-2 border-l border-line-strong pl-3">
      <legend className="sr-only">{m.two_b_supplier_all({ name })}</legend>
      <span aria-hidden="true" className="text-sm text-ink-2">
        {m.two_b_supplier_all({ name })}
      </span>
      {ACTS.map(([action, words]) => (
        <Button
          key={action}
          size="sm"
          variant="ghost"
          aria-label={m.two_b_supplier_act({ act: words(), name })}
          onClick={() => onAct(action)}
        >
          {words()}
        </Button>
      ))}
    </fieldset>
  );
}

function onlySupplier(pairs: readonly Pair[]): Supplier | undefined {
  const [first] = pairs;
  return first?.line && pairs.every(({ line }) => line?.gstin === first.line?.gstin) ? first.line : undefined;
}

type BlockDialogProps = {
  sections: readonly string[];
  count: number;
  /** All of whose documents it is, where it is not some chosen ones. */
  supplier: Supplier | undefined;
  isPending: boolean;
  onClose: () => void;
  onBlock: (section: string) => void;
};

function BlockDialog({ sections, count, supplier, isPending, onClose, onBlock }: BlockDialogProps) {
  const [section, setSection] = useState(sections[0] ?? '');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        supplier
          ? m.two_b_supplier_act({ act: m.two_b_block(), name: supplier.name || supplier.gstin })
          : m.two_b_block_title({ count: formatCount(count) })
      }
      description={m.two_b_block_words()}
    >
      <Select
        aria-label={m.two_b_clause()}
        choices={sections.map((one) => ({ value: one, label: clauseWords(one) }))}
        value={section}
        onChange={({ target }) => setSection(target.value)}
      />
      <DialogFooter>
        <DialogCancel />
        <Button variant="primary" isPending={isPending} onClick={() => onBlock(section)}>
          {m.two_b_block()}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
