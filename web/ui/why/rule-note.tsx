import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../badge';
import type { ShownRule } from './explained';
import { RuleVersions } from './rule-versions';
import { basisWords, confidenceWords, inForceWords, ruleMark } from './why-words';

/** The rule a step rests on: which law, where it can be read, since when it holds, and how sure we are of it. */
export function RuleNote({ rule }: { rule: ShownRule }) {
  const mark = ruleMark(rule);
  return (
    <div className="mt-2 border-l-2 border-accent pl-2.5 text-xs">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="font-medium">{rule.statute}</span>
        {mark && <Badge tone={mark.tone}>{mark.words}</Badge>}
      </p>
      <details>
        <summary className="cursor-pointer py-1 text-ink-2">{m.why_rule_details()}</summary>
        <dl className="mt-1.5 mb-1 grid grid-cols-[auto_1fr] gap-x-3">
          <Entry name={m.why_source()}>
            <SourceLink source={rule.source} />
          </Entry>
          <Entry name={m.why_in_force()}>{inForceWords(rule)}</Entry>
          <Entry name={m.why_chosen_by()}>{basisWords(rule)}</Entry>
          <Entry name={m.why_known_since()}>{formatDate(rule.knownSince)}</Entry>
          <Entry name={m.why_confidence()}>{confidenceWords(rule)}</Entry>
          <Entry name={m.why_rule()}>
            <code className="font-mono wrap-anywhere">{rule.id}</code>
          </Entry>
        </dl>
      </details>
      <RuleVersions rule={rule} />
    </div>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** Where the law can be read. The address comes from the tables and from what a firm entered: only web addresses become links. */
function SourceLink({ source: { title, url } }: Pick<ShownRule, 'source'>) {
  if (!url?.startsWith('https://') && !url?.startsWith('http://')) return title;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
      {title}
    </a>
  );
}
