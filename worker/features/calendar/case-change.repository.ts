import type { Acting } from '../../platform/acting';
import { notHere, Problem } from '../../platform/problem';
import { type Change, commit } from '../audit/audit.repository';
import { type Case, readCases } from './case.repository';

const TRIES = 5;

/** What a call decided on the case as it read it: what to write, and what to answer. */
export type Decided<Body> = { change: Change; body: Body };

/**
 * Reads a company's case, lets `decide` say what follows from it, and writes that. Where another wrote in between, it is
 * read and decided again: nothing is ever written on facts that were no longer so. Throws what `decide` throws.
 */
export async function changeCase<Body>(
  d1: D1Database,
  companyId: string,
  actingWith: (body: Body) => Acting,
  decide: (kase: Case) => Decided<Body> | Promise<Decided<Body>>,
): Promise<Body> {
  for (let attempt = 1; ; attempt++) {
    const kase = (await readCases(d1, [companyId])).get(companyId);
    if (!kase) throw notHere();
    const { change, body } = await decide(kase);
    const acting = actingWith(body);
    if (change.statements.length + acting.alongside.length === 0) return body;
    try {
      await commit(acting, [change]);
      return body;
    } catch (error) {
      if (attempt === TRIES || !isOvertaken(error)) throw error;
    }
  }
}

const isOvertaken = (error: unknown) => error instanceof Problem && error.code === 'changed-meanwhile';
