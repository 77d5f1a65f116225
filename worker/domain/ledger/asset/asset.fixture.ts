import { isoDate } from '../../shared/dates';
import { paise, parseRupees, percent } from '../../shared/money';
import { kindOf } from './kinds';
import type { Asset } from './model';

/** An asset of a kind with its usual accounts, a residual value of 5%, in equal parts over three years, and what a test says. */
export function anAsset({ cost, putToUseOn, boughtOn, ...rest }: AnyAsset): Asset {
  const kind = rest.kind ?? 'computer';
  const { cost: costAccount, depreciation, block } = kindOf(kind);
  return {
    ...{
      id: 'a',
      name: 'Laptop',
      kind,
      cost: parseRupees(cost),
      method: 'slm',
      life: { years: 3 },
      residual: percent(5),
    },
    ...{ costAccount: costAccount ?? '1101', depreciationAccount: depreciation ?? '1111', block },
    ...{ putToUseOn: isoDate(putToUseOn), boughtOn: isoDate(boughtOn ?? putToUseOn) },
    ...rest,
  };
}

type AnyAsset = Partial<Omit<Asset, 'cost' | 'putToUseOn' | 'boughtOn'>> & {
  cost: string;
  putToUseOn: string;
  boughtOn?: string;
};

export const sold = (on: string, price: string) => ({
  kind: 'sold' as const,
  on: isoDate(on),
  price: parseRupees(price),
});
export const scrapped = (on: string) => ({ kind: 'scrapped' as const, on: isoDate(on), price: paise(0) });
