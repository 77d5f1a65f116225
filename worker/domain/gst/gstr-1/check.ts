import { isStateOfSupply, partyGstinFault, stateOfGstCode } from '../../identifiers/tax-number';
import { passes, ruleIfInForce } from '../../law/rule';
import { GST_BEGAN } from '../../law/sources';
import { ABROAD, type DocumentSide } from '../../ledger/document/model';
import { ownNumberFault } from '../../ledger/document/number';
import { addDays, type IsoDate, isoDate } from '../../shared/dates';
import { atRate, inPaise, onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type BasisPoints, type Paise, paise, shareOf } from '../../shared/money';
import { GST_RATES_OF_TOOL } from '../law/rates';
import { GST_THRESHOLDS } from '../law/thresholds';
import { GST_TIME_LIMITS } from '../law/time-limits';
import type { RegisterRow } from '../register/model';
import { sumOf } from '../register/register';
import { selfInvoiceBy } from '../self-invoice';
import { rateWarning } from '../tax';
import { hsnTabOf, isHsnSplit, isService } from './hsn';
import type { Gap } from './issued';
import type { ReturnPeriod } from './period';
import { unitCodeOf } from './units.data';

/** Something to put right before a return is filed. What stops is what the portal refuses, or what would declare a wrong tax. */
export type Finding = {
  rule: string;
  severity: 'stop' | 'warn';
  message: Message;
  documentId?: string | undefined;
  /** That of a bill is not among the sales. */
  side?: DocumentSide;
  number?: string | undefined;
  line?: number | undefined;
  /** The field of the document where it is put right. */
  field?: string | undefined;
};

/** A bill under reverse charge for which the company has made no invoice. */
export type UnmadeInvoice = { id: string; number: string; party: string; date: IsoDate };

/** What a row carries for its check that no table of the return needs. */
export type CheckedRow = RegisterRow & {
  /** The day by which the rate is taken: that of supply where it was said, of a note that of its invoice. */
  rateOn: IsoDate | null;
  /** A notification that gives a rate which the general ones do not have. */
  rateNotification: string | null;
  irn: string | null;
};

export type Checked = {
  form: 'GSTR-1' | 'IFF';
  gstin: string;
  period: ReturnPeriod;
  rows: readonly CheckedRow[];
  gaps: readonly Gap[];
  /** Bills that ask for an invoice of ours and have none. */
  withoutSelfInvoice?: readonly UnmadeInvoice[];
  /** The turnover over all India of the year before; undefined where nobody said it. */
  turnoverBefore: Paise | undefined;
  /** The largest turnover of any year from 2017-18 to the one before: by it e-invoices are due. */
  largestTurnover: Paise | undefined;
  today: IsoDate;
};

/** The checks before a return is filed, in the order in which they are worked off: what stops comes first. */
export function findingsOf(checked: Checked): Finding[] {
  const documents = documentsIn(checked.rows.filter(({ isTakenBack }) => !isTakenBack));
  const found = [
    ...checked.rows.flatMap((row) => ofRow(row, checked)),
    ...documents.flatMap((rows) => ofDocument(rows, checked)),
    ...ofReturn(checked),
  ];
  return [
    ...found.filter(({ severity }) => severity === 'stop'),
    ...found.filter(({ severity }) => severity === 'warn'),
  ];
}

function documentsIn(rows: readonly CheckedRow[]): CheckedRow[][] {
  const groups = new Map<string, CheckedRow[]>();
  for (const row of rows) {
    const group = groups.get(row.documentId ?? row.id);
    if (group) group.push(row);
    else groups.set(row.documentId ?? row.id, [row]);
  }
  return [...groups.values()];
}

type Give = (
  rule: string,
  severity: Finding['severity'],
  field: string,
  message: Message | null | undefined | false,
) => void;

function collected(
  { documentId, number }: CheckedRow,
  line: number | undefined,
  find: (give: Give) => void,
): Finding[] {
  const found: Finding[] = [];
  find((rule, severity, field, message) => {
    if (!message) return;
    const where = { ...(documentId && { documentId, number }), ...(line !== undefined && { line }) };
    found.push({ rule, severity, field, message, ...where });
  });
  return found;
}

/** What is wrong with a line. */
function ofRow(row: CheckedRow, checked: Checked): Finding[] {
  if (row.source !== 'document' || row.section.at === null || row.isTakenBack) return [];
  const words = { number: row.number, line: row.line ?? 1 };
  return collected(row, row.line ?? undefined, (give) => {
    give('GST.RATE', 'stop', 'rate', rateFault(row));
    const tool = ruleIfInForce(GST_RATES_OF_TOOL, checked.today)?.value ?? [];
    give(
      'GST.RATE.TOOL',
      'stop',
      'rate',
      !tool.includes(row.rate) && say('gst-finding.rate-of-tool', { ...words, rate: atRate(row.rate) }),
    );
    give('GST.HALVES', 'stop', 'taxableValue', row.cgst !== row.sgst && say('gst-finding.halves', words));
    const isBoth = row.igst !== 0 && (row.cgst !== 0 || row.sgst !== 0);
    give('GST.HEADS', 'stop', 'placeOfSupply', isBoth && say('gst-finding.both-heads', words));
    give('GST.NATURE', 'warn', 'nature', row.isNatureAssumed && say('gst-finding.nature', words));
    for (const [rule, severity, message] of hsnFaults(row, checked)) give(rule, severity, 'hsn', message);
    const isUnitMissing = row.hsn !== null && !isService(row.hsn) && unitCodeOf(row.unit ?? '') === undefined;
    give('GST.UNIT', 'warn', 'unit', isUnitMissing && say('gst-finding.unit', { ...words, unit: row.unit ?? '' }));
  });
}

