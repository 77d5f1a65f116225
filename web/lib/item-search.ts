import * as v from 'valibot';

/** The item whose sheet stands open beside a page; in the address, so that a link opens the same one. */
export const itemSearch = {
  item: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)),
};
