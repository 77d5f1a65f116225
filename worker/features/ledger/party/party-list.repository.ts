import { foldedName } from '../../../domain/bank/chart/chart';
import { panOfParty } from '../../../domain/identifiers/tax-number';
import type { CompanyScope } from '../../../platform/access';
import { columnsOf, type Stored } from '../../../platform/database';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { type Party, parties } from '../chart/chart.table';

const COLUMNS = columnsOf(parties);
const KEYS = [
  ...([
    'id',
    'companyId',
    'name',
    'foldedName',
    'kind',
    'gstin',
    'pan',
    'panInoperativeSince',
    'carrierFrom',
    'carrierUntil',
  ] as const),
  ...(['stateCode', 'msme', 'msmeFrom'] as const),
  ...(['address', 'gstScheme', 'agreedDays', 'createdBy', 'createdByName', 'createdAt', 'closedAt'] as const),
] as const;
const read = COLUMNS.read(KEYS);

/** A party with what it owes and is owed, in paise. */
export type ListedParty = Party & { receivable: number; payable: number };

const OWED = (
  accounts: string,
  sign: 1 | -1,
) => `(SELECT ${sign} * coalesce(sum(e.amount_paise), 0) FROM ledger_entries e
  WHERE e.company_id = p.company_id AND e.party_id = p.id AND e.superseded_by IS NULL AND e.account IN (${accounts}))`;
const LISTED = `SELECT ${COLUMNS.selected(KEYS)}, ${OWED("'1401', '2725'", 1)} receivable,
    ${OWED("'2601', '2728', '1601'", -1)} payable
  FROM parties p WHERE p.company_id = ?1 AND p.closed_at IS NULL AND (?2 IS NULL OR p.kind IN (?2, 'both'))
    AND (?3 IS NULL OR instr(p.folded_name || ' ' || lower(coalesce(p.gstin, '') || ' ' || coalesce(p.pan, '')), ?3) > 0)
    AND (?4 IS NULL OR (p.folded_name, p.id) > ((SELECT folded_name FROM parties WHERE id = ?4 AND company_id = ?1), ?4))
  ORDER BY p.folded_name, p.id LIMIT ?5`;

type Asked = { kind?: Party['kind'] | undefined; q?: string | undefined; limit: number; cursor?: string | undefined };

/** Parties by name; one more than the page asks for. */
export async function listParties(
  d1: D1Database,
  { companyId }: CompanyScope,
  { kind, q, limit, cursor }: Asked,
): Promise<ListedParty[]> {
  const { results } = await d1
    .prepare(LISTED)
    .bind(companyId, kind && kind !== 'both' ? kind : null, q ? foldedName(q) : null, cursor ?? null, limit + 1)
    .all<ListedParty>();
  return results.map((row) => ({ ...(read(row) as Party), receivable: row.receivable, payable: row.payable }));
}

const FOUND = `SELECT ${COLUMNS.selected(KEYS)} FROM parties p WHERE p.company_id = ?1 AND p.closed_at IS NULL
  AND (p.id IN (SELECT value ->> 0 FROM json_each(?2)) OR p.folded_name IN (SELECT value ->> 1 FROM json_each(?2))
    OR p.gstin IN (SELECT value ->> 2 FROM json_each(?2)) OR p.pan IN (SELECT value ->> 3 FROM json_each(?2)))`;

export type PartyFacts = {
  id?: string | undefined;
  name?: string | undefined;
  gstin?: string | undefined;
  pan?: string | undefined;
};

/** All parties that could be one of these: by id, GSTIN, PAN or name. */
export async function partiesLike(
  d1: D1Database,
  { companyId }: CompanyScope,
  facts: readonly PartyFacts[],
): Promise<Party[]> {
  const asked = facts.map(({ id, name, gstin, pan }) => [
    ...[id ?? null, name ? foldedName(name) : null, gstin ?? null, pan ?? (gstin ? panOfParty(gstin) : null)],
  ]);
  const { results } = await d1.prepare(FOUND).bind(companyId, JSON.stringify(asked)).all<Party>();
  return results.map((row) => read(row) as Party);
}

const EDITED = [
  ...([
    'name',
    'foldedName',
    'kind',
    'gstin',
    'pan',
    'stateCode',
    'address',
    'msme',
    'msmeFrom',
    'panInoperativeSince',
    'carrierFrom',
    'carrierUntil',
    'gstScheme',
    'agreedDays',
  ] as const),
] as const;

/** The change that gives a party other particulars, where it is still as it was read. */
export function partyChanged(d1: D1Database, before: Party, after: Party): Change {
  const set = EDITED.map((key, at) => `${COLUMNS.name(key)} = ?${at + 3}`).join(', ');
  const as = EDITED.map((key, at) => `${COLUMNS.name(key)} IS ?${at + 3 + EDITED.length}`).join(' AND ');
  const values = (party: Party): Stored[] => EDITED.map((key) => party[key]);
  const changed = EDITED.filter((key) => key !== 'foldedName' && before[key] !== after[key]);
  const told = (party: Party) => Object.fromEntries(changed.map((key) => [key, party[key]]));
  return {
    chainId: before.companyId,
    statements: [
      d1
        .prepare(`UPDATE parties SET ${set} WHERE id = ?1 AND company_id = ?2 AND ${as}`)
        .bind(before.id, before.companyId, ...values(after), ...values(before)),
      mustHaveChanged(d1),
    ],
    entries: [
      {
        ...{ action: 'party.edit', entityType: 'party', entityId: before.id },
        ...{ before: told(before), after: told(after) },
      },
    ],
  };
}
