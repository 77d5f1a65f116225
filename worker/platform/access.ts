import type { Message } from '../domain/shared/message';
import type { Subject } from './subject';

/**
 * Who may make which call. Each feature says it of its own calls beside its routes; routes.ts joins them to the one table that
 * the middleware, OpenAPI and the generated tests read.
 */

/** No membership, viewer, founder, staff, manager, owner. */
export const ACTORS = ['NM', 'VW', 'FD', 'ST', 'MG', 'OW'] as const;
export type Actor = (typeof ACTORS)[number];

/** Allowed; refused although the object is visible (403); hidden as if it were not there (404). */
export type Verdict = 'allow' | 'forbid' | 'hide';

export type Call = {
  subject: Subject;
  summary: Message;
  verdicts: Readonly<Record<Actor, Verdict>>;
  /** Off one machine there is no such call. */
  localOnly?: true;
};

/** Calls by method and path: 'GET /companies/:companyId'. */
export type Calls = Readonly<Record<string, Call>>;

export const verdicts = (NM: Verdict, VW: Verdict, FD: Verdict, ST: Verdict, MG: Verdict, OW: Verdict) =>
  ({ NM, VW, FD, ST, MG, OW }) as const;

export const EVERYONE = verdicts('allow', 'allow', 'allow', 'allow', 'allow', 'allow');
export const COMPANY_READ = verdicts('hide', 'allow', 'allow', 'allow', 'allow', 'allow');
export const COMPANY_WRITE = verdicts('hide', 'forbid', 'allow', 'allow', 'allow', 'allow');
export const COMPANY_LEAD = verdicts('hide', 'forbid', 'allow', 'forbid', 'allow', 'allow');
export const FIRM_READ = verdicts('hide', 'hide', 'hide', 'allow', 'allow', 'allow');
export const FIRM_LEAD = verdicts('hide', 'hide', 'hide', 'forbid', 'allow', 'allow');
export const FIRM_OWN = verdicts('hide', 'hide', 'hide', 'forbid', 'forbid', 'allow');

/** The verdict for the strongest of several standings: allowed beats refused beats hidden. */
export function verdictFor(known: Call, standings: readonly Actor[]): Verdict {
  const given = (standings.length > 0 ? standings : (['NM'] as const)).map((actor) => known.verdicts[actor]);
  if (given.includes('allow')) return 'allow';
  return given.includes('forbid') ? 'forbid' : 'hide';
}
