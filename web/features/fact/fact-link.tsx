import { Link, useNavigate } from '@tanstack/react-router';
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { type FactName, factKey } from '../../lib/fact-key';
import type { Guard } from '../../ui/overlay/panel-beside';

/** What asks before something typed into the panel is left for another fact. */
export const FactGuard = createContext<Guard | null>(null);

type FactLinkProps = { fact: FactName; label?: string; className?: string; children: ReactNode };

/** Opens one fact beside the page: what is known of it, or the form that asks for it. */
export function FactLink({ fact, label, className, children }: FactLinkProps) {
  const guard = useContext(FactGuard);
  const navigate = useNavigate();
  const key = factKey(fact);
  const onClick = (event: MouseEvent) => {
    if (!guard?.current || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    guard.current(() => void navigate({ to: '.', search: (known) => ({ ...known, fact: key }), resetScroll: false }));
  };
  return (
    <Link
      to="."
      search={(known) => ({ ...known, fact: key })}
      resetScroll={false}
      data-fact={key}
      aria-label={label}
      className={className}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
