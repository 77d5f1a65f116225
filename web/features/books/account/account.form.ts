import type { InferRequestType } from 'hono/client';
import * as v from 'valibot';
import { ACCOUNT_TYPES } from '#domain/bank/values';
import { isIfsc } from '#domain/identifiers/ifsc';
import type { api } from '../../../lib/api/api';
import { identifier, required } from '../../../lib/form-parts';
import { m } from '../../../lib/messages';

type NewAccount = InferRequestType<(typeof api.companies)[':companyId']['bank-accounts']['$post']>['json'];

export const accountForm = v.object({
  accountName: required,
  accountNumber: v.pipe(
    required,
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.regex(/^[0-9A-Z]{4,34}$/i, () => m.books_account_number_wrong()),
  ),
  bankName: required,
  ifscCode: v.pipe(
    required,
    identifier(isIfsc, () => m.books_ifsc_wrong()),
  ),
  accountType: v.picklist(ACCOUNT_TYPES),
  // biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
}) satisfies v.GenericSchema<any, NewAccount>;
