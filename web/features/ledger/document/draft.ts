import { isGstin } from '#domain/identifiers/tax-number';
import { ABROAD, type DocumentInput, type DocumentKind, type DocumentSide } from '#domain/ledger/document/model';
import { isIsoDate } from '#domain/shared/dates';
import { parseRupees, percent } from '#domain/shared/money';
import type { SentDocument } from './document.queries';

/** What a form begins with: a new document, or a note on one that is there. */
export type Draft = {
  kind: DocumentKind;
  party?: string;
  originalNumber?: string;
  originalDate?: string;
  placeOfSupply?: string;
};

export type LineDraft = { key: number; description: string; hsn: string; value: string; rate: string; account: string };

export type FormDraft = {
  kind: DocumentKind;
  number: string;
  date: string;
  dueDate: string;
  party: string;
  gstin: string;
  placeOfSupply: string;
  isReverseCharge: boolean;
  originalNumber: string;
  originalDate: string;
  lines: LineDraft[];
};

export const emptyLine = (key: number, rate: string): LineDraft => ({
  key,
  description: '',
  hsn: '',
  value: '',
  rate,
  account: '',
});

const plain = (amount: string): string => amount.replace(/[₹,\s]/g, '');

const isBlank = ({ description, hsn, value }: LineDraft) => description === '' && hsn === '' && value === '';

/** The lines that say something. */
export const linesOf = (draft: FormDraft): LineDraft[] => draft.lines.filter((line) => !isBlank(line));

const given = <Key extends string>(key: Key, value: string) => (value === '' ? {} : { [key]: value });

/** The document as it is sent. */
export function sentOf(draft: FormDraft): SentDocument {
  return {
    kind: draft.kind,
    date: draft.date,
    ...given('number', draft.number.trim()),
    ...given('dueDate', draft.dueDate),
    party: { name: draft.party.trim(), ...given('gstin', draft.gstin.trim().toUpperCase()) },
    ...given('placeOfSupply', draft.placeOfSupply),
    ...(draft.isReverseCharge && { reverseCharge: true }),
    ...given('originalNumber', draft.originalNumber.trim()),
    ...given('originalDate', draft.originalDate),
    lines: linesOf(draft).map((line) => ({
      ...given('description', line.description.trim()),
      ...given('hsn', line.hsn.trim()),
      taxableValue: plain(line.value),
      rate: line.rate,
      ...given('account', line.account.split(' ')[0] ?? ''),
    })),
  };
}

/** The document as the domain works it out while it is typed; nothing while something of it cannot be read. */
export function inputOf(
  side: DocumentSide,
  draft: FormDraft,
  known: { gstin: string | null; stateCode: string | null } | undefined,
): DocumentInput | undefined {
  const gstin = draft.gstin.trim().toUpperCase() || known?.gstin || undefined;
  if (!isIsoDate(draft.date) || (gstin && !isGstin(gstin))) return undefined;
  try {
    const lines = linesOf(draft).map((line) => ({
      description: line.description,
      ...given('hsn', line.hsn.trim()),
      taxableValue: parseRupees(plain(line.value)),
      rate: percent(Number(line.rate)),
      ...given('account', line.account.split(' ')[0] ?? ''),
    }));
    return {
      ...{ side, kind: draft.kind, number: draft.number.trim() || '1', date: draft.date },
      party: {
        name: draft.party,
        gstin,
        stateCode: known?.stateCode ?? (draft.placeOfSupply === ABROAD ? ABROAD : undefined),
      },
      placeOfSupply: draft.placeOfSupply || undefined,
      isReverseCharge: draft.isReverseCharge,
      lines,
      tds: 'none',
    };
  } catch {
    return undefined;
  }
}
