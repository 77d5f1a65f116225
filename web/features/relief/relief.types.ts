import type { InferRequestType, InferResponseType } from 'hono/client';
import type { api } from '../../lib/api/api';

type Calls = (typeof api)['ca-firms'][':caFirmId']['reliefs'];

/** A moved date or a waived fee, with who entered and who decided it. */
export type Relief = InferResponseType<Calls['$get']>[number];
export type ReliefKind = Relief['kind'];
export type ReliefState = Relief['state'];
export type NewRelief = InferRequestType<Calls['$post']>['json'];
export type ReliefEffect = InferResponseType<Calls[':reliefId']['effect']['$get']>;

export type Decision = 'approve' | 'refuse' | 'withdraw';
