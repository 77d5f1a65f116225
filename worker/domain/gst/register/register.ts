import { isReduction } from '../../ledger/document/model';
import type { IsoDate } from '../../shared/dates';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { BOX_RULES, type Box } from '../law/sections';
import { boxesOfPurchase, boxesOfSale } from './box';
import type {
  Amounts,
  OwnRegistration,
  Placement,
  RegisterAdvance,
  RegisterDocument,
  RegisterLine,
  RegisterRow,
} from './model';
import { documentValue, endOfMonth, inForce, isInterState, natureOf, sectionAt, sectionOf } from './section';

/** Filers whose sales stand in GSTR-1 and GSTR-3B. */
const REGULAR: readonly string[] = ['regular-monthly', 'regular-QRMP'];

/** Who the company is under a registration at the end of a month; undefined where it is not registered then, or nobody said. */
export function filerIn(registrations: readonly OwnRegistration[], gstin: string, period: string): string | undefined {
  const last = endOfMonth(period);
  const one = registrations.find((registration) => registration.gstin === gstin);
  // A GSTIN in the company's particulars alone is one of a regular taxpayer.
  if (!one) return 'regular-monthly';
  const isHeld = one.registeredOn <= last && (one.cancelledOn === null || one.cancelledOn >= `${period}-01`);
  return isHeld ? one.filer : undefined;
}

/**
 * The rows of documents: a row for each line, each with its table of GSTR-1 and its boxes of GSTR-3B, and why. A document of no
 * registration, or of one under composition, stands in neither. Amounts are signed by the kind of the document, never by its number.
 */
export function rowsOfDocuments(
  documents: readonly RegisterDocument[],
  registrations: readonly OwnRegistration[],
): RegisterRow[] {
  return documents.flatMap((document) => {
    const isRegular =
      document.ownGstin !== null &&
      REGULAR.includes(filerIn(registrations, document.ownGstin, document.period) ?? 'none');
    return document.lines.map((line) => rowOf(document, line, isRegular));
  });
}

const NOWHERE = { at: null, why: say('gst-register.why.not-regular'), rule: 'GST.FORM.GSTR1.regular-monthly' } as const;
const OF_SUPPLIER = {
  at: null,
  why: say('gst-register.why.purchase'),
  rule: 'GST.FORM.GSTR1.regular-monthly',
} as const;

function rowOf(document: RegisterDocument, line: RegisterLine, isRegular: boolean): RegisterRow {
  const state = document.ownGstin?.slice(0, 2) ?? document.placeOfSupply;
  const { nature, isAssumed } = natureOf(line, document);
  const sign = isReduction(document) ? -1 : 1;
  const isSale = document.side === 'sale';
  const where =
    isSale && isRegular ? sectionOf(document, line, state) : { section: isSale ? NOWHERE : OF_SUPPLIER, noteOf: null };
  const boxes = !isRegular
    ? []
    : isSale
      ? boxesOfSale(document, line, where.section.at, state)
      : boxesOfPurchase(document, line, state);
  return {
    ...{ id: `${document.id}:${line.line}`, source: 'document', side: document.side, kind: document.kind },
    ...{ documentId: document.id, voucherId: null, line: line.line, number: document.number, date: document.date },
    ...{ gstin: document.ownGstin, period: document.period, placeOfSupply: document.placeOfSupply },
    counterparty: {
      ...{ name: document.partyName, gstin: document.partyGstin, state: document.partyState },
      ...(document.isPartyComposed && { isComposed: true }),
    },
    isInterState: isInterState(document, state),
    ...{ supplyType: document.supplyType, isReverseCharge: document.isReverseCharge },
    ...{ description: line.description, hsn: line.hsn, quantity: line.quantity, unit: line.unit, rate: line.rate },
    ...{ nature, isNatureAssumed: isAssumed, sign, documentTotal: documentValue(document) },
    ...signed(amountsOf(document, line), sign),
    ...{ isCreditBlocked: line.isCreditBlocked, creditBlockedBy: line.creditBlockedBy },
    operator:
      document.operatorRole !== null ? { gstin: document.operatorGstin ?? '', role: document.operatorRole } : null,
    customs: document.customsNumber
      ? { port: document.portCode, number: document.customsNumber, date: document.customsDate }
      : null,
    original: document.original,
    ...{ amends: null, isTakenBack: false },
    ...where,
    boxes,
  };
}

