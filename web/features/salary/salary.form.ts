import * as v from 'valibot';
import { isPan } from '#domain/identifiers/tax-number';
import { PAY_REGIMES } from '#domain/income-tax/law/individuals';
import { FUND_CHOICES } from '#domain/salary/model';
import { identifier, line, orNothing, required, rupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';

const amount = rupees(() => m.salary_amount_wrong());
const day = v.pipe(
  v.string(),
  v.nonEmpty(() => m.ui_required()),
);
const checked = v.optional(v.literal('on'));
const month = v.pipe(
  line,
  v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, () => m.salary_month_wrong()),
);

export const employeeForm = v.object({
  number: required,
  name: required,
  pan: orNothing(identifier(isPan, () => m.salary_pan_wrong())),
  joinedOn: day,
  birthDate: orNothing(line),
  taxedState: orNothing(line),
  fund: v.picklist(FUND_CHOICES),
  isInsured: checked,
  isDirector: checked,
  isWoman: checked,
  basic: amount,
  rentAllowance: orNothing(amount),
  otherAllowance: orNothing(amount),
});

export const payForm = v.object({
  from: month,
  basic: amount,
  rentAllowance: orNothing(amount),
  otherAllowance: orNothing(amount),
});

export const DECLARED = [
  ...(['rent-allowance', 'home-loan-interest', 'savings', 'own-pension', 'health-insurance'] as const),
  ...(['employer-pension', 'other'] as const),
];

const declared = Object.fromEntries(DECLARED.map((kind) => [kind, orNothing(amount)])) as Record<
  (typeof DECLARED)[number],
  ReturnType<typeof orNothing<typeof amount>>
>;

export const declarationForm = v.object({
  regime: v.picklist(PAY_REGIMES),
  ...declared,
  otherIncome: orNothing(amount),
  earlierSalary: orNothing(amount),
  earlierTax: orNothing(amount),
});

export const lineForm = v.object({
  isLeftOut: checked,
  unpaidDays: v.pipe(
    line,
    v.regex(/^\d{0,2}$/, () => m.salary_days_wrong()),
    v.transform(Number),
  ),
  bonus: orNothing(amount),
  arrears: orNothing(amount),
  recovered: orNothing(amount),
  fundWages: orNothing(amount),
  tax: orNothing(amount),
});

export const reasonForm = v.object({ reason: required });
export const leaveForm = v.object({ leftOn: day });
