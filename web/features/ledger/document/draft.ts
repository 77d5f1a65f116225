import type { BlockedCredit, LineNature, OperatorRole } from '#domain/gst/law/sections';
import { isGstin } from '#domain/identifiers/tax-number';
import { type WorkedDocument, workDocument } from '#domain/ledger/document/document';
import { keeperOn, type Standing } from '#domain/ledger/document/keeper';
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

/** What a bill withholds: what the law says, nothing, or what a person types. */
export const TDS_CHOICES = ['law', 'none', 'typed'] as const;
type TdsChoice = (typeof TDS_CHOICES)[number];

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
  /** The amounts of the lines have GST inside. */
  isTaxInside: boolean;
  /** A notification gives the rate, though the general ones do not have it. */
  isRateConfirmed: boolean;
  /** The State of a supplier without GSTIN. */
  state: string;
  /** The day by which the rate is taken, where it is another than that of the document. */
  suppliedOn: string;
  /** The account that pays or was paid at once, and which card or gateway of it. */
  paidThrough: string;
  paidThroughTag: string;
  tds: TdsChoice;
  tdsSection: string;
  tdsAmount: string;
  currency: string;
  exchangeRate: string;
  notes: string;
  originalNumber: string;
  originalDate: string;
  /** What only returns of GST ask: most documents leave it as it is. */
  ownGstin: string;
  reportIn: string;
  /** How lines without a rate look to the law. */
  nature: LineNature | '';
  /** By which provision credit of the bill is blocked. */
  blockedBy: BlockedCredit | '';
  operatorGstin: string;
  operatorRole: OperatorRole | '';
  portCode: string;
  customsNumber: string;
  customsDate: string;
  customsIgst: string;
  irn: string;
  rateNotification: string;
  isFromDistributor: boolean;
  lines: LineDraft[];
};

export const GST_USUAL = {
  ...{ ownGstin: '', reportIn: '', nature: '', blockedBy: '', operatorGstin: '', operatorRole: '', portCode: '' },
  ...{ customsNumber: '', customsDate: '', customsIgst: '', irn: '', rateNotification: '', isFromDistributor: false },
} as const satisfies Partial<FormDraft>;

/** What most documents leave as it is. */
export const USUAL = {
  ...{
    supplyType: '',
    isReverseCharge: false,
    isRounded: false,
    isTaxInside: false,
    isRateConfirmed: false,
    state: '',
    suppliedOn: '',
  },
  ...{ paidThrough: '', paidThroughTag: '', tds: 'law', tdsSection: '', tdsAmount: '' },
  ...{ currency: '', exchangeRate: '', notes: '' },
  ...GST_USUAL,
} as const satisfies Partial<FormDraft>;

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
export const linesOf = (draft: Pick<FormDraft, 'lines'>): LineDraft[] => draft.lines.filter((line) => !isBlank(line));

const given = <Key extends string>(key: Key, value: string) => (value === '' ? {} : { [key]: value });

function quantityOf(typed: string): { quantity?: string; unit?: string } {
  const [, quantity = '', unit = ''] = /^([\d,.]*)\s*(.*)$/.exec(typed.trim()) ?? [];
  return { ...given('quantity', quantity.replaceAll(',', '')), ...given('unit', unit) };
}

/** The document as it is sent; `total` is what it comes to where it is rounded. */
export function sentOf(draft: FormDraft, total?: Paise): SentDocument {
  const state = stateOf(draft);
  return {
    kind: draft.kind,
    date: draft.date,
    ...given('number', draft.number.trim()),
    ...given('dueDate', draft.dueDate),
    party: {
      name: draft.party.trim(),
      ...given('gstin', draft.gstin.trim().toUpperCase()),
      ...given('address', draft.address.trim()),
      ...given('stateCode', state),
    },
    ...given('placeOfSupply', draft.placeOfSupply),
    ...(draft.supplyType && { supplyType: draft.supplyType }),
    ...(draft.isReverseCharge && { reverseCharge: true }),
    ...(draft.isTaxInside && { pricesIncludeTax: true }),
    ...(draft.isRounded && total !== undefined && { total: formatRupees(total) }),
    ...furtherOf(draft),
    ...given('originalNumber', draft.originalNumber.trim()),
    ...given('originalDate', draft.originalDate),
    lines: linesOf(draft).map((line) => ({
      ...given('description', line.description.trim()),
      ...given('hsn', line.hsn.trim()),
      ...quantityOf(line.quantity),
      taxableValue: plain(line.value),
      rate: line.rate,
      ...given('account', line.account.split(' ')[0] ?? ''),
      ...ofReturns(draft, line),
    })),
  };
}

/** What returns ask of a line: how it looks to the law where it has no rate, and by what its credit is blocked. */
const ofReturns = ({ nature, blockedBy }: FormDraft, { rate }: LineDraft) => ({
  ...(nature !== '' && Number(rate) === 0 && { nature }),
  ...(blockedBy !== '' && { creditBlockedBy: blockedBy }),
});

