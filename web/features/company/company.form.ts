import type { InferRequestType } from 'hono/client';
import * as v from 'valibot';
import { CLIENT_TYPES, isFinancialYear } from '#domain/company/values';
import { isCin } from '#domain/identifiers/cin';
import { gstinFault } from '#domain/identifiers/gstin';
import { isLlpin } from '#domain/identifiers/llpin';
import { isPan } from '#domain/identifiers/pan';
import { isTan } from '#domain/identifiers/tan';
import { isUdyam } from '#domain/identifiers/udyam';
import type { api } from '../../lib/api';
import { identifier, line, orNothing, required, rupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';

type NewClient = InferRequestType<(typeof api)['companies']['$post']>['json'];

export const clientForm = v.object({
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
  clientType: v.picklist(CLIENT_TYPES),
  financialYear: v.pipe(
    required,
    v.check(isFinancialYear, () => m.welcome_year_wrong()),
  ),
  gstin: orNothing(
    v.pipe(
      line,
      v.toUpperCase(),
      // The domain says which character is wrong and which was expected; its words are the message.
      v.rawCheck(({ dataset, addIssue }) => {
        const fault = dataset.typed ? gstinFault(dataset.value) : null;
        if (fault) addIssue({ message: fault });
      }),
    ),
  ),
  tan: orNothing(identifier(isTan, () => m.welcome_tan_wrong())),
  udyam: orNothing(identifier(isUdyam, () => m.welcome_udyam_wrong())),
  assignedManager: orNothing(line),
  monthlyFee: orNothing(rupees(() => m.company_fee_wrong())),
  // biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
}) satisfies v.GenericSchema<any, NewClient>;
