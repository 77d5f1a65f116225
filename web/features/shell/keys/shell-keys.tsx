import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useCompanyInAddress } from '../use-company-in-address';
import { useShortcut } from './use-shortcut';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog')).KeysDialog }));

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
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeysDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
