import { type Message, type Said, say } from '../shared/message';

export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Days of the deadline bands (specification, section 9): the next week, the next month. */
export const DEADLINE_BAND_DAYS = { near: 7, upcoming: 30 } as const;

/** The area of law an obligation belongs to: the specification's type of a compliance item. */
export const AREAS = ['GST', 'TDS', 'ROC', 'income-tax', 'RERA', 'IP', 'other'] as const;
export type Area = (typeof AREAS)[number];

/** An area of law as a person reads it. */
export const areaName = (area: Area): Message => say(`form.area.${area}`);

/**
 * A form as a sentence names it. Its code stays as it is ('GSTR-3B'); a numbered one ('Form 16', 'LLP Form 8') and what is no form
 * but an act ('board-meeting') have words in the catalogue.
 */
export function formName(form: string): Said {
  const [, register, number] = NUMBERED.exec(form) ?? [];
  if (number) return say(register ? 'form.numbered-llp' : 'form.numbered', { number });
  return ACT.test(form) ? say(`form.act.${form}`) : form;
}

const NUMBERED = /^(LLP )?Form (.+)$/;
const ACT = /^[a-z]+(-[a-z]+)*$/;

/**
 * What is stored of an item. Overdue is not stored: it is pending with its day past. Unconfirmed: it fell due before the
 * company's books were kept here, and nobody has said whether it was done. Settled: a person said that it was, without a date.
 */
export const ITEM_STATUSES = ['pending', 'completed', 'unconfirmed', 'settled', 'not_due', 'withdrawn'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** Who an open item waits for: the client, the firm, the portal of an office, or a person by name. */
export const WAITS = ['client', 'us', 'portal', 'person'] as const;
export type WaitsFor = (typeof WAITS)[number];

/** What a reader sees: an item that is pending on its day is pending, on the day after it is overdue. */
export const SHOWN_STATUSES = [...ITEM_STATUSES, 'overdue'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** What a list may be asked for: one status, or all that is still to be done, late or not. */
export const ASKED_STATUSES = [...SHOWN_STATUSES, 'open'] as const;