/** The State of a supplier who has no GSTIN: abroad where the supply is an import. */
const stateOf = ({ state, supplyType, gstin }: FormDraft): string =>
  supplyType.startsWith('import-') ? ABROAD : gstin.trim() === '' ? state : '';

/** What only some documents have. */
function furtherOf(draft: FormDraft): Partial<SentDocument> {
  const currency = draft.currency.trim().toUpperCase();
  return {
    ...given('suppliedOn', draft.suppliedOn),
    ...(draft.isRateConfirmed && { rateConfirmed: true }),
    ...given('paidThrough', draft.paidThrough),
    ...(draft.paidThrough && given('paidThroughTag', draft.paidThroughTag.trim())),
    ...(draft.tds === 'none' && { tds: 'none' as const }),
    ...(draft.tds === 'typed' && { tds: { section: draft.tdsSection.trim(), amount: plain(draft.tdsAmount) } }),
    ...(currency !== '' && currency !== 'INR' && { currency, ...given('exchangeRate', draft.exchangeRate.trim()) }),
    ...given('notes', draft.notes.trim()),
    ...given('ownGstin', draft.ownGstin),
    ...given('reportIn', draft.reportIn.trim()),
    ...given('operatorGstin', draft.operatorGstin.trim().toUpperCase()),
    ...(draft.operatorRole !== '' && { operatorRole: draft.operatorRole }),
    ...given('portCode', draft.portCode.trim().toUpperCase()),
    ...given('customsNumber', draft.customsNumber.trim()),
    ...given('customsDate', draft.customsDate),
    ...given('customsIgst', plain(draft.customsIgst.trim())),
    ...given('irn', draft.irn.trim()),
    ...given('rateNotification', draft.rateNotification.trim()),
    ...(draft.isFromDistributor && { isFromDistributor: true }),
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
      ...ofReturns(draft, line),
      ...given('account', line.account.split(' ')[0] ?? ''),
    }));
    return {
      ...{ side, kind: draft.kind, number: draft.number.trim() || '1', date: draft.date },
      party: {
        name: draft.party,
        gstin,
        stateCode: stateOf(draft) || known?.stateCode || (draft.placeOfSupply === ABROAD ? ABROAD : undefined),
      },
      placeOfSupply: draft.placeOfSupply || undefined,
      supplyType: draft.supplyType || undefined,
      isReverseCharge: draft.isReverseCharge,
      isTaxInside: draft.isTaxInside,
      isRateConfirmed: draft.isRateConfirmed || draft.rateNotification.trim() !== '',
      ...given('ownGstin', draft.ownGstin),
      ...(draft.operatorRole !== '' &&
        draft.operatorGstin.trim() !== '' && {
          operator: { gstin: draft.operatorGstin.trim().toUpperCase(), role: draft.operatorRole },
        }),
      customs: {
        ...given('port', draft.portCode.trim().toUpperCase()),
        ...given('number', draft.customsNumber.trim()),
      },
      ...(isIsoDate(draft.suppliedOn) && { suppliedOn: draft.suppliedOn }),
      ...(draft.originalDate && isIsoDate(draft.originalDate) && { originalDate: draft.originalDate }),
      ...(draft.originalNumber && { originalNumber: draft.originalNumber }),
      ...exchangeOf(draft),
      lines,
      tds: 'none',
    };
  } catch {
    return undefined;
  }
}

function exchangeOf({ currency, exchangeRate }: FormDraft): Pick<DocumentInput, 'exchange'> {
  const named = currency.trim().toUpperCase();
  if (named === '' || named === 'INR') return {};
  // Until the rate is typed, what it comes to in rupees cannot be said.
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(exchangeRate.trim())) throw new RangeError(`No rate: ${exchangeRate}`);
  return { exchange: { currency: named, rate: exchangeRate.trim() } };
}

/** What the document comes to by the rules that will record it; its faults; or nothing while it cannot be read. */
export function workedOf(
  input: DocumentInput | undefined,
  standing: Standing,
  isRounded: boolean,
): { worked?: WorkedDocument; faults?: readonly DocumentFault[] } {
  if (!input || input.lines.length === 0) return {};
  const place = input.side === 'purchase' ? input.placeOfSupply : undefined;
  const keeper = keeperOn(standing, input.date, place, input.ownGstin);
  const exact = workDocument(input, { keeper });
  if (exact.faults) return { faults: exact.faults };
  if (!isRounded) return { worked: exact.worked.value };
  const total = paise(Math.round(exact.worked.value.total / 100) * 100);
  const rounded = workDocument({ ...input, total }, { keeper });
  return rounded.faults ? { faults: rounded.faults } : { worked: rounded.worked.value };
}
