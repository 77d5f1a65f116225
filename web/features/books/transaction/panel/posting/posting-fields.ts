import { m } from '../../../../../lib/messages';

/** A field of what a line may be: an amount, a rate, a text, or one of a few. */
export type PostingField = {
  name: string;
  label: () => string;
  is: 'amount' | 'rate' | 'text' | 'place' | 'nature' | 'year';
  initial?: string;
};

const amount = (name: string, label: () => string): PostingField => ({ name, label, is: 'amount' });
const PLACE: PostingField = { name: 'place', label: m.posting_place, is: 'place', initial: 'within' };
const GST: PostingField = { name: 'gstRate', label: m.posting_gst_rate, is: 'rate', initial: '18' };

export type PostingKind = keyof typeof FORMS;

/** What is asked of each kind. What stays empty is nought, or worked out. */
export const FORMS = {
  'net-payment': [GST, PLACE, { name: 'tds', label: m.posting_nature, is: 'nature' }, amount('base', m.posting_base)],
  'bank-charge': [GST, PLACE],
  interest: [amount('tds', m.posting_tds)],
  gateway: [
    amount('payments', m.posting_payments),
    amount('refunds', m.posting_refunds),
    amount('fee', m.posting_fee),
    amount('tax', m.posting_gst_on_fee),
    PLACE,
    amount('adjustments', m.posting_adjustments),
    { name: 'tag', label: m.posting_own_clearing, is: 'text' },
  ],
  marketplace: [
    amount('sales', m.posting_sales),
    amount('commission', m.posting_commission),
    amount('freight', m.posting_freight),
    amount('tax', m.posting_gst_on_fee),
    PLACE,
    amount('tcs', m.posting_tcs),
    amount('tds', m.posting_tds),
    { name: 'tag', label: m.posting_own_clearing, is: 'text' },
  ],
  salary: [
    amount('salaries', m.posting_salaries),
    amount('directors', m.posting_directors),
    amount('tds', m.posting_tds),
    amount('employeePf', m.posting_employee_pf),
    amount('employerPf', m.posting_employer_pf),
    amount('employeeEsi', m.posting_employee_esi),
    amount('employerEsi', m.posting_employer_esi),
    amount('professionalTax', m.posting_professional_tax),
    amount('advances', m.posting_advances),
  ],
  'tds-challan': [
    { name: 'code0', label: m.posting_code, is: 'text' },
    amount('amount0', m.posting_code_amount),
    { name: 'code1', label: m.posting_code_2, is: 'text' },
    amount('amount1', m.posting_code_amount_2),
    { name: 'code2', label: m.posting_code_3, is: 'text' },
    amount('amount2', m.posting_code_amount_3),
    amount('interest', m.posting_interest),
    amount('fee', m.posting_late_fee),
  ],
  'gst-challan': [
    amount('integrated', m.posting_igst),
    amount('central', m.posting_cgst),
    amount('state', m.posting_sgst),
  ],
  'tax-refund': [
    { name: 'year', label: m.posting_year, is: 'year' },
    amount('tds', m.posting_tds_of_year),
    amount('tcs', m.posting_tcs),
    amount('advanceTax', m.posting_advance_tax),
    amount('provision', m.posting_provision),
    amount('interest', m.posting_interest_received),
  ],
  advance: [
    { name: 'party', label: m.posting_customer, is: 'text' },
    { ...GST, label: m.posting_own_advance_rate },
    PLACE,
  ],
  'advance-paid': [{ name: 'party', label: m.posting_own_supplier, is: 'text' }],
  'advance-returned': [{ name: 'party', label: m.posting_own_returned_party, is: 'text' }],
  'loan-drawn': [
    { name: 'tag', label: m.posting_loan, is: 'text' },
    amount('sanctioned', m.posting_sanctioned),
    amount('fee', m.posting_fee),
    amount('tax', m.posting_gst_on_fee),
    PLACE,
  ],
  instalment: [
    { name: 'tag', label: m.posting_loan, is: 'text' },
    amount('principal', m.posting_principal),
    amount('interest', m.posting_interest),
  ],
  'director-loan': [{ name: 'director', label: m.posting_director, is: 'text' }],
} as const satisfies Record<string, readonly PostingField[]>;

export const isPostingKind = (kind: string): kind is PostingKind => Object.hasOwn(FORMS, kind);

const KIND_WORDS: Record<string, () => string> = {
  settlement: m.posting_kind_settlement,
  'net-payment': m.posting_kind_net_payment,
  'bank-charge': m.posting_kind_bank_charge,
  interest: m.posting_kind_interest,
  gateway: m.posting_kind_gateway,
  marketplace: m.posting_kind_marketplace,
  salary: m.posting_kind_salary,
  'tds-challan': m.posting_kind_tds_challan,
  'gst-challan': m.posting_kind_gst_challan,
  'tax-refund': m.posting_kind_tax_refund,
  advance: m.posting_kind_own_advance,
  'advance-paid': m.posting_kind_own_advance_paid,
  'advance-returned': m.posting_kind_own_advance_returned,
  'loan-drawn': m.posting_kind_loan_drawn,
  instalment: m.posting_kind_instalment,
  'director-loan': m.posting_kind_director_loan,
  returned: m.posting_kind_returned,
  waiting: m.posting_kind_waiting,
};

export const kindWords = (kind: string): string => KIND_WORDS[kind]?.() ?? kind;

/** Natures of payment that everyday bills have; others are posted by a voucher. */
export const NATURES = [
  { value: 'propertyRent', label: m.posting_nature_rent },
  { value: 'machineryRent', label: m.posting_nature_machinery },
  { value: 'professionalFee', label: m.posting_nature_professional },
  { value: 'technicalFee', label: m.posting_nature_technical },
  { value: 'contract', label: m.posting_nature_contract },
  { value: 'contractWithIndividual', label: m.posting_nature_individual },
  { value: 'commission', label: m.posting_nature_commission },
  { value: 'interest', label: m.posting_own_nature_interest },
] as const;

/** What the fields of a form say, as the call takes it. */
export function askedOf(kind: PostingKind, typed: Readonly<Record<string, string>>): Record<string, unknown> {
  const values = Object.fromEntries(FORMS[kind].map(({ name }) => [name, clean(typed[name])]));
  if (kind !== 'tds-challan') return { kind, ...values };
  const parts = [0, 1, 2].flatMap((at) => {
    const [code, part] = [values[`code${at}`], values[`amount${at}`]];
    return code && part ? [{ code, amount: part }] : [];
  });
  return { kind, parts, interest: values.interest, fee: values.fee };
}

const clean = (text = ''): string => (/^[₹\d,.\s-]+$/.test(text) ? text.replace(/[₹,\s]/g, '') : text.trim());
