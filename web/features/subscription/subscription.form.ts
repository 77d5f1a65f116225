import type { InferRequestType } from 'hono/client';
import * as v from 'valibot';
import { SUBSCRIPTION_TYPES } from '#domain/subscription/values';
import type { api } from '../../lib/api/api';
import { rupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';

type NewSubscription = InferRequestType<(typeof api)['client-subscriptions']['$post']>['json'];

/** What the page knows itself is not asked: the firm, and that it begins today. */
type Asked = Omit<NewSubscription, 'caFirmId' | 'startDate'>;

export const subscriptionForm = v.object({
  // Nothing is chosen at first, and a choice that is not made is not sent by the form.
  companyId: v.optional(
    v.pipe(
      v.string(),
      v.nonEmpty(() => m.ui_required()),
    ),
    '',
  ),
  subscriptionType: v.picklist(SUBSCRIPTION_TYPES),
  monthlyFee: rupees(() => m.company_fee_wrong()),
  // biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
}) satisfies v.GenericSchema<any, Asked>;
