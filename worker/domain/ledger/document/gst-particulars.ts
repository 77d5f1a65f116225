import { gstinFault, specialGstinFault } from '../../identifiers/tax-number';
import { type Message, say } from '../../shared/message';
import {
  ABROAD,
  type Bookkeeper,
  type DocumentFault,
  type DocumentInput,
  type DocumentWarning,
  type PricedLine,
} from './model';
import { type Supplied, stateOfParty } from './price';

const ZONE = ['sez-without-tax', 'sez-with-tax', 'deemed-export'];

/** Why a return could not take a document, of what only returns ask for: the operator, customs, the month, lines without tax. */
export function gstFaultsOf(input: DocumentInput): DocumentFault[] {
  const faults: DocumentFault[] = [];
  const refuse = (field: string, message: Message | null | undefined | false, line?: number) => {
    if (message) faults.push({ field, message, ...(line !== undefined && { line }) });
  };
  const { side, operator, customs, reportIn, date, supplyType } = input;
  const isSale = side === 'sale';
  refuse('reportIn', reportIn !== undefined && !isSale && say('gst-particulars.fault.report-of-bill'));
  refuse(
    'reportIn',
    reportIn !== undefined && reportIn < date.slice(0, 7) && say('gst-particulars.fault.report-before'),
  );
  refuse('operatorGstin', operator && !isSale && say('gst-particulars.fault.operator-of-bill'));
  // A driver or a cook who supplies through us may have none.
  const operatorFault = operator?.role === 'we-pay' ? gstinFault : specialGstinFault;
  refuse('operatorGstin', operator?.gstin !== undefined && operatorFault(operator.gstin));
  refuse('isFromDistributor', input.isFromDistributor && isSale && say('gst-particulars.fault.distributor-of-sale'));
  const isAbroad = input.placeOfSupply === ABROAD || stateOfParty(input) === ABROAD;
  const isThroughCustoms = supplyType === 'import-of-goods' || isAbroad || (isSale && supplyType?.startsWith('export'));
  const hasCustoms = customs && Object.values(customs).some((value) => value !== undefined);
  refuse('customsNumber', hasCustoms && !isThroughCustoms && say('gst-particulars.fault.customs'));
  refuse(
    'portCode',
    customs?.port !== undefined && !/^[A-Z0-9]{6}$/.test(customs.port) && say('gst-particulars.fault.port'),
  );
  refuse(
    'customsNumber',
    customs?.number !== undefined && !/^\d{3,7}$/.test(customs.number) && say('gst-particulars.fault.customs-number'),
  );
  const hasTax = (customs?.igst ?? 0) > 0 || (customs?.cess ?? 0) > 0;
  refuse('customsIgst', hasTax && (isSale || !isThroughCustoms) && say('gst-particulars.fault.customs-tax'));
  input.lines.forEach((line, index) => {
    const isTaxed = line.nature !== undefined && line.nature !== 'taxable' && line.rate > 0;
    refuse('nature', isTaxed && say('gst-particulars.fault.nature'), index + 1);
    refuse('creditBlockedBy', line.creditBlockedBy && isSale && say('gst-particulars.fault.blocked-sale'), index + 1);
  });
  return faults;
}

/** What would make a return wrong or incomplete, told where the document is entered. */
export function gstWarningsOf(
  input: DocumentInput,
  { supplied, lines, scheme }: { supplied: Supplied; lines: readonly PricedLine[]; scheme: Bookkeeper['scheme'] },
): DocumentWarning[] {
  const warnings: DocumentWarning[] = [];
  const warn = (rule: string, message: Message | undefined | false, line?: number) => {
    if (message) warnings.push({ rule, message, ...(line !== undefined && { line }) });
  };
  const { side, party, customs } = input;
  const { supplyType } = supplied;
  const isSale = side === 'sale';
  const isComposed = isSale && scheme === 'composition';
  const isOutside = supplied.placeOfSupply !== supplied.supplierState;
  warn('GST.COMPOSED', isComposed && isOutside && say('gst-particulars.warning.composed-outside'));
  lines.forEach((line, index) => {
    // Who pays composition files no GSTR-1, and has no line with tax to tell these from.
    const isUnsaid = isSale && !isComposed && line.rate === 0 && line.nature === undefined && supplyType === 'regular';
    warn('GST.NATURE', isUnsaid && say('gst-particulars.warning.nature'), index + 1);
  });
  const needsGstin = isSale && ZONE.includes(supplyType) && !party.gstin;
  warn('GST.ZONE', needsGstin && say('gst-particulars.warning.zone'));
  const isUnknown = isSale && supplied.isReverseCharge && !party.gstin;
  warn('GST.REVERSE', isUnknown && say('gst-particulars.warning.reverse-charge'));
  const isGoods = lines.some(({ hsn }) => hsn && !hsn.startsWith('99'));
  const isShipped = isSale && supplied.placeOfSupply === ABROAD && isGoods && !customs?.number;
  warn('GST.SHIPPING', isShipped && say('gst-particulars.warning.shipping-bill'));
  const isLanded = supplyType === 'import-of-goods' && !customs?.number;
  warn('GST.ENTRY', isLanded && say('gst-particulars.warning.bill-of-entry'));
  const isOfNobody = isSale && input.kind !== 'invoice' && !party.gstin && !input.originalNumber;
  warn(
    'GST.NOTE',
    isOfNobody && supplied.supplierState !== supplied.placeOfSupply && say('gst-particulars.warning.note'),
  );
  return warnings;
}
