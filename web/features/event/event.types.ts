import type { InferResponseType } from 'hono/client';
import type { EventKind } from '#domain/company/events';
import type { api } from '../../lib/api/api';

type Calls = (typeof api.companies)[':companyId']['events'];

export type CompanyEvent = InferResponseType<Calls['$get']>[number];
export type EventDetails = CompanyEvent['details'];
export type RecordedEvent = InferResponseType<Calls['$post']>;

type Parts = Readonly<Record<string, unknown>>;

/** An event as a form makes it. */
export type NewEvent = { kind: EventKind; subject: string; happenedOn: string; details: Parts };
