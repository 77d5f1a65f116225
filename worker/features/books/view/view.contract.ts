import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { issue } from '../../../platform/problem';
import { nameText, optional } from '../../../platform/wire';
import type { SavedView } from './view.repository';

// Three texts of some hundred characters each, of which an address writes one in up to nine.
const LONGEST_QUERY = 4_000;

export const newView = z.object({
  name: nameText,
  query: z
    .string()
    .max(LONGEST_QUERY)
    .regex(/^[\x21-\x7e]*$/, issue(say('field.address-query')))
    .describe('about.view.query'),
  isShared: optional(z.boolean()).describe('about.view.is-shared'),
});

export const viewAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  createdAt: z.string(),
});

export const viewJson = (
  { id, name, query, isShared, userId, createdAt }: SavedView,
  personId: string,
): z.infer<typeof viewAnswer> => ({ id, name, query, isShared, isOwn: userId === personId, createdAt });
