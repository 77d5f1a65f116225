import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../../platform/env';
import { jsonIn } from '../../../platform/form';
import { described, fitting } from '../../../platform/http';

/** What was sent: one thing, or `items`; faults of the one are named as it was sent. */
export type OneOrMany<Item> = { items: Item[]; isOne: boolean };

/** Lets a request through that is one thing of a schema or `{ items: [...] }` of at most so many. */
export function acceptOneOrMany<Schema extends z.ZodType>(
  schema: Schema,
  most: number,
): MiddlewareHandler<
  AppEnv,
  string,
  { in: { json: z.input<Schema> | { items: z.input<Schema>[] } }; out: { json: OneOrMany<z.output<Schema>> } }
> {
  const many = z.object({ items: z.array(schema).min(1).max(most) });
  const validator: MiddlewareHandler = async (c: Context<AppEnv>, next) => {
    const sent = await jsonIn(c);
    const isOne = !(typeof sent === 'object' && sent !== null && 'items' in sent);
    const items = isOne ? [await fitting(schema, sent)] : (await fitting(many, sent)).items;
    c.req.addValidatedData('json', { items, isOne });
    await next();
  };
  described.set(validator, { target: 'json', schema: z.union([many, schema]) });
  return validator;
}

/** How fields of the n-th thing are named in an answer. */
export const placesOf = ({ isOne }: { isOne: boolean }): ((index: number) => string) =>
  isOne ? () => '' : (index) => `items.${index}.`;
