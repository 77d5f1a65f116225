import type { Acting } from '../../platform/acting';
import { today } from '../../platform/clock';
import { logFailure } from '../../platform/log';
import { Problem } from '../../platform/problem';
import type { FirmScope, Person } from '../../platform/scope';
import { commit } from '../audit/audit.repository';
import { changeCase } from '../calendar/case-change.repository';
import { type Case, workOut } from '../calendar/work-out.repository';
import { type Decision, reliefDecided, unsettledCompanies } from './decision.repository';
import { hasOneMember } from './relief.repository';
import type { ReliefRow } from './relief.table';

// So many are worked out before the caller is answered; the five-minute job takes the rest.
const AT_ONCE = 50;

export type Decided = { updated: number; remaining: number };

/**
 * Approves, refuses or withdraws a relief, then works out the clients it touches. The decision is one commit and each
 * client another, so what breaks off in the middle is finished by the job. Who decided it and asks again goes on with it.
 */
export async function decide(
  acting: Acting,
  scope: FirmScope,
  person: Person,
  relief: ReliefRow,
  decision: Decision,
): Promise<Decided> {
  if (!isDoneBy(person, relief, decision)) {
    await checkDecision(acting.d1, scope, person, relief, decision);
    await commit(acting, [reliefDecided(acting.d1, relief, decision, person)]);
  }
  return decision === 'refuse' ? { updated: 0, remaining: 0 } : workOutAffected(acting, relief);
}

const STATE = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

function isDoneBy({ id }: Person, { state, decidedBy, withdrawnBy }: ReliefRow, decision: Decision): boolean {
  return state === STATE[decision] && (decision === 'withdraw' ? withdrawnBy : decidedBy) === id;
}

async function checkDecision(d1: D1Database, scope: FirmScope, person: Person, relief: ReliefRow, decision: Decision) {
  const needed = decision === 'withdraw' ? 'approved' : 'proposed';
  if (relief.state !== needed)
    throw new Problem(
      409,
      `relief-not-${needed}`,
      `It is ${relief.state}, and only what is ${needed} can be decided so`,
    );
  if (decision === 'withdraw' || relief.enteredBy !== person.id || (await hasOneMember(d1, scope))) return;
  throw new Problem(409, 'second-person-needed', 'You entered this. Another person of the firm decides on it');
}

async function workOutAffected(acting: Acting, relief: ReliefRow): Promise<Decided> {
  const waiting = await unsettledCompanies(acting.d1, relief);
  let updated = 0;
  for (const companyId of waiting.slice(0, AT_ONCE)) if (await workOutOne(acting, companyId)) updated++;
  return { updated, remaining: waiting.length - updated };
}

/** Works out one client. What fails is left to the job, which finds it still waiting. */
async function workOutOne(acting: Acting, companyId: string): Promise<boolean> {
  const { d1 } = acting;
  const alone = { ...acting, alongside: [] };
  const again = (kase: Case) => ({ change: workOut(d1, kase, today()).change, body: undefined });
  try {
    await changeCase(d1, companyId, () => alone, again);
    return true;
  } catch (error) {
    logFailure(acting.requestId ?? '', error);
    return false;
  }
}
