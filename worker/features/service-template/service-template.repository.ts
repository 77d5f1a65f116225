import { and, asc, eq, gt } from 'drizzle-orm';
import type { FirmScope } from '../../platform/access';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { Page } from '../../platform/wire';
import type { Change } from '../audit/audit.repository';
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
