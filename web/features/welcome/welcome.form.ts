import type { InferRequestType } from 'hono/client';
import * as v from 'valibot';
import { isFinancialYear } from '#domain/company/values';
import { isCin } from '#domain/identifiers/cin';
import { gstinFault } from '#domain/identifiers/gstin';
import { isPan } from '#domain/identifiers/pan';
import { isTan } from '#domain/identifiers/tan';
import { isUdyam } from '#domain/identifiers/udyam';
import type { api } from '../../lib/api';
import { m } from '../../lib/messages';

type NewFirm = InferRequestType<(typeof api)['ca-firms']['$post']>['json'];
type NewCompany = InferRequestType<(typeof api)['companies']['$post']>['json'];

const line = v.pipe(v.string(), v.trim());
const required = v.pipe(
  line,
  v.nonEmpty(() => m.ui_required()),
);
const code = v.pipe(line, v.toUpperCase());

/** A part that may be left empty; what is empty is not sent. */
const orNothing = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.union([
    v.pipe(
      line,
      v.value(''),
      v.transform(() => undefined),
    ),
    schema,
  ]);

const identifier = (isRight: (text: string) => boolean, wrong: () => string) => v.pipe(code, v.check(isRight, wrong));

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

export const companyForm = v.object({
  name: required,
  cin: v.pipe(
    required,
    identifier(isCin, () => m.welcome_cin_wrong()),
  ),
  pan: v.pipe(
    required,
    identifier(isPan, () => m.welcome_pan_wrong()),
  ),
  incorporationDate: v.pipe(
    required,
    v.isoDate(() => m.welcome_day_wrong()),
  ),
  financialYear: v.pipe(
    required,
    v.check(isFinancialYear, () => m.welcome_year_wrong()),
  ),
  tan: orNothing(identifier(isTan, () => m.welcome_tan_wrong())),
  gstin: orNothing(
    identifier(
      (text) => gstinFault(text) === null,
      () => m.welcome_gstin_wrong(),
    ),
  ),
  udyam: orNothing(identifier(isUdyam, () => m.welcome_udyam_wrong())),
  // biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
}) satisfies v.GenericSchema<any, NewCompany>;
