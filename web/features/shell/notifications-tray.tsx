import { Bell } from 'lucide-react';
import { useId } from 'react';
import { formatInstant } from '../../lib/format';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { cx } from '../../ui/cx';
import { markTrayRead, type Toast, useToasts } from '../../ui/overlay/toast-store';
import { useDisclosure } from '../../ui/overlay/use-disclosure';
import { Waiting } from './waiting';

/** Every toast of this visit, newest first, so that none is missed for having been short. */
export function NotificationsTray() {
  const { tray, unread } = useToasts();
  const { isOpen, setIsOpen, container } = useDisclosure<HTMLDivElement>();
  const panelId = useId();
  const toggle = () => {
    setIsOpen(!isOpen);
    markTrayRead();
  };
  return (
    <div ref={container} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={unread > 0 ? m.shell_notifications_unread({ unread }) : m.shell_notifications()}
        className={buttonClass('chrome', 'icon', 'relative')}
        onClick={toggle}
      >
        <Bell size={16} aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1.5 right-1.5 size-2 rounded-full bg-unread ring-2 ring-chrome"
          />
        )}
      </button>
      <section
        id={panelId}
        hidden={!isOpen}
        aria-label={m.shell_notifications()}
        className="pop text-ink fixed inset-x-3 top-14 z-30 max-h-96 overflow-y-auto sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:mt-1 sm:w-88"
      >
        <h2 className="border-b border-line px-4 py-2 text-sm font-semibold">{m.shell_notifications()}</h2>
        {isOpen && <Waiting />}
        {tray.length === 0 ? (
          <p className="px-4 py-6 text-center text-sm text-ink-2">{m.shell_notifications_none()}</p>
        ) : (
          <ul>
            {tray.map((one) => (
              <Told key={one.id} toast={one} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Told({ toast }: { toast: Toast }) {
  return (
    <li className="border-b border-line px-4 py-2.5 last:border-b-0">
      <p className={cx('text-sm font-medium', toast.tone === 'destructive' && 'text-red')}>{toast.title}</p>
      {toast.description && <p className="text-sm break-words text-ink-2">{toast.description}</p>}
      <p className="text-xs text-ink-3">{formatInstant(toast.at)}</p>
    </li>
  );
}
