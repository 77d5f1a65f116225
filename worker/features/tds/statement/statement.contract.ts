import { z } from 'zod';
import { isPan } from '../../../domain/identifiers/tax-number';
import { type Quarter, quarterOf } from '../../../domain/law/periods';
import { addMonths, isoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import type { StatementKind } from '../../../domain/tds/due-dates';
import type { StatementRow } from '../../../domain/tds/statement/model';
import { FILE_STATES } from '../../../domain/tds/statement/states.data';
import { deductedOf } from '../../../domain/tds/statement/values';
import { issue } from '../../../platform/problem';
import { isoDay, lineOf, nameText, numeric, optional, upperCase } from '../../../platform/wire';
import { explained } from '../../calendar/explanation/explanation.contract';
import { partsJson, taxParts } from '../tds.contract';

export const FORMS = {
  ...{ '24Q': 'salary', '26Q': 'residents', '27Q': 'non-residents', '27EQ': 'collection' },
  ...{ '138': 'salary', '140': 'residents', '144': 'non-residents', '143': 'collection' },
} as const satisfies Record<string, StatementKind>;

export const CERTIFICATES = { '16': 'salary', '130': 'salary', '16A': 'residents', '131': 'residents' } as const;

const QUARTER = /^(20\d\d)-Q([1-4])$/;

/** A quarter as calls name it, '2026-Q3' of the year from April 2026. */
export function quarterNamed(text: string): Quarter {
  const match = QUARTER.exec(text);
  if (!match) throw new RangeError(`No quarter: ${text}`);
  return quarterOf(addMonths(isoDate(`${match[1]}-04-01`), 3 * (Number(match[2]) - 1)));
}

const quarter = z.string().regex(QUARTER, issue(say('tds-statement.fault.quarter')));

export const statementParam = z.object({
  companyId: z.string(),
  form: z.enum(Object.keys(FORMS) as [keyof typeof FORMS]),
  quarter: quarter.describe('about.tds-statement.quarter'),
});
export const certificateParam = z.object({
  companyId: z.string(),
  form: z.enum(Object.keys(CERTIFICATES) as [keyof typeof CERTIFICATES]),
  quarter,
});
export const correctionParam = statementParam.extend({ correctionNumber: z.coerce.number().int().min(1).max(99) });

export const statementsQuery = z.object({
  year: optional(z.string().regex(/^20\d\d-\d\d$/, issue(say('salary.fault.year')))),
});
export const statementQuery = z.object({
  format: z.enum(['json', 'text', 'csv', 'xlsx']).default('json'),
  part: z.enum(['deductions', 'salaries']).default('deductions').describe('about.tds-statement.part'),
});
export const correctionQuery = z.object({ format: z.enum(['json', 'csv', 'xlsx']).default('json') });
export const certificatesQuery = z.object({
  payee: optional(lineOf(200).describe('about.tds-statement.payee')),
  format: z.enum(['json', 'pdf']).default('json'),
});

const state = z.string().refine((code) => code in FILE_STATES, issue(say('tds-statement.check.state')));
const pin = z.string().regex(/^[1-9]\d{5}$/, issue(say('tds-statement.check.pin')));
const digits = (least: number, most: number) =>
  z.string().regex(new RegExp(`^\\d{${least},${most}}$`), issue(say('tds-statement.fault.digits', { least, most })));

export const newDeductor = z.object({
  branch: optional(nameText.describe('about.tds-statement.branch')),
  address: lineOf(200),
  stateCode: state.describe('about.tds-statement.state'),
  pin,
  email: z.email(),
  phoneArea: optional(digits(2, 5).describe('about.tds-statement.area')),
  phoneNumber: optional(digits(5, 10)),
  personName: nameText.describe('about.tds-statement.person'),
  personDesignation: lineOf(60),
  personPan: upperCase.refine(isPan, issue(say('field.pan'))),
  personAddress: lineOf(200),
  personStateCode: state,
  personPin: pin,
  personEmail: z.email(),
  personMobile: optional(digits(10, 10)),
});

export const newCorrection = z.object({ reason: lineOf(500) });
export const filedCorrection = z.object({
  filedOn: isoDay,
  receipt: digits(15, 15).describe('about.tds-statement.receipt'),
});

const nullable = z.string().nullable();

export const deductorAnswer = z.object({
  ...{ branch: nullable, address: z.string(), stateCode: z.string(), pin: z.string(), email: z.string() },
  ...{ phoneArea: nullable, phoneNumber: nullable, personName: z.string(), personDesignation: z.string() },
  ...{ personPan: z.string(), personAddress: z.string(), personStateCode: z.string(), personPin: z.string() },
  ...{ personEmail: z.string(), personMobile: nullable },
});

const findingAnswer = z.object({
  level: z.enum(['error', 'warning']),
  of: z.enum(['deductor', 'challan', 'row', 'statement']),
  ...{ id: nullable, field: z.string(), message: z.string() },
});

const rowAnswer = z.object({
  ...{ id: z.string(), payee: z.string(), pan: nullable, code: z.string(), paidOn: z.iso.date(), amount: numeric },
  ...{ tax: numeric, ...taxParts, deposited: numeric, deductedOn: z.iso.date(), rate: numeric, flag: nullable },
});

const correctionAnswer = z.object({
  ...{ number: z.number(), reason: z.string(), openedOn: z.iso.date(), filedOn: z.iso.date().nullable() },
  ...{ receipt: nullable, correctsReceipt: nullable },
});

const salaryAnswer = z.object({
  ...{ employee: z.string(), number: z.string(), pan: nullable, regime: z.enum(['new', 'old']) },
  ...{ from: z.iso.date(), to: z.iso.date(), salary: numeric, earlierSalary: numeric, standardDeduction: numeric },
  ...{ professionalTax: numeric, underSalaries: numeric, otherIncome: numeric, deductions: numeric },
  ...{ totalIncome: numeric, slabTax: numeric, rebate: numeric, surcharge: numeric, cess: numeric },
  ...{ yearTax: numeric, withheld: numeric, short: numeric },
});

export const statementSummary = z.object({
  ...{ form: z.string(), kind: z.string(), quarter: z.string(), dueOn: explained(z.iso.date()) },
  ...{ rows: z.number(), tax: numeric, uncovered: numeric },
  status: z.enum(['open', 'filed']).describe('about.tds-statement.status'),
  itemId: nullable.describe('about.tds-statement.item'),
  ...{ filedOn: z.iso.date().nullable(), receipt: nullable },
  lateFee: explained(z.number()).describe('about.tds-statement.late-fee'),
  hasTextFile: z.boolean().describe('about.tds-statement.text'),
  corrections: z.array(correctionAnswer),
});

export const statementsAnswer = z.object({
  year: z.string(),
  tan: nullable,
  deductor: deductorAnswer.nullable(),
  statements: z.array(statementSummary),
});

export const statementAnswer = statementSummary.extend({
  isValidated: z.literal(false).describe('about.tds-statement.validated'),
  whyNoText: nullable.describe('about.tds-statement.why-no-text'),
  layout: z.object({ statute: z.string(), status: z.string(), confidence: z.string(), source: z.string() }).nullable(),
  challans: z.array(
    z.object({
      ...{ id: z.string(), isNil: z.boolean(), bsr: z.string(), serial: z.string() },
      ...{ depositedOn: z.iso.date().nullable(), tax: numeric, ...taxParts, interest: numeric, fee: numeric },
      total: numeric,
      rows: z.array(rowAnswer),
    }),
  ),
  withoutChallan: z.array(rowAnswer).describe('about.tds-statement.without-challan'),
  findings: z.array(findingAnswer),
  salaries: z.array(salaryAnswer).nullable().describe('about.tds-statement.salaries'),
});

export const correctionSheetAnswer = correctionAnswer.extend({
  ...{ form: z.string(), previousReceipt: nullable },
  kinds: z.array(z.string()).describe('about.tds-statement.kinds'),
  correctableUntil: explained(z.iso.date()),
  ...{ taxBefore: numeric, taxAfter: numeric },
  challansAdded: z.array(
    z.object({ id: z.string(), bsr: z.string(), serial: z.string(), depositedOn: z.iso.date().nullable() }),
  ),
  records: z.array(
    z.object({
      mode: z.enum(['A', 'U', 'D']).describe('about.tds-statement.mode'),
      kind: nullable,
      filedChallan: z.number().nullable().describe('about.tds-statement.filed-at'),
      filedRow: z.number().nullable(),
      challan: nullable,
      row: rowAnswer,
      was: rowAnswer.nullable(),
    }),
  ),
  whyNoText: z.string(),
});

export const certificateAnswer = z.object({
  ...{ form: z.string(), quarter: z.string(), dueOn: z.iso.date(), caveat: z.string() },
  payees: z.array(
    z.object({
      ...{ key: z.string(), payee: z.string(), pan: nullable, amount: numeric, tax: numeric },
      deposited: numeric.nullable(),
    }),
  ),
});

export const rowJson = (row: StatementRow) => ({
  ...{
    id: row.id,
    payee: row.name,
    pan: row.pan,
    code: row.code,
    paidOn: row.paidOn,
    amount: formatRupees(row.amount),
  },
  ...partsJson({ ...row, tax: deductedOf(row) }),
  ...{ tax: formatRupees(deductedOf(row)), deposited: formatRupees(row.deposited), deductedOn: row.deductedOn },
  ...{ rate: String(row.rate / 100), flag: row.flag ?? null },
});
