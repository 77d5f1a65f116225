import { foldedName } from '../../domain/bank/chart/chart';
import type { CompanyScope, Person } from '../../platform/access';
import { now } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { Change } from '../audit/audit.repository';
import { type Party, parties } from './chart/chart.table';

const NAMED = `SELECT p.id, p.name, p.kind, j.value named FROM json_each(?2) j JOIN parties p ON p.company_id = ?1
  AND (p.id = j.value ->> 0 OR p.folded_name = j.value ->> 1)`;

export type KnownParty = Pick<Party, 'id' | 'name' | 'kind'>;

/** The parties of these ids or names, by what they were asked for. */
export async function partiesNamed(
  d1: D1Database,
  { companyId }: CompanyScope,
  named: readonly string[],
): Promise<Map<string, KnownParty>> {
  if (named.length === 0) return new Map();
  const asked = [...new Set(named)].map((name) => [name, foldedName(name)]);
  const { results } = await d1
    .prepare(NAMED)
    .bind(companyId, JSON.stringify(asked))
    .all<KnownParty & { named: string }>();
  return new Map(results.map(({ named: by, ...party }) => [(JSON.parse(by) as [string])[0], party]));
}

/** The names of parties by their ids. */
export async function partyNames(
  d1: D1Database,
  scope: CompanyScope,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, string>> {
  const asked = ids.filter((id) => id !== null && id !== undefined);
  const found = await partiesNamed(d1, scope, asked);
  return new Map([...found.values()].map(({ id, name }) => [id, name]));
}

/** A party with nothing known of it but its name and what it is to the company. */
export function partyOf(
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { name, kind }: Pick<Party, 'name' | 'kind'>,
): Party {
  return {
    ...{ id: newId(), companyId, name, foldedName: foldedName(name), kind },
    ...{
      gstin: null,
      pan: null,
      stateCode: null,
      address: null,
      msme: null,
      msmeFrom: null,
      panInoperativeSince: null,
      carrierFrom: null,
      carrierUntil: null,
    },
    ...{ gstScheme: null, agreedDays: null },
    ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString(), closedAt: null },
  };
}

export function partyAdded(d1: D1Database, party: Party): Change {
  const { id, companyId, name, kind, gstin, pan, stateCode, address, msme } = party;
  return {
    chainId: companyId,
    statements: [prepared(d1, openDatabase(d1).insert(parties).values(party))],
    entries: [
      {
        ...{ action: 'party.add', entityType: 'party', entityId: id },
        after: {
          name,
          kind,
          ...(gstin && { gstin }),
          ...(pan && { pan }),
          ...(stateCode && { stateCode }),
          ...(address && { address }),
          msme,
        },
      },
    ],
  };
}
