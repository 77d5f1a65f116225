import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { m } from '../../lib/messages';
import { useWorkspace } from '../../lib/workspace';
import { buttonClass } from '../../ui/button';
import { useFinderOpen } from './find/use-finder-open';
import { InitialsTile } from './initials-tile';
import { useShortcut } from './keys/use-shortcut';

const CompanyFinder = lazy(async () => ({ default: (await import('./find/company-finder')).CompanyFinder }));

/** Names the company that the pages speak of, and opens the list of the others. */
export function CompanySwitcher() {
  const { company } = useWorkspace();
  const { isOpen, open, close } = useFinderOpen();
  useShortcut('switcher', open);
  if (!company) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={buttonClass('chrome', 'md', 'max-w-full min-w-0 justify-start px-1.5!')}
      >
        <InitialsTile name={company.name} />
        <span className="sr-only">{m.shell_company()}: </span>
        <span className="truncate">{company.name}</span>
        <ChevronsUpDown size={14} aria-hidden="true" className="shrink-0 text-on-chrome-2" />
      </button>
      {isOpen && (
        <Suspense>
          <CompanyFinder onClose={close} />
        </Suspense>
      )}
    </>
  );
}
