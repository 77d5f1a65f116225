import { z } from 'zod';
import { DUTY_QUESTIONS, type FactKind, IP_KINDS } from '../../domain/company/facts';
import { isFinancialYear } from '../../domain/company/values';
import { GST_FILERS } from '../../domain/gst/law/return-duties';
import { isDin } from '../../domain/identifiers/din';
import { specialGstinFault } from '../../domain/identifiers/gstin';
import { isTan } from '../../domain/identifiers/tan';
import { TAX_REGIMES } from '../../domain/income-tax/regime';
import { RERA_STATES } from '../../domain/rera/rera.rules';
import { LEGAL_FORMS } from '../../domain/roc/classification';
import { type Paise, parseRupees } from '../../domain/shared/money';
import { dayOfYears, lineOf, upperCase } from '../../platform/wire';

/** A day that people now alive can mean. */
export const day = dayOfYears(1900, 2099);

/** An amount in rupees of up to thirteen digits: turnovers pass what a payment may be. */
export const amount = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => /^\d{1,13}(\.\d{1,2})?$/.test(text), 'An amount in rupees, such as 34000000 or 1234.50')
  .transform((text): Paise => parseRupees(text));

export const financialYear = z
  .string()
  .trim()
  .refine((text) => isFinancialYear(text) && text >= '1950' && text < '2199', 'A financial year such as 2025-26');
export const tan = upperCase.refine(isTan, 'A TAN has four letters, five digits and a letter, such as BLRK01234E');
export const din = z.string().trim().refine(isDin, 'A DIN has eight digits, zeros in front included');
const gstin = upperCase.superRefine((text, context) => {
  const fault = specialGstinFault(text);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});
/** For what a company has one of: nothing to tell apart. */
export const none = z.literal('', 'This has no subject').default('');

const count = (most: number) => z.number('A whole number').int('A whole number').min(0).max(most);
const certificate = lineOf(60);
const name = lineOf(120);
const number = upperCase.pipe(lineOf(40));

const fact = <Kind extends FactKind, Subject extends z.ZodType, Value extends z.ZodType>(
  kind: Kind,
  subject: Subject,
  value: Value,
) => z.strictObject({ kind: z.literal(kind), subject, value, holdsFrom: day });

/** What may be stated of a company, kind by kind. A key that is not named here is refused. */
export const newFact = z.discriminatedUnion('kind', [
  fact('legal-form', none, z.strictObject({ legalForm: z.enum(LEGAL_FORMS), isNeverSmall: z.boolean() })),
  fact('capital', none, z.strictObject({ paidUp: amount, authorised: amount })),
  fact('contribution', none, z.strictObject({ amount })),
  fact('turnover', financialYear, z.strictObject({ amount })),
  fact(
    'gst-registration',
    gstin,
    z.strictObject({ filer: z.enum(GST_FILERS), registeredOn: day, cancelledOn: day.exactOptional() }),
  ),
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
  fact('tax-regime', financialYear, z.strictObject({ regime: z.enum(TAX_REGIMES) })),
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
      cost: amount.exactOptional(),
      completedOn: day.exactOptional(),
    }),
  ),
  fact('rera-agent', number, z.strictObject({ state: z.enum(RERA_STATES), licenceEndsOn: day })),
  fact(
    'ip-asset',
    number,
    z.strictObject({
      kind: z.enum(IP_KINDS),
      name,
      appliedOn: day,
      registeredOn: day.exactOptional(),
      classes: z.array(z.number().int().min(1, 'Classes are 1 to 45').max(45, 'Classes are 1 to 45')).max(45),
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
    }),
  ),
  fact('auditor', none, z.strictObject({ name, appointedOn: day, years: count(5).min(1, 'At least one year') })),
  fact('duty', z.enum(DUTY_QUESTIONS), z.strictObject({ answer: z.boolean() })),
]);
