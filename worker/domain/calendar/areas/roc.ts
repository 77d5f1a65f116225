import { ruleIfInForce } from '../../law/rule';
import { NEXT_AGM } from '../../roc/meeting.rules';
import { inWords } from '../../shared/explained';
import type { AreaAnswer } from '../draft';
import type { Standing } from '../standing';
import { annualAnswers } from './roc/annual';
import { annualNotes } from './roc/annual-notes';
import { type FormAnswer, isAsked, isDraft, legalFormOn, notDueOf, reason, toldOnce } from './roc/answers';
import { boardAnswers } from './roc/board';
import { directorAnswers } from './roc/directors';
import { dutyAnswers } from './roc/duties';
import { eventAnswers } from './roc/events';
import { companyYears } from './roc/years';

/** What the Registrar of Companies asks of a company: the annual forms, those of events, meetings and directors. */
export function roc(standing: Standing): AreaAnswer {
  const { today, knownOn } = standing.asked;
  const legalForm = legalFormOn(standing, today);
  // Before the Act of 2013 was known nothing of it can be told.
  if (legalForm === 'llp' || !ruleIfInForce(NEXT_AGM, today, knownOn)) return { drafts: [], notDue: [] };
  return areaAnswer(standing, legalForm ? ofCompany(standing) : unknownForm());
}

/** Drafts of the window apart from the reasons for what is not due. */
export function areaAnswer(standing: Standing, answers: readonly FormAnswer[]): AreaAnswer {
  return {
    drafts: answers.filter(isDraft).filter(({ originalDueOn }) => isAsked(standing, originalDueOn)),
    notDue: answers.flatMap((answer) => (isDraft(answer) ? [] : answer)),
  };
}

function ofCompany(standing: Standing): readonly FormAnswer[] {
  const years = companyYears(standing);
  const notes = years.flatMap((year) => annualNotes(standing, year));
  return [
    ...years.flatMap((year) => annualAnswers(standing, year)),
    ...['MGT-8', 'AOC-4 XBRL', 'CSR-2'].flatMap((form) => toldOnce(notes.filter((note) => note.form === form))),
    ...dutyAnswers(standing),
    ...eventAnswers(standing),
    ...directorAnswers(standing),
    ...boardAnswers(standing),
  ];
}

const unknownForm = (): readonly FormAnswer[] =>
  ['AOC-4', 'MGT-7', 'AGM', 'Board meeting'].map((form) =>
    notDueOf(
      form,
      '',
      reason(false, `Whether ${form} is due cannot be told`, 'how the company is registered decides', [
        ['Registered as', inWords('not stated')],
      ]),
      { asks: 'legal-form' },
    ),
  );
