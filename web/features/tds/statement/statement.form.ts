import * as v from 'valibot';
import { isPan } from '#domain/identifiers/tax-number';
import { identifier, line, orNothing, required } from '../../../lib/form-parts';
import { m } from '../../../lib/messages';

const day = v.pipe(
  v.string(),
  v.nonEmpty(() => m.ui_required()),
);
const pin = v.pipe(
  line,
  v.regex(/^[1-9]\d{5}$/, () => m.tds_statement_pin_wrong()),
);
const email = v.pipe(
  line,
  v.email(() => m.tds_statement_email_wrong()),
);
const digits = (pattern: RegExp) =>
  v.pipe(
    line,
    v.regex(pattern, () => m.tds_statement_digits_wrong()),
  );

export const deductorForm = v.object({
  branch: orNothing(line),
  address: required,
  stateCode: required,
  pin,
  email,
  phoneArea: orNothing(digits(/^\d{2,5}$/)),
  phoneNumber: orNothing(digits(/^\d{5,10}$/)),
  personName: required,
  personDesignation: required,
  personPan: identifier(isPan, () => m.tds_statement_pan_wrong()),
  personAddress: required,
  personStateCode: required,
  personPin: pin,
  personEmail: email,
  personMobile: orNothing(digits(/^\d{10}$/)),
});

const receipt = v.pipe(
  line,
  v.regex(/^\d{15}$/, () => m.tds_statement_receipt_wrong()),
);

export const filedForm = v.object({ filedOn: day, receipt });
export const correctionForm = v.object({ reason: required });
