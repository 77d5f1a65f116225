import type { InferResponseType } from 'hono/client';
import type { FactKind } from '#domain/company/facts';
import type { api } from '../../lib/api/api';

type Calls = (typeof api.companies)[':companyId']['facts'];

export type Facts = InferResponseType<Calls['$get']>;
export type Fact = Facts['facts'][number];
export type WithdrawnFact = Facts['withdrawn'][number];
/** What a statement says; which parts it has follows from its kind. */
export type FactValue = Fact['value'];
/** What does not fit: two statements that contradict each other, or one that contradicts the company's numbers. */
export type FactFlag = Facts['flags'][number];

type Parts = Readonly<Record<string, unknown>>;

/** A statement as the form makes it. */
export type Statement = { kind: FactKind; subject: string; holdsFrom: string; value: Parts; corrects?: string };

export type Stated = InferResponseType<Calls['$post']>;
