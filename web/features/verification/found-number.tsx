import { ExternalLink } from 'lucide-react';
import type { Registered } from '#domain/identifiers/registers.data';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import type { Found } from './verification.queries';
import { kindWords } from './verification.words';

/** What was found of a number, its parts, and against what it was held. Green is for what a register said itself. */
export function FoundNumber({ kind, found }: { kind: Registered; found: Found }) {
  const { data, register } = found;
  const told: Readonly<Record<string, unknown>> = data;
  const shown = (field: string) => {
    if (field === 'status') return <Badge tone={found.isChecked ? 'green' : 'grey'}>{data.status}</Badge>;
    const value = told[field];
    if (value === null || value === undefined)
      return <span className="text-ink-3">{m.verification_unknown({ keeper: register.keeper })}</span>;
    return field === 'stateCode' ? `${value} ${told.stateName}` : String(value);
  };
  return (
    <div className="mt-3 flex flex-col gap-4">
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        {kindWords[kind].told.map(([label, field]) => (
          <div key={field} className="sm:contents">
            <dt className="text-ink-3">{label()}</dt>
            <dd className="min-w-0 wrap-anywhere">{shown(field)}</dd>
          </div>
        ))}
        <div className="sm:contents">
          <dt className="text-ink-3">{m.verification_source()}</dt>
          <dd>{found.source}</dd>
        </div>
      </dl>
      <Parts found={found} />
      <p className="text-sm">
        <a
          href={register.url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1 text-accent underline underline-offset-2"
        >
          {m.verification_look_up({ number: data.number, keeper: register.keeper })}
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      </p>
    </div>
  );
}

/** The number in its parts, each above what it says. */
function Parts({ found: { data } }: { found: Found }) {
  return (
    <div>
      <h3 className="mb-1.5 text-sm font-medium">{m.verification_parts()}</h3>
      <ol className="flex flex-wrap gap-2">
        {data.parts.map((part) => (
          <li key={part.from} className="max-w-full rounded-md border border-line px-2.5 py-1.5">
            <span className="block font-mono text-sm">{part.text}</span>
            <span className="block text-xs text-ink-2">{part.meaning}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
