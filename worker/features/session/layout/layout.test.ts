import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { DASHBOARD_SECTIONS } from '../../../domain/session/dashboard-sections';
import { ask, seeded, signIn } from '../../../testing/client';

test('somebody lays their dashboards for themselves alone; a second time takes the place of the first', async () => {
  await seeded();
  const [founder, viewer] = [await signIn('FA'), await signIn('VA')];
  const usual = { order: [...DASHBOARD_SECTIONS], folded: [] };
  expect((await ask(founder, 'GET', '/me')).body.dashboard).toEqual(usual);
  const laid = { order: ['itr', 'gst'], folded: ['rera'] };
  expect((await ask(founder, 'PUT', '/profile/dashboard', laid)).body).toEqual(laid);
  expect((await ask(founder, 'PUT', '/profile/dashboard', { order: ['gst'], folded: [] })).status).toBe(200);
  expect((await ask(founder, 'GET', '/me')).body.dashboard).toEqual({ order: ['gst'], folded: [] });
  expect((await ask(viewer, 'GET', '/me')).body.dashboard).toEqual(usual);
  expect(await env.DB.prepare('SELECT count(*) n FROM dashboard_layouts').first('n')).toBe(1);
});

test.each([
  [{ order: ['weather'], folded: [] }, 'order'],
  [{ order: ['gst', 'gst'], folded: [] }, 'order'],
  [{ order: [], folded: ['rera', 'rera'] }, 'folded'],
  [{ order: [] }, 'folded'],
])('%j is refused at its field, and nothing is kept', async (body, field) => {
  await seeded();
  const { status, body: problem } = await ask(await signIn('FA'), 'PUT', '/profile/dashboard', body);
  expect(status).toBe(400);
  expect(JSON.stringify(problem)).toContain(field);
  expect(await env.DB.prepare('SELECT count(*) n FROM dashboard_layouts').first('n')).toBe(0);
});
