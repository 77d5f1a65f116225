import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { type FactGroup, isAskedOf, isSingle, standingFacts } from './fact.groups';
import type { About } from './fact.parts';
import type { FormKind } from './fact.statement';
import type { Facts } from './fact.types';
import { kindName, withinSentence } from './fact.words';
import { FactDialog } from './fact-dialog';
import { FactRow } from './fact-row';
import { flagsOf } from './flag-list';

type FactSectionProps = {
  companyId: string;
  group: FactGroup;
  about: About;
  facts: Facts;
  isLlp: boolean;
  mayChange: boolean;
};

/** The facts of one group, and a button for each kind that may still be stated. */
export function FactSection({ companyId, group, about, facts, isLlp, mayChange }: FactSectionProps) {
  const kinds = group.kinds.filter(
    (kind): kind is FormKind => kind !== 'duty' && kind !== 'form-amount' && isAskedOf(kind, isLlp),
  );
  const rows = kinds.flatMap((kind) => standingFacts(facts.facts, kind).map((standing) => ({ kind, ...standing })));
  const open = kinds.filter((kind) => !isSingle(kind) || rows.every((row) => row.kind !== kind));
  return (
    <SectionCard
      title={group.title()}
      description={group.words()}
      actions={
        mayChange &&
        open.map((kind) => (
          <FactDialog
            key={kind}
            companyId={companyId}
            kind={kind}
            about={about}
            trigger={<Button size="sm">{m.fact_add({ kind: withinSentence(kindName(kind)) })}</Button>}
          />
        ))
      }
    >
      {rows.length === 0 && <p className="text-sm text-ink-2">{m.fact_nothing_stated()}</p>}
      <ul className="divide-y divide-line">
        {rows.map(({ kind, fact, earlier }) => (
          <FactRow
            key={fact.id}
            companyId={companyId}
            kind={kind}
            about={about}
            fact={fact}
            flags={flagsOf(facts.flags, fact)}
            earlier={earlier}
            mayChange={mayChange}
          />
        ))}
      </ul>
    </SectionCard>
  );
}
