import { AREAS, type Area } from '#domain/calendar/values';
import type { EventKind } from '#domain/company/events';
import { EVENT_FORMS, type EventFormKey } from '#domain/roc/law/forms';
import { parseRupees } from '#domain/shared/money';
import type { StatementKind } from '#domain/tds/due-dates';
import { areaWords, formWords } from '../../lib/form-words';
import { formatInr, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { saidInWords } from '../../lib/said';
import type { CompanyEvent, EventDetails } from './event.types';

const KIND_NAMES: Record<EventKind, () => string> = {
  agm: m.event_agm,
  'agm-extension': m.event_agm_extension,
  'board-meeting': m.event_board_meeting,
  egm: m.event_egm,
  requisition: m.event_requisition,
  'roc-event': m.event_roc,
  deduction: m.event_deduction,
  deposit: m.event_deposit,
  filing: m.event_filing,
  'tax-paid': m.event_tax_paid,
  'nothing-due': m.event_nothing_due,
  'not-filed': m.event_not_filed,
  settled: m.event_settled,
  'director-kyc': m.event_director_kyc,
  'strike-off-notice': m.event_strike_off,
};

export const STATEMENT_NAMES: Record<StatementKind, () => string> = {
  salary: m.event_statement_salary,
  residents: m.event_statement_residents,
  'non-residents': m.event_statement_non_residents,
  collection: m.event_statement_collection,
};

const isStatement = (text: unknown): text is StatementKind => typeof text === 'string' && text in STATEMENT_NAMES;
export const isFormKey = (text: unknown): text is EventFormKey => typeof text === 'string' && text in EVENT_FORMS;

/** What the newest version of the law says of an event of the register: in words, with the form it calls for. */
export const formOf = (key: EventFormKey) => EVENT_FORMS[key].at(-1)?.value;

/** 'Allotment under private placement'. */
export function triggerName(key: EventFormKey): string {
  const said = formOf(key)?.trigger;
  const trigger = said ? saidInWords(said) : key;
  return trigger.charAt(0).toUpperCase() + trigger.slice(1);
}

/** 'AOC-4|2025-26|' is 'AOC-4 for 2025-26'. */
export function obligationName(key: string): string {
  const [form = key, period = '', subject = ''] = key.split('|');
  const named = period ? m.event_form_for({ form: formWords(form), period }) : formWords(form);
  return subject ? `${named} · ${subject}` : named;
}

const OF_OBLIGATION: readonly EventKind[] = ['filing', 'tax-paid', 'nothing-due', 'not-filed'];

/** What happened, in a line: the timeline's heading of an event. */
export function eventName({ kind, subject, details }: Pick<CompanyEvent, 'kind' | 'subject' | 'details'>): string {
  if (OF_OBLIGATION.includes(kind)) return `${KIND_NAMES[kind]()}: ${obligationName(subject)}`;
  if (kind === 'roc-event' && isFormKey(details.key)) return triggerName(details.key);
  if (kind === 'agm-extension') return m.event_agm_extension_of({ year: subject });
  if (kind === 'agm' && subject) return m.event_agm_of({ year: subject });
  if (kind === 'settled' && subject) return `${m.event_settled_one()}: ${obligationName(subject)}`;
  if (kind === 'settled')
    return m.event_settled_of({ area: isArea(details.area) ? areaWords(details.area) : m.event_everything() });
  return KIND_NAMES[kind]();
}

const isArea = (part: unknown): part is Area => AREAS.some((area) => area === part);
const text = (part: unknown): string => (typeof part === 'string' || typeof part === 'number' ? String(part) : '');

function amount(part: unknown, format = formatInr): string {
  try {
    return format(parseRupees(text(part)));
  } catch {
    return text(part);
  }
}

const join = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ');

const statementName = (kind: unknown): string => (isStatement(kind) ? STATEMENT_NAMES[kind]() : '');

const DETAILS: Partial<Record<EventKind, (details: EventDetails, subject: string) => string>> = {
  agm: ({ extensionMonths }) => (extensionMonths ? m.event_extension_said({ months: text(extensionMonths) }) : ''),
  'agm-extension': ({ extensionMonths }) => m.event_extension_said({ months: text(extensionMonths) }),
  'roc-event': ({ key, note }, subject) =>
    join(isFormKey(key) && m.event_calls_for({ form: formWords(formOf(key)?.form ?? '') }), subject, text(note)),
  deduction: ({ statement, amount: paid, section }, subject) =>
    join(amount(paid), statementName(statement), text(section), subject),
  deposit: ({ statement, month, amount: paid, challan }, subject) =>
    join(
      amount(paid),
      m.event_for_month({ month: text(month) }),
      statementName(statement),
      Boolean(challan) && m.event_challan_said({ number: text(challan) }),
      subject,
    ),
  filing: ({ acknowledgement, paid }) =>
    join(
      acknowledgement ? m.event_ack_said({ number: text(acknowledgement) }) : m.event_ack_none(),
      Boolean(paid) && m.event_paid_said({ amount: amount(paid, formatInrExact) }),
    ),
  'nothing-due': ({ reason }) => text(reason),
  'director-kyc': ({ acknowledgement, paid }, subject) =>
    join(
      m.event_din_said({ din: subject }),
      Boolean(acknowledgement) && m.event_ack_said({ number: text(acknowledgement) }),
      Boolean(paid) && m.event_paid_said({ amount: amount(paid, formatInrExact) }),
    ),
};

/** The rest of what is recorded of an event; empty where its name says it all. */
export const eventDetails = ({ kind, details, subject }: Pick<CompanyEvent, 'kind' | 'subject' | 'details'>): string =>
  DETAILS[kind]?.(details, subject) ?? '';
