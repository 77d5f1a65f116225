import { z } from 'zod';
import type { Choice } from '../../../domain/bank/reconcile/choices';
import { FARTHEST_DAYS, MATCH_KINDS, type Match, type OpenLine } from '../../../domain/bank/reconcile/model';
import type { Question } from '../../../domain/bank/reconcile/reconcile';
import { SIDES } from '../../../domain/bank/values';
import { type Message, say } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import { isoDay, numeric } from '../../../platform/wire';
import { bankTransactionAnswer } from '../transaction/transaction.contract';

export const reconcilePeriod = z.object({
  from: isoDay.optional().describe('about.reconcile.from'),
  to: isoDay.optional().describe('about.reconcile.to'),
});

const facts = {
  transactionDate: z.iso.date(),
  description: z.string(),
  amount: numeric,
  transactionType: z.enum(SIDES),
};
const match = z.object({
  transactionId: z.uuid(),
  kind: z.enum(MATCH_KINDS),
  withId: z.uuid().describe('about.reconcile.with-id'),
  why: z.string(),
  ...facts,
});
const leg = z.object({ transactionId: z.uuid(), bankAccountId: z.uuid(), ...facts });

export const reconcileAnswer = z.object({
  message: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  matched: z.number(),
  left: z.number().describe('about.reconcile.left'),
  matches: z.array(match).describe('about.reconcile.matches'),
  questions: z.array(z.object({ out: leg, into: leg })).describe('about.reconcile.questions'),
});

export const unmatching = z.strictObject({
  withId: z.uuid().describe('about.reconcile.match-removed'),
});

export const unmatchedAnswer = z.object({
  message: z.string(),
  unmatched: z.number().describe('about.reconcile.how-many'),
  transaction: bankTransactionAnswer,
});

const MOST_SHOWN = 500;

/** What a run matched, or would match, and what may be a transfer and is asked. */
export function matchesJson(lines: readonly OpenLine[], matches: readonly Match[], questions: readonly Question[]) {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const left = lines.length - matches.length;
  const shown = matches.slice(0, MOST_SHOWN).flatMap(({ lineId, ...rest }) => {
    const line = byId.get(lineId);
    return line ? [{ transactionId: lineId, ...rest, ...lineFacts(line) }] : [];
  });
  const message = say('reconcile.run', {
    matched: say('reconcile.matched', { count: matches.length }),
    left: say('reconcile.left', { count: left }),
  });
  return {
    message,
    matched: matches.length,
    left,
    matches: shown,
    questions: questions.slice(0, MOST_SHOWN).map(questionJson),
  };
}

const questionJson = ({ out, into }: Question) => ({ out: legJson(out), into: legJson(into) });

const legJson = (line: OpenLine) => ({
  transactionId: line.id,
  bankAccountId: line.bankAccountId,
  ...lineFacts(line),
});

const lineFacts = ({ date, description, amount, side }: OpenLine) => ({
  transactionDate: date,
  description,
  amount: formatRupees(amount),
  transactionType: side,
});

/** What taking a match off did, in words. */
export function unmatchedWords(unmatched: number): Message {
  if (unmatched === 0) return say('reconcile.undone-before');
  return unmatched === 1 ? say('reconcile.open-again') : say('reconcile.both-open-again');
}

export const matching = z.strictObject({ withId: z.uuid().describe('about.reconcile.candidate') });

export const refusedAnswer = z.object({ message: z.string(), transaction: bankTransactionAnswer });

export const candidatesAnswer = z.object({
  days: z.number().describe('about.reconcile.days'),
  candidates: z.array(
    z.object({
      kind: z.enum(MATCH_KINDS),
      withId: z.uuid(),
      name: z.string().describe('about.reconcile.name'),
      date: z.iso.date(),
      amount: numeric.nullable().describe('about.reconcile.amount'),
      bankAccountId: z.uuid().nullable().describe('about.reconcile.bank-account-id'),
    }),
  ),
});

export const chosenAnswer = z.object({
  message: z.string(),
  matched: z.number().describe('about.reconcile.how-many'),
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
