import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { ApiError } from './api/api-error';
import { m } from './messages';

/** What is said of a field that the form does not hold, such as a list of which nothing is chosen. */
const NO_ANSWER = { message: () => m.ui_required() };

export type FormErrors = Readonly<Record<string, string>>;

/** Thrown by a submit that knows which field is at fault, where the server's answer does not say. */
export class FieldFault extends Error {
  constructor(readonly fields: FormErrors) {
    super(Object.values(fields).join(' '));
    this.name = 'FieldFault';
  }
}

/**
 * One form: what was typed is checked by the schema, then sent. What is wrong stands beside its field, whether
 * the form or the server found it, and the first such field gets the focus. Any other failure is kept for the page.
 */
export function useForm<Schema extends v.GenericSchema>(
  schema: Schema,
  submit: (output: v.InferOutput<Schema>) => Promise<unknown>,
) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setIsPending] = useState(false);

  const refuse = (form: HTMLFormElement, found: FormErrors) => {
    setErrors(found);
    focusFirst(form, found);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isPending) return;
    const parsed = v.safeParse(schema, Object.fromEntries(new FormData(form)), NO_ANSWER);
    setFailure(undefined);
    if (!parsed.success) return refuse(form, errorsOf(parsed.issues));
    setErrors({});
    setIsPending(true);
    try {
      await submit(parsed.output);
    } catch (error) {
      const fields = fieldsOf(error);
      if (knowsAny(form, fields)) refuse(form, fields);
      else setFailure(error);
    } finally {
      setIsPending(false);
    }
  };

  return { errors, failure, isPending, setErrors, onSubmit };
}

/** The first thing wrong with each field. */
export function errorsOf(issues: readonly v.BaseIssue<unknown>[]): FormErrors {
  const found: Record<string, string> = {};
  for (const issue of issues) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
}

function fieldsOf(error: unknown): FormErrors {
  if (error instanceof FieldFault) return error.fields;
  return error instanceof ApiError ? (error.problem?.fields ?? {}) : {};
}

const knowsAny = (form: HTMLFormElement, fields: FormErrors): boolean =>
  Object.keys(fields).some((name) => form.elements.namedItem(name) !== null);

function focusFirst(form: HTMLFormElement, errors: FormErrors): void {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (first instanceof HTMLElement) first.focus();
}
