import { Link } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { CompanySwitcher } from './company-switcher';
import { GetStarted } from './get-started';
import { SupportLine } from './support-line';
import { useNavigation } from './use-navigation';

/** The menu of narrow screens: everything of the header that has no room there. */
export function SheetMenu() {
  const sheet = useRef<HTMLDialogElement>(null);
  const groups = useNavigation();
  const close = () => sheet.current?.close();
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-label={m.shell_open_menu()}
        className={buttonClass('ghost', 'icon')}
        onClick={() => sheet.current?.showModal()}
      >
        <Menu size={18} aria-hidden="true" />
      </button>
      <dialog ref={sheet} aria-label={m.shell_main_menu()} className="sheet">
        <div className="flex min-h-full flex-col gap-4 p-4">
          <div className="flex items-center justify-between">
            <span className="text-sm font-semibold">{m.shell_main_menu()}</span>
            <button type="button" aria-label={m.ui_close()} className={buttonClass('ghost', 'icon')} onClick={close}>
              <X size={18} aria-hidden="true" />
            </button>
          </div>
          <CompanySwitcher onChosen={close} />
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
                        className="flex min-h-10 items-center rounded-md px-2 text-base hover:bg-sunken data-[status=active]:bg-sunken data-[status=active]:font-semibold"
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
            <GetStarted />
            <SupportLine />
          </div>
        </div>
      </dialog>
    </div>
  );
}
