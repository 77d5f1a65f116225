import type { ValidationTargets } from 'hono';
import type { z } from 'zod';
import { formatCount } from '../domain/shared/counts';
import { Problem } from './problem';

type Issue = z.core.$ZodIssue;
type Raw<Code extends Issue['code']> = Extract<z.core.$ZodRawIssue, { code: Code }>;

/** For a value that is written as it should be and still cannot be used, such as a day out of all reach: answered with 422. */
export const unfit = (message: string) => ({ error: message, params: { isUnfit: true } });

/** What is wrong with a request, field by field; a body that is none is itself the field. */
export function invalid(issues: readonly Issue[], target: keyof ValidationTargets): Problem {
  const fields = Object.fromEntries(issues.flatMap((issue) => faultsOf(issue, target === 'json' ? 'body' : target)));
  const first = Object.entries(fields)[0];
  const status = issues.every((issue) => issue.code === 'custom' && issue.params?.isUnfit) ? 422 : 400;
  return new Problem(
    status,
    'invalid-request',
    first ? `${first[0]}: ${first[1]}` : 'The request is not valid',
    fields,
  );
}

function faultsOf(issue: Issue, whole: string): [field: string, message: string][] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [[path.join('.') || whole, issue.message]];
  return issue.keys.map((key) => [[...path, key].join('.'), issue.message]);
}

/** What a field asks for, in words of our own, wherever its schema says nothing itself. */
export function wordsFor(issue: z.core.$ZodRawIssue): string {
  const { code } = issue;
  if (code === 'invalid_type') return issue.input === undefined ? 'Required' : (KINDS[issue.expected] ?? OTHERWISE);
  if (code === 'too_small')
    return issue.inclusive ? `At least ${sized(issue.minimum, issue)}` : `More than ${issue.minimum}`;
  if (code === 'too_big')
    return issue.inclusive ? `At most ${sized(issue.maximum, issue)}` : `Less than ${issue.maximum}`;
  if (code === 'invalid_value')
    return issue.values.length === 1 ? `Only ${String(issue.values[0])}` : oneOf(issue.values);
  if (code === 'invalid_union') return anyOf(issue);
  if (code === 'unrecognized_keys') return 'There is no such field here. Leave it out';
  if (code === 'invalid_key') return issue.issues[0]?.message ?? OTHERWISE;
  return code === 'invalid_format' ? (FORMATS[issue.format] ?? OTHERWISE) : OTHERWISE;
}

const OTHERWISE = 'Not in the form that is asked for here';
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'An id as this service gives it, such as 01a1fecc-a86a-7001-ba65-a3ca5c0fccc3',
  date: 'A day that exists, as YYYY-MM-DD',
  email: 'An e-mail address, such as asha@example.in',
};
const KINDS: Readonly<Record<string, string>> = {
  string: 'A text',
  number: 'A number',
  int: 'A whole number',
  boolean: 'true or false',
  array: 'A list',
  object: 'An object with the fields of this call',
  record: 'An object of names and values',
};
const UNITS: Readonly<Record<string, [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function sized(count: number | bigint, { origin }: Raw<'too_small'> | Raw<'too_big'>): string {
  const unit = UNITS[origin]?.[Number(count) === 1 ? 0 : 1];
  return unit ? `${formatCount(Number(count))} ${unit}` : String(count);
}

const oneOf = (values: readonly unknown[]) => `One of: ${values.join(', ')}`;

/** Of several forms a field may have, what each of them asks for. */
function anyOf(issue: Raw<'invalid_union'>): string {
  const { options, errors } = issue as { options?: readonly unknown[]; errors: readonly Issue[][] };
  if (options && options.length > 0) return oneOf(options);
  const asked = new Set(errors.flatMap(([first]) => (first && first.path.length === 0 ? [first.message] : [])));
  const [one = OTHERWISE, ...others] = asked;
  return [one, ...others.map((words) => words.charAt(0).toLowerCase() + words.slice(1))].join(', or ');
}
