import type { InferRequestType } from 'hono/client';
import * as v from 'valibot';
import type { api } from '../../lib/api/api';
import { companyFields } from '../../lib/company-fields';
import { firmFields } from '../../lib/firm-fields';

type NewFirm = InferRequestType<(typeof api)['ca-firms']['$post']>['json'];
type NewCompany = InferRequestType<(typeof api)['companies']['$post']>['json'];

// biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
export const firmForm = v.object(firmFields) satisfies v.GenericSchema<any, NewFirm>;

// biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
export const companyForm = v.object(companyFields) satisfies v.GenericSchema<any, NewCompany>;
