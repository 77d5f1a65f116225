import * as v from 'valibot';
import { isTan } from '#domain/identifiers/tax-number';
import { day, money, orEmpty, paidWithIt } from '../../lib/field-parts';
import { identifier, line, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { keyOfChoice, type PlainEvent } from './event.choices';
import type { NewEvent } from './event.types';

const tan = v.pipe(
  required,
  identifier(isTan, () => m.welcome_tan_wrong()),
);
const din = v.pipe(
  required,
  v.regex(/^\d{8}$/, () => m.fact_din_wrong()),
);
const chosen = v.pipe(
  v.optional(v.string(), ''),
  v.nonEmpty(() => m.ui_required()),
);
const months = v.pipe(
  line,
  v.regex(/^[0-3]?$/, () => m.event_extension_wrong()),
);
const someMonths = v.pipe(
  line,
  v.regex(/^[1-3]$/, () => m.event_extension_wrong()),
);
const reference = orEmpty(v.pipe(line, v.maxLength(100)));

type Parts = Readonly<Record<string, v.GenericSchema<string | undefined, unknown>>>;

/** What the form of each kind asks beside the day. A part named 'subject' tells events of one kind apart. */
const PARTS: Record<PlainEvent, Parts> = {
  agm: { subject: chosen, extensionMonths: months },
  'agm-extension': { subject: chosen, extensionMonths: someMonths },
  'board-meeting': {},
  egm: {},
  requisition: { by: reference },
  deduction: { subject: tan, statement: chosen, amount: money, section: reference },
  deposit: { subject: tan, statement: chosen, month: chosen, amount: money, challan: reference },
  'director-kyc': { subject: din, acknowledgement: reference, paid: paidWithIt },
  'strike-off-notice': {},
};

/** The schema of what was chosen to be recorded; what comes out is the event as the call takes it. */
export function eventForm(choice: string) {
  const key = keyOfChoice(choice);
  if (key) return formWith('roc-event', { subject: v.optional(line, '') }, { key });
  const kind = plainKind(choice);
  return formWith(kind, PARTS[kind], {});
}

export const plainKind = (choice: string): PlainEvent => PLAIN.find((kind) => kind === choice) ?? 'board-meeting';
const PLAIN: readonly PlainEvent[] = [
  'agm',
  'agm-extension',
  'board-meeting',
  'egm',
  'requisition',
  'deduction',
  'deposit',
  'director-kyc',
  'strike-off-notice',
];

function formWith(kind: NewEvent['kind'], parts: Parts, fixed: Readonly<Record<string, unknown>>) {
  return v.pipe(
    v.object({ ...parts, happenedOn: day }),
    v.transform((typed): NewEvent => {
      const { subject = '', happenedOn, ...rest }: Readonly<Record<string, unknown>> = typed;
      const given = Object.entries(rest).filter(([, part]) => part !== undefined && part !== '');
      const details = Object.fromEntries(
        given.map(([name, part]) => [name, name === 'extensionMonths' ? Number(part) : part]),
      );
      return { kind, subject: String(subject), happenedOn: String(happenedOn), details: { ...fixed, ...details } };
    }),
  );
}
