import { hash } from 'node:crypto';
import type { KeptItem, Plan } from '../../../domain/calendar/plan';
import type { IsoDate } from '../../../domain/shared/dates';
import { jsonPieces } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { columnsOf, jsonRows } from '../../../platform/rows';
import { type ComplianceItem, complianceItemHistory, complianceItems } from '../calendar.table';

/** The part of a stored item that the engine keeps. */
export function keptOf(row: ComplianceItem): KeptItem {
  return {
    id: row.id,
    key: row.obligationKey ?? '',
    area: row.type,
    form: row.formType ?? '',
    period: row.period ?? '',
    subject: row.subject,
    title: row.title,
    description: row.description ?? '',
    priority: row.priority,
    dueOn: row.dueDate,
    originalDueOn: row.originalDueDate ?? row.dueDate,
    moves: row.moves,
    waivers: row.waivers,
    ladder: row.costLadder,
    isOptional: row.isOptional,
    isUnverified: row.isUnverified,
    status: row.status,
    doneOn: row.doneOn,
    acknowledgement: row.acknowledgement,
  };
}

/** The row of an item: a new one, or the stored one with what the engine keeps replaced and a person's words left alone. */
export function rowOf(item: KeptItem, companyId: string, at: string, before?: ComplianceItem): ComplianceItem {
  return {
    penaltyAmount: null,
    metadata: null,
    note: null,
    createdAt: at,
    sequence: 0,
    ...before,
    id: item.id,
    companyId,
    type: item.area,
    title: item.title,
    description: item.description,
    dueDate: item.dueOn,
    status: item.status,
    priority: item.priority,
    formType: item.form,
    updatedAt: at,
    origin: 'law',
    obligationKey: item.key,
    period: item.period,
    subject: item.subject,
    originalDueDate: item.originalDueOn,
    moves: item.moves,
    waivers: item.waivers,
    costLadder: item.ladder,
    isOptional: item.isOptional,
    isUnverified: item.isUnverified,
    doneOn: item.doneOn,
    acknowledgement: item.acknowledgement,
  };
}

/** What the engine keeps of an item; the rest is a person's, or never changes. */
const KEPT = [
  ...([
    'type',
    'title',
    'description',
    'dueDate',
    'status',
    'priority',
    'formType',
    'updatedAt',
    'obligationKey',
  ] as const),
  ...(['period', 'subject', 'originalDueDate', 'moves', 'waivers', 'costLadder', 'isOptional'] as const),
  ...(['isUnverified', 'doneOn', 'acknowledgement', 'sequence'] as const),
] as const;

const ITEMS = columnsOf(complianceItems);
const INSERT = ITEMS.bulk(['id', ...KEPT, 'createdAt'], ['companyId', 'origin']);
const ROWS = jsonRows(['id', ...KEPT]);
const UPDATE = `UPDATE compliance_items SET ${ITEMS.set(KEPT, ROWS)}
  FROM json_each(?1) j WHERE compliance_items.id = ${ROWS.at.id} AND +compliance_items.company_id = ?2`;
const HISTORY = columnsOf(complianceItemHistory).bulk(
  ['id', 'itemId', 'change', 'dueDate', 'previousDueDate', 'status', 'reason', 'reliefId'],
  ['companyId', 'at', 'day'],
);

type Writing = { companyId: string; at: string; day: IsoDate };

export function writeItems(
  d1: D1Database,
  companyId: string,
  { inserts, updates }: { inserts: readonly ComplianceItem[]; updates: readonly ComplianceItem[] },
): D1PreparedStatement[] {
  const made = inserts.map((row) => INSERT.text({ ...row, createdAt: row.updatedAt }));
  const changed = updates.map((row) => ROWS.text({ id: row.id, ...ITEMS.stored(KEPT, row) }));
  return [
    ...jsonPieces(made).map((piece) => INSERT.insert(d1, piece, { companyId, origin: 'law' })),
    ...jsonPieces(changed).map((piece) => d1.prepare(UPDATE).bind(piece, companyId)),
  ];
}

/** The lines of a plan as history rows. */
export function writeHistory(d1: D1Database, lines: Plan['lines'], writing: Writing): D1PreparedStatement[] {
  const rows = lines.map(({ dueOn, previousDueOn = null, reason = null, reliefId = null, ...line }) =>
    HISTORY.text({ ...line, id: newId(), dueDate: dueOn, previousDueDate: previousDueOn, reason, reliefId }),
  );
  return jsonPieces(rows).map((piece) => HISTORY.insert(d1, piece, writing));
}

/**
 * The id of an obligation's item: a uuid (version 8) of the company and the obligation's key. Every run and every answer of
 * a past day names the same obligation by the same id, whether or not it is stored.
 */
export function itemIdOf(companyId: string, key: string): string {
  const hex = hash('sha256', `${companyId}|${key}`, 'hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
