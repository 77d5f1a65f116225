import type { InferResponseType } from 'hono/client';
import { DUTY_QUESTIONS, type DutyQuestion, type FactKind } from '#domain/company/facts';
import type { api } from '../../lib/api';

type Calls = (typeof api.companies)[':companyId']['facts'];

export type Facts = InferResponseType<Calls['$get']>;
export type Fact = Facts['facts'][number];
/** What a statement says; which parts it has follows from its kind. */
export type FactValue = Fact['value'];
/** What does not fit: two statements that contradict each other, or one that contradicts the company's numbers. */
export type FactFlag = Facts['flags'][number];
/** What is still to be answered, and what depends on it. */
export type MissingFact = Facts['questions'][number];

type Parts = Readonly<Record<string, unknown>>;

/** A statement as the form makes it. */
export type Statement = { kind: FactKind; subject: string; holdsFrom: string; value: Parts };

export type Stated = InferResponseType<Calls['$post']>;

/** The question that is missing; a kind of fact that is missing is none. */
export const questionOf = ({ question }: Pick<MissingFact, 'question'>): DutyQuestion | undefined =>
  DUTY_QUESTIONS.find((known) => known === question);
