import { z } from 'zod';
import { AREAS } from '../../domain/calendar/values';
import type { EventKind } from '../../domain/company/events';
import { DUTY_QUESTIONS, type FactKind, IP_KINDS } from '../../domain/company/facts';
import { GST_FILERS } from '../../domain/gst/law/returns';
import { isDin } from '../../domain/identifiers/company-number';
import { isTan, specialGstinFault } from '../../domain/identifiers/tax-number';
import { TAX_REGIMES } from '../../domain/income-tax/regime';
import { TAXED_STATES } from '../../domain/labour/law/professional-tax';
import { RERA_STATES } from '../../domain/rera/law/projects-and-agents';
import { RERA_ACTIVITIES } from '../../domain/rera/values';
import { LEGAL_FORMS } from '../../domain/roc/classification';
import { EVENT_FORMS, type EventFormKey } from '../../domain/roc/law/forms';
import { isFinancialYear } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { paise } from '../../domain/shared/money';
import type { StatementKind } from '../../domain/tds/due-dates';
import { STATEMENT_FORMS } from '../../domain/tds/law/due-days';
import { issue } from '../../platform/problem';
import { codeBy, dayOfYears, largeRupees, lineOf, nameText, upperCase } from '../../platform/wire';
import { paidWithIt } from '../calendar/item/item.contract';

/** A day that people now alive can mean. */
const day = dayOfYears(1900, 2099);

const financialYear = z
  .string()
  .trim()
  .refine((text) => isFinancialYear(text) && text >= '1950' && text < '2199', issue(say('field.financial-year')));
const tan = upperCase.refine(isTan, issue(say('field.tan')));
const din = z
  .string()
  .trim()
  .refine(isDin, issue(say('company.field.din')));
const gstin = codeBy(specialGstinFault);
/** For what a company has one of: nothing to tell apart. */
const none = z.literal('', issue(say('company.field.no-subject'))).default('');

const WHOLE = issue(say('company.field.whole-number'));
const CLASSES = issue(say('company.field.classes'));

const count = (most: number) =>
  z
    .number(WHOLE)
    .int(WHOLE)
    .min(0)
    .max(most, issue(say('field.at-most', { most })));
/** Square metres of land, and apartments of all phases. */
const size = { land: count(100_000_000).exactOptional(), apartments: count(1_000_000).exactOptional() };
const certificate = lineOf(60);
const name = nameText;
const number = upperCase.pipe(lineOf(40));

const fact = <Kind extends FactKind, Subject extends z.ZodType, Value extends z.ZodType>(
  kind: Kind,
  subject: Subject,
  value: Value,
) =>
  z.strictObject({
    kind: z.literal(kind),
    subject,
    value,
    holdsFrom: day,
    corrects: z.uuid().exactOptional().describe('about.fact.corrects'),
  });

/** What may be stated of a company, kind by kind. A key that is not named here is refused. */
export const newFact = z.discriminatedUnion('kind', [
  fact('legal-form', none, z.strictObject({ legalForm: z.enum(LEGAL_FORMS), isNeverSmall: z.boolean() })),
  fact('capital', none, z.strictObject({ paidUp: largeRupees, authorised: largeRupees })),
  fact('contribution', none, z.strictObject({ amount: largeRupees })),
  fact('turnover', financialYear, z.strictObject({ amount: largeRupees })),
  fact(
    'gst-registration',
    gstin,
    z.strictObject({
      filer: z.enum(GST_FILERS),
      registeredOn: day,
      cancelledOn: day.exactOptional(),
      cancellationOrderOn: day.exactOptional(),
      district: lineOf(60).exactOptional(),
    }),
  ),
  fact('first-export', none, z.strictObject({ invoicedOn: day })),
  fact(
    'tan',
    tan,
    z.strictObject({
      paysSalary: z.boolean(),
      paysResidents: z.boolean(),
      paysNonResidents: z.boolean(),
      collects: z.boolean(),
    }),
  ),
  fact('employees', none, z.strictObject({ count: count(10_000_000) })),
  fact('provident-fund', number, z.strictObject({ coveredFrom: day })),
  fact('state-insurance', number, z.strictObject({ coveredFrom: day })),
  fact('professional-tax', z.enum(TAXED_STATES), z.strictObject({ employsFrom: day, paysYearly: z.boolean() })),
  fact('tax-regime', financialYear, z.strictObject({ regime: z.enum(TAX_REGIMES) })),
  fact(
    'tax-carried',
    financialYear,
    z.strictObject({ loss: largeRupees, depreciation: largeRupees, credit: largeRupees, wasInTime: z.boolean() }),
  ),
  fact('holiday-claim', none, z.strictObject({ firstYear: financialYear })),
  fact('formation', none, z.strictObject({ isReconstruction: z.boolean(), hasUsedPlant: z.boolean() })),
  fact('startup-recognition', none, z.strictObject({ certificate, recognisedOn: day })),
  fact('board-certificate', none, z.strictObject({ certificate, issuedOn: day })),
  fact(
    'rera-project',
    number,
    z.strictObject({
      state: z.enum(RERA_STATES),
      name,
      registeredOn: day,
      endsOn: day,
      cost: largeRupees.exactOptional(),
      completedOn: day.exactOptional(),
      ...size,
      hasAccountFault: z.boolean().exactOptional(),
      openOrders: count(1_000).exactOptional(),
    }),
  ),
  fact(
    'rera-activity',
    lineOf(120),
    z.strictObject({ state: z.enum(RERA_STATES), activity: z.enum(RERA_ACTIVITIES), ...size, isSelling: z.boolean() }),
  ),
  fact('rera-agent', number, z.strictObject({ state: z.enum(RERA_STATES), licenceEndsOn: day })),
  fact(
    'ip-asset',
    number,
    z.strictObject({
      kind: z.enum(IP_KINDS),
      name,
      appliedOn: day.exactOptional(),
      registeredOn: day.exactOptional(),
      classes: z.array(z.number().int().min(1, CLASSES).max(45, CLASSES)).max(45),
      registrationNumber: number.exactOptional(),
      inForceTo: day.exactOptional(),
      jurisdiction: upperCase.pipe(z.string().regex(/^[A-Z]{2}$/, issue(say('company.field.country')))).exactOptional(),
      isMadrid: z.boolean().exactOptional(),
      priorityOn: day.exactOptional(),
      isProvisional: z.boolean().exactOptional(),
      completedOn: day.exactOptional(),
      examinationAskedOn: day.exactOptional(),
      reportOn: day.exactOptional(),
      answeredOn: day.exactOptional(),
      publishedOn: day.exactOptional(),
      opposedOn: day.exactOptional(),
    }),
  ),
  fact(
    'director',
    din,
    z.strictObject({
      name,
      appointedOn: day,
      ceasedOn: day.exactOptional(),
      lastKycOn: day.exactOptional(),
      hasNoKyc: z.boolean().exactOptional(),
    }),
  ),
  fact(
    'auditor',
    none,
    z.strictObject({ name, appointedOn: day, years: count(5).min(1, issue(say('company.field.one-year'))) }),
  ),
  fact('form-amount', lineOf(200), z.strictObject({ amount: largeRupees })),
  fact('duty', z.enum(DUTY_QUESTIONS), z.strictObject({ answer: z.boolean() })),
]);

