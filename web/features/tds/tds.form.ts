import * as v from 'valibot';
import { isBsr, isChallanSerial } from '#domain/identifiers/challan';
import { isPan } from '#domain/identifiers/tax-number';
import { identifier, line, orNothing, required, rupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';

const day = v.pipe(
  v.string(),
  v.nonEmpty(() => m.ui_required()),
);
const amount = rupees(() => m.tds_amount_wrong());

/** A deduction as it is typed by hand. */
export const deductionForm = v.object({
  name: required,
  pan: orNothing(identifier(isPan, () => m.tds_pan_wrong())),
  section: required,
  eventOn: day,
  deductedOn: orNothing(line),
  amount,
  tax: orNothing(amount),
  surcharge: v.optional(orNothing(amount)),
  cess: v.optional(orNothing(amount)),
  rate: v.optional(orNothing(line)),
  rateOf: v.optional(v.picklist(['act', 'treaty'])),
  narration: orNothing(line),
});

/** What the bank gave for a challan. */
export const depositForm = v.object({
  bsr: v.pipe(
    line,
    v.check(isBsr, () => m.tds_bsr_wrong()),
  ),
  depositedOn: day,
  serial: v.pipe(
    line,
    v.check(isChallanSerial, () => m.tds_serial_wrong()),
  ),
  total: orNothing(amount),
  interest: orNothing(amount),
  fee: orNothing(amount),
  transactionId: orNothing(line),
  keepUnused: v.optional(v.string()),
});
