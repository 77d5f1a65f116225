import { isLlpin, readCin } from '../identifiers/company-number';
import type { LegalForm } from '../roc/classification';
import type { IsoDate } from '../shared/dates';
import { type Message, say } from '../shared/message';
import type { Known } from './known';

/** What the number of a company says of its legal form, and what it leaves open. */
type KindOfCin = { legalForm: LegalForm; isNeverSmall: boolean };

// Government companies and section 8 companies may be private or public: their letters do not say which.
const FORM_OF_LETTERS: Readonly<Record<string, LegalForm>> = {
  OPC: 'opc',
  PTC: 'private',
  FTC: 'private',
  GAT: 'private',
  ULT: 'private',
  PLC: 'public',
  FLC: 'public',
  GAP: 'public',
  ULL: 'public',
};

/** The legal form a CIN or LLPIN names; null where it names none. Letters of a CIN change only with a new CIN. */
export function kindOfCin(number: string): KindOfCin | null {
  if (isLlpin(number)) return { legalForm: 'llp', isNeverSmall: false };
  const type = readCin(number)?.type ?? '';
  const legalForm = FORM_OF_LETTERS[type];
  // The subsidiary of a foreign company is a subsidiary, which section 2(85) keeps from being small.
  return legalForm ? { legalForm, isNeverSmall: type === 'FTC' } : null;
}

/** The fourth letter of the PAN that goes with a legal form. */
export const panLetterOf = (form: LegalForm): 'C' | 'F' => (form === 'llp' ? 'F' : 'C');

/** 'private company': a legal form in a sentence. */
export const namedLegalForm = (form: LegalForm): Message => say(`company.legal-form.${form}`);

/** The legal form that was stated, else the one its number names; undefined where neither says. */
export const legalFormOf = ({ profile, cin }: Known): LegalForm | undefined =>
  profile.newest('legal-form')[0]?.value.legalForm ?? kindOfCin(cin)?.legalForm;

/** The legal form that held on a day; before the first statement that one, and without any the one its number names. */
export const legalFormOn = ({ profile, cin }: Known, day: IsoDate): LegalForm | undefined =>
  profile.statedOn('legal-form', day)?.value.legalForm ?? kindOfCin(cin)?.legalForm;