/** A rate that the law did not have on its day: what it would come to at the nearest rate that it had is said with it. */
function rateFault({
  rate,
  rateOn,
  rateNotification,
  number,
  taxable,
  isReverseCharge,
}: CheckedRow): Message | undefined {
  if (rateNotification || rateOn === null || rateOn < GST_BEGAN || isReverseCharge || !rateWarning(rate, rateOn))
    return undefined;
  const nearest = rate === 1_200 ? (1_800 as BasisPoints) : rate === 2_800 ? (4_000 as BasisPoints) : undefined;
  const words = { number, rate: atRate(rate), day: onDay(rateOn) };
  if (!nearest) return say('gst-finding.rate', words);
  const [was, would] = [shareOf(taxable, rate), shareOf(taxable, nearest)];
  const more = { exact: paise(would - was) };
  return say('gst-finding.rate-would', {
    ...words,
    other: atRate(nearest),
    would: { exact: would },
    was: { exact: was },
    more,
  });
}

function hsnFaults(
  row: CheckedRow,
  { turnoverBefore, period }: Checked,
): [string, Finding['severity'], Message | false][] {
  const limit = ruleIfInForce(GST_THRESHOLDS.hsnSixDigits, row.date);
  const isLarge = limit !== undefined && turnoverBefore !== undefined && passes(turnoverBefore, limit);
  const digits =
    ruleIfInForce(isLarge ? GST_TIME_LIMITS.hsnDigitsHigh : GST_TIME_LIMITS.hsnDigitsLow, row.date)?.value ?? 0;
  const tab = hsnTabOf(row);
  const words = { number: row.number, line: row.line ?? 1, digits, month: { month: period.last } };
  const isShort = row.hsn !== null && row.hsn.length < digits;
  const isMissing = tab !== undefined && row.hsn === null;
  // Up to the limit a code is asked of supplies to registered buyers alone: what has none stays out of Table 12.
  const isOptional = tab === 'b2c' && limit !== undefined && turnoverBefore !== undefined && !isLarge;
  const stops = !isOptional && isHsnSplit(period.last);
  return [
    [
      'GST.HSN.MISSING',
      stops ? 'stop' : 'warn',
      isMissing && say(isOptional ? 'gst-finding.hsn-left-out' : 'gst-finding.hsn-missing', words),
    ],
    ['GST.HSN', 'warn', tab !== undefined && isShort && say('gst-finding.hsn-short', { ...words, hsn: row.hsn ?? '' })],
  ];
}

/** What is wrong with a document as a whole. */
function ofDocument(rows: readonly CheckedRow[], checked: Checked): Finding[] {
  const [row] = rows;
  if (row?.source !== 'document' || row.section.at === null || row.isTakenBack) return [];
  const { counterparty, number, placeOfSupply, supplyType, period } = row;
  const words = { number };
  return collected(row, undefined, (give) => {
    give('GST.NUMBER', 'stop', 'number', ownNumberFault(number) && say('gst-finding.number', words));
    const wrong = counterparty.gstin ? partyGstinFault(counterparty.gstin) : null;
    give(
      'GST.GSTIN',
      'stop',
      'party.gstin',
      wrong && say('gst-finding.gstin', { ...words, gstin: counterparty.gstin ?? '', wrong }),
    );
    const isSelf = counterparty.gstin === checked.gstin;
    give('GST.SELF', 'stop', 'party.gstin', isSelf && say('gst-finding.self', words));
    const isPlace = placeOfSupply === ABROAD || isStateOfSupply(placeOfSupply);
    give(
      'GST.PLACE',
      'stop',
      'placeOfSupply',
      !isPlace && say('gst-finding.place', { ...words, place: placeOfSupply }),
    );
    const needsGstin = (supplyType.startsWith('sez') || supplyType === 'deemed-export') && counterparty.gstin === null;
    give('GST.ZONE', 'stop', 'party.gstin', needsGstin && say('gst-finding.zone', words));
    const isUnknown = row.isReverseCharge && counterparty.gstin === null && supplyType === 'regular';
    give('GST.REVERSE', 'stop', 'party.gstin', isUnknown && say('gst-finding.reverse-charge', words));
    const isWithin = placeOfSupply === checked.gstin.slice(0, 2) && supplyType === 'regular' && sumOf(rows).igst !== 0;
    give('GST.WITHIN', 'stop', 'placeOfSupply', isWithin && say('gst-finding.integrated-within', words));
    const isGoods = rows.some(({ hsn }) => hsn !== null && !isService(hsn));
    const isShipped = supplyType.startsWith('export') && isGoods && !row.customs?.number;
    give('GST.SHIPPING', 'warn', 'customsNumber', isShipped && say('gst-finding.shipping-bill', words));
    const isNote =
      row.kind !== 'invoice' && counterparty.gstin === null && row.isInterState && row.original?.total == null;
    give('GST.NOTE', 'warn', 'originalNumber', isNote && supplyType === 'regular' && say('gst-finding.note', words));
    const isLate = period < checked.period.first || row.date > checked.period.days.to;
    give('GST.DATE', 'stop', 'date', isLate && say('gst-finding.date', { ...words, day: onDay(row.date) }));
    for (const [rule, severity, message] of invoicePortal(row, checked)) give(rule, severity, 'irn', message);
  });
}

