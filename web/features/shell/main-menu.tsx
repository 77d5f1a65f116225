import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { m } from '../../lib/messages';
import { useDisclosure } from '../../ui/overlay/use-disclosure';
import type { NavigationEntry, NavigationGroup } from './navigation';
import { useNavigation } from './use-navigation';

const TOP =
  'flex items-center gap-1 border-b-2 border-transparent px-2.5 py-2 text-sm font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink data-[status=active]:border-accent data-[status=active]:text-ink';

/** The menu of wide screens. A group of one page is a link; a larger one opens a list below its name. */
export function MainMenu() {
  const groups = useNavigation();
  if (groups.length === 0) return null;
  return (
    <nav aria-label={m.shell_main_menu()} className="hidden border-t border-line md:block">
      <ul className="mx-auto flex max-w-7xl gap-1 px-1.5">
        {groups.map((group) => (
          <li key={group.label()}>{group.entries.length === 1 ? <Only group={group} /> : <Group group={group} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function Only({ group }: { group: NavigationGroup }) {
  return group.entries.map(({ to }) => (
    <Link key={to} to={to} activeOptions={{ exact: to === '/', includeSearch: false }} className={TOP}>
      {group.label()}
    </Link>
  ));
}

function Group({ group }: { group: NavigationGroup }) {
  const { isOpen, setIsOpen, container } = useDisclosure<HTMLDivElement>();
  const listId = useId();
  return (
    <div ref={container} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className={TOP}
      >
        {group.label()}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      <ul id={listId} hidden={!isOpen} className="pop absolute top-full left-0 z-30 mt-1 min-w-52 p-1">
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <GroupLink entry={entry} onChoose={() => setIsOpen(false)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function GroupLink({ entry, onChoose }: { entry: NavigationEntry; onChoose: () => void }) {
  return (
    <Link
      to={entry.to}
      activeOptions={{ includeSearch: false }}
      onClick={onChoose}
      className="block rounded-sm px-2.5 py-1.5 text-sm hover:bg-sunken data-[status=active]:font-semibold data-[status=active]:text-accent"
    >
      {entry.label()}
    </Link>
  );
}
