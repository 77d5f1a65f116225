import type { InferRequestType } from 'hono/client';
import * as v from 'valibot';
import { isFinancialYear } from '#domain/company/values';
import { isCin } from '#domain/identifiers/cin';
import { gstinFault } from '#domain/identifiers/gstin';
import { isLlpin } from '#domain/identifiers/llpin';
import { isPan } from '#domain/identifiers/pan';
import { isTan } from '#domain/identifiers/tan';
import { isUdyam } from '#domain/identifiers/udyam';
import type { api } from '../../lib/api';
import { identifier, line, orNothing, required } from '../../lib/form-parts';
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

export const companyForm = v.object({
  name: required,
  cin: v.pipe(
    required,
    identifier(
      (text) => isCin(text) || isLlpin(text),
      () => m.welcome_cin_wrong(),
    ),
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
