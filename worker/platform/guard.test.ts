import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '../api';
import { ask, books, fileNamed, formWith, STATEMENT, seeded, signIn } from '../testing/client';
import type { Bindings } from './env';

let cookie: string;
let path: string;
const account = { accountName: 'S', accountNumber: '1234567890', bankName: 'SBI', ifscCode: 'SBIN0000001' };

beforeEach(async () => {
  path = `/companies/${(await seeded()).companies.a1}/bank-accounts`;
  cookie = await signIn('OA');
});

const count = async () => (await ask(cookie, 'GET', path)).body.length;

describe('a request of another site is refused', () => {
  test.each([
    ['its origin', { origin: 'https://evil.example' }],
    ['its fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
  ])('by %s', async (_by, headers) => {
    const reply = await ask(cookie, 'POST', path, account, headers);
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('other-origin');
    expect(await count()).toBe(0);
  });

  test('also when it hides where it comes from', async () => {
    const init = {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(account),
    };
    expect((await exports.default.fetch(`http://localhost:8788/api${path}`, init)).status).toBe(403);
  });
});

// A page of any site may send a form without being asked for leave first, so that nothing but the origin tells it.
describe('a form of another site is refused where files are taken', () => {
  const files = async () => (await env.FILES.list()).objects.length;
  const uploads = async () => {
    const { accountId, companyId, transactionId } = await books(cookie, path.split('/')[2] ?? '');
    const statement = formWith({ file: fileNamed('a.csv', STATEMENT) }, { bankAccountId: accountId });
    const paper = formWith({ file: fileNamed('a.pdf', '%PDF-1.7') });
    return [
      [`/companies/${companyId}/upload-statement`, statement],
      [`/bank-transactions/${transactionId}/attachments`, paper],
    ] as const;
  };

  test.each([
    ['its origin', { origin: 'https://evil.example' }],
    ['its fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['an origin of nothing', { origin: 'null' }],
  ])('by %s', async (_by, headers) => {
    const calls = await uploads();
    const before = await files();
    for (const [call, form] of calls) {
      const reply = await ask(cookie, 'POST', call, form, headers);
      expect([reply.status, reply.body.code]).toEqual([403, 'other-origin']);
    }
    expect(await files()).toBe(before);
  });

  test('also when it hides where it comes from', async () => {
    for (const [call, body] of await uploads()) {
      const init = { method: 'POST', headers: { cookie }, body };
      expect((await exports.default.fetch(`http://localhost:8788/api${call}`, init)).status).toBe(403);
    }
  });
});

test('a form is refused where no file is taken, whatever it is called', async () => {
  expect((await ask(cookie, 'POST', path, formWith({}, account))).status).toBe(415);
  for (const type of ['multipart/form-data', 'multipart/mixed; boundary=x', 'application/x-www-form-urlencoded']) {
    const company = path.replace('/bank-accounts', '/upload-statement');
    const reply = await ask(cookie, 'POST', company, 'bankAccountId=x', { 'content-type': type });
    expect([type, reply.status]).toEqual([type, 415]);
  }
});

describe('a body whose length nobody tells beforehand', () => {
  const send = async (length: number) => {
    const text = JSON.stringify({ ...account, bankName: '' });
    const body = new Blob([text.replace('""', `"${'x'.repeat(length - text.length)}"`)]).stream();
    const headers = { cookie, origin: 'http://localhost:8788', 'content-type': 'application/json' };
    const reply = await exports.default.fetch(`http://localhost:8788/api${path}`, { method: 'POST', headers, body });
    return [reply.status, await reply.text()] as const;
  };

  test.each([100, 65_535, 65_536, 65_537, 131_072, 262_144])('is read whole: %i bytes', async (length) => {
    // Cut short it would be no JSON; whole, it is refused only where its name is too long.
    const [status, text] = await send(length);
    expect([status, text.includes('malformed-json')]).toEqual([length === 100 ? 201 : 400, false]);
  });

  test('is counted as it comes', async () => {
    const [status, text] = await send(262_145);
    expect([status, text.includes('too-large')]).toEqual([413, true]);
  });

  test('a form with files too, whose pieces go on as they come', async () => {
    const upload = path.replace('/bank-accounts', '/statement-preview');
    const form = new Response(formWith({ file: new File(['x'.repeat(14 * 1_048_576)], 'a.csv') }, {}));
    const headers = { cookie, origin: 'http://localhost:8788', 'content-type': form.headers.get('content-type') ?? '' };
    const { body } = form;
    const reply = await exports.default.fetch(`http://localhost:8788/api${upload}`, { method: 'POST', headers, body });
    expect([reply.status, await reply.text()]).toEqual([413, expect.stringContaining('too-large')]);
  });
});

describe('a body that cannot be', () => {
  test.each([
    ['malformed JSON', '{"accountName":', 400, 'malformed-json'],
    ['an array', '[]', 400, 'invalid-request'],
    ['a missing field', JSON.stringify({ ...account, bankName: undefined }), 400, 'invalid-request'],
    ['a wrong type', JSON.stringify({ ...account, bankName: 5 }), 400, 'invalid-request'],
    ['too long a text', JSON.stringify({ ...account, bankName: 'x'.repeat(5_000) }), 400, 'invalid-request'],
    ['a body past the limit', JSON.stringify({ ...account, bankName: 'x'.repeat(300_000) }), 413, 'too-large'],
    ['deep nesting', `{"accountName":${'['.repeat(50_000)}`, 400, 'malformed-json'],
    ['a list within lists', `{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400, 'nested-too-deep'],
    ['an object within objects', `${'{"x":'.repeat(40_000)}1${'}'.repeat(40_000)}`, 400, 'nested-too-deep'],
  ])('%s is named', async (_case, body, status, code) => {
    const reply = await ask(cookie, 'POST', path, body);
    expect(reply.status).toBe(status);
    expect(reply.body.code).toBe(code);
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(await count()).toBe(0);
  });

  test.each([
    ['accountName', '{"accountName":"a\\ud800b"}'],
    ['accountName', '{"accountName":"\\udc00"}'],
    ['deep.0.name', '{"deep":[{"name":"\\ud83d"}]}'],
    ['json', '{"\\ud800":1}'],
  ])('half a letter is refused at its field: %s', async (field, body) => {
    const reply = await ask(cookie, 'POST', path, body);
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
    expect(await count()).toBe(0);
  });

  test('half a letter in a narration is refused at the statement', async () => {
    const { body: made } = await ask(cookie, 'POST', path, account);
    const upload = path.replace('/bank-accounts', '/upload-statement');
    const statementData = 'Date,Description,Debit,Credit,Balance\n01/10/2026,TEA \ud83d,10.00,,90.00';
    const reply = await ask(cookie, 'POST', upload, { bankAccountId: made.id, statementData });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['statementData']]);
  });

  test('a whole letter of two halves is taken', async () => {
    const accountName = 'Main \u{1F33E}';
    const reply = await ask(cookie, 'POST', path, { ...account, accountName });
    expect([reply.status, reply.body.accountName]).toEqual([201, accountName]);
  });

  test('the field at fault is named', async () => {
    const reply = await ask(cookie, 'POST', path, { ...account, ifscCode: 'WRONG' });
    expect(Object.keys(reply.body.fields)).toEqual(['ifscCode']);
  });

  test('what is not JSON is refused as such', async () => {
    const reply = await ask(cookie, 'POST', path, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(reply.status).toBe(415);
  });
});

describe('what the server decides', () => {
  test('a value sent for it is ignored', async () => {
    const { body } = await ask(cookie, 'POST', path, {
      ...account,
      isActive: false,
      id: 'x',
      companyId: 'y',
      createdAt: '1999',
    });
    expect(body.isActive).toBe(true);
    expect(body.id).not.toBe('x');
    expect(body.createdAt).not.toBe('1999');
  });
});

describe('every answer', () => {
  test.each(['/health', '/me', '/no-such-call'])('%s carries the headers', async (call) => {
    const { headers } = await ask(undefined, 'GET', call);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('63072000');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('tells a stranger nothing of which paths exist', async () => {
    expect((await ask(undefined, 'GET', '/no-such-call')).status).toBe(401);
    expect((await ask(cookie, 'GET', '/no-such-call')).status).toBe(404);
  });

  test.each([
    ['DELETE', '/me', 'GET, HEAD'],
    ['PUT', '/companies', 'GET, HEAD, POST'],
    ['PATCH', '/companies/0192f0c0-0000-7000-8000-000000000000/facts', 'GET, HEAD, POST'],
  ])('%s %s is answered with the methods that are there', async (method, call, allow) => {
    const { status, headers, body } = await ask(cookie, method, call, {});
    expect([status, headers.get('allow'), body.code]).toEqual([405, allow, 'method-not-allowed']);
    expect((await ask(undefined, method, call, {})).status).toBe(401);
  });

  test.each([
    ['POST', '/health', 'GET, HEAD'],
    ['PUT', '/auth/sign-in/email', 'POST'],
    ['GET', '/auth/sign-out', 'POST'],
    ['POST', '/auth/verify-email', 'GET, HEAD'],
  ])('tells even a stranger how to make a call that is open to anybody: %s %s', async (method, call, allow) => {
    const { status, headers } = await ask(undefined, method, call, method === 'GET' ? undefined : {});
    expect([status, headers.get('allow')]).toEqual([405, allow]);
  });
});

describe('a request with an Idempotency-Key', () => {
  const keyed = (key: string, body: object) => ask(cookie, 'POST', path, body, { 'idempotency-key': key });

  test('happens once, and the answer is given again', async () => {
    const first = await keyed('k1', account);
    const again = await keyed('k1', account);
    expect(again.body).toEqual(first.body);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await count()).toBe(1);
  });

  test('happens once when it comes twenty times at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => keyed('k2', account)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  test('is refused when the key was used for something else', async () => {
    await keyed('k3', account);
    expect((await keyed('k3', { ...account, bankName: 'Other' })).status).toBe(422);
  });

  test('is not remembered when it was refused', async () => {
    expect((await keyed('k4', { ...account, ifscCode: 'WRONG' })).status).toBe(400);
    expect((await keyed('k4', account)).status).toBe(201);
  });

  test('belongs to one person', async () => {
    await keyed('k5', account);
    const other = await ask(
      await signIn('MA'),
      'POST',
      path,
      { ...account, accountNumber: '999999' },
      { 'idempotency-key': 'k5' },
    );
    expect(other.status).toBe(201);
    expect(other.headers.get('idempotency-replayed')).toBeNull();
  });
});

test('a database that does not answer is ours to wait for: 503, with the time to try again', async () => {
  const lost = {
    prepare: () => ({ bind: () => ({ first: () => Promise.reject(new Error('D1_ERROR: Network connection lost.')) }) }),
  };
  const request = new Request('http://localhost:8788/api/me', { headers: { cookie } });
  const response = await api.fetch(request, { ...env, DB: lost } as unknown as Bindings);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.text()).not.toContain('D1_ERROR');
});
