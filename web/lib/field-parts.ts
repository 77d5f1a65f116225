import * as v from 'valibot';
import { isIsoDate } from '#domain/shared/dates';
import { line, required } from './form-parts';
import { m } from './messages';
import { bareAmount } from './typed-amount';

/** Parts of the forms in which facts, events and reliefs are stated. */

export const day = v.pipe(
  required,
  v.check(isIsoDate, () => m.form_day_wrong()),
);

/** Rupees as people write them, up to the thirteen digits the tables hold; sent without the commas, never through a float. */
export const money = v.pipe(
  required,
  v.transform(bareAmount),
  v.regex(/^\d{1,13}(\.\d{1,2})?$/, () => m.form_money_wrong()),
);

export const count = v.pipe(
  required,
  v.regex(/^\d{1,6}$/, () => m.form_count_wrong()),
  v.transform(Number),
);

/** A box that may be ticked; a form says nothing of one that is not. */
export const flag = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text !== ''),
);

/** A part that may be left empty; what is empty is not sent. */
export const orEmpty = <Output>(schema: v.GenericSchema<string, Output>) =>
  v.union([
    v.pipe(
      line,
      v.value(''),
      v.transform(() => undefined),
    ),
    schema,
  ]);

/** What was paid with a form: nothing is said where nothing was paid. */
export const paidWithIt = orEmpty(
  v.pipe(
    money,
    v.regex(/[1-9]/, () => m.form_paid_wrong()),
  ),
);