const isKeyOf =
  <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  (text: string): text is Key =>
    Object.hasOwn(table, text);

/** One of the keys of a table, named where another text is given. */
const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z
    .string()
    .refine((text) => isKeyOf(table)(text), issue(say('company.field.one-of', { names: { list: Object.keys(table) } })))
    .transform((text, context): Key => {
      if (isKeyOf(table)(text)) return text;
      context.addIssue({ code: 'custom', message: issue(say('company.field.not-in-list')) });
      return z.NEVER;
    });

const statement = keyOf<StatementKind>(STATEMENT_FORMS);
const money = largeRupees.refine((value) => value > paise(0), issue(say('company.field.more-than-zero')));
const month = z
  .string()
  .trim()
  .refine(
    (text) => /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text),
    issue(say('company.field.month', { pattern: 'YYYY-MM' })),
  );
/** What is known of what was filed: its number, and what was paid with it. */
const done = z
  .strictObject({ acknowledgement: lineOf(100).exactOptional(), paid: paidWithIt.exactOptional() })
  .default({});
/** The key of an obligation of the company: its form, period and subject. */
const obligationKey = lineOf(200);
const nothing = z.strictObject({}).default({});

/** What the register keeps of a meeting. */
const meetingNotes = {
  place: lineOf(200).exactOptional(),
  attended: z.array(nameText).max(100).exactOptional(),
  resolutions: z.array(lineOf(500)).max(100).exactOptional(),
};

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
    z.strictObject({ extensionMonths: z.number().int().min(0).max(12).exactOptional(), ...meetingNotes }).default({}),
  ),
  event('agm-extension', financialYear, z.strictObject({ extensionMonths: z.number().int().min(1).max(12) })),
  event('board-meeting', none, z.strictObject(meetingNotes).default({})),
  event('egm', none, z.strictObject(meetingNotes).default({})),
  event('requisition', none, z.strictObject({ by: lineOf(200).exactOptional() }).default({})),
  event(
    'roc-event',
    lineOf(80).or(z.literal('')).default(''),
    z.strictObject({ key: keyOf<EventFormKey>(EVENT_FORMS), note: lineOf(300).exactOptional() }),
  ),
  event('deduction', tan, z.strictObject({ statement, amount: money, section: lineOf(100).exactOptional() })),
  event('deposit', tan, z.strictObject({ statement, month, amount: money, challan: lineOf(100).exactOptional() })),
  event('filing', obligationKey, done),
  event('tax-paid', obligationKey, nothing),
  event('nothing-due', obligationKey, z.strictObject({ reason: lineOf(300) })),
  event('not-filed', obligationKey, nothing),
  event(
    'settled',
    obligationKey.or(z.literal('')).default(''),
    z.strictObject({ area: z.enum(AREAS).exactOptional() }).default({}),
  ),
  event('director-kyc', din, done),
  event('strike-off-notice', none, nothing),
]);
