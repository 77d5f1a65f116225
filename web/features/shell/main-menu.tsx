import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { useDisclosure } from '../../ui/overlay/use-disclosure';
import type { NavigationEntry, NavigationGroup } from './navigation';
import { SupportLine } from './support-line';
import { useNavigation } from './use-navigation';
import { type PageNote, usePageNotes } from './use-page-notes';

const TOP =
  'flex h-10.5 items-center gap-1 border-y-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink data-[status=active]:border-b-accent data-[status=active]:text-ink';

/** The menu of wide screens. A group of one page is a link; a larger one opens a list below its name. */
export function MainMenu() {
  const groups = useNavigation();
  if (groups.length === 0) return null;
  return (
    <nav aria-label={m.shell_main_menu()} className="hidden border-b border-line bg-surface md:block">
      <div className="mx-auto flex max-w-360 items-center justify-between gap-4 pr-4 pl-1.5 lg:pr-8 lg:pl-5.5">
        <ul className="flex gap-1">
          {groups.map((group) => (
            <li key={group.label()}>{group.entries.length === 1 ? <Only group={group} /> : <Group group={group} />}</li>
          ))}
        </ul>
        <SupportLine />
      </div>
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
  const noteOf = usePageNotes(isOpen);
  const isHere = useRouterState({ select: ({ location }) => group.entries.some(({ to }) => to === location.pathname) });
  const listId = useId();
  return (
    <div ref={container} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-status={isHere ? 'active' : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={TOP}
      >
        {group.label()}
        <ChevronDown size={14} aria-hidden="true" className="text-ink-3" />
      </button>
      <ul id={listId} hidden={!isOpen} className="pop absolute top-full left-0 z-30 mt-1 w-80 p-1.5">
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <GroupLink entry={entry} note={noteOf(entry.to)} onChoose={() => setIsOpen(false)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type GroupLinkProps = { entry: NavigationEntry; note: PageNote | undefined; onChoose: () => void };

/** A page, with what it holds next. Its link is named by the page alone. */
function GroupLink({ entry, note, onChoose }: GroupLinkProps) {
  const noteId = useId();
  return (
    <Link
      to={entry.to}
      activeOptions={{ includeSearch: false }}
      onClick={onChoose}
      aria-label={entry.label()}
      aria-describedby={note ? noteId : undefined}
      className="group flex min-h-9 items-center gap-3 rounded-md px-2.5 py-1.5 text-sm hover:bg-hover data-[status=active]:bg-accent-soft"
    >
      <span className="min-w-0 grow">
        <span className="block font-medium group-data-[status=active]:text-accent">{entry.label()}</span>
        {note && (
          <span id={noteId} className="block truncate text-xs text-ink-3">
            {note.words}
            {note.mark && <span className="sr-only">, {note.mark.words}</span>}
          </span>
        )}
      </span>
      {note?.mark && (
        <span aria-hidden="true">
          <Badge tone={note.mark.tone}>{note.mark.words}</Badge>
        </span>
      )}
    </Link>
  );
}
