import { type Paise, paise } from '../shared/money';

/** What is owed, or what credit there is, under the three heads that may pay for each other. */
export type ByHead = { integrated: Paise; central: Paise; state: Paise };
type Head = keyof ByHead;

export type CreditUse = { of: Head; against: Head; amount: Paise };

/** A split that asks the least cash. Others are valid too, so it is suggested and not imposed. */
export type SetOff = { uses: readonly CreditUse[]; cash: ByHead; closing: ByHead };

/**
 * Uses credit in the order of ss.49(5), 49A, 49B CGST and rule 88A: integrated credit first and to its end, first where cash would
 * be short; then each Act's own, then against integrated tax; central and state never for each other. Liabilities under reverse
 * charge are no part of it: they are paid in cash. Ties go to the central head.
 */
export function setOffCredit(liability: ByHead, credit: ByHead): SetOff {
  const owed = { ...liability };
  const left = { ...credit };
  const uses = new Map<string, CreditUse>();
  const use = (of: Head, against: Head, limit: number = Number.MAX_SAFE_INTEGER) => {
    const amount = paise(Math.min(left[of], owed[against], limit));
    left[of] = paise(left[of] - amount);
    owed[against] = paise(owed[against] - amount);
    const before = uses.get(`${of} ${against}`)?.amount ?? 0;
    uses.set(`${of} ${against}`, { of, against, amount: paise(before + amount) });
  };
  const shortOf = (head: 'central' | 'state') => Math.max(0, liability[head] - credit[head]);
  use('integrated', 'integrated');
  use('integrated', 'central', shortOf('central'));
  use('integrated', 'state', shortOf('state'));
  use('integrated', 'central');
  use('integrated', 'state');
  use('central', 'central');
  use('central', 'integrated');
  use('state', 'state');
  use('state', 'integrated');
  return { uses: [...uses.values()].filter(({ amount }) => amount > 0), cash: owed, closing: left };
}
