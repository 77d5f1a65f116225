import { type FormDraft, type LineDraft, linesOf } from './draft';

/** What is wrong with the fields of a form. Those of a line go by its key, so that they stay with it when others go. */
export type FormErrors = Readonly<Record<string, string>>;

export const lineError = (key: number, field: string): string => `lines.#${key}.${field}`;

/** Faults of what was sent by the fields of the form: blank lines were not sent, so that lines are counted anew. */
export function errorsOf(fields: Readonly<Record<string, string>>, sent: Pick<FormDraft, 'lines'>): FormErrors {
  const lines = linesOf(sent);
  return Object.fromEntries(
    Object.entries(fields).map(([field, fault]) => [
      field.replace(/^lines\.(\d+)\.(.+)$/, (whole, at: string, of: string) => {
        const line = lines[Number(at)];
        return line ? lineError(line.key, of) : whole;
      }),
      fault,
    ]),
  );
}

/** What a field of the form has a say in, by the names that faults have. */
const TOLD_BY: Partial<Record<keyof FormDraft, readonly string[]>> = {
  kind: ['kind', 'originalNumber', 'originalDate'],
  number: ['number'],
  date: ['date', 'dueDate', 'number', 'originalDate', 'suppliedOn', 'rate'],
  dueDate: ['dueDate'],
  party: ['party', 'party.name', 'number'],
  gstin: ['party.gstin', 'party.pan'],
  address: ['party.address'],
  state: ['party.stateCode'],
  placeOfSupply: ['placeOfSupply', 'party.stateCode'],
  supplyType: ['supplyType', 'rate'],
  originalNumber: ['originalNumber', 'originalDate'],
  originalDate: ['originalDate'],
  isRounded: ['total'],
  isTaxInside: ['total'],
  suppliedOn: ['suppliedOn', 'rate'],
  isRateConfirmed: ['rate'],
  paidThrough: ['paidThrough', 'paidThroughTag'],
  paidThroughTag: ['paidThroughTag'],
  tds: ['tds', 'tds.section', 'tds.amount'],
  tdsSection: ['tds', 'tds.section'],
  tdsAmount: ['tds', 'tds.amount'],
  currency: ['currency', 'exchangeRate'],
  exchangeRate: ['exchangeRate'],
  notes: ['notes'],
  ownGstin: ['ownGstin'],
  reportIn: ['reportIn'],
  operatorGstin: ['operatorGstin', 'operatorRole'],
  operatorRole: ['operatorGstin', 'operatorRole'],
  portCode: ['portCode'],
  customsNumber: ['customsNumber'],
  customsDate: ['customsDate'],
  customsIgst: ['customsIgst'],
  irn: ['irn'],
  rateNotification: ['rateNotification', 'rate'],
  isFromDistributor: ['isFromDistributor'],
};

const TOLD_BY_LINE: Partial<Record<keyof LineDraft, readonly string[]>> = {
  description: ['description'],
  hsn: ['hsn'],
  quantity: ['quantity', 'unit'],
  value: ['taxableValue'],
  rate: ['rate'],
  account: ['account'],
};

const PLACED = new Set([
  ...['party', 'party.name', 'party.gstin', 'party.address', 'party.stateCode', 'number', 'date', 'dueDate', 'kind'],
  ...['placeOfSupply', 'supplyType', 'originalNumber', 'originalDate', 'suppliedOn', 'paidThrough', 'paidThroughTag'],
  ...['tds', 'tds.section', 'tds.amount', 'currency', 'exchangeRate', 'notes', 'lines'],
  ...['ownGstin', 'reportIn', 'operatorGstin', 'operatorRole', 'portCode', 'customsNumber', 'customsDate'],
  ...['customsIgst', 'irn', 'rateNotification'],
]);

/** Whether the form shows an error of this name beside the field it is about. */
export const isPlaced = (field: string): boolean => PLACED.has(field) || /^lines\.#\d+\./.test(field);

/** The errors that still stand once fields were changed: an error goes with a change of its field. */
export function errorsAfter(errors: FormErrors, changed: readonly (keyof FormDraft)[]): FormErrors {
  const told = new Set(changed.flatMap((field) => TOLD_BY[field] ?? []));
  return left(errors, (field) => told.has(field) || (told.has('rate') && /^lines\.#\d+\.rate$/.test(field)));
}

/** The same of the fields of one line; what is said of the lines as a whole goes with any of them. */
export function errorsAfterLine(errors: FormErrors, key: number, changed: readonly (keyof LineDraft)[]): FormErrors {
  const told = new Set(changed.flatMap((field) => (TOLD_BY_LINE[field] ?? []).map((of) => lineError(key, of))));
  return left(errors, (field) => field === 'lines' || field === 'total' || told.has(field));
}

/** The errors of the lines that are still there. */
export function errorsOfLines(errors: FormErrors, lines: readonly LineDraft[]): FormErrors {
  const keys = new Set(lines.map(({ key }) => `${key}`));
  return left(errors, (field) => {
    const of = /^lines\.#(\d+)\./.exec(field)?.[1];
    return field === 'lines' || field === 'total' || (of !== undefined && !keys.has(of));
  });
}

function left(errors: FormErrors, isGone: (field: string) => boolean): FormErrors {
  const kept = Object.entries(errors).filter(([field]) => !isGone(field));
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
}
