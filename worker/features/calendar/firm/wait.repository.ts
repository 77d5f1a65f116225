import type { FirmScope } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import type { ComplianceItem } from '../calendar.table';

/** Who is waited for, and for what. */
export type Wait = Pick<ComplianceItem, 'waitsFor' | 'waitsName' | 'waitsWhat'>;

const SET = `UPDATE compliance_items SET waits_for = ?3, waits_name = ?4, waits_what = ?5, updated_at = ?6
  WHERE id = ?1 AND +calendar_firm_id = ?2 AND waits_for IS ?7 AND waits_name IS ?8 AND waits_what IS ?9
    AND status IN ('pending', 'unconfirmed')`;

/** Says of the items of one client who they wait for; undone where one of them was changed, done or taken from the firm meanwhile. */
export function waitsSet(
  d1: D1Database,
  { caFirmId }: FirmScope,
  companyId: string,
  items: readonly ComplianceItem[],
  { waitsFor, waitsName, waitsWhat }: Wait,
): Change {
  const at = now().toISOString();
  const after = { waitsFor, waitsName, waitsWhat };
  return {
    chainId: companyId,
    statements: items.flatMap((item) => [
      d1
        .prepare(SET)
        .bind(
          ...[item.id, caFirmId, waitsFor, waitsName, waitsWhat, at],
          ...[item.waitsFor, item.waitsName, item.waitsWhat],
        ),
      mustHaveChanged(d1),
    ]),
    entries: items.map((item) => ({
      ...{ action: 'item.wait', entityType: 'compliance-item', entityId: item.id },
      before: { waitsFor: item.waitsFor, waitsName: item.waitsName, waitsWhat: item.waitsWhat },
      after,
    })),
  };
}
