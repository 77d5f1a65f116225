import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { cx } from '../cx';

export type FinderEntry = {
  key: string;
  icon?: ReactNode;
  label: ReactNode;
  /** A second line below the label. */
  note?: ReactNode;
  /** At the right: a state, a place, a day. */
  end?: ReactNode;
  choose: (isNewTab: boolean) => void;
};
export type FinderGroup = { heading: string; entries: readonly FinderEntry[] };

type FinderProps = {
  title: string;
  placeholder: string;
  /** Told of what is typed with less haste than it is shown: what is found by it may take longer than a frame. */
  onQuery: (query: string) => void;
  groups: readonly FinderGroup[];
  /** What is searched has not come yet: an Enter until then is kept for it. */
  isComing?: boolean;
  /** What stands there while nothing is found. */
  nothing: ReactNode;
  foot: ReactNode;
  onClose: () => void;
};

/** A field above a list that narrows with every letter: chosen with the arrow keys and Enter, or by a click. */
export function Finder(props: FinderProps) {
  const { title, placeholder, onQuery, groups, isComing = false, nothing, foot, onClose } = props;
  const id = useId();
  const entries = groups.flatMap((group) => group.entries);
  const [{ at, foundBy }, setPlace] = useState({ at: 0, foundBy: '' });
  const typed = useRef('');
  const found = useRef(entries);
  useLayoutEffect(() => {
    found.current = entries;
  });
  const find = (text: string) => {
    setPlace({ at: 0, foundBy: text });
    onQuery(text);
  };
  const kept = useRef<{ isNewTab: boolean }>(undefined);
  const type = (text: string) => {
    typed.current = text;
    kept.current = undefined;
    startTransition(() => find(text));
  };
  const setAt = (next: number) => setPlace({ at: next, foundBy });
  const active = Math.min(at, entries.length - 1);
  const activeKey = entries[active]?.key;
  useEffect(() => {
    if (activeKey) document.getElementById(`${id}-${activeKey}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeKey]);
  const choose = (entry: FinderEntry | undefined, isNewTab: boolean) => {
    if (!entry) return;
    onClose();
    entry.choose(isNewTab);
  };
  const chooseKept = useEffectEvent(() => {
    if (kept.current) choose(entries[0], kept.current.isNewTab);
    kept.current = undefined;
  });
  useEffect(() => {
    if (!isComing) chooseKept();
  }, [isComing]);
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) setAt((active + step + entries.length) % entries.length);
    else if (event.key === 'Enter') {
      // Whoever is faster than the list means what is found by all the letters.
      const isBehind = typed.current !== foundBy;
      if (isBehind) flushSync(() => find(typed.current));
      const isNewTab = event.ctrlKey || event.metaKey;
      if (isComing) kept.current = { isNewTab };
      else choose(found.current[isBehind ? 0 : active], isNewTab);
    } else return;
    event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay fixed inset-0 z-40" />
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={press}
          className="pop dialog-in fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-xl flex-col overflow-hidden sm:top-[10dvh] sm:max-h-[70dvh]"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <label className="flex items-center gap-2.5 border-b border-line px-4">
            <Search size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
            <input
              role="combobox"
              aria-label={placeholder}
              aria-expanded={entries.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={activeKey ? `${id}-${activeKey}` : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              onChange={(event) => type(event.target.value)}
              className="min-h-12 w-full min-w-0 bg-transparent text-base outline-none"
            />
            <kbd className="hidden sm:inline-grid">Esc</kbd>
          </label>
          <div id={`${id}-list`} role="listbox" aria-label={title} className="min-h-0 grow overflow-y-auto p-1.5">
            {groups.map((group) => (
              <Group
                key={group.heading}
                id={id}
                group={group}
                activeKey={activeKey}
                onPoint={(key) => setAt(entries.findIndex((entry) => entry.key === key))}
                onChoose={choose}
              />
            ))}
          </div>
          {entries.length === 0 && <div className="px-4 pb-6 text-center text-sm text-ink-2">{nothing}</div>}
          <p role="status" className="sr-only">
            {m.ui_found({ count: formatCount(entries.length) })}
          </p>
          <div className="hidden flex-wrap gap-x-4 gap-y-1 border-t border-line bg-sunken px-4 py-2 text-xs text-ink-3 sm:flex">
            {foot}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type GroupProps = {
  id: string;
  group: FinderGroup;
  activeKey: string | undefined;
  onPoint: (key: string) => void;
  onChoose: (entry: FinderEntry, isNewTab: boolean) => void;
};

function Group({ id, group, activeKey, onPoint, onChoose }: GroupProps) {
  if (group.entries.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list box stand in a group of it, which no element of HTML is
    <div role="group" aria-label={group.heading}>
      <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-3">
        {group.heading}
      </p>
      {group.entries.map((entry) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field above, which names the chosen option
        <div
          key={entry.key}
          id={`${id}-${entry.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={entry.key === activeKey}
          onPointerMove={() => entry.key !== activeKey && onPoint(entry.key)}
          onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
          className={cx(
            'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1 text-sm pointer-coarse:min-h-11',
            entry.key === activeKey && 'bg-accent-soft',
          )}
        >
          {entry.icon}
          <span className="min-w-0 grow">
            <span className="block truncate">{entry.label}</span>
            {entry.note && <span className="block truncate text-xs text-ink-3">{entry.note}</span>}
          </span>
          {entry.end && <span className="shrink-0 text-xs whitespace-nowrap text-ink-3">{entry.end}</span>}
        </div>
      ))}
    </div>
  );
}
