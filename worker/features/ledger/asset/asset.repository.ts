import { and, asc, eq, isNull } from 'drizzle-orm';
import type { BlockOpening } from '../../../domain/ledger/asset/block';
import type { TaxBlock } from '../../../domain/ledger/asset/kinds';
import type { Asset, Disposal } from '../../../domain/ledger/asset/model';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Change, mustBeAtMost, mustHaveChanged } from '../../audit/audit.repository';
import { fixedAssets, type StoredAsset, taxBlockOpenings } from './asset.table';

export type RegisteredAsset = { asset: Asset; row: StoredAsset };

/** A register ends here; whoever has more keeps lots of like things as one. */
export const MOST_ASSETS = 5_000;
const COUNTED = 'SELECT count(*) FROM fixed_assets WHERE company_id = ?1 AND removed_at IS NULL';

/** The assets of a company that were not taken out of the register, in the order in which they came to be used. */
export async function listAssets(d1: D1Database, { companyId }: CompanyScope): Promise<RegisteredAsset[]> {
  const rows = await openDatabase(d1)
    .select()
    .from(fixedAssets)
    .where(and(eq(fixedAssets.companyId, companyId), isNull(fixedAssets.removedAt)))
    .orderBy(asc(fixedAssets.putToUseOn), asc(fixedAssets.id))
    .limit(MOST_ASSETS);
  return rows.map(registered);
}

