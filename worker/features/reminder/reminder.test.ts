import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isoDate } from '../../domain/shared/dates';
import { setClock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { ask, seeded, signIn } from '../../testing/client';
import { deployedWith } from '../../testing/deployed';
import { clockInIndia, fire, practice } from '../../testing/practice';
import { type Claim, claimNext } from './digest.repository';
import { optOutOf } from './opt-out';
import { sendDigests } from './reminder.job';

const OPENED = new Date('2026-11-20T02:30:00Z');
const [AT_EIGHT, LATER] = ['30 2 * * *', '*/5 3-17 * * *'];

let companies: { a1: string; a2: string; b1: string };

beforeEach(async () => {
  clockInIndia('2026-11-18 12:00');
  ({ companies } = await seeded());
  await exec('DELETE FROM client_assignments');
});

afterEach(() => setClock(undefined));

/** Lets the cron fire at a wall-clock time in India, which is then the time. */
async function run(time: string, cron = AT_EIGHT): Promise<void> {
  clockInIndia(time);
  await fire(cron, time);
}

/** An item of a person's own, and nothing beside it. */
const add = (companyId: string, title: string, dueDate: string, status = 'pending') =>
  exec(
    `INSERT INTO compliance_items (id, company_id, type, title, due_date, status, created_at, updated_at, origin)
     VALUES (?, ?, 'other', ?, ?, ?, '', '', 'person')`,
    newId(),
    companyId,
    title,
    dueDate,
    status,
  );

type Sent = { to: string; subject: string; text: string; key: string };
const sent = async (): Promise<Sent[]> =>
  (
    await env.DB.prepare(
      `SELECT "to", subject, text, key FROM mails WHERE key LIKE 'digest:%' ORDER BY rowid`,
    ).all<Sent>()
  ).results;
const mailsTo = async (actor: string) =>
  (await sent()).filter(({ to }) => to === `${actor.toLowerCase()}@seed.example`);

async function states() {
  const query = `SELECT u.email, d.day, d.state, d.lines FROM digests d JOIN users u ON u.id = d.user_id ORDER BY d.day, u.email`;
  const { results } = await env.DB.prepare(query).all<{ email: string; day: string; state: string; lines: number }>();
  return Object.fromEntries(results.map(({ email, day, state }) => [`${email.slice(0, 2)} ${day.slice(8)}`, state]));
}

const exec = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

describe('to whom', () => {
  test('leads hear of every client, staff of those in their charge, founders of their own company, readers of none', async () => {
    // Both name the same person; the second alone is in that person's charge.
    await exec(`UPDATE companies SET assigned_manager = 'Seed SA'`);
    await exec(
      `UPDATE companies SET assigned_manager_id = (SELECT id FROM users WHERE name = 'Seed SA') WHERE id = ?`,
      companies.a2,
    );
    await add(companies.a1, 'Licence of the first', '2026-11-21');
    await add(companies.a2, 'Licence of the second', '2026-11-22');
    await run('2026-11-20 08:00');
    for (const lead of ['OA', 'MA']) {
      const [mail, ...more] = await mailsTo(lead);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Anupalan: 2 due in the next 7 days');
      expect(mail?.text).toContain('Licence of the first, Asterfield Labs Private Limited: due 21 Nov 2026');
      expect(mail?.text).toContain('Licence of the second');
    }
    const [ofStaff] = await mailsTo('SA');
    expect(ofStaff?.text).toContain('Licence of the second');
    expect(ofStaff?.text).not.toContain('Licence of the first');
    const [ofFounder] = await mailsTo('FA');
    expect(ofFounder?.text).toContain('Licence of the first');
    expect(ofFounder?.text).not.toContain('Licence of the second');
    expect([...(await mailsTo('VA')), ...(await mailsTo('NM'))]).toEqual([]);
    expect(await states()).toEqual({
      'fa 20': 'sent',
      'ma 20': 'sent',
      'oa 20': 'sent',
      'ob 20': 'empty',
      'sa 20': 'sent',
    });
  });

  test('never of another firm’s client, though the names of its staff are the same', async () => {
    await exec(`UPDATE users SET name = 'Seed SA' WHERE email = 'ob@seed.example'`);
    await exec(`UPDATE companies SET assigned_manager = 'Seed SA'`);
    await add(companies.b1, 'Secret of Coral', '2026-11-21');
    await run('2026-11-20 08:00');
    expect((await sent()).map(({ to }) => to)).toEqual(['ob@seed.example']);
    expect((await sent())[0]?.text).toContain('Secret of Coral');
  });

  test('not of a demonstration, not to a visitor, not to who was taken out, not to an address nobody confirmed', async () => {
    await add(companies.a1, 'Licence', '2026-11-21');
    await exec('UPDATE companies SET is_demo = 1 WHERE id = ?', companies.a2);
    await add(companies.a2, 'A demonstration', '2026-11-21');
    await exec(`UPDATE users SET is_anonymous = 1 WHERE email = 'ma@seed.example'`);
    await exec(`UPDATE users SET email_verified = 0 WHERE email = 'fa@seed.example'`);
    await exec(
      `UPDATE firm_members SET removed_at = 'x' WHERE user_id = (SELECT id FROM users WHERE email = 'sa@seed.example')`,
    );
    await run('2026-11-20 08:00');
    expect((await sent()).map(({ to }) => to)).toEqual(['oa@seed.example']);
    expect((await sent())[0]?.text).not.toContain('A demonstration');
    await exec('UPDATE ca_firms SET is_demo = 1');
    await run('2026-11-21 08:00');
    expect(await sent()).toHaveLength(1);
  });
});

describe('once', () => {
  beforeEach(async () => {
    await add(companies.a1, 'Licence', '2026-11-21');
  });

  test('fired twice, late and by the other expression, one digest a person and day', async () => {
    await run('2026-11-20 08:00');
    const first = await sent();
    expect(first).toHaveLength(3);
    await run('2026-11-20 08:00');
    await run('2026-11-20 08:35', LATER);
    await run('2026-11-20 23:25', LATER);
    expect(await sent()).toEqual(first);
  });

  test('fired in parallel', async () => {
    clockInIndia('2026-11-20 08:00');
    await Promise.all(Array.from({ length: 4 }, () => fire(AT_EIGHT, '2026-11-20 08:00')));
    expect((await sent()).map(({ to }) => to).toSorted()).toEqual([
      'fa@seed.example',
      'ma@seed.example',
      'oa@seed.example',
    ]);
  });

  test('a run that died before it sent is taken over after half an hour, not before', async () => {
    const claim: Claim = { day: isoDate('2026-11-20'), at: '2026-11-20T02:30:00.000Z' };
    const { claimed } = await claimNext(env.DB, claim, { after: null, hereBy: OPENED, most: 50 });
    expect(claimed).toHaveLength(5);
    await run('2026-11-20 08:30', LATER);
    expect(await sent()).toEqual([]);
    await run('2026-11-20 08:35', LATER);
    expect(await sent()).toHaveLength(3);
    expect(Object.values(await states())).not.toContain('claimed');
  });

  test('a run that died after it sent, and before it said so, sends the same mail under the same key', async () => {
    await run('2026-11-20 08:00');
    await exec(`UPDATE digests SET state = 'claimed', sent_at = NULL`);
    await run('2026-11-20 08:35', LATER);
    expect(await sent()).toHaveLength(3);
    expect(await states()).toMatchObject({ 'oa 20': 'sent', 'sa 20': 'empty' });
  });

  test('what failed is tried again later, and others are not held up by it', async () => {
    await exec(
      `CREATE TRIGGER refuses BEFORE INSERT ON mails WHEN NEW."to" = 'ma@seed.example' BEGIN SELECT RAISE(ABORT, 'no mail'); END`,
    );
    await run('2026-11-20 08:00');
    expect(await states()).toMatchObject({ 'ma 20': 'failed', 'oa 20': 'sent' });
    await exec('DROP TRIGGER refuses');
    await run('2026-11-20 08:35', LATER);
    expect(await states()).toMatchObject({ 'ma 20': 'sent' });
    expect(await mailsTo('MA')).toHaveLength(1);
  });

  test('a digest that the provider took, though its answer came too late, is sent again under the key of the first', async () => {
    await exec(`UPDATE users SET email_verified = 0 WHERE email <> 'oa@seed.example'`);
    const provider = { MAIL_FROM: 'a@app.example', MAIL_HTTP_URL: 'https://mail.example/send', MAIL_HTTP_TOKEN: 't' };
    const post = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new DOMException('too late', 'TimeoutError'));
    post.mockResolvedValue(new Response('{}'));
    for (const time of ['08:00', '08:35']) {
      clockInIndia(`2026-11-20 ${time}`);
      await sendDigests(deployedWith(provider), new Date(`2026-11-20T${time}:00+05:30`));
    }
    const keys = post.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    post.mockRestore();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^digest:[0-9a-f-]{36}:2026-11-20$/);
    expect(keys[1]).toBe(keys[0]);
    expect(await states()).toEqual({ 'oa 20': 'sent' });
  });

  describe('of many people', () => {
    beforeEach(async () => {
      const member = `INSERT INTO firm_members (id, ca_firm_id, user_id, role, created_at) SELECT ?1, ca_firm_id, ?2, 'manager', '' FROM companies WHERE id = ?3`;
      const user = `INSERT INTO users (id, name, email, email_verified, created_at, updated_at) VALUES (?1, 'M', ?2, 1, 0, 0)`;
      const ids = Array.from({ length: 60 }, newId);
      await env.DB.batch([
        ...ids.map((id) => env.DB.prepare(user).bind(id, `${id}@seed.example`)),
        ...ids.map((id) => env.DB.prepare(member).bind(newId(), id, companies.a1)),
      ]);
    });
    const total = () => env.DB.prepare('SELECT count(*) n FROM digests').first<number>('n');

    test('everybody has theirs at eight; who comes in during the day has it a little later', async () => {
      await exec(`UPDATE users SET email_verified = 0 WHERE email = 'oa@seed.example'`);
      await run('2026-11-20 08:00');
      expect([await total(), (await sent()).length]).toEqual([64, 62]);
      await exec(`UPDATE users SET email_verified = 1 WHERE email = 'oa@seed.example'`);
      await run('2026-11-20 08:05', '35-55/5 2 * * *');
      expect([await total(), (await sent()).length]).toEqual([65, 63]);
    });

    test('they are looked at in pieces, each of which begins after the one before', async () => {
      const claim: Claim = { day: isoDate('2026-11-20'), at: '2026-11-20T02:30:00.000Z' };
      const { results: people } = await env.DB.prepare('SELECT id FROM users ORDER BY id').all<{ id: string }>();
      let after: string | null = null;
      const claimed: string[] = [];
      const ends: (string | null)[] = [];
      do {
        const piece = await claimNext(env.DB, claim, { after, hereBy: OPENED, most: 20 });
        claimed.push(...piece.claimed);
        after = piece.through;
        ends.push(after);
      } while (after);
      const every20th = people.filter((_, at) => at % 20 === 19).map(({ id }) => id);
      expect(ends).toEqual([...every20th, null]);
      expect([claimed.length, new Set(claimed).size]).toEqual([65, 65]);
    });
  });
});

