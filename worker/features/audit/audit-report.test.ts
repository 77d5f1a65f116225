import { env, exports } from 'cloudflare:workers';
import { extractText } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import { readExportedCsv } from '../../domain/export/csv';
import { ask, type Books, books, seeded, signIn } from '../../testing/client';
import { clockInIndia, fire } from '../../testing/practice';

const NIGHTLY = '30 20 * * *';

let cookie: string;
let firm: string;
let own: Books;
const ofCompany = (query: string) => ask(cookie, 'GET', `/companies/${own.companyId}/audit-trail/report${query}`);
const ofFirm = (path: string) => ask(cookie, 'GET', `/ca-firms/${firm}/audit-trail${path}`);

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { firms, companies } = await seeded();
  firm = firms.A;
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1);
});

async function file(path: string) {
  const response = await exports.default.fetch(`http://localhost:8788/api${path}`, { headers: { cookie } });
  return { type: response.headers.get('content-type'), bytes: new Uint8Array(await response.arrayBuffer()) };
}

const inCsv = async (query: string) => {
  const { bytes } = await file(`/companies/${own.companyId}/audit-trail/report?format=csv${query}`);
  return readExportedCsv(new TextDecoder().decode(bytes));
};

describe('the report for an auditor', () => {
  test('counts the entries of a financial year by month, person and area, and says whether the chain holds', async () => {
    const { body } = await ofCompany('?financialYear=2026-27');
    expect(body).toMatchObject({
      of: { kind: 'company', id: own.companyId },
      from: '2026-04-01',
      to: '2026-11-20',
      entries: 6,
      firstSeq: 1,
      lastSeq: 6,
      months: [{ month: '2026-11', entries: 6 }],
      people: [
        { name: 'Seed OA', isProgram: false, entries: 5 },
        { isProgram: true, entries: 1 },
      ],
      refused: 0,
      verdict: { ok: true, length: 6 },
      keptApart: { nights: 0, first: null },
    });
    expect(body.areas).toContainEqual({ entityType: 'bank-transaction', name: 'Transactions', entries: 3 });
    expect(body.statements[1]).toContain(
      `6 entries was computed again and is unaltered; its head is ${body.verdict.head}`,
    );
  });

  test('holds the year that was asked for and no entry of the next, by the day in India', async () => {
    clockInIndia('2027-03-31 23:59');
    await ask(cookie, 'PATCH', `/bank-transactions/${own.transactionId}/categorize`, {
      category: 'expense',
      subcategory: 'Office rent',
    });
    clockInIndia('2027-04-01 00:00');
    await ask(cookie, 'PATCH', `/bank-transactions/${own.transactionId}`, { note: 'Of April' });
    expect((await ofCompany('?financialYear=2026-27')).body).toMatchObject({ entries: 7, to: '2027-03-31' });
    expect((await ofCompany('?financialYear=2027-28')).body).toMatchObject({
      entries: 1,
      firstSeq: 8,
      to: '2027-04-01',
    });
    expect((await inCsv('&financialYear=2026-27')).map(([number]) => number)).toEqual(['No.', ...'1234567']);
  });

  test.each(['2027-28', '2026', '2026-28', '1999-00', '9999-00', 'last'])(
    'a year %s is refused at its field',
    async (year) => {
      const refused = await ofCompany(`?financialYear=${year}`);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['financialYear']]);
    },
  );

  test('as CSV has every entry with what was before and after, and runs no text as a formula', async () => {
    await ask(cookie, 'PATCH', `/bank-transactions/${own.transactionId}`, { note: '=HYPERLINK("x")' });
    const [heading, ...rows] = await inCsv('');
    expect(heading?.slice(0, 3)).toEqual(['No.', 'Time (Indian)', 'Who']);
    expect(rows).toHaveLength(7);
    expect(rows.at(-1)).toEqual(expect.arrayContaining(['7', 'Seed OA', 'bank-transaction.note']));
    expect(rows.at(-1)?.join()).toContain('HYPERLINK');
  });

  test('says on every page of the PDF that a chain was altered', async () => {
    await env.DB.exec('DROP TRIGGER audit_entries_no_update');
    await env.DB.exec("UPDATE audit_entries SET actor_name = 'Nobody' WHERE seq = 2");
    const { type, bytes } = await file(`/companies/${own.companyId}/audit-trail/report?format=pdf`);
    const { text } = await extractText(bytes, { mergePages: true });
    expect(type).toBe('application/pdf');
    expect(text).toContain('Altered: entry 2 does not follow');
    expect(text).toContain('audit trail of 2026-27');
  });
});

describe('the firm’s own chain', () => {
  test('is read, verified and reported like that of a company', async () => {
    await ask(cookie, 'PUT', `/ca-firms/${firm}/audit-trail/nights`, { isMailed: true });
    const [newest] = (await ofFirm('?entityType=firm-member')).body;
    expect(newest).toMatchObject({ caFirmId: firm, action: 'firm-member.night-mail', userName: 'Seed OA' });
    const { body: verdict } = await ofFirm('/verify');
    expect(verdict).toMatchObject({ ok: true, length: newest.seq });
    expect((await ofFirm('/report')).body).toMatchObject({ of: { kind: 'firm' }, entries: newest.seq, refused: null });
  });
});

describe('what a night keeps of a firm', () => {
  const mails = async () =>
    (await env.DB.prepare(`SELECT "to", text FROM mails WHERE key LIKE 'night:%'`).all<{ to: string; text: string }>())
      .results;
  const nights = async () => (await ofFirm('/nights')).body;

  test('is mailed to the owner who asked for it, once, with the code that the page shows', async () => {
    await ask(cookie, 'PUT', `/ca-firms/${firm}/audit-trail/nights`, { isMailed: true });
    await fire(NIGHTLY, '2026-11-20 02:00');
    await fire(NIGHTLY, '2026-11-20 02:00');
    const { isMailed, nights: kept } = await nights();
    expect([isMailed, kept.length, kept[0].isSound]).toEqual([true, 1, true]);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(`Code: ${kept[0].code}`);
    await ask(cookie, 'PUT', `/ca-firms/${firm}/audit-trail/nights`, { isMailed: false });
    await fire(NIGHTLY, '2026-11-21 02:00');
    expect(await mails()).toHaveLength(1);
  });

  test('is mailed to nobody who did not ask, nor to one who is no longer its owner', async () => {
    await fire(NIGHTLY, '2026-11-19 02:00');
    await ask(cookie, 'PUT', `/ca-firms/${firm}/audit-trail/nights`, { isMailed: true });
    await env.DB.prepare("UPDATE firm_members SET removed_at = '2026-11-20' WHERE ca_firm_id = ? AND role = 'owner'")
      .bind(firm)
      .run();
    await fire(NIGHTLY, '2026-11-20 02:00');
    expect(await mails()).toEqual([]);
  });

  test('is told to be altered where the file is no longer as it was signed', async () => {
    await fire(NIGHTLY, '2026-11-20 02:00');
    const kept = await (await env.FILES.get('anchors/2026-11-20.json'))?.text();
    const { nights: before } = await nights();
    await env.FILES.put('anchors/2026-11-20.json', kept?.replace(before[0].code, 'f'.repeat(64)) ?? '');
    expect((await nights()).nights).toMatchObject([{ day: '2026-11-20', isSound: false, code: null }]);
  });
});
