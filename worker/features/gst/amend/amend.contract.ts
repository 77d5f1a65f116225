import { z } from 'zod';
import { DOCUMENT_KINDS, SUPPLY_TYPES } from '../../../domain/ledger/document/model';
import { say } from '../../../domain/shared/message';
import { issue } from '../../../platform/problem';
import { isoDay, largeRupees, lineOf, numeric, optional, upperCase } from '../../../platform/wire';
import { gstinText, monthText, rateText, stateText } from '../../ledger/document/document.contract';

/** What is said of a document of a filed return: what is left out stays as it was reported. */
export const newAmendment = z.object({
  documentId: z.uuid(),
  reason: lineOf(500),
  /** The month in whose return it stands; left out, the first that is not filed. */
  reportIn: optional(monthText.describe('about.gst.amended-in')),
  number: optional(lineOf(16)),
  date: optional(isoDay),
  gstin: optional(gstinText),
  partyName: optional(lineOf(120)),
  placeOfSupply: optional(stateText),
  supplyType: optional(z.enum(SUPPLY_TYPES)),
  reverseCharge: optional(z.boolean()),
  portCode: optional(upperCase),
  customsNumber: optional(lineOf(20)),
  customsDate: optional(isoDay),
  lines: optional(
    z
      .array(
        z.object({
          line: z.number().int().min(1),
          taxableValue: optional(largeRupees),
          rate: optional(rateText),
          hsn: optional(lineOf(8)),
        }),
      )
      .max(400),
  ),
});
export type NewAmendment = z.output<typeof newAmendment>;

/** A document, or an advance: the voucher of its money, or the one by which an invoice took it over. */
export const amendmentRequest = newAmendment
  .extend({
    documentId: optional(z.uuid()),
    advanceId: optional(z.uuid().describe('about.gst.amended-advance')),
    amount: optional(largeRupees.describe('about.gst.amended-amount')),
    rate: optional(rateText.describe('about.gst.amended-rate')),
  })
  .refine(({ documentId, advanceId }) => (documentId === undefined) !== (advanceId === undefined), {
    error: issue(say('gst-amendment.fault.one-of')),
    path: ['documentId'],
  });
export type NewAdvanceAmendment = Pick<
  z.output<typeof amendmentRequest>,
  'reason' | 'reportIn' | 'amount' | 'rate' | 'placeOfSupply'
> & { advanceId: string };

export const amendmentAnswer = z.object({
  id: z.uuid(),
  documentId: z.uuid().nullable(),
  advanceId: z.uuid().nullable(),
  kind: z.enum(DOCUMENT_KINDS).nullable(),
  number: z.string(),
  table: z.string(),
  reportIn: z.string(),
  voucherId: z.uuid().nullable(),
  /** What it changes: positive where more is declared. */
  change: z.object({ taxable: numeric, igst: numeric, cgst: numeric, sgst: numeric, cess: numeric }),
});