describe('what somebody wants', () => {
  const wish = async (actor: string, wanted: string) =>
    ask(await signIn(actor), 'PUT', '/profile/digest', { wish: wanted });

  test('none at all, only on days on which something falls due, or all', async () => {
    await add(companies.a1, 'Licence', '2026-11-22');
    await wish('OA', 'when-due');
    await wish('FA', 'never');
    await run('2026-11-20 08:00');
    expect(await Promise.all(['OA', 'MA', 'FA'].map(async (actor) => (await mailsTo(actor)).length))).toEqual([
      0, 1, 0,
    ]);
    await run('2026-11-22 08:00');
    expect(await Promise.all(['OA', 'MA', 'FA'].map(async (actor) => (await mailsTo(actor)).length))).toEqual([
      1, 2, 0,
    ]);
    await wish('FA', 'daily');
    await run('2026-11-22 08:30', LATER);
    expect((await mailsTo('FA')).length).toBe(1);
  });

  test('a mail ends them by one click of the program that shows it, or by its link, as often as it is used', async () => {
    await add(companies.a1, 'Licence', '2026-11-22');
    clockInIndia('2026-11-20 08:00');
    const send = vi.fn(async (_mail: { to: string; text: string; headers?: Record<string, string> }) => undefined);
    await sendDigests(deployedWith({ MAIL: { send }, MAIL_FROM: 'hello@app.example' }), OPENED);
    const mail = send.mock.calls.map(([one]) => one).find(({ to }) => to === 'oa@seed.example');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '').pathname;
    expect(mail?.text).toContain(`/stop-digest?token=${address.split('/').at(-1)}`);
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: '' };
    const click = () => ask(undefined, 'POST', address.replace('/api', ''), 'List-Unsubscribe=One-Click', form);
    for (const clicked of [await click(), await click()])
      expect([clicked.status, clicked.body]).toEqual([200, { wish: 'never' }]);
    await run('2026-11-21 08:00');
    expect([await mailsTo('OA'), (await mailsTo('MA')).length]).toEqual([[], 1]);
  });

  test('a link that was not made here, or was made for somebody else, ends nothing', async () => {
    const ids = await env.DB.prepare(
      "SELECT group_concat(id) ids FROM users WHERE name IN ('Seed OA', 'Seed MA')",
    ).first<string>('ids');
    const [one = '', other = ''] = (ids ?? '').split(',');
    const forged = [
      optOutOf(deployedWith(), one).replace(one, other),
      `${one}.`,
      one,
      'nonsense',
      optOutOf(deployedWith(), newId()),
    ];
    const answers = await Promise.all(forged.map((link) => ask(undefined, 'POST', `/digest-opt-outs/${link}`, {})));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 200]);
    expect(await env.DB.prepare('SELECT count(*) n FROM digest_settings').first('n')).toBe(0);
  });
});