/** Whether a document to a registered buyer, a zone or abroad is reported to the invoice portal, and by when it had to be. */
function invoicePortal(
  row: CheckedRow,
  { largestTurnover, turnoverBefore, today }: Checked,
): [string, Finding['severity'], Message | false][] {
  const isAsked = row.counterparty.gstin !== null || row.supplyType !== 'regular';
  const limit = ruleIfInForce(GST_THRESHOLDS.eInvoice, row.date);
  if (
    row.irn ||
    !isAsked ||
    row.section.at === '8' ||
    !limit ||
    largestTurnover === undefined ||
    !passes(largestTurnover, limit)
  )
    return [];
  const window = ruleIfInForce(GST_THRESHOLDS.eInvoiceThirtyDays, row.date);
  const days = ruleIfInForce(GST_TIME_LIMITS.eInvoiceDays, row.date);
  const words = { number: row.number, turnover: inPaise(largestTurnover), limit: inPaise(limit.value) };
  if (!window || !days || turnoverBefore === undefined || !passes(turnoverBefore, window))
    return [[limit.id, 'warn', say('gst-finding.no-irn', words)]];
  const last = addDays(row.date, days.value - 1);
  const told = { ...words, day: onDay(last) };
  return [[window.id, 'warn', say(today > last ? 'gst-finding.irn-late' : 'gst-finding.irn-by', told)]];
}

/** What is wrong with the return as a whole. */
function ofReturn({ rows, gaps, form, period, turnoverBefore, withoutSelfInvoice = [], today }: Checked): Finding[] {
  const found: Finding[] = gaps.map(({ series, from, to }) => ({
    ...{ rule: 'GST.SERIES', severity: 'warn', field: 'number' },
    message: say('gst-finding.gap', { series, first: `${from}`, last: `${to}`, count: to - from + 1 }),
  }));
  for (const { id: documentId, number, party, date } of withoutSelfInvoice) {
    const by = selfInvoiceBy(date);
    if (!by) continue;
    const words = { number, party, day: onDay(by.on) };
    const message = say(by.on < today ? 'gst-finding.self-invoice-late' : 'gst-finding.self-invoice', words);
    found.push({ rule: by.rule, severity: 'warn', message, documentId, side: 'purchase', number });
  }
  const limit = form === 'IFF' ? ruleIfInForce(GST_THRESHOLDS.iff, period.days.to) : undefined;
  const furnished = sumOf(rows.filter(({ section }) => section.at !== null && section.at !== '9B-registered'));
  const total = paise(furnished.taxable + furnished.igst + furnished.cgst + furnished.sgst + furnished.cess);
  if (limit && passes(total, limit))
    found.push({
      ...{ rule: limit.id, severity: 'stop' },
      message: say('gst-finding.iff-limit', { total: { exact: total }, limit: inPaise(limit.value) }),
    });
  if (turnoverBefore === undefined && rows.length > 0)
    found.push({ rule: 'GST.TURNOVER', severity: 'warn', message: say('gst-finding.turnover') });
  for (const [place, sum] of consumerSums(rows))
    if (sum < 0)
      found.push({
        ...{ rule: 'GST.B2CS.NEGATIVE', severity: 'warn' },
        message: say('gst-finding.negative', { place, amount: { exact: paise(-sum) } }),
      });
  return found;
}

/** What Table 7 comes to by place and rate: notes may pass what was sold. */
function consumerSums(rows: readonly RegisterRow[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { section, placeOfSupply, rate, taxable } of rows) {
    if (section.at !== '7') continue;
    const key = `${stateOfGstCode(placeOfSupply)?.name ?? placeOfSupply}, ${rate / 100}%`;
    sums.set(key, (sums.get(key) ?? 0) + taxable);
  }
  return sums;
}

/** The day after which a return may be made: the end of its period. */
export const opensOn = (period: ReturnPeriod): IsoDate => isoDate(addDays(period.days.to, 1));
