import type { InferRequestType } from 'hono/client';
import * as v from 'valibot';
import { isIfsc } from '#domain/identifiers/ifsc';
import { hasIfsc, STATEMENT_KINDS } from '#domain/ledger/chart/money';
import type { api } from '../../../lib/api/api';
import { identifier, required } from '../../../lib/form-parts';
import { m } from '../../../lib/messages';

type NewAccount = InferRequestType<(typeof api.companies)[':companyId']['bank-accounts']['$post']>['json'];

const accountFacts = v.object({
  accountName: required,
  accountNumber: v.pipe(
    required,
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.regex(/^[0-9A-Z]{4,34}$/i, () => m.books_account_number_wrong()),
  ),
  bankName: required,
  ifscCode: v.union(
    [
      v.literal(''),
      v.pipe(
        v.string(),
        identifier(isIfsc, () => m.books_ifsc_wrong()),
      ),
    ],
    () => m.books_ifsc_wrong(),
  ),
  kind: v.picklist(STATEMENT_KINDS),
});

export const accountForm = v.pipe(
  accountFacts,
  v.forward(
    v.check(
      ({ ifscCode, kind }) => ifscCode !== '' || !hasIfsc(kind),
      () => m.books_ifsc_wrong(),
    ),
    ['ifscCode'],
  ),
  // biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
) satisfies v.GenericSchema<any, NewAccount>;
