import type { AccountCode } from '../chart/chart';

/** A block of assets of the Income-tax Act: one rate, and one written-down value for all that is in it. */
export const TAX_BLOCKS = [
  'residential-buildings',
  'other-buildings',
  'temporary-structures',
  'furniture-and-fittings',
  'plant-and-machinery',
  'cars-of-2019-20',
  'vehicles-for-hire',
  'computers-and-aircraft',
  'intangibles',
] as const;
export type TaxBlock = (typeof TAX_BLOCKS)[number];

type KindRow = {
  /** Where its cost and its depreciation stand; nothing where the chart has no account and the company adds its own. */
  cost: AccountCode | null;
  depreciation: AccountCode | null;
  block: TaxBlock | null;
  canWorkShifts?: true;
  isIntangible?: true;
};

/** What a company may own: its accounts and its block. The lives stand in the law. */
// biome-ignore format: one kind a line reads as the table it is
const KIND_ROWS = {
  computer: { cost: '1101', depreciation: '1111', block: 'computers-and-aircraft' },
  server: { cost: '1101', depreciation: '1111', block: 'computers-and-aircraft' },
  phone: { cost: '1103', depreciation: '1113', block: 'plant-and-machinery' },
  'office-equipment': { cost: '1103', depreciation: '1113', block: 'plant-and-machinery' },
  furniture: { cost: '1102', depreciation: '1112', block: 'furniture-and-fittings' },
  'furniture-for-guests': { cost: '1102', depreciation: '1112', block: 'furniture-and-fittings' },
  electrical: { cost: '1102', depreciation: '1112', block: 'furniture-and-fittings' },
  plant: { cost: '1104', depreciation: '1114', block: 'plant-and-machinery', canWorkShifts: true },
  car: { cost: '1105', depreciation: '1115', block: 'plant-and-machinery' },
  'vehicle-for-hire': { cost: '1105', depreciation: '1115', block: 'vehicles-for-hire' },
  'two-wheeler': { cost: '1105', depreciation: '1115', block: 'plant-and-machinery' },
  leasehold: { cost: '1106', depreciation: '1116', block: 'other-buildings' },
  'concrete-building': { cost: null, depreciation: null, block: 'other-buildings' },
  'other-building': { cost: null, depreciation: null, block: 'other-buildings' },
  factory: { cost: null, depreciation: null, block: 'other-buildings' },
  'temporary-structure': { cost: null, depreciation: null, block: 'temporary-structures' },
  'fence-or-well': { cost: null, depreciation: null, block: 'other-buildings' },
  software: { cost: '1121', depreciation: '1131', block: 'computers-and-aircraft', isIntangible: true },
  'other-intangible': { cost: '1121', depreciation: '1131', block: 'intangibles', isIntangible: true },
  goodwill: { cost: '1121', depreciation: '1131', block: null, isIntangible: true },
} as const satisfies Record<string, KindRow>;

export type AssetKind = keyof typeof KIND_ROWS;

export const ASSET_KINDS = Object.keys(KIND_ROWS) as [AssetKind, ...AssetKind[]];

export const kindOf = (kind: AssetKind): KindRow => KIND_ROWS[kind];
