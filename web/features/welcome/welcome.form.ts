import type { InferRequestType } from 'hono/client';
import * as v from 'valibot';
import type { api } from '../../lib/api/api';
import { companyFields } from '../../lib/company-fields';
import { line, orNothing, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';

type NewFirm = InferRequestType<(typeof api)['ca-firms']['$post']>['json'];
type NewCompany = InferRequestType<(typeof api)['companies']['$post']>['json'];

export const firmForm = v.object({
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
  // biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
}) satisfies v.GenericSchema<any, NewFirm>;

// biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
export const companyForm = v.object(companyFields) satisfies v.GenericSchema<any, NewCompany>;
