import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { FACT_GROUPS } from './fact.groups';
import type { About } from './fact.parts';
import type { Facts } from './fact.types';
import { FactSection } from './fact-section';
import { FlagList, flagsOfNone } from './flag-list';
import { MissingList } from './missing-list';
import { DutyCards } from './setup/duty-cards';

type FactsTabProps = { companyId: string; about: About; facts: Facts; isLlp: boolean; mayChange: boolean };

/** Everything that is known of a company, by what it is about. */
export function FactsTab(props: FactsTabProps) {
  const { facts, isLlp, mayChange } = props;
  return (
    <div className="flex flex-col gap-4">
      <MissingList facts={facts} isLlp={isLlp} mayChange={mayChange} />
      <FlagList flags={flagsOfNone(facts.flags, facts.facts)} />
      {FACT_GROUPS.map((group) => (
        <FactSection key={group.id} group={group} {...props} />
      ))}
      <SectionCard title={m.fact_group_questions()} description={m.fact_group_questions_words()}>
        <DutyCards {...props} />
      </SectionCard>
    </div>
  );
}