/** What a line comes to. Of goods from abroad the tax is that of the bill of entry, which stands once, on the first line. */
function amountsOf({ supplyType, customsIgst, customsCess }: RegisterDocument, line: RegisterLine): Amounts {
  const { taxable, igst, cgst, sgst, cess } = line;
  if (supplyType !== 'import-of-goods') return { taxable, igst, cgst, sgst, cess };
  const none = paise(0);
  const isFirst = line.line === 1;
  return { taxable, igst: (isFirst && customsIgst) || none, cgst, sgst, cess: (isFirst && customsCess) || none };
}

function signed(amounts: Amounts, sign: 1 | -1): Amounts {
  const of = (amount: Paise) => paise(sign * amount || 0);
  const { taxable, igst, cgst, sgst, cess } = amounts;
  return { taxable: of(taxable), igst: of(igst), cgst: of(cgst), sgst: of(sgst), cess: of(cess) };
}

/**
 * The rows of advances: money for services before the invoice raises the tax of its period (11A), the part that an invoice took over
 * later lowers it (11B). What was taken over within the same period comes off 11A.
 */
export function rowsOfAdvances(
  advances: readonly RegisterAdvance[],
  /** Whether two days lie in one period of the registration's returns: a month, or a quarter. */
  isOnePeriod: (one: IsoDate, other: IsoDate) => boolean = (one, other) => one.slice(0, 7) === other.slice(0, 7),
): RegisterRow[] {
  return advances.flatMap((advance) =>
    advance.ownGstin === null ? [] : [rowOfAdvance(advance, advance.ownGstin, isOnePeriod)],
  );
}

function rowOfAdvance(
  advance: RegisterAdvance,
  gstin: string,
  isOnePeriod: (one: IsoDate, other: IsoDate) => boolean,
): RegisterRow {
  const { voucherId, number, date, isAdjustment, placeOfSupply, rate, taxable, igst, cgst, sgst } = advance;
  const period = date.slice(0, 7);
  const sign = isAdjustment ? -1 : 1;
  const isNetted = isAdjustment && isOnePeriod(advance.receivedOn, date);
  const at = isAdjustment && !isNetted ? '11B' : '11A';
  const why = say(`gst-register.why.${isNetted ? 'advance-netted' : isAdjustment ? 'advance-adjusted' : 'advance'}`);
  const box = (name: Box, words: string): Placement<Box>[] => {
    const rule = inForce(BOX_RULES[name], period);
    return rule ? [{ at: name, why: say(`gst-register.box.${words}`), rule }] : [];
  };
  return {
    ...{ id: `${isAdjustment ? 'adjusted' : 'advance'}:${voucherId}`, source: isAdjustment ? 'adjustment' : 'advance' },
    ...{
      side: 'sale',
      kind: 'invoice',
      documentId: null,
      voucherId,
      line: null,
      number,
      date,
      gstin,
      period,
      placeOfSupply,
    },
    counterparty: { name: advance.partyName, gstin: advance.partyGstin, state: placeOfSupply },
    isInterState: placeOfSupply !== gstin.slice(0, 2),
    ...{ supplyType: 'regular', isReverseCharge: false, description: '', hsn: null, quantity: null, unit: null },
    ...{ rate, nature: 'taxable', isNatureAssumed: false, sign, documentTotal: paise(taxable + igst + cgst + sgst) },
    ...signed({ taxable, igst, cgst, sgst, cess: paise(0) }, sign),
    ...{ isCreditBlocked: false, creditBlockedBy: null, operator: null, customs: null, original: null, noteOf: null },
    ...{ amends: null, isTakenBack: false },
    section: sectionAt(at, why, period),
    boxes: box('3.1(a)', isAdjustment ? 'advance-adjusted' : 'advance'),
  };
}

/** What rows come to. */
export function sumOf(rows: Iterable<Amounts>): Amounts {
  let [taxable, igst, cgst, sgst, cess] = [0, 0, 0, 0, 0];
  for (const row of rows) {
    taxable += row.taxable;
    igst += row.igst;
    cgst += row.cgst;
    sgst += row.sgst;
    cess += row.cess;
  }
  return { taxable: paise(taxable), igst: paise(igst), cgst: paise(cgst), sgst: paise(sgst), cess: paise(cess) };
}
