import { systemActing } from '../../platform/acting';
import { commit } from '../audit/audit.repository';

/** Gives a visitor's demonstration to the account they signed up with. */
export async function handDemoOver(d1: D1Database, visitorId: string, userId: string): Promise<void> {
  const firm = await d1.prepare('SELECT id FROM ca_firms WHERE demo_of = ?').bind(visitorId).first<{ id: string }>();
  if (!firm) return;
  const taken = await d1.prepare('SELECT id FROM ca_firms WHERE demo_of = ?').bind(userId).first();
  const statements = [
    d1
      .prepare('UPDATE firm_members SET user_id = ? WHERE user_id = ? AND ca_firm_id = ?')
      .bind(userId, visitorId, firm.id),
    d1.prepare('UPDATE ca_firms SET demo_of = ? WHERE id = ?').bind(taken ? null : userId, firm.id),
  ];
  const entries = [
    { action: 'demo.hand-over', entityType: 'ca-firm', entityId: firm.id, before: { visitorId }, after: { userId } },
  ];
  await commit(systemActing(d1, 'sign-up'), [{ chainId: firm.id, statements, entries }]);
}
