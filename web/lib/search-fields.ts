import * as v from 'valibot';

/** A field of an address: what does not fit is taken as if it were not there. */
export const orNone = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined as never));

/** A day, an id, a text of so many letters in an address. */
export const dayField = orNone(v.pipe(v.string(), v.isoDate()));
export const idField = orNone(v.pipe(v.string(), v.uuid()));
/** Text of digits alone, as the code of an account, is read as a number. */
export const textField = (most: number) =>
  orNone(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(most)));
