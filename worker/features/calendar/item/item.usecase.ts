import { ADVANCE_TAX_ID } from '../../../domain/calendar/advance-tax-events';
import { profileOf } from '../../../domain/calendar/profile';
import { eventFaults } from '../../../domain/company/event-faults';
import type { NewEvent } from '../../../domain/company/known';
import type { IsoDate } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import type { Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { notHere, Problem } from '../../../platform/problem';
import { eventRowOf } from '../../company/fact.repository';
import type { ComplianceItem } from '../calendar.table';
import type { CompanyCase } from '../case/case.repository';
import type { Completion, ItemPatch, NewItem } from './item.contract';
import { recordFiling, type Written, withdrawFilings, writeNote, writeOwnItem } from './item.repository';

type Author = Pick<Person, 'id' | 'name'>;

/** An item of the case; one that is unknown and one of another company are the same to the caller. */
function itemOf({ items }: CompanyCase, itemId: string): ComplianceItem {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw notHere();
  return item;
}

/** An item of one's own, as it is born. */
export function addItem(d1: D1Database, companyCase: CompanyCase, asked: NewItem, author: Author): Written {
  const at = now().toISOString();
  const item: ComplianceItem = {
    id: newId(),
    companyId: companyCase.company.id,
    type: asked.type,
    title: asked.title,
    description: asked.description ?? null,
    dueDate: asked.dueDate,
    status: 'pending',
    priority: asked.priority,
    formType: null,
    penaltyAmount: asked.penaltyAmount ?? null,
    metadata: null,
    createdAt: at,
    updatedAt: at,
    origin: 'person',
    obligationKey: null,
    period: null,
    subject: '',
    originalDueDate: null,
    moves: [],
    waivers: [],
    costLadder: [],
    unknownCost: null,
    isOptional: false,
    isUnverified: false,
    doneOn: null,
    acknowledgement: null,
    note: null,
    sequence: 0,
    calendarFirmId: null,
    ...{ waitsFor: null, waitsName: null, waitsWhat: null },
  };
  return writeOwnItem(d1, companyCase, item, { day: today(), author });
}

/** Changes an own item, or notes something on one of the law, of which nothing else is a person's to change. */
export function patchItem(
  d1: D1Database,
  companyCase: CompanyCase,
  itemId: string,
  patch: ItemPatch,
  author: Author,
): Written {
  const before = itemOf(companyCase, itemId);
  const { note = before.note, title = before.title, dueDate = before.dueDate, priority = before.priority } = patch;
  const description = patch.description === undefined ? before.description : patch.description;
  const item = { ...before, note, title, dueDate, priority, description, updatedAt: now().toISOString() };
  if (before.origin === 'person')
    return writeOwnItem(d1, companyCase, raiseSequence(item, before), { day: today(), author });
  const [field] = Object.keys(patch).filter((name) => name !== 'note');
  if (field) {
    const message = say('calendar.item.note-only');
    throw new Problem(422, 'item-of-the-law', message, { [field]: message });
  }
  return { item, changes: [], change: writeNote(d1, item, before) };
}

// Calendars that subscribed must hear of another day, another state and another name.
const raiseSequence = (item: ComplianceItem, before: ComplianceItem): ComplianceItem => {
  const isHeard = item.dueDate !== before.dueDate || item.status !== before.status || item.title !== before.title;
  return { ...item, sequence: before.sequence + (isHeard ? 1 : 0) };
};

/** Marks an item done. Of an item of the law this records the event of its filing; its state follows from that. */
export function completeItem(
  d1: D1Database,
  companyCase: CompanyCase,
  itemId: string,
  asked: Completion,
  author: Person,
): Written {
  const item = itemOf(companyCase, itemId);
  const day = today();
  refuseIfDone(item);
  if (asked.doneOn > day) throw notCome(day);
  if (item.origin === 'person') {
    return writeOwnItem(d1, companyCase, raiseSequence(closeOwnItem(item, asked), item), { day, author });
  }
  const filing = filingOf(item, asked);
  refuseWhatCannotBe(companyCase, filing, day);
  const written = recordFiling(d1, companyCase, item, eventRowOf(item.companyId, author, filing), day);
  if (written.item.status !== 'completed')
    throw new Problem(409, 'said-otherwise', say('calendar.item.stated-otherwise'));
  return written;
}

/** The event that says of an item of the law that it was filed. */
export function filingOf(item: ComplianceItem, { doneOn: happenedOn, acknowledgement, paid }: Completion) {
  const details = { ...(acknowledgement && { acknowledgement }), ...(paid && { paid }) };
  return { kind: 'filing', subject: item.obligationKey ?? '', happenedOn, details } as const;
}

/** An own item is no obligation that an event could name: what was paid with it stands beside it, in paise. */
function closeOwnItem(item: ComplianceItem, asked: Completion): ComplianceItem {
  const { doneOn, acknowledgement = null, paid } = asked;
  const metadata = paid ? { ...item.metadata, paid } : item.metadata;
  return { ...item, status: 'completed', doneOn, acknowledgement, metadata, updatedAt: now().toISOString() };
}

function openOwnItem(item: ComplianceItem): ComplianceItem {
  const { paid: _paid, ...metadata } = item.metadata ?? {};
  const open = { doneOn: null, acknowledgement: null, metadata: item.metadata && metadata };
  return { ...item, status: 'pending', ...open, updatedAt: now().toISOString() };
}

/** Takes back that an item was done. */
export function reopenItem(d1: D1Database, companyCase: CompanyCase, itemId: string, author: Author): Written {
  const item = itemOf(companyCase, itemId);
  const day = today();
  if (item.status !== 'completed') throw new Problem(409, 'not-done', say('calendar.item.not-done'));
  if (item.origin === 'person')
    return writeOwnItem(d1, companyCase, raiseSequence(openOwnItem(item), item), { day, author });
  const ids = companyCase.dossier.events
    .filter(({ kind, subject, withdrawnOn }) => kind === 'filing' && subject === item.obligationKey && !withdrawnOn)
    // What a challan of advance tax says is taken back where the challan is kept.
    .filter(({ id }) => !id.startsWith(ADVANCE_TAX_ID))
    .map(({ id }) => id);
  if (ids.length === 0) {
    const message = say('calendar.item.follows-from-event');
    throw new Problem(409, 'follows-from-event', message);
  }
  return withdrawFilings(d1, companyCase, item, { ids, day, author });
}

/** Removes an own item from the calendar; its history stays. */
export function withdrawItem(d1: D1Database, companyCase: CompanyCase, itemId: string, author: Author): Written {
  const item = itemOf(companyCase, itemId);
  if (item.origin === 'law') throw new Problem(422, 'item-of-the-law', say('calendar.item.of-law'));
  if (item.status === 'withdrawn') throw new Problem(409, 'withdrawn', say('calendar.item.withdrawn'));
  const gone = { ...item, status: 'withdrawn' as const, updatedAt: now().toISOString() };
  return writeOwnItem(d1, companyCase, raiseSequence(gone, item), { day: today(), author });
}

/** Throws 409, with what is known, where an item is done or gone. */
export function refuseIfDone({ status, doneOn, acknowledgement }: ComplianceItem): void {
  if (status === 'withdrawn') throw new Problem(409, 'withdrawn', say('calendar.item.withdrawn'));
  if (status !== 'completed') return;
  const message = alreadyDone(doneOn, acknowledgement);
  throw new Problem(409, 'already-done', message, {}, { doneOn, acknowledgement });
}

function alreadyDone(doneOn: IsoDate | null, number: string | null): Message {
  if (!doneOn) return say('calendar.item.already-done');
  const day = onDay(doneOn);
  return number ? say('calendar.item.already-done-by', { day, number }) : say('calendar.item.already-done-on', { day });
}

const cannotBeDoneOn = (message: Message) => new Problem(422, 'cannot-be', message, { doneOn: message });

const notCome = (day: IsoDate) => cannotBeDoneOn(say('company.fault.not-come-yet', { today: onDay(day) }));

/** Throws 422 where a form cannot have been filed on that day. */
export function refuseWhatCannotBe({ company, dossier }: CompanyCase, filing: NewEvent, day: IsoDate): void {
  if (filing.happenedOn > day) throw notCome(day);
  const { name, cin, pan, gstin, tan, incorporationDate: incorporatedOn } = company;
  const profile = profileOf(dossier, { today: day, from: day, to: day });
  const [fault] = eventFaults(filing, { name, cin, pan, gstin, tan, incorporatedOn, today: day, profile });
  if (fault) throw cannotBeDoneOn(fault.message);
}
