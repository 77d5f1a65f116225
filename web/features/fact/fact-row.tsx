import { useState } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { DateText, InstantText } from '../../ui/figure/date-text';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import type { About } from './fact.parts';
import { useTakeBack } from './fact.queries';
import type { FormKind } from './fact.statement';
import type { Fact, FactFlag } from './fact.types';
import { factName, valueWords } from './fact.words';
import { FactDialog } from './fact-dialog';
import { FlagList } from './flag-list';

export type FactRowProps = {
  companyId: string;
  kind: FormKind;
  about: About;
  fact: Fact;
  flags: readonly FactFlag[];
  /** The statements it took over from, newest first. */
  earlier: readonly Fact[];
  mayChange: boolean;
};

/** One fact as it stands: what it says, since when, who said so and when; and the way to say it anew or take it back. */
export function FactRow({ companyId, kind, about, fact, flags, earlier, mayChange }: FactRowProps) {
  const name = factName(fact);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-xs font-medium text-ink-2 wrap-anywhere">{name}</p>
        <p className="wrap-anywhere">{valueWords(fact)}</p>
        <FlagList flags={flags} />
        <Said fact={fact} />
        <Earlier facts={earlier} />
      </div>
      {mayChange && (
        <div className="flex gap-2">
          <FactDialog
            companyId={companyId}
            kind={kind}
            about={about}
            known={fact}
            trigger={
              <Button size="sm" aria-label={m.fact_change_named({ name })}>
                {m.fact_change()}
              </Button>
            }
          />
          <TakeBack companyId={companyId} fact={fact} hasEarlier={earlier.length > 0} />
        </div>
      )}
    </li>
  );
}

function Said({ fact }: { fact: Fact }) {
  return (
    <p className="text-xs text-ink-2">
      {m.fact_since()} <DateText day={fact.holdsFrom} /> · {m.fact_said_by({ name: fact.recordedByName })}{' '}
      <InstantText instant={fact.recordedAt} />
    </p>
  );
}

function Earlier({ facts }: { facts: readonly Fact[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (facts.length === 0) return null;
  return (
    <div className="mt-1 text-xs">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="font-medium text-accent underline underline-offset-2"
      >
        {isOpen ? m.fact_earlier_hide() : m.fact_earlier({ count: facts.length })}
      </button>
      {isOpen && (
        <ul className="mt-1 flex flex-col gap-1 border-l-2 border-line pl-3">
          {facts.map((fact) => (
            <li key={fact.id}>
              <p>{valueWords(fact)}</p>
              <Said fact={fact} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function TakeBack({ companyId, fact, hasEarlier }: { companyId: string; fact: Fact; hasEarlier: boolean }) {
  const takeBack = useTakeBack(companyId);
  const name = factName(fact);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.fact_take_back_named({ name })}>
          {m.fact_take_back()}
        </Button>
      }
      title={m.fact_take_back_title({ name })}
      description={hasEarlier ? m.fact_take_back_earlier() : m.fact_take_back_words()}
      confirmLabel={m.fact_take_back()}
      pendingLabel={m.fact_taking_back()}
      onConfirm={() => takeBack.mutateAsync(fact)}
    />
  );
}
