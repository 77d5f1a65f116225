import { env } from 'cloudflare:workers';
import { afterEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { systemActing } from '../../../platform/acting';
import { setClock } from '../../../platform/clock';
import { ask, signIn } from '../../../testing/client';
import { clockInIndia, fire, type Practice, practice, workOutAll } from '../../../testing/practice';
import { commit } from '../../audit/audit.repository';
import { readCases } from '../case/case.repository';
import { workOut } from '../work-out/work-out.repository';

// A practice of forty clients, twelve of them companies with their AGM on 30 September 2026: the government moves the date
// of the annual return, takes that back, and waives a fee.

const EXTENSION = {
  kind: 'extension',
  forms: ['MGT-7A', 'MGT-7'],
  period: '2025-26',
  dueOn: '2026-12-31',
  reference: 'MCA General Circular 9/2026',
  url: 'https://mca.example/circular-9-2026',
  notifiedOn: '2026-11-21',
};
const WAIVER = {
  kind: 'fee_waiver',
  forms: ['AOC-4'],
  period: '2025-26',
  filedBy: '2026-12-31',
  stillAsked: '0',
  reference: 'MCA General Circular 10/2026',
  notifiedOn: '2026-11-21',
};

/** Milliseconds: forty clients take a while on a machine that does other work too. */
const SLOW = 60_000;

let firm: Practice;
let base: string;
let [owner, manager, staff] = ['', '', ''];

/** The practice of the journey; fewer clients show the same where a test does not count them. */
async function open(clients = 8, withAgm = 6) {
  firm = await practice(clients, withAgm);
  base = `/ca-firms/${firm.firmId}/reliefs`;
  [owner, manager, staff] = [await signIn('OA'), await signIn('MA'), await signIn('SA')];
  const sam = (await ask(staff, 'GET', '/me')).body.user.id;
  await env.DB.prepare(PUT_ON_ALL).bind(sam, firm.firmId).run();
  clockInIndia('2026-11-21 10:00');
}

const PUT_ON_ALL = `INSERT INTO client_assignments (user_id, company_id, ca_firm_id, created_at)
  SELECT ?1, id, ca_firm_id, '' FROM companies WHERE ca_firm_id = ?2 ON CONFLICT DO NOTHING`;

afterEach(() => setClock(undefined));

const enter = async (terms: object) => (await ask(manager, 'POST', base, terms)).body;
const act = (person: string, id: string, what: string) => ask(person, 'POST', `${base}/${id}/${what}`, {});

async function itemsOf(form: string[]) {
  const { results } = await env.DB.prepare(
    `SELECT company_id companyId, id, due_date dueDate, original_due_date originalDueDate, moves, waivers, status, cost_ladder ladder
     FROM compliance_items WHERE period = '2025-26' AND form_type IN (SELECT value FROM json_each(?)) ORDER BY company_id`,
  )
    .bind(JSON.stringify(form))
    .all<Record<string, string>>();
  return results;
}

const annualReturns = () => itemsOf(['MGT-7', 'MGT-7A']);
const dates = async () => (await annualReturns()).map(({ dueDate }) => dueDate);
const all = (day: string) => firm.held.map(() => day);

async function linesOf(itemId: string) {
  const { results } = await env.DB.prepare(
    'SELECT change, due_date dueDate, previous_due_date previous, reason, relief_id reliefId FROM compliance_item_history WHERE item_id = ? ORDER BY id',
  )
    .bind(itemId)
    .all<Record<string, string | null>>();
  return results;
}

async function scores() {
  return (await env.DB.prepare('SELECT id, compliance_health_score score FROM companies ORDER BY id').all()).results;
}

const calendar = (companyId: string, query = '') =>
  ask(owner, 'GET', `/companies/${companyId}/compliance-calendar${query}`);

test(
  'the effect lists exactly the twelve, and nothing moves before another person approves',
  async () => {
    await open(40, 12);
    const relief = await enter(EXTENSION);
    expect(relief).toMatchObject({ state: 'proposed', forms: ['MGT-7', 'MGT-7A'], mayDecide: false });
    const { body: effect } = await ask(staff, 'GET', `${base}/${relief.id}/effect`);
    expect(effect).toMatchObject({ clients: 12, filedAlready: 0, flags: [] });
    expect(effect.items.map(({ companyId }: { companyId: string }) => companyId).toSorted()).toEqual(
      firm.held.toSorted(),
    );
    for (const item of effect.items)
      expect(item).toMatchObject({ dueDate: '2026-11-29', newDueDate: '2026-12-31', daysGained: 32, isFiled: false });
    expect(await dates()).toEqual(all('2026-11-29'));
    expect((await act(manager, relief.id, 'approve')).body).toMatchObject({
      status: 409,
      code: 'second-person-needed',
    });
    expect((await act(staff, relief.id, 'approve')).status).toBe(403);
    expect(await dates()).toEqual(all('2026-11-29'));
  },
  SLOW,
);

test(
  'approved, twelve items show the new day with what moved it; withdrawn, the old day with a third line',
  async () => {
    await open(40, 12);
    const [before, known] = [await scores(), await calendar(firm.held[0] ?? '', '?asKnownOn=2026-11-20')];
    const relief = await enter(EXTENSION);
    const approved = await act(owner, relief.id, 'approve');
    expect(approved.body).toMatchObject({ updated: 12, remaining: 0, relief: { state: 'approved', mayDecide: false } });
    const moved = await annualReturns();
    expect(moved.map(({ dueDate }) => dueDate)).toEqual(all('2026-12-31'));
    for (const item of moved) {
      expect(item.originalDueDate).toBe('2026-11-29');
      expect(JSON.parse(item.moves ?? '')).toEqual([
        {
          reliefId: relief.id,
          from: '2026-11-29',
          to: '2026-12-31',
          statute: EXTENSION.reference,
          url: EXTENSION.url,
          knownSince: '2026-11-21',
        },
      ]);
    }
    const shown = (await calendar(firm.held[0] ?? '')).body.find(
      (item: { id: string }) => item.id === moved.find(({ companyId }) => companyId === firm.held[0])?.id,
    );
    expect(shown).toMatchObject({
      dueDate: '2026-12-31',
      originalDueDate: '2026-11-29',
      moves: [{ from: '2026-11-29' }],
    });
    expect(await scores()).toEqual(before);
    const ofFirm = `/ca-firms/${firm.firmId}/compliance-calendar?from=2026-12-31&to=2026-12-31&area=ROC`;
    // The board meetings of the half year end on the same day.
    const forms = (await ask(staff, 'GET', ofFirm)).body.filter(
      ({ formType }: { formType: string }) => formType !== 'board-meeting',
    );
    const movedToThen = forms.map(({ id }: { id: string }) => id);
    expect(movedToThen.toSorted()).toEqual(moved.map(({ id }) => id).toSorted());
    expect((await ask(owner, 'GET', `${base}/${relief.id}/effect`)).body).toMatchObject({ clients: 12 });

    clockInIndia('2026-11-25 10:00');
    expect((await act(manager, relief.id, 'withdraw')).body).toMatchObject({
      updated: 12,
      remaining: 0,
      relief: { state: 'withdrawn' },
    });
    expect(await dates()).toEqual(all('2026-11-29'));
    for (const { id } of moved) {
      const lines = await linesOf(id ?? '');
      expect(lines).toMatchObject([
        { change: 'added', dueDate: '2026-11-29' },
        { change: 'moved', dueDate: '2026-12-31', previous: '2026-11-29', reliefId: relief.id },
        { change: 'moved', dueDate: '2026-11-29', previous: '2026-12-31', reliefId: relief.id },
      ]);
      for (const line of lines.slice(1)) expect(line.reason).toContain(EXTENSION.reference);
    }
    const [row] = (await ask(owner, 'GET', base)).body;
    expect(row).toMatchObject({
      enteredByName: 'Seed MA',
      decidedByName: 'Seed OA',
      withdrawnByName: 'Seed MA',
      dueOn: '2026-12-31',
    });
    expect((await calendar(firm.held[0] ?? '', '?asKnownOn=2026-11-20')).body).toEqual(known.body);
    const between = (await calendar(firm.held[0] ?? '', '?asKnownOn=2026-11-24')).body;
    expect(between.find(({ id }: { id: string }) => id === shown.id)).toMatchObject({ dueDate: '2026-12-31' });
  },
  SLOW,
);

test(
  'every act stands in the trail of the firm, every moved date in the trail of its company',
  async () => {
    await open();
    const relief = await enter(EXTENSION);
    await act(owner, relief.id, 'approve');
    await act(owner, relief.id, 'withdraw');
    const actions = async (chainId: string, like: string) =>
      (
        await env.DB.prepare(
          'SELECT action, actor_name actor FROM audit_entries WHERE chain_id = ? AND action LIKE ? ORDER BY seq',
        )
          .bind(chainId, like)
          .all()
      ).results;
    expect(await actions(firm.firmId, 'relief.%')).toEqual([
      { action: 'relief.propose', actor: 'Seed MA' },
      { action: 'relief.approve', actor: 'Seed OA' },
      { action: 'relief.withdraw', actor: 'Seed OA' },
    ]);
    expect(await actions(firm.held[3] ?? '', 'obligation.moved')).toEqual([
      { action: 'obligation.moved', actor: 'Seed OA' },
      { action: 'obligation.moved', actor: 'Seed OA' },
    ]);
  },
  SLOW,
);

test(
  'a waived fee leaves the date: nothing is asked until its last day, and the whole fee from the due date after it',
  async () => {
    await open();
    const relief = await enter(WAIVER);
    expect(relief).toMatchObject({ filedFrom: '2026-11-21', filedBy: '2026-12-31', stillAsked: '0', dueOn: null });
    const { body: effect } = await ask(owner, 'GET', `${base}/${relief.id}/effect`);
    expect(effect).toMatchObject({ clients: 6, filedAlready: 0 });
    expect(effect.items[0]).toMatchObject({
      dueDate: '2026-10-30',
      newDueDate: '2026-10-30',
      daysGained: 0,
      costToday: '2200.00',
      newCostToday: '0.00',
      why: null,
    });
    // Each figure opens to its reason, item by item; of another firm's client there is nothing to open.
    const { companyId, itemId } = effect.items[0];
    const of = async (company: string) =>
      (await ask(owner, 'GET', `${base}/${relief.id}/effect?companyId=${company}&itemId=${itemId}`)).body.items;
    const [{ why }] = await of(companyId);
    expect(why).toMatchObject({ dueOn: { value: '2026-10-30' }, newDueOn: { value: '2026-10-30' } });
    expect(why.daysGained).toMatchObject({
      value: 0,
      steps: [{}, {}, { summary: '30 Oct 2026 − 30 Oct 2026 = 0 days' }],
    });
    expect([why.cost.value, why.newCost.value]).toEqual([220_000, 0]);
    expect(JSON.stringify(why.newCost.steps)).toContain(WAIVER.reference);
    expect(why.cost.steps.filter(({ isAssumed }: { isAssumed?: boolean }) => isAssumed)).not.toEqual([]);
    expect(await of(itemId)).toEqual([]);
    expect((await act(owner, relief.id, 'approve')).body).toMatchObject({ updated: 6, remaining: 0 });
    const accounts = async () =>
      (await calendar(firm.held[0] ?? '')).body.find(({ formType }: { formType: string }) => formType === 'AOC-4');
    expect(await accounts()).toMatchObject({
      dueDate: '2026-10-30',
      status: 'overdue',
      penaltyAmount: '0.00',
      moves: [],
      waivers: expect.arrayContaining([expect.objectContaining({ reliefId: relief.id, filedBy: '2026-12-31' })]),
    });
    const lines = await linesOf((await accounts()).id);
    expect(lines.at(-1)).toMatchObject({ change: 'waived', dueDate: '2026-10-30', previous: null });
    clockInIndia('2026-12-31 23:30');
    expect(await accounts()).toMatchObject({ penaltyAmount: '0.00' });
    clockInIndia('2027-01-02 09:00');
    expect(await accounts()).toMatchObject({ dueDate: '2026-10-30', status: 'overdue', penaltyAmount: '6400.00' });
  },
  SLOW,
);

test(
  'broken off in the middle and finished by the job, it ends as in one run',
  async () => {
    await open();
    const broken = firm.held[5] ?? '';
    await env.DB.prepare(
      `CREATE TRIGGER breaks BEFORE INSERT ON compliance_item_history WHEN NEW.company_id = '${broken}' BEGIN SELECT RAISE(ABORT, 'broken off'); END`,
    ).run();
    const relief = await enter(EXTENSION);
    expect((await act(owner, relief.id, 'approve')).body).toMatchObject({ updated: 5, remaining: 1 });
    expect((await dates()).filter((day) => day === '2026-11-29')).toHaveLength(1);
    await env.DB.prepare('DROP TRIGGER breaks').run();
    await workOutAll('2026-11-21 10:05', 8);
    const moved = await annualReturns();
    expect(moved.map(({ dueDate }) => dueDate)).toEqual(all('2026-12-31'));
    for (const { id } of moved)
      expect((await linesOf(id ?? '')).map(({ change }) => change)).toEqual(['added', 'moved']);
    await fire('*/5 * * * *', '2026-11-21 10:10');
    for (const { id } of moved) expect(await linesOf(id ?? '')).toHaveLength(2);
  },
  SLOW,
);

test(
  'who approved may ask again, and goes on where it was broken off',
  async () => {
    await open();
    const broken = firm.held[5] ?? '';
    await env.DB.prepare(
      `CREATE TRIGGER breaks BEFORE INSERT ON compliance_item_history WHEN NEW.company_id = '${broken}' BEGIN SELECT RAISE(ABORT, 'broken off'); END`,
    ).run();
    const relief = await enter(EXTENSION);
    await act(owner, relief.id, 'approve');
    await env.DB.prepare('DROP TRIGGER breaks').run();
    expect((await act(owner, relief.id, 'approve')).body).toMatchObject({ updated: 1, remaining: 0 });
    expect((await act(owner, relief.id, 'approve')).body).toMatchObject({ updated: 0, remaining: 0 });
    expect((await act(manager, relief.id, 'approve')).body).toMatchObject({ status: 409, code: 'relief-not-proposed' });
    expect(await dates()).toEqual(all('2026-12-31'));
  },
  SLOW,
);

test(
  'a run that read the reliefs before the approval cannot write after it',
  async () => {
    await open();
    const id = firm.held[0] ?? '';
    const relief = await enter(EXTENSION);
    const companyCase = (await readCases(env.DB, [id])).get(id);
    await act(owner, relief.id, 'approve');
    const { change } = workOut(env.DB, companyCase!, isoDate('2026-11-21'));
    expect(change.statements).not.toEqual([]);
    await expect(commit(systemActing(env.DB, 'test'), [change])).rejects.toMatchObject({ status: 409 });
    expect(await dates()).toEqual(all('2026-12-31'));
  },
  SLOW,
);

test(
  'two approvals at once move each date once',
  async () => {
    await open();
    const relief = await enter(EXTENSION);
    const replies = await Promise.all([act(owner, relief.id, 'approve'), act(owner, relief.id, 'approve')]);
    expect(replies.map(({ status }) => status)).toContain(200);
    for (const { status } of replies) expect([200, 409]).toContain(status);
    for (const { id } of await annualReturns())
      expect((await linesOf(id ?? '')).map(({ change }) => change)).toEqual(['added', 'moved']);
  },
  SLOW,
);

test('the feeds of the staff show the same events on their new day, and on the old one once it is withdrawn', async () => {
  await open();
  await env.DB.prepare('DELETE FROM client_assignments').run();
  const charge = `UPDATE companies SET assigned_manager_id = (SELECT id FROM users WHERE name = 'Seed SA') WHERE id = ?`;
  await env.DB.prepare(charge).bind(firm.held[0]).run();
  const feed = (await ask(staff, 'POST', '/calendar-feeds', { kind: 'staff', caFirmId: firm.firmId })).body;
  const path = new URL(feed.url).pathname.replace('/api', '');
  const returns = async () => {
    const text: string = (await ask(undefined, 'GET', path)).body.replace(/\r\n[ \t]/g, '');
    const events = text.split('BEGIN:VEVENT').filter((event) => /SUMMARY:.*MGT-7A? for 2025-26/.test(event));
    const part = (event: string, name: string) => new RegExp(`${name}[^:\r]*:(.*)`).exec(event)?.[1]?.trim();
    return events.map(
      (event) => [part(event, 'UID'), part(event, 'DTSTART'), Number(part(event, 'SEQUENCE'))] as const,
    );
  };
  const [before] = [await returns()];
  expect(before.map(([, day]) => day)).toEqual(['20261129']);
  const relief = await enter(EXTENSION);
  expect(await returns()).toEqual(before);
  await act(owner, relief.id, 'approve');
  const moved = await returns();
  expect(moved.map(([id, day]) => [id, day])).toEqual(before.map(([id]) => [id, '20261231']));
  await act(manager, relief.id, 'withdraw');
  const back = await returns();
  expect(back.map(([id, day]) => [id, day])).toEqual(before.map(([id]) => [id, '20261129']));
  const sequences = [before, moved, back].map(([first]) => first?.[2] ?? 0);
  expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  expect(new Set(sequences).size).toBe(3);
});

test('an extension on condition of payment lapses by itself, and holds again once somebody says it was paid in time', async () => {
  await open(3, 1);
  const { id } = await enter({ ...EXTENSION, conditions: { paidBy: '2026-11-25' } });
  await act(owner, id, 'approve');
  const [item] = await annualReturns();
  expect([item?.dueDate, JSON.parse(item?.moves ?? '')[0].onlyIf]).toEqual(['2026-12-31', { paidBy: '2026-11-25' }]);
  await workOutAll('2026-11-26 06:00', 3);
  clockInIndia('2026-11-26 10:00');
  const company = `/companies/${firm.held[0]}`;
  const asked = async () => (await ask(owner, 'GET', `${company}/compliance-items/${item?.id}/explanation`)).body;
  expect(await asked()).toMatchObject({
    item: { dueDate: '2026-11-29', moves: [], description: expect.stringContaining('say so if it was') },
    conditions: [{ paidBy: '2026-11-25', state: 'failed', statute: EXTENSION.reference }],
  });
  const said = { kind: 'tax-paid', subject: 'MGT-7A|2025-26|', happenedOn: '2026-11-25', details: {} };
  expect((await ask(owner, 'POST', `${company}/events`, said)).status).toBe(201);
  const after = await asked();
  expect(after).toMatchObject({ item: { dueDate: '2026-12-31' }, conditions: [{ state: 'met' }] });
  expect(after.item.moves[0]).not.toHaveProperty('onlyIf');
});
