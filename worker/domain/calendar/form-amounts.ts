/** What amount a form's cost of waiting rests on beside its day: only the company can tell it. */
export type FormAmount =
  | 'gst-tax'
  | 'withheld'
  | 'statement-tax'
  | 'total-income'
  | 'income-tax'
  | 'assessed-tax'
  | 'advance-tax'
  | 'instalment'
  | 'secured'
  | 'increase-fee'
  | 'contributions'
  | 'salary'
  | 'basic-pay'
  | 'allowances'
  | 'adjusted-income'
  | 'regular-tax'
  | 'foreign-money';

const OF_RETURN: readonly FormAmount[] = ['income-tax', 'assessed-tax', 'advance-tax', 'total-income'];

// Statements of tax withheld or collected, under both Income-tax Acts.
const STATEMENTS = ['24Q', '26Q', '27Q', '27EQ', '138', '140', '143', '144'];

const ASKED: Readonly<Record<string, readonly FormAmount[]>> = {
  'GSTR-3B': ['gst-tax'],
  'CMP-08': ['gst-tax'],
  'PMT-06': ['gst-tax'],
  'GSTR-5': ['gst-tax'],
  'GSTR-5A': ['gst-tax'],
  'GSTR-7': ['gst-tax'],
  'GSTR-8': ['gst-tax'],
  'tds-deposit': ['withheld'],
  'tcs-deposit': ['withheld'],
  'ITR-5': OF_RETURN,
  'ITR-6': OF_RETURN,
  'advance-tax': ['instalment'],
  'CHG-1': ['secured'],
  'SH-7': ['increase-fee'],
  'amt-report': ['adjusted-income', 'regular-tax'],
  'professional-tax': ['salary'],
  'pf-return': ['contributions', 'basic-pay', 'allowances'],
  'esi-contribution': ['contributions', 'basic-pay', 'allowances'],
  'FC-GPR': ['foreign-money'],
  'FC-TRS': ['foreign-money'],
  'Form ESOP': ['foreign-money'],
  'Form CN': ['foreign-money'],
  'Form DI': ['foreign-money'],
  'LLP-I': ['foreign-money'],
  'LLP-II': ['foreign-money'],
  ...Object.fromEntries(STATEMENTS.map((form) => [form, ['statement-tax'] as const])),
};

/** The amounts that are asked for a form. */
export const amountsAskedOf = (form: string | null): readonly FormAmount[] => (form ? (ASKED[form] ?? []) : []);

const PAID: ReadonlySet<FormAmount> = new Set(['gst-tax', 'withheld', 'income-tax', 'instalment', 'contributions']);

/** Whether money is paid with a form beside its fees; how much is the amount that it asks first. */
export function isPaidWith(form: string | null): boolean {
  const [first] = amountsAskedOf(form);
  return first !== undefined && PAID.has(first);
}

/**
 * Under which subject an amount is stated as a fact of kind 'form-amount': the first of a form under the key of the obligation, each
 * further one under the key and its own name.
 */
export const amountSubject = (key: string, amount: FormAmount): string =>
  amountsAskedOf(key.split('|')[0] ?? '')[0] === amount ? key : `${key}|${amount}`;