describe('which day', () => {
  test('an item of today is due today until midnight in India, and overdue on the next morning', async () => {
    await add(companies.a1, 'Licence', '2026-11-20');
    await run('2026-11-20 23:59', LATER);
    expect((await mailsTo('OA'))[0]?.subject).toBe('Anupalan: 1 due today');
    await run('2026-11-21 00:01', LATER);
    expect(await mailsTo('OA')).toHaveLength(1);
    await run('2026-11-21 08:00');
    expect((await mailsTo('OA'))[1]).toMatchObject({
      subject: 'Anupalan: 1 overdue',
      text: expect.stringContaining('due 20 Nov 2026, 1 day late'),
    });
  });

  test('a week ahead and no further; what is done or only hinted at is not in it', async () => {
    await add(companies.a1, 'Within the week', '2026-11-27');
    await add(companies.a1, 'After the week', '2026-11-28');
    await add(companies.a1, 'Done', '2026-11-25', 'completed');
    await run('2026-11-20 08:00');
    const [mail] = await mailsTo('OA');
    expect(mail?.subject).toBe('Anupalan: 1 due in the next 7 days');
    expect(mail?.text).toContain('Within the week');
  });

  test('a missed morning is caught up with on the day, a missed day is not', async () => {
    await add(companies.a1, 'Licence', '2026-11-20');
    await run('2026-11-20 19:30', LATER);
    expect(await mailsTo('OA')).toHaveLength(1);
    await run('2026-11-23 08:00');
    expect(await states()).toMatchObject({ 'oa 20': 'sent', 'oa 23': 'sent' });
    expect(Object.keys(await states()).filter((key) => /2[12]$/.test(key))).toEqual([]);
  });

  test('who came after eight hears from the next morning on', async () => {
    await exec(`UPDATE users SET created_at = ? WHERE email = 'oa@seed.example'`, Date.UTC(2026, 10, 20, 3));
    await add(companies.a1, 'Licence', '2026-11-20');
    await run('2026-11-20 09:00', LATER);
    expect(await mailsTo('OA')).toEqual([]);
    await run('2026-11-21 08:00');
    expect(await mailsTo('OA')).toHaveLength(1);
  });
});

