import * as v from 'valibot';

const isWords = (value: unknown): boolean =>
  Object(value) === value && Object.values(Object(value)).every((word) => typeof word === 'string');

const problemBody = v.object({
  type: v.optional(v.string(), ''),
  title: v.string(),
  fields: v.optional(v.custom<Record<string, string>>(isWords), {}),
  requestId: v.optional(v.string()),
});

export type ApiProblem = { title: string; code: string; fields: Record<string, string> };

/** A call the server did not answer with success. The message is '<status>: <body>', as the specification has it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
    private readonly requestIdHeader?: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
  }

  /** What the server says is wrong, with the code for programs and a word for each field at fault. */
  get problem(): ApiProblem | undefined {
    const parsed = this.parsedBody();
    return parsed && { title: parsed.title, code: parsed.type.replace('/problems/', ''), fields: parsed.fields };
  }

  /** The number under which the server's log knows this request. */
  get requestId(): string | undefined {
    return this.requestIdHeader ?? this.parsedBody()?.requestId;
  }

  private parsedBody() {
    try {
      const result = v.safeParse(problemBody, JSON.parse(this.body));
      return result.success ? result.output : undefined;
    } catch {
      return undefined; // Not JSON: a proxy answered, and the message carries its text.
    }
  }
}
