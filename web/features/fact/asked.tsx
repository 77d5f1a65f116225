import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DUTY_QUESTIONS } from '#domain/company/facts';
import { useMayChange } from '../../lib/access';
import { type FactName, factKey } from '../../lib/fact-key';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { companyQuery } from '../../lib/workspace';
import { buttonClass } from '../../ui/button';
import { DutyAnswer } from './duty-answer';
import { factName } from './fact.words';

/** How a fact is asked for on another page: its question, or its name. */
export const askedName = factName;

/** What answers it there: Yes and No where that is all, else the way to its form. */
export function AskedAct({ companyId, fact }: { companyId: string; fact: FactName }) {
  const today = useToday();
  const mayChange = useMayChange(companyId);
  const incorporationDate = useQuery(companyQuery(companyId)).data?.incorporationDate;
  const question = fact.kind === 'duty' && DUTY_QUESTIONS.find((known) => known === fact.subject);
  if (!mayChange) return null;
  if (question)
    return (
      incorporationDate && <DutyAnswer companyId={companyId} about={{ today, incorporationDate }} question={question} />
    );
  return (
    <Link
      to="/company-facts"
      search={{ fact: factKey(fact) }}
      aria-label={m.fact_answer_named({ name: factName(fact) })}
      className={buttonClass('secondary', 'sm')}
    >
      {m.fact_answer()}
    </Link>
  );
}