test('a moved date is told once: in the next digest, in one line for all its companies, and not again', async () => {
  const { firmId } = await practice(16, 12);
  await run('2026-11-21 08:00');
  clockInIndia('2026-11-21 11:00');
  const extension = {
    kind: 'extension',
    forms: ['MGT-7A', 'MGT-7'],
    period: '2025-26',
    dueOn: '2026-12-31',
    reference: 'MCA General Circular 9/2026',
    notifiedOn: '2026-11-21',
  };
  const reliefs = `/ca-firms/${firmId}/reliefs`;
  const { body } = await ask(await signIn('MA'), 'POST', reliefs, extension);
  await ask(await signIn('OA'), 'POST', `${reliefs}/${body.id}/approve`, {});
  await run('2026-11-22 08:00');
  await run('2026-11-23 08:00');
  const texts = (await mailsTo('OA')).map(({ text }) => text);
  expect(texts).toHaveLength(3);
  const told = (text = '') => text.split('\n').filter((line) => line.includes('General Circular 9/2026'));
  expect(told(texts[0])).toEqual([]);
  expect(told(texts[1])).toEqual([
    expect.stringMatching(/^- MGT-7 for 2025-26, 6 companies \(.*\): now due 31 Dec 2026/),
    expect.stringMatching(/^- MGT-7A for 2025-26, 6 companies \(.*\): now due 31 Dec 2026/),
  ]);
  expect(told(texts[2])).toEqual([]);
  expect(texts[1]).toContain('Overdue: 12');
}, 60_000);
