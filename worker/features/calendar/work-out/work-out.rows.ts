import { hash } from 'node:crypto';
import type { KeptItem, Plan } from '../../../domain/calendar/plan';
import { jsonPieces } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import type { ComplianceItem } from '../calendar.table';

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

const KEPT = [
  'type',
  'title',
  'description',
  'due_date',
  'status',
  'priority',
  'form_type',
  'updated_at',
  'obligation_key',
  'period',
  'subject',
  'original_due_date',
  'moves',
  'waivers',
  'cost_ladder',
  'is_optional',
  'is_unverified',
  'done_on',
  'acknowledgement',
  'sequence',
] as const;

// An id, then the columns in the order of KEPT.
const valuesOf = (row: ComplianceItem) => [
  row.id,
  row.type,
  row.title,
  row.description,
  row.dueDate,
  row.status,
  row.priority,
  row.formType,
  row.updatedAt,
  row.obligationKey,
  row.period,
  row.subject,
  row.originalDueDate,
  JSON.stringify(row.moves),
  JSON.stringify(row.waivers),
  JSON.stringify(row.costLadder),
  Number(row.isOptional),
  Number(row.isUnverified),
  row.doneOn,
  row.acknowledgement,
  row.sequence,
];

const INSERT = `INSERT INTO compliance_items (id, ${KEPT.join(', ')}, company_id, origin, created_at)
  SELECT value ->> 0, ${KEPT.map((_, place) => `value ->> ${place + 1}`).join(', ')}, ?2, 'law', value ->> 8 FROM json_each(?1)`;

const UPDATE = `UPDATE compliance_items SET ${KEPT.map((name, place) => `${name} = j.value ->> ${place + 1}`).join(', ')}
  FROM json_each(?1) j WHERE compliance_items.id = j.value ->> 0 AND +compliance_items.company_id = ?2`;

const HISTORY = `INSERT INTO compliance_item_history
    (id, item_id, change, due_date, previous_due_date, status, reason, relief_id, company_id, at, day)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, ?2, ?3, ?4
  FROM json_each(?1)`;

type Writing = { companyId: string; at: string; day: string };

const pieces = (rows: readonly (readonly unknown[])[]) => jsonPieces(rows.map((row) => JSON.stringify(row)));

export function writeItems(
  d1: D1Database,
  companyId: string,
  { inserts, updates }: { inserts: readonly ComplianceItem[]; updates: readonly ComplianceItem[] },
): D1PreparedStatement[] {
  return [
    ...pieces(inserts.map(valuesOf)).map((piece) => d1.prepare(INSERT).bind(piece, companyId)),
    ...pieces(updates.map(valuesOf)).map((piece) => d1.prepare(UPDATE).bind(piece, companyId)),
  ];
}

/** The lines of a plan as history rows. */
export function writeHistory(
  d1: D1Database,
  lines: Plan['lines'],
  { companyId, at, day }: Writing,
): D1PreparedStatement[] {
  const rows = lines.map((line) => [
    newId(),
    line.itemId,
    line.change,
    line.dueOn,
    line.previousDueOn ?? null,
    line.status,
    line.reason ?? null,
    line.reliefId ?? null,
  ]);
  return pieces(rows).map((piece) => d1.prepare(HISTORY).bind(piece, companyId, at, day));
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
