import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { m } from '../../../lib/messages';
import { Dialog } from '../../../ui/overlay/dialog';
import { useCompanyInAddress } from '../use-company-in-address';
import { SHORTCUTS } from './shortcuts';
import { useShortcut } from './use-shortcut';

/** The keys that lead from page to page, and their list. */
export function ShellKeys() {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  useCompanyInAddress();
  useShortcut(
    'help',
    useCallback(() => setIsOpen(true), []),
  );
  useShortcut(
    'dashboard',
    useCallback(() => void navigate({ to: '/' }), [navigate]),
  );
  useShortcut(
    'calendar',
    useCallback(() => void navigate({ to: '/compliance-calendar' }), [navigate]),
  );
  return (
    <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={m.shell_keys()} description={m.shell_keys_words()}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 text-sm">
        {Object.values(SHORTCUTS).map(({ keys, words }) => (
          <div key={words()} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words()}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
