import { DUTY_QUESTIONS } from '#domain/company/facts';
import { Card } from '../../../ui/card';
import { DutyAnswer } from '../duty-answer';
import { standingFacts } from '../fact.groups';
import type { About } from '../fact.parts';
import type { Facts } from '../fact.types';
import { QUESTIONS } from '../fact.words';

type DutyRowsProps = { companyId: string; about: About; facts: Facts };

/** The questions that only the company can answer, each with what depends on it. */
export function DutyRows({ companyId, about, facts }: DutyRowsProps) {
  const answers = standingFacts(facts.facts, 'duty').map(({ fact }) => fact);
  return (
    <Card>
      <ul className="divide-y divide-line">
        {DUTY_QUESTIONS.map((question) => (
          <li key={question} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2">
            <div>
              <p className="text-sm font-medium">{QUESTIONS[question].ask()}</p>
              <p className="text-xs text-ink-2">{QUESTIONS[question].why()}</p>
            </div>
            <DutyAnswer
              companyId={companyId}
              about={about}
              question={question}
              answer={answers.find(({ subject }) => subject === question)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
