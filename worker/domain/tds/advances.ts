import { type Paise, paise } from '../shared/money';

type Sum = { amount: Paise; source?: string; isAdvance?: boolean };

/** Sums of one payee, nature and year in their order, bills less the advances before them: both together are what was paid or credited. */
export function lessAdvances<One extends Sum>(sums: readonly One[]): One[] {
  let open = 0;
  return sums.map((one) => {
    if (one.isAdvance) open += one.amount;
    const used = one.source === 'bill' ? Math.min(open, one.amount) : 0;
    open -= used;
    return used === 0 ? one : { ...one, amount: paise(one.amount - used) };
  });
}
