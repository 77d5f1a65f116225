import { beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { api, CALLS } from '../api';
import { isMessage } from '../domain/shared/message';
import { signUpBody } from '../features/session/session.contract';
import { ask, type Books, books, seeded, signIn } from '../testing/client';
import { descriptions, documentOf } from './openapi';

type Parameter = { name: string; in: string; schema: { type?: string; description?: string } };

const DAYS = ['from', 'to', 'startDate', 'endDate', 'on', 'asKnownOn'];
const BEYOND = ['9999-12-31', '9999-12-01', '0000-01-01', '1799-12-31', '2200-01-01'];
/** The other end of a period at the other edge. */
const PARTNERS: Readonly<Record<string, string[]>> = {
  from: ['&to=2199-12-31', '&to=1800-01-01', '&compare=year&to=2199-12-31', '&compare=period&to=2199-12-31'],
  to: ['&from=1800-01-01', '&from=2199-12-01', '&compare=year&from=2199-12-01'],
  startDate: ['&endDate=2199-12-31'],
  endDate: ['&startDate=1800-01-01'],
  asKnownOn: ['&from=1800-01-01&to=2199-12-31', '&format=ics'],
};

type Paths = Record<string, { get?: { parameters: Parameter[] } }>;

/** The fields of every read call's query. */
const FIELDS = Object.entries(documentOf(api.routes).paths as Paths)
  .flatMap(([path, { get }]) => (get?.parameters ?? []).map(({ name, in: place }) => ({ path, name, place })))
  .filter(({ place }) => place === 'query')
  .map(({ path, name }): [path: string, name: string] => [path.replace('/api', ''), name]);
const TAKING_DAYS = FIELDS.filter(([, name]) => DAYS.includes(name));

let cookie: string;
let own: Books;
let firm: string;

beforeEach(async () => {
  const { companies, firms } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
  firm = firms.A;
});

/** What a call wants beside the day that is asked about. */
const WANTED: Readonly<Record<string, () => string>> = {
  '/companies/{companyId}/document-items': () => '&side=sale',
  '/companies/{companyId}/document-totals': () => '&side=sale',
  '/companies/{companyId}/roc-meetings/paper': () => '&kind=board&paper=notice',
  '/companies/{companyId}/bank-reconciliation': () => `&accountId=${own.accountId}`,
};

const filled = (path: string, itemId = '') =>
  path
    .replace('{companyId}', own.companyId)
    .replace('{caFirmId}', firm)
    .replace('{report}', 'cash-flow')
    .replace('{itemId}', itemId);

const GST = {
  kind: 'gst-registration',
  subject: '29AAZCN9001Q1ZC',
  value: { filer: 'regular-monthly', registeredOn: '2022-07-01' },
  holdsFrom: '2022-07-01',
};

/** A registration, with what it makes due, and an own item on the last day of all; answers the latter's id. */
async function stated(): Promise<string> {
  await ask(cookie, 'POST', `/companies/${own.companyId}/facts`, GST);
  const last = { title: 'Renew the lease', dueDate: '2199-12-31' };
  return (await ask(cookie, 'POST', `/companies/${own.companyId}/compliance-items`, last)).body.id;
}

describe('days out of reach', () => {
  test('the calls that take a day are looked at', () => {
    const paths = TAKING_DAYS.map(([path]) => path);
    for (const part of ['/reports', '/spending', '/reconcile/preview', '/financial-summary', '/compliance-calendar'])
      expect(paths.filter((path) => path.endsWith(part))).not.toEqual([]);
  });

  test.each(TAKING_DAYS)('%s refuses a %s that nobody can mean, and names it', async (path, name) => {
    const item = await stated();
    for (const day of BEYOND) {
      const { status, body } = await ask(
        cookie,
        'GET',
        `${filled(path, item)}?${name}=${day}${WANTED[path]?.() ?? ''}`,
      );
      expect([day, status, body.fields]).toEqual([day, 422, { [name]: 'A day between 1800 and 2199' }]);
    }
  });

  test.each(TAKING_DAYS)('%s answers a %s at the edge of what it takes', async (path, name) => {
    const item = await stated();
    for (const day of ['1800-01-01', '2199-12-31', '2199-12-01'])
      for (const also of ['', ...(PARTNERS[name] ?? [])]) {
        const { status } = await ask(cookie, 'GET', `${filled(path, item)}?${name}=${day}${also}`);
        expect.soft([day, also, status < 500]).toEqual([day, also, true]);
      }
  });

  const RELIEF = {
    kind: 'extension',
    forms: ['MGT-7A'],
    period: '2025-26',
    reference: '9/2026',
    notifiedOn: '2025-11-01',
  };
  const bodies: [path: string, field: string, body: (day: string) => object][] = [
    ['/companies/{companyId}/compliance-items', 'dueDate', (dueDate) => ({ title: 'Renew the lease', dueDate })],
    ['/ca-firms/{caFirmId}/reliefs', 'dueOn', (dueOn) => ({ ...RELIEF, dueOn })],
    [
      '/companies/{companyId}/budgets',
      'fromMonth',
      (day) => ({ subcategory: 'Office or shop rent', amount: '1.00', fromMonth: day.slice(0, 7) }),
    ],
  ];
  const READ = [
    'dashboard',
    'compliance-status',
    'compliance-calendar',
    'spending',
    'budgets',
    'reports',
    'bank-coverage',
    'account-balances',
  ];

  test.each(bodies)(
    '%s refuses a %s that nobody can mean, and what it takes is read everywhere',
    async (path, field, body) => {
      for (const day of BEYOND) {
        const refused = await ask(cookie, 'POST', filled(path), body(day));
        expect([day, refused.status, Object.keys(refused.body.fields)]).toEqual([day, 422, [field]]);
      }
      for (const day of ['1800-01-01', '2199-12-31'])
        expect([day, (await ask(cookie, 'POST', filled(path), body(day))).status]).toEqual([day, 201]);
      for (const part of READ)
        expect([part, (await ask(cookie, 'GET', `/companies/${own.companyId}/${part}`)).status]).toEqual([part, 200]);
    },
  );
});

// Those of whoever runs the installation answer nobody else.
const PAGED = FIELDS.filter(([path, name]) => name === 'cursor' && !path.startsWith('/operations/'));

test.each(PAGED)('%s refuses a %s that names no place of the list', async (path) => {
  for (const cursor of ['x', '', '7', 'at.x', '2026-13-01.x', "'"]) {
    const { status, body } = await ask(cookie, 'GET', `${filled(path)}?cursor=${encodeURIComponent(cursor)}`);
    expect([cursor, status, Object.keys(body.fields)]).toEqual([cursor, 422, ['cursor']]);
  }
});

test('the lists by pages are looked at', () => {
  expect(PAGED.length).toBeGreaterThanOrEqual(9);
});

test('the description of the calls is in words throughout', () => {
  const wordless: unknown[] = [];
  JSON.stringify(documentOf(api.routes), (key, value) => {
    if (isMessage(value)) wordless.push([key, value]);
    return value;
  });
  expect(wordless).toEqual([]);
});

/** What a schema is made of, whatever stands around it. */
type Inside = {
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: readonly z.ZodType[];
};

/** The fields of a body that are names: by their key, however deep. */
function namesIn(schema: z.ZodType, path = ''): [path: string, field: z.ZodType][] {
  const { shape = {}, innerType, element, in: from, out: to, options = [] } = schema.def as Inside;
  const own = Object.entries(shape).filter(([key]) => NAME_KEY.test(key));
  const inner = [innerType, element, from, to, ...options].filter((part) => part !== undefined);
  return [
    ...own.map(([key, field]): [string, z.ZodType] => [`${path}.${key}`, field]),
    ...Object.entries(shape).flatMap(([key, field]) => namesIn(field, `${path}.${key}`)),
    ...inner.flatMap((part) => namesIn(part, path)),
  ];
}

const NAME_KEY = /^(?!fileName$)(name|\w+Name|subcategory|assignedManager|auditor|servicesIncluded)$/;

const NAMES = Object.keys(CALLS).flatMap((call) =>
  descriptions(api.routes, call)
    .filter(({ target }) => target === 'json')
    .flatMap(({ schema }) => namesIn(schema).map(([path, field]): [string, z.ZodType] => [`${call} ${path}`, field])),
);
// Identity’s own calls are checked apart from the table of calls.
const ALL_NAMES: [string, z.ZodType][] = [...NAMES, ...namesIn(signUpBody, 'sign-up')];

const BAD_NAMES = ['x'.repeat(121), '   ', 'a\u0000b', 'a\nb', 'a\u0085b', 'a\u202eb', 'a\u2066b', 'a\u2028b'];

test('a name is 1 to 120 characters, trimmed, of letters that show, wherever one is taken', () => {
  for (const [path, field] of ALL_NAMES) {
    const taken = (text: string) =>
      [text, [text]].map((value) => field.safeParse(value)).find(({ success }) => success);
    expect.soft([path, BAD_NAMES.filter(taken)]).toEqual([path, []]);
    // Joiners belong to the letters of Indian scripts.
    for (const good of ['x'.repeat(120), 'क\u094d\u200dष'])
      expect.soft([path, [taken(` ${good} `)?.data].flat()]).toEqual([path, [good]]);
  }
  expect(ALL_NAMES.length).toBeGreaterThanOrEqual(20);
});
