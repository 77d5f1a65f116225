import { type ReturnState, stateAfter } from '../../domain/gst/gstr-1/state';
import { acknowledgementFault, acknowledgementFor, plainNumber } from '../../domain/identifiers/acknowledgement';
import type { IsoDate } from '../../domain/shared/dates';
import { onDay } from '../../domain/shared/explained';
import { say } from '../../domain/shared/message';
import type { CompanyScope, Person } from '../../platform/access';
import { now, today } from '../../platform/clock';
import { columnsOf } from '../../platform/database';
import { newId } from '../../platform/ids';
import { atFault, Problem } from '../../platform/problem';
import { type Change, mustHaveChanged } from '../audit/audit.repository';
import type { CompanyCase } from '../calendar/case/case.repository';
import { recordFiling } from '../calendar/item/item.repository';
import { eventRowOf, insertEvents } from '../company/fact.repository';
import type { AskedStep, Form } from './gst.contract';
import { gstReturns, type StoredReturn } from './gst.table';
import { hashOf, keyOf, type Worksheet } from './worksheet.usecase';

/** What a step needs of a return, whichever its form. */
export type Steppable = Pick<Worksheet, 'gstin' | 'period' | 'findings' | 'json' | 'stored' | 'item'> & { form: Form };

const COLUMNS = columnsOf(gstReturns);
const KEYS = Object.keys(gstReturns).filter((key) => key !== 'enableRLS') as (keyof StoredReturn)[];
const INSERT = COLUMNS.bulk(KEYS);

/**
 * One step of a return: sent to the checker, sent back, passed, opened again, or filed with its acknowledgement. Who sent it does not
 * pass it; what changed since it was passed is not filed. Filing records the event from which the calendar's item follows. Throws 409
 * where the step does not follow from the state, 422 naming a field.
 */
export function returnStepped(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  worksheet: Steppable,
  asked: AskedStep,
  companyCase: CompanyCase,
): { stored: StoredReturn; changes: Change[] } {
  const before = worksheet.stored;
  const state: ReturnState = before?.state ?? 'draft';
  const to = stateAfter(state, asked.step);
  if (!to) throw new Problem(409, 'wrong-state', say(`gst-return.fault.state-${state}`));
  const hash = hashOf(worksheet.json());
  mustFit(person, worksheet, asked, before, hash);
  const { filing, changes } = asked.step === 'file' ? filed(d1, scope, person, worksheet, asked, companyCase) : NOTHING;
  const stored = { ...steppedRow(scope, person, worksheet, asked, before), ...filing, state: to, hash };
  const entry = {
    ...{ action: `gst-return.${asked.step}`, entityType: 'gst-return', entityId: stored.id },
    before: { state },
    after: {
      ...{ state: to, form: stored.form, period: stored.period, gstin: stored.gstin, hash },
      ...(asked.note && { note: asked.note }),
      ...(stored.acknowledgement && { acknowledgement: stored.acknowledgement }),
    },
  };
  return {
    stored,
    changes: [...changes, { chainId: scope.companyId, statements: written(d1, stored, before), entries: [entry] }],
  };
}

type Filing = Partial<
  Pick<StoredReturn, 'acknowledgement' | 'filedOn' | 'filedBy' | 'filedByName' | 'filedAt' | 'eventId'>
>;
const NOTHING: { filing: Filing; changes: Change[] } = { filing: {}, changes: [] };

function mustFit(
  person: Person,
  { findings, period }: Steppable,
  { step, note }: AskedStep,
  before: StoredReturn | undefined,
  hash: string,
): void {
  if (step === 'send' && today() <= period.days.to)
    throw new Problem(409, 'period-open', say('gst-return.fault.period-open', { day: onDay(period.days.to) }));
  const [stop] = findings.filter(({ severity }) => severity === 'stop');
  if ((step === 'send' || step === 'pass' || step === 'file') && stop)
    throw new Problem(409, 'draft-stopped', say('gst-return.fault.stopped', { first: stop.message }));
  if ((step === 'pass' || step === 'return') && before?.sentBy === person.id)
    throw new Problem(409, 'own-work', say('gst-return.fault.own-work'));
  if (step === 'return' && !note) throw atFault(422, 'note', say('gst-return.fault.no-note'));
  if ((step === 'pass' || step === 'file') && before?.hash !== hash)
    throw new Problem(409, 'changed-since', say(`gst-return.fault.changed-${step}`));
}

