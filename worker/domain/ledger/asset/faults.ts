import { financialYearOf, type IsoDate, yearStart } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { writtenOffBy } from './depreciation';
import { kindOf } from './kinds';
import { LONGEST_INTANGIBLE_LIFE, RESIDUAL_SHARE } from './law/schedule-ii';
import type { Asset, Disposal } from './model';

export type AssetFault = { field: string; message: Message };

const fault = (field: string, message: Message): AssetFault => ({ field, message });

/** Why an asset cannot be as it is told, field by field; empty where it can. `note` is the technical note that allows another life. */
export function assetFaults(asset: Omit<Asset, 'id'>, today: IsoDate, note: string | null): AssetFault[] {
  return [...amountFaults(asset), ...dayFaults(asset, today), ...lifeFaults(asset, note), ...shiftFaults(asset)];
}

function amountFaults({ cost, residual, method, broughtForward }: Omit<Asset, 'id'>): AssetFault[] {
  const found: AssetFault[] = [];
  if (cost <= 0) found.push(fault('cost', say('asset.fault.no-cost')));
  const most = RESIDUAL_SHARE[0]?.value ?? 0;
  if (residual < 0 || residual > most) found.push(fault('residual', say('asset.fault.residual')));
  if (method === 'wdv' && residual <= 0) found.push(fault('residual', say('asset.fault.rate-to-nil')));
  if (broughtForward && (broughtForward.depreciation < 0 || broughtForward.depreciation > cost))
    found.push(fault('depreciationBroughtForward', say('asset.fault.more-than-cost')));
  return found;
}

function dayFaults({ boughtOn, putToUseOn, broughtForward }: Omit<Asset, 'id'>, today: IsoDate): AssetFault[] {
  const found: AssetFault[] = [];
  if (boughtOn > today) found.push(fault('boughtOn', say('asset.fault.not-yet', { today: onDay(today) })));
  if (putToUseOn < boughtOn)
    found.push(fault('putToUseOn', say('asset.fault.used-before-bought', { boughtOn: onDay(boughtOn) })));
  if (putToUseOn > today) found.push(fault('putToUseOn', say('asset.fault.not-yet', { today: onDay(today) })));
  if (broughtForward && broughtForward.on < putToUseOn)
    found.push(fault('broughtForwardOn', say('asset.fault.brought-forward-before-use', { on: onDay(putToUseOn) })));
  return found;
}

function lifeFaults({ kind, life, method, putToUseOn }: Omit<Asset, 'id'>, note: string | null): AssetFault[] {
  if ('until' in life) {
    if (life.until < putToUseOn) return [fault('until', say('asset.fault.lease-over'))];
    return method === 'wdv' ? [fault('method', say('asset.fault.lease-at-rate'))] : [];
  }
  if (kind === 'leasehold') return [fault('until', say('asset.fault.no-lease-end'))];
  if (!Number.isInteger(life.years) || life.years < 1 || life.years > 99)
    return [fault('years', say('asset.fault.years'))];
  const longest = LONGEST_INTANGIBLE_LIFE[0]?.value ?? 10;
  if (kindOf(kind).isIntangible && life.years > longest && !note)
    return [fault('years', say('asset.fault.long-intangible', { years: longest }))];
  return [];
}

function shiftFaults({ kind, shifts = [] }: Omit<Asset, 'id'>): AssetFault[] {
  if (shifts.length > 0 && !kindOf(kind).canWorkShifts) return [fault('shifts', say('asset.fault.no-shifts'))];
  const sorted = shifts.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const overlaps = sorted.some(({ from, to }, at) => to < from || (sorted[at + 1]?.from ?? '9999-12-31') <= to);
  return overlaps ? [fault('shifts', say('asset.fault.shifts-overlap'))] : [];
}

/** Why an asset cannot be sold or scrapped as told; empty where it can. */
export function disposalFaults(asset: Asset, disposal: Disposal, today: IsoDate): AssetFault[] {
  const found: AssetFault[] = [];
  if (asset.disposal) found.push(fault('on', say('asset.fault.gone', { on: onDay(asset.disposal.on) })));
  if (disposal.on < asset.putToUseOn)
    found.push(fault('on', say('asset.fault.gone-before-use', { on: onDay(asset.putToUseOn) })));
  if (asset.broughtForward && disposal.on < asset.broughtForward.on)
    found.push(fault('on', say('asset.fault.gone-before-books', { on: onDay(asset.broughtForward.on) })));
  if (disposal.on > today) found.push(fault('on', say('asset.fault.not-yet', { today: onDay(today) })));
  if (disposal.price < 0) found.push(fault('price', say('asset.fault.price')));
  return found;
}

/** Whether a year is one of the books of an asset. */
export const isInBooks = (asset: Asset, year: string): boolean =>
  year >= financialYearOf(asset.broughtForward?.on ?? asset.putToUseOn) &&
  (!asset.disposal || asset.disposal.on >= yearStart(year));

/** What an asset stands at at the end of a day, in paise; nil once it has gone. */
export const bookValue = (asset: Asset, day: IsoDate): number =>
  asset.disposal && asset.disposal.on <= day ? 0 : asset.boughtOn > day ? 0 : asset.cost - writtenOffBy(asset, day);
