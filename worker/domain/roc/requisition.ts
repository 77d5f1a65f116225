import { ruleInForce } from '../law/rule';
import { addDays, addMonths, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inDays, inMonths, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { REQUISITION } from './law/yearly';

export const REQUISITION_STATES = ['to-call', 'to-hold', 'members-may-call', 'held', 'held-late', 'lapsed'] as const;
export type RequisitionState = (typeof REQUISITION_STATES)[number];

export type Requisition = {
  /** The Board proceeds to call the meeting by the first day, and it is held by the second. */
  callBy: IsoDate;
  holdBy: IsoDate;
  /** Where the Board does not, those who asked may call and hold it themselves up to this day. */
  membersBy: IsoDate;
  heldOn?: IsoDate;
  state: RequisitionState;
};

/**
 * A meeting that members asked for, from the day their valid requisition was received (s.100(4)): 21 days to proceed to call it, 45 to hold
 * it, and after that three months from the requisition in which they may hold it themselves. The first extraordinary meeting from that day
 * on is taken to be the one; `held` are the days of such meetings.
 */
export function requisitionOf(receivedOn: IsoDate, held: readonly IsoDate[], today: IsoDate): Explained<Requisition> {
  const rule = ruleInForce(REQUISITION, receivedOn);
  const { callDays, holdDays, membersMonths } = rule.value;
  const callBy = addDays(receivedOn, callDays);
  const holdBy = addDays(receivedOn, holdDays);
  const membersBy = addMonths(receivedOn, membersMonths);
  const heldOn = held.filter((day) => day >= receivedOn && day <= membersBy).toSorted()[0];
  const working = new Working();
  working.give('received', say('roc.step.requisition-received'), onDay(receivedOn));
  working.cite('callDays', say('roc.step.requisition-call-days'), inDays(callDays), rule);
  working.cite('holdDays', say('roc.step.requisition-hold-days'), inDays(holdDays), rule);
  working.cite('membersMonths', say('roc.step.requisition-months'), inMonths(membersMonths), rule);
  const made = (id: string, word: string, day: IsoDate, from: string) =>
    working.make(id, say(`roc.step.requisition-${word}`), onDay(day), {
      formula: say('roc.formula.from-requisition'),
      inputs: ['received', from],
      rule: citationOf(rule),
    });
  made('callBy', 'call-by', callBy, 'callDays');
  made('membersBy', 'members-by', membersBy, 'membersMonths');
  made('holdBy', 'hold-by', holdBy, 'holdDays');
  const state = stateOf({ callBy, holdBy, membersBy }, heldOn, today);
  return working.explain({ callBy, holdBy, membersBy, ...(heldOn && { heldOn }), state });
}

function stateOf(
  { callBy, holdBy, membersBy }: Pick<Requisition, 'callBy' | 'holdBy' | 'membersBy'>,
  heldOn: IsoDate | undefined,
  today: IsoDate,
): RequisitionState {
  if (heldOn) return heldOn <= holdBy ? 'held' : 'held-late';
  if (today <= callBy) return 'to-call';
  if (today <= holdBy) return 'to-hold';
  return today <= membersBy ? 'members-may-call' : 'lapsed';
}
