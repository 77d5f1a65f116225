import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { FirmScope } from '../../platform/access';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { Page } from '../../platform/wire';
import { type Change, mustBeAtMost, mustHaveChanged } from '../audit/audit.repository';
import { type Edit, isStill } from '../audit/edit.repository';
import type { NewServiceTemplate } from './service-template.contract';
import { type ServiceTemplate, serviceTemplates } from './service-template.table';

/** A firm's service templates, one more than the page asks for. */
export async function listServiceTemplates(d1: D1Database, scope: FirmScope, page: Page): Promise<ServiceTemplate[]> {
  const after = page.cursor ? gt(serviceTemplates.id, page.cursor) : undefined;
  return openDatabase(d1)
    .select()
    .from(serviceTemplates)
    .where(and(eq(serviceTemplates.caFirmId, scope.caFirmId), after))
    .orderBy(asc(serviceTemplates.id))
    .limit(page.limit + 1);
}

export async function findServiceTemplate(
  d1: D1Database,
  { caFirmId }: FirmScope,
  id: string,
): Promise<ServiceTemplate | undefined> {
  const isIt = and(eq(serviceTemplates.id, id), eq(serviceTemplates.caFirmId, caFirmId));
  return openDatabase(d1).select().from(serviceTemplates).where(isIt).get();
}

/** How many templates a firm keeps, archived ones among them. */
export const MOST_TEMPLATES = 200;
const COUNT = 'SELECT count(*) n FROM service_templates WHERE ca_firm_id = ?';

export async function countServiceTemplates(d1: D1Database, { caFirmId }: FirmScope): Promise<number> {
  return (await d1.prepare(COUNT).bind(caFirmId).first<number>('n')) ?? 0;
}

/** A template as a firm makes it: one of its own, in use. */
export function serviceTemplateOf(
  { caFirmId }: FirmScope,
  { description, ...facts }: NewServiceTemplate,
): ServiceTemplate {
  const made = { id: newId(), caFirmId, isDefault: false, isActive: true, createdAt: now().toISOString() };
  return { ...facts, ...made, description: description ?? null };
}

const ABOUT = { entityType: 'service-template' };

export function serviceTemplateAdded(d1: D1Database, template: ServiceTemplate): Change {
  const { id, caFirmId, createdAt: _at, isActive: _now, ...after } = template;
  const insert = prepared(d1, openDatabase(d1).insert(serviceTemplates).values(template));
  const entry = { action: 'service-template.create', ...ABOUT, entityId: id, after };
  const bounded = mustBeAtMost(d1, MOST_TEMPLATES, COUNT, caFirmId);
  return { chainId: caFirmId, statements: [insert, bounded], entries: [entry] };
}

export type TemplateAct = 'service-template.change' | 'service-template.archive' | 'service-template.restore';

/** Writes what of a template was edited, unless somebody else was faster. */
export function serviceTemplateEdited(
  d1: D1Database,
  { id, caFirmId, name }: ServiceTemplate,
  action: TemplateAct,
  { before, after }: Edit<ServiceTemplate>,
): Change {
  const isSo = and(eq(serviceTemplates.id, id), isStill(getTableColumns(serviceTemplates), before));
  const set = prepared(d1, openDatabase(d1).update(serviceTemplates).set(after).where(isSo));
  const entry = { action, ...ABOUT, entityId: id, before: { name, ...before }, after };
  return { chainId: caFirmId, statements: [set, mustHaveChanged(d1)], entries: [entry] };
}

// A subscription keeps the names of the services it includes, as they were agreed.
const USES = `SELECT count(*) n FROM client_subscriptions s
  WHERE s.ca_firm_id = ?1 AND EXISTS (SELECT 1 FROM json_each(s.services_included) j WHERE j.value = ?2)`;

/** How many subscriptions include a service of this name. */
export async function countUses(d1: D1Database, { caFirmId, name }: ServiceTemplate): Promise<number> {
  return (await d1.prepare(USES).bind(caFirmId, name).first<number>('n')) ?? 0;
}

/** Takes a template away that nothing hangs on; the trail keeps what it was. */
export function serviceTemplateRemoved(d1: D1Database, template: ServiceTemplate): Change {
  const { id, caFirmId, name, createdAt: _at, ...facts } = template;
  const remove = prepared(d1, openDatabase(d1).delete(serviceTemplates).where(eq(serviceTemplates.id, id)));
  const unused = mustBeAtMost(d1, 0, USES, caFirmId, name);
  const entry = { action: 'service-template.remove', ...ABOUT, entityId: id, before: { name, ...facts } };
  return { chainId: caFirmId, statements: [remove, mustHaveChanged(d1), unused], entries: [entry] };
}

type Offer = Omit<ServiceTemplate, 'id' | 'caFirmId' | 'isActive' | 'createdAt'>;

/** The statements and the trail of templates that a firm starts with. */
export function templatesAdded(d1: D1Database, caFirmId: string, offers: readonly Offer[]): Change {
  const rows = offers.map((offer) => ({
    ...offer,
    id: newId(),
    caFirmId,
    isActive: true,
    createdAt: now().toISOString(),
  }));
  const insert = (row: ServiceTemplate) => prepared(d1, openDatabase(d1).insert(serviceTemplates).values(row));
  const entries = rows.map(({ id, name, basePrice }) => ({
    action: 'service-template.create',
    entityType: 'service-template',
    entityId: id,
    after: { name, basePrice },
  }));
  return { chainId: caFirmId, statements: rows.map(insert), entries };
}
