import type { Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import { z } from 'zod';
import { say, worded } from '../domain/shared/message';
import { ACTORS, ANYONE, type Call, type Calls, EVERYONE } from './access';
import { authorizeBy, joinCalls, servedCalls } from './authorize';
import type { AppEnv } from './env';
import { BASE_LANGUAGE, type Described, described, languageOf } from './http';

const PROBLEM = {
  description: say('api.problem'),
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status', 'code', 'fields', 'requestId'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          code: { type: 'string' },
          message: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
          requestId: { type: 'string' },
        },
      },
    },
  },
} as const;

type Json = Record<string, unknown>;

export const openApiCalls = {
  'GET /openapi.json': { subject: ANYONE, summary: say('api.openapi.read'), verdicts: EVERYONE },
} satisfies Calls;

/** Serves the description of every call, made from the very schemas that check requests and shape answers. */
export function openApiRoute(
  api: Hono<AppEnv, never, '/api'> | { routes: RouterRoute[]; get: Hono<AppEnv>['get'] },
): void {
  const app = api as unknown as Hono<AppEnv>;
  app.get('/openapi.json', authorizeBy(openApiCalls), (c) => c.json(documentOf(app.routes, languageOf(c.req.raw))));
}

/** What OpenAPI 3.1 says of these routes, in a language. Throws RangeError where a description names an id without words. */
export const documentOf = (routes: readonly RouterRoute[], language = BASE_LANGUAGE): Json =>
  worded(wordlessDocument(routes), language);

function wordlessDocument(routes: readonly RouterRoute[]): Json {
  const calls = joinCalls(routes);
  const paths: Record<string, Json> = {};
  for (const name of servedCalls(routes)) {
    const [method = '', path = ''] = name.split(' ');
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[`/api${place}`] = {
      ...paths[`/api${place}`],
      [method.toLowerCase()]: operation(name, calls[name], descriptions(routes, name)),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Anupalan',
      version: '1',
      description: say('api.about'),
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-anupalan' } },
      responses: { Problem: PROBLEM },
    },
  };
}

/** What the route of a call says of what it takes and gives. */
export function descriptions(routes: readonly RouterRoute[], name: string): Described[] {
  const own = routes.filter(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}` === name);
  return own.map(({ handler }) => described.get(handler)).filter((found) => found !== undefined);
}

function operation(name: string, known: Call | undefined, found: readonly Described[]): Json {
  const body = found.find(({ target }) => target === 'json');
  const answer = found.find(({ status }) => status !== undefined);
  return {
    summary: known?.summary,
    'x-roles': Object.fromEntries(ACTORS.map((actor) => [actor, known?.verdicts[actor]])),
    security: known?.subject === ANYONE ? [] : [{ session: [] }],
    parameters: [...pathParameters(name), ...queryParameters(found), ...keyParameter(name)],
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: { [answer?.status ?? 200]: answerOf(answer), default: { $ref: '#/components/responses/Problem' } },
  };
}

/** A body as JSON, and where it may hold files as a form with the rest in the part `request`; a file it must hold comes in a form only. */
function contentOf({ schema, files }: Described): Json {
  const { properties = {}, required = [], ...rest } = schemaOf(schema, 'input');
  if (!files) return { 'application/json': { schema: { ...rest, properties, required } } };
  const said = Object.entries(properties).filter(([name]) => !files.includes(name));
  const request = {
    ...rest,
    properties: Object.fromEntries(said),
    required: required.filter((name) => !files.includes(name)),
  };
  const parts = Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }]));
  const needed = files.filter((name) => required.includes(name));
  const form = { type: 'object', properties: { ...(said.length > 0 && { request }), ...parts }, required: needed };
  return {
    ...(needed.length === 0 && { 'application/json': { schema: request } }),
    'multipart/form-data': { schema: form },
  };
}

const answerOf = (answer: Described | undefined) => ({
  description: say('api.done'),
  ...(answer && { content: { 'application/json': { schema: schemaOf(answer.schema, 'output') } } }),
});

const pathParameters = (name: string) =>
  [...name.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(found: readonly Described[]) {
  const query = found.find(({ target }) => target === 'query');
  const { properties = {}, required = [] } = query
    ? (schemaOf(query.schema, 'input') as { properties?: Json; required?: string[] })
    : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const keyParameter = (name: string) =>
  name.startsWith('GET')
    ? []
    : [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } }];

/** A schema as JSON Schema. A field is described by the id of a message: `.describe('about.…')`. Throws RangeError on an id without words. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      // An optional schema has the description of what it wraps, which was a message before.
      const { description } = jsonSchema;
      if (typeof description === 'string') Object.assign(jsonSchema, { description: say(description) });
    },
  });
