import type { InferRequestType } from 'hono/client';
import * as v from 'valibot';
import { CLIENT_TYPES } from '#domain/company/values';
import type { api } from '../../lib/api/api';
import { companyFields } from '../../lib/company-fields';
import { line, orNothing, rupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';

type NewClient = InferRequestType<(typeof api)['companies']['$post']>['json'];

export const clientForm = v.object({
  ...companyFields,
  clientType: v.picklist(CLIENT_TYPES),
  assignedManagerId: orNothing(line),
  monthlyFee: orNothing(rupees(() => m.company_fee_wrong())),
  // biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
}) satisfies v.GenericSchema<any, NewClient>;
