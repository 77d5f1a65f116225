import { expect, test } from 'vitest';
import { z } from 'zod';
import { say } from '../domain/shared/message';
import { english, inEnglish } from '../testing/in-english';
import { invalid, issue, wordsFor } from './problem';

const kind = z.object({ kind: z.literal('extension'), on: z.string() });
const SHAPE = z.strictObject({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  share: z.number().gt(0).lt(1).optional(),
  title: z.string().min(3).max(5).optional(),
  id: z.uuid().optional(),
  on: z.iso.date().optional(),
  mail: z.email().optional(),
  code: z.string().regex(/^A/).optional(),
  ids: z.array(z.string()).min(1).max(1).optional(),
  side: z.enum(['credit', 'debit']).optional(),
  flag: z.boolean().optional(),
  count: z.number().int().optional(),
  amount: z.union([z.string(), z.number()]).optional(),
  one: z.literal('x').optional(),
  columns: z.partialRecord(z.enum(['date', 'amount']), z.number()).optional(),
  relief: z.discriminatedUnion('kind', [kind, kind.extend({ kind: z.literal('waiver') })]).optional(),
  own: z.string('Say who it is for').optional(),
  told: z.string(issue(say('field.company-id'))).optional(),
});

const asked = (value: unknown) => {
  const { error } = SHAPE.safeParse(value, { error: wordsFor });
  return error && invalid(error.issues, 'json');
};

test.each<[given: object, field: string, words: string]>([
  [{ limit: 0 }, 'limit', 'At least 1'],
  [{ limit: 501 }, 'limit', 'At most 500'],
  [{ limit: 'many' }, 'limit', 'A number'],
  [{ limit: 1.5 }, 'limit', 'A whole number'],
  [{ share: 0 }, 'share', 'More than 0'],
  [{ share: 1 }, 'share', 'Less than 1'],
  [{ title: 'ab' }, 'title', 'At least 3 characters'],
  [{ title: 'abcdef' }, 'title', 'At most 5 characters'],
  [{ title: null }, 'title', 'A text'],
  [{ id: 'x' }, 'id', 'An id as this service gives it, such as 01a1fecc-a86a-7001-ba65-a3ca5c0fccc3'],
  [{ on: '2026-02-30' }, 'on', 'A day that exists, as YYYY-MM-DD'],
  [{ mail: 'x' }, 'mail', 'An e-mail address, such as asha@example.in'],
  [{ code: 'B' }, 'code', 'Not in the form that is asked for here'],
  [{ ids: [] }, 'ids', 'At least 1 entry'],
  [{ ids: ['a', 'b'] }, 'ids', 'At most 1 entry'],
  [{ ids: 'a' }, 'ids', 'A list'],
  [{ side: 'out' }, 'side', 'One of: credit, debit'],
  [{ flag: 'yes' }, 'flag', 'true or false'],
  [{ count: '1' }, 'count', 'A number'],
  [{ amount: {} }, 'amount', 'One of these: A text, A number'],
  [{ one: 'y' }, 'one', 'Only x'],
  [{ columns: { date: '0' } }, 'columns.date', 'A number'],
  [{ columns: { day: 0 } }, 'columns.day', 'There is no such field here. Leave it out'],
  [{ relief: { kind: 'other' } }, 'relief.kind', 'One of: extension, waiver'],
  [{ relief: { kind: 'waiver' } }, 'relief.on', 'Required'],
  [{ other: 1 }, 'other', 'There is no such field here. Leave it out'],
  [{ own: 1 }, 'own', 'Say who it is for'],
  [{ told: 1 }, 'told', 'The id of a company'],
])('%j is refused by its field, in words of our own', (given, field, words) => {
  const problem = asked(given);
  expect([problem?.status, english(problem?.said ?? '')]).toEqual([400, `${field}: ${words}`]);
  expect(inEnglish(problem?.fields)).toEqual({ [field]: words });
});

test('a body that is no object is itself what is refused', () => {
  expect(inEnglish(asked([])?.fields)).toEqual({ body: 'An object with the fields of this call' });
});
