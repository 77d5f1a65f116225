import type { AssetKind } from '#domain/ledger/asset/kinds';
import { m } from '../../lib/messages';

const KINDS: Record<AssetKind, () => string> = {
  computer: m.asset_kind_computer,
  server: m.asset_kind_server,
  phone: m.asset_kind_phone,
  'office-equipment': m.asset_kind_office,
  furniture: m.asset_kind_furniture,
  'furniture-for-guests': m.asset_kind_guests,
  electrical: m.asset_kind_electrical,
  plant: m.asset_kind_plant,
  car: m.asset_kind_car,
  'vehicle-for-hire': m.asset_kind_hire,
  'two-wheeler': m.asset_kind_two_wheeler,
  leasehold: m.asset_kind_leasehold,
  'concrete-building': m.asset_kind_concrete,
  'other-building': m.asset_kind_building,
  factory: m.asset_kind_factory,
  'temporary-structure': m.asset_kind_temporary,
  'fence-or-well': m.asset_kind_fence,
  software: m.asset_kind_software,
  'other-intangible': m.asset_kind_intangible,
  goodwill: m.asset_kind_goodwill,
};

export const kindWords = (kind: AssetKind): string => KINDS[kind]();
