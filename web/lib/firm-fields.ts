import * as v from 'valibot';
import { line, orNothing, required } from './form-parts';
import { m } from './messages';

/** What every form for a firm asks of it. */
export const firmFields = {
  name: required,
  registrationNumber: orNothing(line),
  email: orNothing(
    v.pipe(
      line,
      v.email(() => m.auth_email_wrong()),
    ),
  ),
  phone: orNothing(
    v.pipe(
      line,
      v.maxLength(15, () => m.welcome_phone_wrong()),
    ),
  ),
  city: orNothing(line),
  state: orNothing(line),
  pincode: orNothing(
    v.pipe(
      line,
      v.regex(/^\d{6}$/, () => m.welcome_pincode_wrong()),
    ),
  ),
};
