import { z } from 'zod';
import type { Choice } from '../../../domain/bank/reconcile/choices';
import { FARTHEST_DAYS, MATCH_KINDS } from '../../../domain/bank/reconcile/model';
import { type Message, say } from '../../../domain/shared/message';

import { formatRupees } from '../../../domain/shared/money';
import { numeric } from '../../../platform/wire';
import { bankTransactionAnswer } from '../transaction/transaction.contract';

export const matching = z.strictObject({ withId: z.uuid().describe('One of the candidates of the transaction') });

export const candidatesAnswer = z.object({
  days: z.number().describe('How many days off the candidates may lie'),
  candidates: z.array(
    z.object({
      kind: z.enum(MATCH_KINDS),
      withId: z.uuid(),
      name: z.string().describe('What was deposited or filed, or the narration of the other leg'),
      date: z.iso.date(),
      amount: numeric.nullable().describe('Null where what was paid with a form is not recorded'),
      bankAccountId: z.uuid().nullable().describe('The account of the other leg'),
    }),
  ),
});

export const chosenAnswer = z.object({
  message: z.string(),
  matched: z.number().describe('2 for both legs of a transfer, 0 where this was done before'),
  transaction: bankTransactionAnswer,
});

const MOST_OFFERED = 50;

/** What a person may choose from, the likeliest first. */
export function candidatesJson(choices: readonly Choice[]) {
  const candidates = choices.slice(0, MOST_OFFERED).map(({ kind, withId, name, date, amount, bankAccountId }) => ({
    ...{ kind, withId, name, date, bankAccountId },
    amount: amount === null ? null : formatRupees(amount),
  }));
  return { days: FARTHEST_DAYS, candidates };
}

/** What matching by hand did, in words. */
export function chosenWords(matched: number): Message {
  if (matched === 0) return say('reconcile.matched-already');
  return matched === 1 ? say('reconcile.matched', { count: 1 }) : say('reconcile.both-matched');
}
