import * as v from 'valibot';
import { AREAS, PRIORITIES } from '#domain/calendar/values';
import { day, paidWithIt } from '../../lib/field-parts';
import { orNothing, required, rupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import type { NewItem } from './calendar.mutations';

const someWords = orNothing(v.pipe(v.string(), v.trim(), v.nonEmpty()));

export const completeForm = v.object({ doneOn: day, acknowledgement: someWords, paid: paidWithIt });

export const nothingDueForm = v.object({ reason: required });

export const itemForm = v.object({
  title: required,
  dueDate: day,
  type: v.picklist(AREAS),
  priority: v.picklist(PRIORITIES),
  description: someWords,
  penaltyAmount: orNothing(rupees(() => m.calendar_amount_wrong())),
  // biome-ignore lint/suspicious/noExplicitAny: the input is what a form holds, the output what the call asks for
}) satisfies v.GenericSchema<any, NewItem>;
