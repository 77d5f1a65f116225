import { isGstin } from '#domain/identifiers/tax-number';
import { type WorkedDocument, workDocument } from '#domain/ledger/document/document';
import {
  ABROAD,
  type DocumentFault,
  type DocumentInput,
  type DocumentKind,
  type DocumentSide,
  type SupplyType,
} from '#domain/ledger/document/model';
import { isIsoDate } from '#domain/shared/dates';
import { formatRupees, type Paise, paise, parseRupees, percent } from '#domain/shared/money';
import type { SentDocument } from './document.queries';

/** What a form begins with: a new document, or a note on one that is there. */
export type Draft = {
  kind: DocumentKind;
  party?: string;
  originalNumber?: string;
  originalDate?: string;
  placeOfSupply?: string;
};

export type LineDraft = {
  key: number;
  description: string;
  hsn: string;
  /** As it is typed, with its unit: '12.5 NOS'. */
  quantity: string;
  value: string;
  rate: string;
  account: string;
};

export type FormDraft = {
  kind: DocumentKind;
  number: string;
  date: string;
  dueDate: string;
  party: string;
  gstin: string;
  address: string;
  placeOfSupply: string;
  supplyType: SupplyType | '';
  isReverseCharge: boolean;
  isRounded: boolean;
  originalNumber: string;
  originalDate: string;
  lines: LineDraft[];
};

export const emptyLine = (key: number, rate: string): LineDraft => ({
  key,
  description: '',
  hsn: '',
  quantity: '',
  value: '',
  rate,
  account: '',
});

const plain = (amount: string): string => amount.replace(/[₹,\s]/g, '');

const isBlank = ({ description, hsn, value }: LineDraft) => description === '' && hsn === '' && value === '';

/** The lines that say something. */
export const linesOf = (draft: FormDraft): LineDraft[] => draft.lines.filter((line) => !isBlank(line));

const given = <Key extends string>(key: Key, value: string) => (value === '' ? {} : { [key]: value });

function quantityOf(typed: string): { quantity?: string; unit?: string } {
  const [, quantity = '', unit = ''] = /^([\d,.]*)\s*(.*)$/.exec(typed.trim()) ?? [];
  return { ...given('quantity', quantity.replaceAll(',', '')), ...given('unit', unit) };
}

/** The document as it is sent; `total` is what it comes to where it is rounded. */
export function sentOf(draft: FormDraft, total?: Paise): SentDocument {
  return {
    kind: draft.kind,
    date: draft.date,
    ...given('number', draft.number.trim()),
    ...given('dueDate', draft.dueDate),
    party: {
      name: draft.party.trim(),
      ...given('gstin', draft.gstin.trim().toUpperCase()),
      ...given('address', draft.address.trim()),
    },
    ...given('placeOfSupply', draft.placeOfSupply),
    ...(draft.supplyType && { supplyType: draft.supplyType }),
    ...(draft.isReverseCharge && { reverseCharge: true }),
    ...(draft.isRounded && total !== undefined && { total: formatRupees(total) }),
    ...given('originalNumber', draft.originalNumber.trim()),
    ...given('originalDate', draft.originalDate),
    lines: linesOf(draft).map((line) => ({
      ...given('description', line.description.trim()),
      ...given('hsn', line.hsn.trim()),
      ...quantityOf(line.quantity),
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
      supplyType: draft.supplyType || undefined,
      isReverseCharge: draft.isReverseCharge,
      lines,
      tds: 'none',
    };
  } catch {
    return undefined;
  }
}

type Company = { gstin: string | null };

/** What the document comes to by the rules that will record it; its first fault; or nothing while it cannot be read. */
export function workedOf(
  input: DocumentInput | undefined,
  company: Company | undefined,
  isRounded: boolean,
): { worked?: WorkedDocument; fault?: DocumentFault | undefined } {
  if (!input || !company || input.lines.length === 0) return {};
  const { gstin } = company;
  const keeper = {
    scheme: gstin ? ('regular' as const) : ('unregistered' as const),
    stateCode: gstin?.slice(0, 2) ?? '29',
  };
  const exact = workDocument(input, { keeper });
  if (exact.faults) return { fault: exact.faults[0] };
  if (!isRounded) return { worked: exact.worked.value };
  const total = paise(Math.round(exact.worked.value.total / 100) * 100);
  const rounded = workDocument({ ...input, total }, { keeper });
  return rounded.faults ? { fault: rounded.faults[0] } : { worked: rounded.worked.value };
}
