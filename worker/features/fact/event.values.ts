import { z } from 'zod';
import { AREAS } from '../../domain/calendar/values';
import type { EventKind } from '../../domain/company/events';
import { EVENT_FORMS, type EventFormKey } from '../../domain/roc/event-forms.rules';
import { paise } from '../../domain/shared/money';
import { STATEMENT_FORMS } from '../../domain/tds/law/forms';
import type { StatementKind } from '../../domain/tds/statement';
import { lineOf } from '../../platform/wire';
import { paidWithIt } from './fact.contract';
import { amount, day, din, financialYear, none, tan } from './fact.values';

const isKeyOf =
  <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  (text: string): text is Key =>
    Object.hasOwn(table, text);

/** One of the keys of a table, named where another text is given. */
const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z
    .string()
    .refine((text) => isKeyOf(table)(text), `One of: ${Object.keys(table).join(', ')}`)
    .transform((text, context): Key => {
      if (isKeyOf(table)(text)) return text;
      context.addIssue({ code: 'custom', message: 'Not in the list' });
      return z.NEVER;
    });

const statement = keyOf<StatementKind>(STATEMENT_FORMS);
const money = amount.refine((value) => value > paise(0), 'More than zero: a deduction of nothing is none');
const month = z
  .string()
  .trim()
  .refine((text) => /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text), 'A month as YYYY-MM');
/** What is known of what was filed: its number, and what was paid with it. */
const done = z
  .strictObject({ acknowledgement: lineOf(100).exactOptional(), paid: paidWithIt.exactOptional() })
  .default({});
/** The key of an obligation of the company: its form, period and subject. */
const obligationKey = lineOf(200);
const nothing = z.strictObject({}).default({});

const event = <Kind extends EventKind, Subject extends z.ZodType, Details extends z.ZodType>(
  kind: Kind,
  subject: Subject,
  details: Details,
) => z.strictObject({ kind: z.literal(kind), subject, happenedOn: day, details });

/** What may have happened to a company, kind by kind. A key that is not named here is refused. */
export const newEvent = z.discriminatedUnion('kind', [
  event(
    'agm',
    financialYear,
    z.strictObject({ extensionMonths: z.number().int().min(0).max(12).exactOptional() }).default({}),
  ),
  event('board-meeting', none, nothing),
  event(
    'roc-event',
    lineOf(80).or(z.literal('')).default(''),
    z.strictObject({ key: keyOf<EventFormKey>(EVENT_FORMS), note: lineOf(300).exactOptional() }),
  ),
  event('deduction', tan, z.strictObject({ statement, amount: money, section: lineOf(100).exactOptional() })),
  event('deposit', tan, z.strictObject({ statement, month, amount: money, challan: lineOf(100).exactOptional() })),
  event('filing', obligationKey, done),
  event('nothing-due', obligationKey, z.strictObject({ reason: lineOf(300) })),
  event('not-filed', obligationKey, nothing),
  event('settled', none, z.strictObject({ area: z.enum(AREAS).exactOptional() }).default({})),
  event('director-kyc', din, done),
  event('strike-off-notice', none, nothing),
]);