/** An asset of a company, taken out of the register or not. */
export async function findAsset(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<RegisteredAsset | undefined> {
  const isIt = and(eq(fixedAssets.id, id), eq(fixedAssets.companyId, companyId));
  const row = await openDatabase(d1).select().from(fixedAssets).where(isIt).get();
  return row && registered(row);
}

const registered = (row: StoredAsset): RegisteredAsset => ({ row, asset: assetOf(row) });

function assetOf(row: StoredAsset): Asset {
  const { id, name, kind, cost, boughtOn, putToUseOn, method, residual, costAccount, depreciationAccount, block } = row;
  return {
    ...{ id, name, kind, cost, boughtOn, putToUseOn, method, residual, costAccount, depreciationAccount, block },
    life: row.leaseUntil ? { until: row.leaseUntil } : { years: row.years ?? 1 },
    shifts: JSON.parse(row.shifts) as NonNullable<Asset['shifts']>,
    ...(row.broughtForwardOn && {
      broughtForward: { on: row.broughtForwardOn, depreciation: row.broughtForward ?? NIL },
    }),
    ...(row.disposal &&
      row.disposedOn && { disposal: { kind: row.disposal, on: row.disposedOn, price: row.disposalPrice ?? NIL } }),
  };
}

const NIL = 0 as Paise;

type AssetFacts = Omit<Asset, 'id' | 'disposal'> &
  Pick<StoredAsset, 'creditTaken' | 'note' | 'voucherId' | 'isPostedHere'>;

/** An asset as it is stored, nothing written off by these books. */
export function rowOf(
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  facts: AssetFacts,
  id = newId(),
): StoredAsset {
  const { life, broughtForward, shifts = [], ...same } = facts;
  return {
    ...same,
    ...{ id, companyId },
    years: 'years' in life ? life.years : null,
    leaseUntil: 'until' in life ? life.until : null,
    broughtForwardOn: broughtForward?.on ?? null,
    broughtForward: broughtForward?.depreciation ?? null,
    shifts: JSON.stringify(shifts),
    ...{ disposal: null, disposedOn: null, disposalPrice: null, disposalVouchers: '[]', removedAt: null },
    ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
  };
}

export const registeredOf = registered;

/** What the trail keeps of an asset. */
const toldOf = ({ name, kind, cost, boughtOn, putToUseOn, method, years, leaseUntil }: StoredAsset) => ({
  ...{ name, kind, cost: formatRupees(cost), boughtOn, putToUseOn, method },
  ...(years !== null ? { years } : { until: leaseUntil }),
});

// An asset that came from a voucher may hold at most what the voucher put on the accounts of assets; of two that are added at once
// the later one finds the earlier.
const AS_MUCH = `INSERT INTO must (ok) SELECT NULL WHERE (SELECT sum(cost_paise) FROM fixed_assets
  WHERE company_id = ?1 AND voucher_id = ?2 AND removed_at IS NULL) > ?3`;

export function assetAdded(d1: D1Database, row: StoredAsset, most: Paise | undefined): Change {
  const { companyId, voucherId } = row;
  return {
    chainId: companyId,
    statements: [
      prepared(d1, openDatabase(d1).insert(fixedAssets).values(row)),
      mustBeAtMost(d1, MOST_ASSETS, COUNTED, companyId),
      ...(voucherId && most !== undefined ? [d1.prepare(AS_MUCH).bind(companyId, voucherId, most)] : []),
    ],
    entries: [{ action: 'asset.add', entityType: 'asset', entityId: row.id, after: toldOf(row) }],
  };
}

const REMOVE = `UPDATE fixed_assets SET removed_at = ?3
  WHERE id = ?1 AND company_id = ?2 AND removed_at IS NULL AND disposal IS NULL`;

export function assetRemoved(d1: D1Database, row: StoredAsset, reason: string): Change {
  const remove = d1.prepare(REMOVE).bind(row.id, row.companyId, now().toISOString());
  return {
    chainId: row.companyId,
    statements: [remove, mustHaveChanged(d1)],
    entries: [
      { action: 'asset.remove', entityType: 'asset', entityId: row.id, before: toldOf(row), after: { reason } },
    ],
  };
}

const DISPOSE = `UPDATE fixed_assets SET disposal = ?3, disposed_on = ?4, disposal_price_paise = ?5, disposal_vouchers = ?6
  WHERE id = ?1 AND company_id = ?2 AND removed_at IS NULL AND disposal IS NULL`;
const RESTORE = `UPDATE fixed_assets SET disposal = NULL, disposed_on = NULL, disposal_price_paise = NULL, disposal_vouchers = '[]'
  WHERE id = ?1 AND company_id = ?2 AND removed_at IS NULL AND disposal IS NOT NULL`;

/** An asset goes, by vouchers of the same batch. */
export function assetDisposed(
  d1: D1Database,
  { id, companyId, name }: StoredAsset,
  { kind, on, price }: Disposal,
  voucherIds: readonly string[],
): Change {
  return {
    chainId: companyId,
    statements: [
      d1.prepare(DISPOSE).bind(id, companyId, kind, on, price, JSON.stringify(voucherIds)),
      mustHaveChanged(d1),
    ],
    entries: [
      {
        ...{ action: kind === 'sold' ? 'asset.sell' : 'asset.scrap', entityType: 'asset', entityId: id },
        after: { name, on, price: formatRupees(price) },
      },
    ],
  };
}

const SHIFT = `UPDATE fixed_assets SET shifts = ?3
  WHERE id = ?1 AND company_id = ?2 AND shifts = ?4 AND removed_at IS NULL AND disposal IS NULL`;

/** What is said of an asset's shifts, in the place of what was said before; nothing where that has changed meanwhile. */
export function assetShifted(d1: D1Database, row: StoredAsset, shifts: NonNullable<Asset['shifts']>): Change {
  const { id, companyId, name } = row;
  return {
    chainId: companyId,
    statements: [d1.prepare(SHIFT).bind(id, companyId, JSON.stringify(shifts), row.shifts), mustHaveChanged(d1)],
    entries: [
      {
        ...{ action: 'asset.shifts', entityType: 'asset', entityId: id },
        ...{ before: { name, shifts: JSON.parse(row.shifts) }, after: { name, shifts } },
      },
    ],
  };
}

export function assetRestored(
  d1: D1Database,
  { id, companyId, name, disposal, disposedOn }: StoredAsset,
  reason: string,
): Change {
  return {
    chainId: companyId,
    statements: [d1.prepare(RESTORE).bind(id, companyId), mustHaveChanged(d1)],
    entries: [
      {
        ...{ action: 'asset.restore', entityType: 'asset', entityId: id },
        ...{ before: { name, disposal, on: disposedOn }, after: { reason } },
      },
    ],
  };
}

// A charge counts as long as its voucher stands: one that was taken back or reversed wrote nothing off.
const CHARGES = `SELECT c.asset_id assetId, c.financial_year year, sum(c.amount_paise) amount FROM asset_charges c
    JOIN ledger_vouchers v ON v.id = c.voucher_id
  WHERE c.company_id = ?1 AND v.status = 'posted' AND v.reversed_by_id IS NULL GROUP BY 1, 2`;

export type Charge = { assetId: string; year: string; amount: Paise };

/** What vouchers that stand have written off each asset, by year; of assets that were taken out of the register, too. */
export async function postedCharges(d1: D1Database, { companyId }: CompanyScope): Promise<Charge[]> {
  return (await d1.prepare(CHARGES).bind(companyId).all<Charge>()).results;
}

const KEEP = `INSERT INTO asset_charges (voucher_id, asset_id, company_id, financial_year, amount_paise)
  SELECT ?2, j.value ->> 0, ?1, ?3, j.value ->> 1 FROM json_each(?4) j`;
// Of two that post at once, the later finds that more was written off than it saw.
const AS_SEEN = `INSERT INTO must (ok) SELECT NULL WHERE (SELECT coalesce(sum(amount), 0) FROM (${CHARGES}) WHERE year = ?2) <> ?3`;

/** What a voucher of depreciation writes off, and before it that nothing was posted since `seen` was read. */
export function chargesKept(
  d1: D1Database,
  { companyId }: CompanyScope,
  {
    voucherId,
    year,
    charges,
    seen,
  }: { voucherId: string; year: string; charges: readonly (readonly [string, Paise])[]; seen: Paise },
): D1PreparedStatement[] {
  return [
    d1.prepare(AS_SEEN).bind(companyId, year, seen),
    d1.prepare(KEEP).bind(companyId, voucherId, year, JSON.stringify(charges)),
  ];
}

/** What blocks stood at on the first day of a year, as returns say. */
export async function listBlockOpenings(d1: D1Database, { companyId }: CompanyScope): Promise<BlockOpening[]> {
  const { block, financialYear, amount } = taxBlockOpenings;
  return openDatabase(d1)
    .select({ block, year: financialYear, amount })
    .from(taxBlockOpenings)
    .where(and(eq(taxBlockOpenings.companyId, companyId), isNull(taxBlockOpenings.replacedAt)))
    .orderBy(asc(taxBlockOpenings.id))
    .limit(MOST_ASSETS);
}

const REPLACE = `UPDATE tax_block_openings SET replaced_at = ?4
  WHERE company_id = ?1 AND block = ?2 AND financial_year = ?3 AND replaced_at IS NULL`;

export function blockOpeningSet(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id'>,
  { block, financialYear, amount }: { block: TaxBlock; financialYear: string; amount: Paise },
): Change {
  const at = now().toISOString();
  const row = {
    id: newId(),
    companyId,
    block,
    financialYear,
    amount,
    createdBy: person.id,
    createdAt: at,
    replacedAt: null,
  };
  return {
    chainId: companyId,
    statements: [
      d1.prepare(REPLACE).bind(companyId, block, financialYear, at),
      prepared(d1, openDatabase(d1).insert(taxBlockOpenings).values(row)),
    ],
    entries: [
      {
        ...{ action: 'asset.block', entityType: 'tax-block', entityId: row.id },
        after: { block, financialYear, amount: formatRupees(amount) },
      },
    ],
  };
}
