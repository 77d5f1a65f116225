import * as v from 'valibot';
import { isPan } from '#domain/identifiers/tax-number';
import { identifier, line, orNothing, required, rupees } from '../../../lib/form-parts';
import { m } from '../../../lib/messages';

/** A certificate of the assessing officer as it is typed. */
export const certificateForm = v.object({
  payeeName: required,
  pan: identifier(isPan, () => m.tds_pan_wrong()),
  number: required,
  section: required,
  rate: v.pipe(
    line,
    v.regex(/^\d{1,2}(\.\d{1,2})?$/, () => m.tds_lower_rate_wrong()),
  ),
  limit: rupees(() => m.tds_amount_wrong()),
  validFrom: required,
  validTo: required,
});

/** When a certificate ended; without a day it was recorded by mistake. */
export const endForm = v.object({ lastDay: orNothing(line), reason: required });
