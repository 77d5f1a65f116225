import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { say } from '../domain/shared/message';
import type { AppEnv } from './env';
import { withContent } from './files';
import { described, fitting } from './http';
import { Problem } from './problem';

/** A file of a form, as its sender named it, with how it begins. No body of JSON can hold one. */
export class SentFile {
  constructor(
    readonly name: string,
    readonly content: Blob,
    readonly head: Uint8Array,
  ) {}
}

/** So many bytes of a file tell what kind it is. */
const HEAD_BYTES = 16;

/** Whether a content type is that of a form with files. */
export const isForm = (type: string | undefined): boolean => /^multipart\/form-data\s*;/i.test(type ?? '');

const forms = new WeakMap<Request, Promise<FormData>>();

/** The form a request carries, read once from its counted body. Throws 400 where it is none, 413 where it is too long. */
export function formIn(c: Context<AppEnv>): Promise<FormData> {
  const { raw } = c.req;
  const form = forms.get(raw) ?? raw.formData().catch(malformed);
  forms.set(raw, form);
  return form;
}

function malformed(fault: unknown): never {
  if (fault instanceof Problem) throw fault;
  throw new Problem(400, 'malformed-form', say('problem.malformed-form'));
}

/**
 * What tells one body from another. A form is told by its parts, for a sender parts it with another boundary each time;
 * anything else by its bytes.
 */
export async function bodyHash(c: Context<AppEnv>): Promise<string> {
  const hash = createHash('sha256');
  if (!isForm(c.req.header('content-type'))) return hash.update(await c.req.text()).digest('hex');
  for (const [name, part] of await formIn(c)) {
    const content = typeof part === 'string' ? new Blob([part]) : part;
    hash.update(`${JSON.stringify([name, typeof part === 'string' ? null : part.name, content.size])}\n`);
    await withContent(hash, content);
  }
  return hash.digest('hex');
}

/** The part of a form that says, as JSON, what a body of JSON would say. */
const REQUEST = 'request';

/** A value as JSON, which remembers what it is of for the typed client. */
export type JsonText<Value> = string & { readonly of?: Value };

type Sent<Request, Name extends string> = { request?: JsonText<Request> } & Partial<Record<Name, File>>;

/**
 * Lets a request through that fits the schema, whether it comes as JSON or, with files, as a form: each file in a part of its
 * name, the rest as JSON in the part `request`. A file fits `z.instanceof(SentFile)`.
 */
export function acceptForm<Schema extends z.ZodType, Name extends string>(
  schema: Schema,
  files: readonly Name[],
): MiddlewareHandler<
  AppEnv,
  string,
  { in: { form: Sent<Omit<z.input<Schema>, Name>, Name> }; out: { json: z.output<Schema> } }
> {
  const validator: MiddlewareHandler = async (c: Context<AppEnv>, next) => {
    const sent = isForm(c.req.header('content-type')) ? await sentIn(await formIn(c), files) : await jsonIn(c);
    c.req.addValidatedData('json', (await fitting(schema, sent)) as object);
    await next();
  };
  described.set(validator, { target: 'json', schema, files });
  return validator;
}

async function sentIn(form: FormData, files: readonly string[]): Promise<object> {
  const request = requestIn(form);
  const entries = files.map(async (name) => {
    const part = form.get(name);
    if (part === null || typeof part === 'string') return [];
    const head = new Uint8Array(await part.slice(0, HEAD_BYTES).arrayBuffer());
    return [[name, new SentFile(nameOf(part), part, head)] as const];
  });
  return { ...request, ...Object.fromEntries((await Promise.all(entries)).flat()) };
}

// Senders of forms write a quotation mark in a name as %22.
const nameOf = (file: File): string => file.name.replaceAll('%22', '"');

function requestIn(form: FormData): object {
  const text = form.get(REQUEST) ?? '{}';
  const request = typeof text === 'string' ? parsed(text) : undefined;
  return typeof request === 'object' && request !== null ? request : malformedJson();
}

/** What a body of JSON says; nothing where there is none. Throws 400 where it is no JSON. */
export async function jsonIn(c: Context<AppEnv>): Promise<unknown> {
  const text = await c.req.text();
  return text === '' ? {} : parsed(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return malformedJson();
  }
}

function malformedJson(): never {
  throw new Problem(400, 'malformed-json', say('problem.malformed-json'));
}
