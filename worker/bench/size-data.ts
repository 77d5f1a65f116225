import { CHART } from '../domain/bank/chart/chart';
import { type Author, FIRST_HASH, linkEntries, type NewEntry } from '../features/audit/audit.repository';
import { auditEntries } from '../features/audit/audit.table';
import { columnsOf, jsonPieces } from '../platform/database';

/** Numbers from one on, as rows. */
const upTo = (many: number) => `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})`;
// Ids that lie in the order in which they are made, as those of the product do.
const id = (letter: string) => `printf('${letter}0000000-0000-7000-8000-%012x', i)`;
const SLICE = 20_000;

/** Lines of a company's account, made by the database itself: a narration of the length that banks print. */
export async function addLines(d1: D1Database, companyId: string, accountId: string, many: number): Promise<number> {
  const upload = `INSERT INTO statement_uploads (id, company_id, bank_account_id, file_key, sha256, bytes, added_count, known_count, agreeing,
    checked, credit_total_paise, debit_total_paise, created_by, created_at) VALUES ('size', ?1, ?2, 'size', 'size', 0, ?3, 0, 0, 0, 0, 0, 'x', 'x')`;
  await d1.prepare(upload).bind(companyId, accountId, many).run();
  const lines = `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
    transaction_type, balance_paise, reference, line_key, payee, created_at)
    ${upTo(SLICE)} SELECT ${id('a').replace(', i', ', i + ?3')}, ?1, ?2, 'size', i + ?3, date('2016-04-01', ((i + ?3) / 60) || ' days'),
      'NEFT-ICICN' || (100000000000 + i + ?3) || '-BLUEPINE ANALYTICS PVT LTD-INV ' || (i + ?3), 100 + i,
      CASE i % 2 WHEN 0 THEN 'debit' ELSE 'credit' END, 100000 + i, 'R' || (i + ?3), 'size|' || (i + ?3), 'BLUEPINE ANALYTICS', 'x'
    FROM n WHERE i + ?3 <= ?4`;
  for (let made = 0; made < many; made += SLICE) await d1.prepare(lines).bind(companyId, accountId, made, many).run();
  return many;
}

/** Lines of a company's account over some months, with categories of the chart one after the other, each on its side. */
export async function addBookedLines(
  d1: D1Database,
  { companyId, accountId, uploadId }: { companyId: string; accountId: string; uploadId: string },
  { lines: many, from, days }: { lines: number; from: string; days: number },
): Promise<void> {
  const categories = CHART.map(({ id, direction, gstMode }) => [id, direction === 'in' ? 'credit' : 'debit', gstMode]);
  const insert = `INSERT INTO bank_transactions (id, company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
    transaction_type, category, category_id, gst_mode, line_key, created_at)
    ${upTo(SLICE)} SELECT ${id('b').replace(', i', ', i + ?4')}, ?1, ?2, ?3, i + ?4, date(?6, ((i + ?4) * ?7 / ?5) || ' days'), 'LINE ' || (i + ?4),
      100 + i, c.value ->> 1, 'expense', c.value ->> 0, c.value ->> 2, 'booked|' || (i + ?4), 'x'
    FROM n JOIN json_each(?8) c ON c.key = (i + ?4) % json_array_length(?8) WHERE i + ?4 <= ?5`;
  for (let made = 0; made < many; made += SLICE)
    await d1
      .prepare(insert)
      .bind(companyId, accountId, uploadId, made, many, from, days, JSON.stringify(categories))
      .run();
}

const ENTRIES = columnsOf(auditEntries).bulk(
  ['seq', 'action', 'entityType', 'entityId', 'before', 'after', 'lines', 'count', 'prevHash', 'hash'],
  ['chainId', 'at', 'atIst', 'actorType', 'actorId', 'actorName', 'v'],
);

