import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type Books, books, fileNamed, formWith, STATEMENT, seeded, signIn } from '../../../testing/client';

let cookie: string;
let own: Books;
let path: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('FA');
  own = await books(cookie, companies.a1);
  path = `/bank-transactions/${own.transactionId}/attachments`;
});

const PDF = '%PDF-1.7 <script>alert(1)</script>';
const attach = (content: string, fileName = 'bill.pdf') =>
  ask(cookie, 'POST', path, formWith({ file: fileNamed(fileName, content) }));
const stored = async (): Promise<string[]> =>
  (await env.FILES.list({ prefix: `companies/${own.companyId}/attachments/` })).objects.map(({ key }) => key);

test('a paper is kept under its content and comes back as it was, to be saved and not to be shown', async () => {
  const { status, body } = await attach(PDF, 'C:\\bills\\"October" रसीद.pdf');
  expect([status, body]).toMatchObject([
    201,
    { contentType: 'application/pdf', bytes: PDF.length, createdBy: 'Seed FA' },
  ]);
  expect(body.fileName).toBe('"October" रसीद.pdf');
  expect(await stored()).toEqual([`companies/${own.companyId}/attachments/${body.sha256}`]);
  expect((await ask(cookie, 'GET', path)).body).toEqual([body]);
  const download = await ask(cookie, 'GET', `${path}/${body.id}`);
  expect(download.body).toBe(PDF);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="_October_/);
  expect(download.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect(download.headers.get('x-content-type-options')).toBe('nosniff');
});

describe('what a file is, its first bytes say', () => {
  test.each([
    ['\xff\xd8\xff\xe0 a photo', 'photo.exe', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n a scan', 'scan.pdf', 'image/png'],
    [PDF, 'bill', 'application/pdf'],
  ])('%j named %s is %s', async (content, name, type) => {
    expect((await attach(content, name)).body.contentType).toBe(type);
  });
  test.each(['<html>', 'PK\x03\x04', 'GIF89a', ' %PDF-1.7', '%PDF'])('%j is refused', async (content) => {
    const { status, body } = await attach(content);
    expect([status, body.code]).toEqual([422, 'not-a-paper']);
    expect(await stored()).toEqual([]);
  });
  test.each([
    ['no file', formWith({})],
    ['a text in its place', { file: '%PDF-1.7' }],
    ['a file of nothing', formWith({ file: fileNamed('a.pdf', '') })],
    ['a file under another name', formWith({ paper: fileNamed('a.pdf', '%PDF-1.7') })],
  ])('%s is a fault of its field', async (_, body) => {
    const answer = await ask(cookie, 'POST', path, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['file']]);
    expect(await stored()).toEqual([]);
  });
});

test('ten megabytes are taken, a byte more is not', async () => {
  const most = 10 * 1_048_576;
  expect((await attach(PDF.padEnd(most, 'x'))).status).toBe(201);
  const { status, body } = await attach(PDF.padEnd(most + 1, 'y'));
  expect([status, body.code]).toEqual([413, 'file-too-large']);
});

test('the same file again is the one that is there, and may come again after it was removed; the object stays', async () => {
  const { body } = await attach(PDF);
  const again = await attach(PDF, 'again.pdf');
  expect([again.status, again.body]).toEqual([200, body]);
  expect((await ask(cookie, 'POST', `${path}/${body.id}/remove`, {})).status).toBe(200);
  expect((await ask(cookie, 'POST', `${path}/${body.id}/remove`, {})).body.code).toBe('already-removed');
  expect((await ask(cookie, 'GET', path)).body).toEqual([]);
  expect(await stored()).toHaveLength(1);
  expect((await attach(PDF)).status).toBe(201);
});

test('the same file sent three times at once is kept once', async () => {
  const answers = await Promise.all([attach(PDF), attach(PDF), attach(PDF)]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await ask(cookie, 'GET', path)).body).toHaveLength(1);
});

test('a paper of one transaction is not found under another, nor by people of another firm', async () => {
  const { body } = await attach(PDF);
  const { body: rows } = await ask(cookie, 'GET', `/companies/${own.companyId}/bank-transactions`);
  const other = rows.find(({ id }: { id: string }) => id !== own.transactionId).id;
  expect((await ask(cookie, 'GET', `/bank-transactions/${other}/attachments/${body.id}`)).status).toBe(404);
  expect((await ask(await signIn('OB'), 'GET', `${path}/${body.id}`)).status).toBe(404);
  const viewer = await signIn('VA');
  expect((await ask(viewer, 'GET', `${path}/${body.id}`)).status).toBe(200);
  expect((await ask(viewer, 'POST', path, formWith({ file: fileNamed('a.pdf', PDF) }))).status).toBe(403);
});

test('undoing an upload keeps its papers in the store, with who attached them', async () => {
  const { body } = await attach(PDF);
  await ask(cookie, 'POST', `/statement-uploads/${own.uploadId}/undo`, {});
  expect(await stored()).toHaveLength(1);
  const kept = await env.DB.prepare('SELECT id, upload_id, created_by_name FROM removed_attachments').all();
  expect(kept.results).toEqual([{ id: body.id, upload_id: own.uploadId, created_by_name: 'Seed FA' }]);
  expect((await ask(cookie, 'GET', `${path}/${body.id}`)).status).toBe(404);
  const again = { bankAccountId: own.accountId, statementData: STATEMENT };
  expect((await ask(cookie, 'POST', `/companies/${own.companyId}/upload-statement`, again)).body.added).toBe(3);
});
