/** What amount a form's cost of waiting rests on beside its day: only the company can tell it. */
export type FormAmount = 'gst-tax' | 'income-tax' | 'instalment' | 'secured' | 'contributions' | 'foreign-money';

const ASKED: Readonly<Record<string, FormAmount>> = {
  'GSTR-3B': 'gst-tax',
  'ITR-5': 'income-tax',
  'ITR-6': 'income-tax',
  'advance-tax': 'instalment',
  'CHG-1': 'secured',
  'pf-return': 'contributions',
  'esi-contribution': 'contributions',
  'FC-GPR': 'foreign-money',
  'FC-TRS': 'foreign-money',
  'Form ESOP': 'foreign-money',
  'Form CN': 'foreign-money',
  'Form DI': 'foreign-money',
  'LLP-I': 'foreign-money',
  'LLP-II': 'foreign-money',
};

/** The amount that is asked for a form, stated as a fact of kind 'form-amount' under the obligation's key. */
export const amountAskedOf = (form: string | null): FormAmount | undefined => (form ? ASKED[form] : undefined);
