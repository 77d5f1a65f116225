import { useSettings } from '../../lib/api/session';
import { m } from '../../lib/messages';

/** How to reach a person, as configured; nothing when nothing is. */
export function SupportLine() {
  const support = useSettings()?.support;
  if (!support?.phone && !support?.email) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-ink-3">
      <span>{m.shell_support()}</span>
      {support.phone && (
        <a className="hover:text-ink hover:underline" href={`tel:${support.phone.replaceAll(' ', '')}`}>
          {support.phone}
        </a>
      )}
      {support.email && (
        <a className="hover:text-ink hover:underline" href={`mailto:${support.email}`}>
          {support.email}
        </a>
      )}
    </p>
  );
}
