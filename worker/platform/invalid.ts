import type { ValidationTargets } from 'hono';
import type { z } from 'zod';
import { isMessage, type Message, type Param, type Said, say } from '../domain/shared/message';
import { Problem } from './problem';

type Issue = z.core.$ZodIssue;
type Raw<Code extends Issue['code']> = Extract<z.core.$ZodRawIssue, { code: Code }>;

/**
 * A message as the text of a schema's fault: `z.string().max(5, issue(say('field.…')))`. A schema carries nothing but texts, so
 * the message travels as JSON until the refusal is written, in the reader's language.
 */
export const issue = (message: Message): string => JSON.stringify(message);

/** What the text of a fault says: a message where it was made by `issue`, else the text itself. */
function saidIn(text: string): Said {
  if (!text.startsWith('{"id":')) return text;
  const message: unknown = JSON.parse(text);
  return isMessage(message) ? message : text;
}

/** For a value that is written as it should be and still cannot be used, such as a day out of all reach: answered with 422. */
export const unfit = (said: Said) => ({
  error: typeof said === 'string' ? said : issue(said),
  params: { isUnfit: true },
});

/** What is wrong with a request, field by field; a body that is none is itself the field. */
export function invalid(issues: readonly Issue[], target: keyof ValidationTargets): Problem {
  const faults = issues.flatMap((issue) => faultsOf(issue, target === 'json' ? 'body' : target));
  const status = issues.every((issue) => issue.code === 'custom' && issue.params?.isUnfit) ? 422 : 400;
  const fields = Object.fromEntries(faults);
  const [first] = Object.entries(fields);
  const message = first ? say('problem.field', { field: first[0], fault: first[1] }) : say('problem.invalid');
  return new Problem(status, 'invalid-request', message, fields);
}

function faultsOf(issue: Issue, whole: string): [field: string, said: Said][] {
  const path = issue.path.map(String);
  const said = saidIn(issue.message);
  if (issue.code !== 'unrecognized_keys') return [[path.join('.') || whole, said]];
  return issue.keys.map((key) => [[...path, key].join('.'), said]);
}

/** What a field asks for, in words of our own, wherever its schema says nothing itself. */
export const wordsFor = (raw: z.core.$ZodRawIssue): string => {
  const said = faultIn(raw);
  return typeof said === 'string' ? said : issue(said);
};

function faultIn(raw: z.core.$ZodRawIssue): Said {
  const { code } = raw;
  if (code === 'invalid_type') return raw.input === undefined ? REQUIRED : (KINDS[raw.expected] ?? MALFORMED);
  if (code === 'too_small') {
    const least = sized(raw.minimum, raw);
    return raw.inclusive ? say('field.at-least', { least }) : say('field.more-than', { least: String(raw.minimum) });
  }
  if (code === 'too_big') {
    const most = sized(raw.maximum, raw);
    return raw.inclusive ? say('field.at-most', { most }) : say('field.less-than', { most: String(raw.maximum) });
  }
  if (code === 'invalid_value')
    return raw.values.length === 1 ? say('field.only', { value: String(raw.values[0]) }) : oneOf(raw.values);
  if (code === 'invalid_union') return anyOf(raw);
  if (code === 'unrecognized_keys') return say('field.unknown');
  if (code === 'invalid_key') return saidIn(raw.issues[0]?.message ?? issue(MALFORMED));
  return code === 'invalid_format' ? (FORMATS[raw.format] ?? MALFORMED) : MALFORMED;
}

const REQUIRED = say('field.required');
const MALFORMED = say('field.malformed');

const FORMATS: Readonly<Record<string, Message>> = {
  uuid: say('field.format.uuid'),
  date: say('field.format.date'),
  email: say('field.format.email'),
};

const KINDS: Readonly<Record<string, Message>> = {
  string: say('field.kind.string'),
  number: say('field.kind.number'),
  int: say('field.kind.int'),
  boolean: say('field.kind.boolean'),
  array: say('field.kind.array'),
  object: say('field.kind.object'),
  record: say('field.kind.record'),
};

/** A bound with what it counts: characters of a text, entries of a list, else the number itself. */
function sized(bound: number | bigint, { origin }: Raw<'too_small'> | Raw<'too_big'>): Param {
  const count = Number(bound);
  if (origin === 'string') return say('field.characters', { count });
  return origin === 'array' ? say('field.entries', { count }) : String(bound);
}

const oneOf = (values: readonly unknown[]) => say('field.one-of', { values: { list: values.map(String) } });

/** Of several forms a field may have, what each of them asks for. */
function anyOf(raw: Raw<'invalid_union'>): Said {
  const { options, errors } = raw as { options?: readonly unknown[]; errors: readonly Issue[][] };
  if (options && options.length > 0) return oneOf(options);
  const asked = new Set(errors.flatMap(([first]) => (first && first.path.length === 0 ? [first.message] : [])));
  const [one = MALFORMED, ...others] = Array.from(asked, saidIn);
  return others.length === 0 ? one : say('field.any-of', { forms: { list: [one, ...others] } });
}
