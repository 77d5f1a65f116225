import { Link, useRouter } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { GetStarted } from './get-started';
import { SupportLine } from './support-line';
import { ThemeToggle } from './theme-toggle';
import { useNavigation } from './use-navigation';

type SheetMenuProps = { className: string; actions?: ReactNode };

/** The menu of narrow screens: every page, and what of the header has no room there. */
export function SheetMenu({ className, actions }: SheetMenuProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const groups = useNavigation();
  const router = useRouter();
  const close = () => sheet.current?.close();
  // Also where a link of what else stands in it is followed.
  useEffect(() => router.subscribe('onBeforeNavigate', () => sheet.current?.close()), [router]);
  return (
    <>
      <button type="button" className={className} onClick={() => sheet.current?.showModal()}>
        <Menu size={20} aria-hidden="true" />
        {m.shell_more()}
      </button>
      <dialog ref={sheet} aria-label={m.shell_main_menu()} className="sheet">
        <div className="flex min-h-full flex-col gap-4 p-4">
          <div className="flex items-center justify-between">
            <span className="text-sm font-semibold">{m.shell_main_menu()}</span>
            <button type="button" aria-label={m.ui_close()} className={buttonClass('ghost', 'icon')} onClick={close}>
              <X size={18} aria-hidden="true" />
            </button>
          </div>
          <nav aria-label={m.shell_main_menu()} className="flex flex-col gap-4">
            {groups.map((group) => (
              <div key={group.label()}>
                {group.entries.length > 1 && <p className="px-2 pb-1 text-xs text-ink-2">{group.label()}</p>}
                <ul>
                  {group.entries.map((entry) => (
                    <li key={entry.to}>
                      <Link
                        to={entry.to}
                        activeOptions={{ exact: entry.to === '/', includeSearch: false }}
                        onClick={close}
                        className="flex min-h-11 items-center rounded-md px-2 text-base hover:bg-sunken data-[status=active]:bg-sunken data-[status=active]:font-semibold"
                      >
                        {entry.label()}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="mt-auto flex flex-col gap-4 pt-4">
            <div className="chrome flex items-center justify-end gap-1 rounded-lg bg-chrome px-2 py-1 text-on-chrome">
              {actions}
              <ThemeToggle />
              <GetStarted />
            </div>
            <SupportLine />
          </div>
        </div>
      </dialog>
    </>
  );
}
