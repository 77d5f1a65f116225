import { foldedNumber } from '../../../domain/ledger/document/number';
import { financialYearOf } from '../../../domain/shared/dates';
import { type BasisPoints, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import type { ListedDocument } from '../document/document.contract';
import type { StoredLine } from '../document/document.table';
import { type AdvanceMove, receiptsOf } from './advance-voucher.repository';

/** A receipt voucher or refund voucher as papers are drawn: one line, with the tax inside the money (rules 50 and 51). */
export function paperOf({ companyId }: CompanyScope, move: AdvanceMove & { number: string }) {
  const { voucherId: id, partyId, igst, cgst, sgst, amount, number, party: partyName } = move;
  const date = move.date ?? move.movedOn;
  const tax = igst + cgst + sgst;
  const taxable = paise(amount - tax);
  const [zero, none] = [paise(0), null];
  const ownState = move.ownGstin?.slice(0, 2) ?? '';
  const state = move.gstin?.slice(0, 2) ?? move.stateCode;
  // To the nearest quarter of a percent: paise are rounded away.
  const rate = (taxable === 0 ? 0 : Math.round((tax * 400) / taxable) * 25) as BasisPoints;
  const document: ListedDocument = {
    ...{ id, companyId, side: 'sale', kind: 'invoice', partyId, partyName, gstin: move.gstin, stateCode: state },
    ...{ partyAddress: move.address, number, foldedNumber: foldedNumber(number), series: '', serial: 0 },
    ...{ financialYear: financialYearOf(date), date, dueDate: none, supplyType: 'regular', isReverseCharge: false },
    placeOfSupply: igst === 0 ? ownState : (state ?? ownState),
    ...{ originalNumber: none, originalDate: none, originalId: none, currency: 'INR', exchangeRate: none },
    ...{ taxable, igst, cgst, sgst, cess: zero, roundOff: zero, total: amount, withheld: zero, payable: amount },
    ...{ voucherId: id, billId: none, ownGstin: move.ownGstin, returnPeriod: date.slice(0, 7), operatorGstin: none },
    ...{ operatorRole: none, portCode: none, customsNumber: none, customsDate: none, customsIgst: none },
    ...{ customsCess: none, isFromDistributor: false, irn: none, suppliedOn: none, rateNotification: none },
    ...{ notes: none, status: 'posted', cancelledAt: none, cancelReason: none },
    ...{ createdBy: '', createdByName: '', createdAt: '', open: zero },
  };
  const line: StoredLine = {
    ...{ documentId: id, line: 1, companyId, description: move.description ?? '', hsn: none, quantity: none },
    ...{ unit: none, taxable, foreignMinor: none, rate, igst, cgst, sgst, cess: zero, account: '' },
    ...{ isCreditBlocked: false, creditBlockedBy: none, nature: none, tdsNature: none },
  };
  const receipts = move.kind === 'refund-voucher' ? receiptsOf(move) : [];
  return { document, lines: [line], advance: { kind: move.kind, receipts } };
}
