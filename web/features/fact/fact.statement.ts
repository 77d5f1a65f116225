import * as v from 'valibot';
import type { FactKind } from '#domain/company/facts';
import { day } from '../../lib/field-parts';
import { FACT_FIELDS } from './fact.fields';
import type { About, FieldSpec } from './fact.parts';
import type { Fact, Statement } from './fact.types';

// The amounts of forms are given where they are asked.
export type FormKind = Exclude<FactKind, 'form-amount'>;

/** The part of a value that says itself since when a statement holds. */
const OWN_DAY: Partial<Record<FormKind, string>> = {
  'gst-registration': 'registeredOn',
  director: 'appointedOn',
  auditor: 'appointedOn',
  'startup-recognition': 'recognisedOn',
  'board-certificate': 'issuedOn',
  'rera-project': 'registeredOn',
  'ip-asset': 'appliedOn',
  'first-export': 'invoicedOn',
  'provident-fund': 'coveredFrom',
  'state-insurance': 'coveredFrom',
  'professional-tax': 'employsFrom',
};
/** Figures and elections of a year hold from its first day: the field that names the year. */
const YEAR_OF: Partial<Record<FormKind, string>> = {
  turnover: 'subject',
  'tax-regime': 'subject',
  'tax-carried': 'subject',
  'holiday-claim': 'firstYear',
};

/** Whether the form asks since when it holds. A change always says so; a first statement only where nothing else tells it. */
export const asksHoldsFrom = (kind: FormKind, isChange: boolean): boolean =>
  YEAR_OF[kind] === undefined && (isChange || OWN_DAY[kind] === undefined);

type Parts = Readonly<Record<string, FieldSpec['reads']>>;

/** Whether a statement holds from the day that its own value names, so that a correction of that day moves both. */
export const followsOwnDay = ({ kind, value, holdsFrom }: Pick<Fact, 'kind' | 'value' | 'holdsFrom'>): boolean =>
  kind !== 'form-amount' && value[OWN_DAY[kind] ?? ''] === holdsFrom;

/** The schema of a kind's form; what comes out is the statement as the call takes it. The subject is that of a form without a field for it. */
export function statementForm(kind: FormKind, isChange: boolean, formedOn: string, ofSubject = '') {
  const parts = FACT_FIELDS[kind].map(({ name, reads }) => [name, reads] as const);
  const entries: Parts = Object.fromEntries(asksHoldsFrom(kind, isChange) ? [...parts, ['holdsFrom', day]] : parts);
  return v.pipe(
    v.object(entries),
    v.transform((typed): Statement => statementOf(kind, { subject: ofSubject, ...typed }, formedOn)),
  );
}

function statementOf(kind: FormKind, typed: Readonly<Record<string, unknown>>, formedOn: string): Statement {
  const { subject = '', holdsFrom, ...rest } = typed;
  const value = Object.fromEntries(Object.entries(rest).filter(([, part]) => part !== undefined));
  const year = YEAR_OF[kind];
  const told = year ? yearBegin(String({ subject, ...value }[year]), formedOn) : value[OWN_DAY[kind] ?? ''];
  return { kind, subject: String(subject), holdsFrom: String(holdsFrom ?? told), value };
}

/** The first day of a financial year; of the year in which the company was formed, the day it was formed. */
function yearBegin(year: string, formedOn: string): string {
  const begin = `${year.slice(0, 4)}-04-01`;
  return begin < formedOn ? formedOn : begin;
}

/** What a field begins with: what is stated now, else what the company's own numbers tell. */
export function beginnings(
  kind: FormKind,
  about: About,
  known?: Fact,
  ofSubject?: string,
): Readonly<Record<string, string | boolean>> {
  const found = FACT_FIELDS[kind].flatMap(({ name, begin }) => {
    const asked = name === 'subject' && ofSubject ? ofSubject : begin?.(about);
    const value = known ? (name === 'subject' ? known.subject : known.value[name]) : asked;
    return value === undefined || value === null ? [] : [[name, asTyped(value)] as const];
  });
  return { holdsFrom: known ? about.today : about.incorporationDate, ...Object.fromEntries(found) };
}

function asTyped(value: unknown): string | boolean {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A number that is stated already is not proposed again. */
export function freshAbout(about: About, stated: readonly Fact[]): About {
  const isFree = (code: string | null) => stated.every(({ isCurrent, subject }) => !isCurrent || subject !== code);
  return { ...about, gstin: isFree(about.gstin) ? about.gstin : null, tan: isFree(about.tan) ? about.tan : null };
}