function steppedRow(
  { companyId }: CompanyScope,
  person: Person,
  { gstin, form, period }: Steppable,
  { step, note }: AskedStep,
  before: StoredReturn | undefined,
): StoredReturn {
  const at = now().toISOString();
  const known: StoredReturn = before ?? {
    ...{ id: newId(), companyId, gstin, form, period: period.text, firstMonth: period.first, lastMonth: period.last },
    ...{ state: 'draft', hash: null, sentBy: null, sentByName: null, sentAt: null, note: null, passedBy: null },
    ...{ passedByName: null, passedAt: null, acknowledgement: null, filedOn: null, filedBy: null, filedByName: null },
    ...{ filedAt: null, eventId: null, updatedAt: at },
  };
  const sent = { sentBy: person.id, sentByName: person.name, sentAt: at, note: note ?? null };
  const passed = { passedBy: person.id, passedByName: person.name, passedAt: at };
  const unpassed = { passedBy: null, passedByName: null, passedAt: null };
  return {
    ...known,
    updatedAt: at,
    ...(step === 'send' && { ...sent, ...unpassed }),
    ...(step === 'return' && { note: note ?? null }),
    ...(step === 'pass' && passed),
    ...(step === 'reopen' && { ...unpassed, note: note ?? null }),
  };
}

/** What filing writes beside the return: the event from which the obligation's state follows, unless the calendar has it already. */
function filed(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  { form, gstin, period }: Steppable,
  { acknowledgement, filedOn }: AskedStep,
  companyCase: CompanyCase,
): { filing: Filing; changes: Change[] } {
  if (!acknowledgement) throw atFault(422, 'acknowledgement', say('gst-return.fault.no-acknowledgement'));
  if (!filedOn) throw atFault(422, 'filedOn', say('gst-return.fault.no-day'));
  if (filedOn > today()) throw atFault(422, 'filedOn', say('company.fault.not-come-yet', { today: onDay(today()) }));
  if (filedOn <= period.days.to)
    throw atFault(422, 'filedOn', say('gst-return.fault.filed-early', { day: onDay(period.days.to) }));
  const number = plainNumber(acknowledgement);
  const make = acknowledgementFor('GST', form, filedOn);
  const wrong = make ? acknowledgementFault(make, number) : undefined;
  if (wrong) throw atFault(422, 'acknowledgement', wrong);
  const by = {
    filedBy: person.id,
    filedByName: person.name,
    filedAt: now().toISOString(),
    acknowledgement: number,
    filedOn,
  };
  const told = { subject: keyOf(form, period, gstin), number, filedOn };
  const { eventId, changes } = filingTold(d1, scope, person, told, companyCase);
  return { filing: { ...by, eventId }, changes };
}

type Told = { subject: string; number: string; filedOn: IsoDate };

/** The event that says an obligation was met, unless the calendar has one. Throws 409 where that one says another day. */
export function filingTold(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Person,
  { subject, number, filedOn }: Told,
  companyCase: CompanyCase,
): { eventId: string; changes: Change[] } {
  const known = companyCase.dossier.events.find(
    (event) => event.kind === 'filing' && event.subject === subject && !event.withdrawnOn,
  );
  if (known) {
    if (known.happenedOn !== filedOn)
      throw atFault(
        409,
        'filedOn',
        say('gst-return.fault.calendar-says', { day: onDay(known.happenedOn) }),
        'said-otherwise',
      );
    return { eventId: known.id, changes: [] };
  }
  const event = { kind: 'filing', subject, happenedOn: filedOn, details: { acknowledgement: number } } as const;
  const row = eventRowOf(companyId, person, event);
  const item = companyCase.items.find(({ obligationKey }) => obligationKey === subject);
  const change = item
    ? recordFiling(d1, companyCase, item, row, today()).change
    : { chainId: companyId, statements: insertEvents(d1, [row]), entries: [] };
  return { eventId: row.id, changes: [change] };
}

const REPLACE = `UPDATE gst_returns SET ${KEYS.map((key) => `${COLUMNS.name(key)} = (?1 ->> ${KEYS.indexOf(key)})`).join(', ')}
  WHERE id = ?2 AND state = ?3 AND updated_at = ?4`;

function written(d1: D1Database, stored: StoredReturn, before: StoredReturn | undefined): D1PreparedStatement[] {
  if (!before) return [INSERT.insert(d1, `[${INSERT.text(stored)}]`, {})];
  return [
    d1.prepare(REPLACE).bind(INSERT.text(stored), stored.id, before.state, before.updatedAt),
    mustHaveChanged(d1),
  ];
}