/** A chain of entries, two in three of them in bundles as the lines of statements are. */
export async function addTrail(d1: D1Database, chainId: string, many: number): Promise<number> {
  const at = { at: '2026-11-20T06:30:00.000Z', atIst: '2026-11-20T12:00:00.000+05:30' };
  const actor = {
    actorType: 'person',
    actorId: 'x',
    actorName: 'A person',
    onBehalfOf: null,
    requestId: null,
    ipHash: null,
  } as const;
  const author: Author = { chainId, ...at, ...actor };
  const query = 'SELECT seq, hash FROM audit_entries WHERE chain_id = ? ORDER BY seq DESC LIMIT 1';
  let head = (await d1.prepare(query).bind(chainId).first<{ seq: number; hash: string }>()) ?? {
    seq: 0,
    hash: FIRST_HASH,
  };
  for (let made = 0; made < many; made += 3_000) {
    const entries = Array.from({ length: Math.min(3_000, many - made) }, (_, place) => entryOf(made + place));
    const linked = linkEntries(head, author, entries);
    head = linked.at(-1) ?? head;
    const same = { chainId, ...at, actorType: 'person', actorId: 'x', actorName: 'A person', v: 1 } as const;
    await d1.batch(jsonPieces(linked.map(ENTRIES.text)).map((piece) => ENTRIES.insert(d1, piece, same)));
  }
  return many;
}

/** The beginning of the trail of each of the clients below. */
export async function beginTrails(d1: D1Database, clients: number): Promise<void> {
  for (let client = 1; client <= clients; client++)
    await addTrail(d1, `c0000000-0000-7000-8000-${client.toString(16).padStart(12, '0')}`, 1);
}

// Of three thousand two thousand are alike and follow each other; the rest stand alone.
const entryOf = (place: number): NewEntry => ({
  action:
    place % 3_000 < 2_000 ? 'bank-transaction.import' : `bank-transaction.${place % 2 === 0 ? 'categorise' : 'note'}`,
  entityType: 'bank-transaction',
  entityId: `a0000000-0000-7000-8000-${place.toString(16).padStart(12, '0')}`,
  before: { category: null, subcategory: null, rule: null },
  after: `2026-11-20|${place}|debit|NEFT-ICICN${100000000000 + place}-BLUEPINE ANALYTICS PVT LTD|INV ${place}|1`,
});

/** Clients of a company's firm, each with so many items within the window of a feed. */
export async function addClientsWithItems(
  d1: D1Database,
  likeId: string,
  clients: number,
  items: number,
): Promise<number> {
  const made = `INSERT INTO companies (id, name, cin, pan, incorporation_date, financial_year, ca_firm_id, owner_id, created_at, updated_at)
    ${upTo(clients)} SELECT ${id('c')}, 'Client ' || i || ' Private Limited', 'SIZE' || i, pan, incorporation_date, financial_year, ca_firm_id,
      owner_id, '', '' FROM n, companies WHERE companies.id = ?1`;
  await d1.prepare(made).bind(likeId).run();
  const rows = `INSERT INTO compliance_items (id, company_id, type, title, description, due_date, status, form_type, cost_ladder, origin,
      obligation_key, created_at, updated_at)
    ${upTo(items)} SELECT printf('d%07x-0000-7000-8000-%012x', c.rowid, i), c.id, 'GST', 'GSTR-3B for month ' || i,
      'The monthly return with payment, by the due day of the notification', date('now', (i * 3 - 80) || ' days'),
      CASE i % 4 WHEN 0 THEN 'completed' ELSE 'pending' END, 'GSTR-3B', ?2, 'law', 'GSTR-3B|' || i || '|', 'x', 'x'
    FROM n, companies c WHERE c.cin = 'SIZE' || ?1`;
  const ladder = JSON.stringify([
    { from: '2026-11-21', base: 0, perDay: 5_000 },
    { from: '2027-01-01', base: 200_000, perDay: 10_000 },
  ]);
  const statements = Array.from({ length: clients }, (_, at) => d1.prepare(rows).bind(`${at + 1}`, ladder));
  for (let at = 0; at < clients; at += 50) await d1.batch(statements.slice(at, at + 50));
  return clients;
}
