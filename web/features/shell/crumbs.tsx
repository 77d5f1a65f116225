import { useRouterState } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { m } from '../../lib/messages';
import { useNavigation } from './use-navigation';

/** Where a page stands in the menu, from the second level down; nothing on a page that is a menu entry of its own. */
export function Crumbs() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const groups = useNavigation();
  const group = groups.find(({ entries }) => entries.length > 1 && entries.some(({ to }) => to === path));
  const page = group?.entries.find(({ to }) => to === path);
  if (!group || !page) return null;
  return (
    <nav aria-label={m.shell_crumbs()} className="flex items-center gap-1.5 text-xs text-ink-3">
      <span>{group.label()}</span>
      <ChevronRight size={12} aria-hidden="true" />
      <span aria-current="page">{page.label()}</span>
    </nav>
  );
}
