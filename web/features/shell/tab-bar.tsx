import { Link } from '@tanstack/react-router';
import { CalendarCheck, FileText, Landmark, LayoutDashboard, type LucideIcon, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../lib/messages';
import { NAVIGATION } from './navigation';
import { SheetMenu } from './sheet-menu';
import { useNavigation } from './use-navigation';

const TAB =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-[0.625rem] font-medium text-ink-2 -outline-offset-2 data-[status=active]:text-accent';

const [DASHBOARD, COMPLIANCE, TAX, BOOKS, VERIFICATION] = NAVIGATION;
const ICONS = new Map<unknown, LucideIcon>([
  [DASHBOARD?.label, LayoutDashboard],
  [COMPLIANCE?.label, CalendarCheck],
  [TAX?.label, FileText],
  [BOOKS?.label, Landmark],
  [VERIFICATION?.label, ShieldCheck],
]);
const MOST = 4;

/** The bar at the foot of narrow screens: the first groups, each by its first page, and a sheet with all of them. */
export function TabBar({ actions }: { actions?: ReactNode }) {
  const groups = useNavigation();
  const shown = groups.filter(({ label }) => ICONS.has(label)).slice(0, MOST);
  if (groups.length === 0) return null;
  return (
    <nav
      aria-label={m.shell_tab_bar()}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {shown.map(({ label, entries: [first] }) => {
          const Icon = ICONS.get(label) ?? LayoutDashboard;
          return first ? (
            <li key={first.to} className="min-w-0 flex-1">
              <Link to={first.to} activeOptions={{ exact: first.to === '/', includeSearch: false }} className={TAB}>
                <Icon size={20} aria-hidden="true" />
                <span className="max-w-full truncate">{label()}</span>
              </Link>
            </li>
          ) : null;
        })}
        <li className="min-w-0 flex-1">
          <SheetMenu className={TAB} actions={actions} />
        </li>
      </ul>
    </nav>
  );
}
