import type { IsoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';

/** What the books are held against: each bank account, what must be nil, and what must equal its list. */
export const PROOF_PARTS = [
  'bank',
  'bank-books',
  'bank-entries',
  'suspense',
  'clearing',
  'cash',
  'receivables',
  'payables',
  'duties',
  'assets',
] as const;
export type ProofPartKind = (typeof PROOF_PARTS)[number];

export type ProofPart = {
  kind: ProofPartKind;
  /** The account it is about. */
  accountId: string;
  name: string;
  /** The last day up to which it agrees; null where it never did. */
  agreesTo: IsoDate | null;
  /** By how much it does not agree at the end of the day asked about; nought where days are missing alone. */
  difference: Paise;
  /** How many entries or lines it is about, where they are counted. */
  count?: number;
  /** The days within its statements of which none tells. */
  gap?: { from: IsoDate; to: IsoDate };
};

export type ProofReason = ProofPart & { why: Message };

/** Up to which day books are proven, whether that is the day asked for, and what stands against it. */
export type BooksProof = { upTo: IsoDate; provenTo: IsoDate | null; isProven: boolean; reasons: ProofReason[] };

/**
 * Books are proven up to the first day on which anything fails: every bank account agrees with its statements in its lines and in
 * the ledger, nothing stands in suspense, the clearing accounts are nil, no cash book is below nil, what customers and suppliers owe and the assets stand in
 * the accounts as in their lists, and no more duties were paid than the books owe. Books without a bank account prove nothing.
 */
export function proofOfBooks(parts: readonly ProofPart[], upTo: IsoDate): BooksProof {
  const days = parts.map(({ agreesTo }) => agreesTo);
  const hasBank = parts.some(({ kind }) => kind === 'bank');
  const lowest = days.toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1))[0] ?? null;
  const provenTo = !hasBank || lowest === null ? null : lowest < upTo ? lowest : upTo;
  const failing = parts.filter(({ agreesTo }) => agreesTo === null || agreesTo < upTo);
  return {
    ...{ upTo, provenTo, isProven: provenTo === upTo },
    reasons: failing.map((part) => ({ ...part, why: whyNot(part) })),
  };
}

function whyNot({ kind, name, agreesTo, difference, count = 0, gap }: ProofPart): Message {
  const params = { name, count, difference: { exact: paise(Math.abs(difference)) } };
  if (kind === 'suspense' && difference === 0) return say('month-end.proof.suspense-nets', params);
  if (kind !== 'bank') return say(`month-end.proof.${kind}`, params);
  if (gap) return say('month-end.proof.bank-gap', { ...params, from: onDay(gap.from), to: onDay(gap.to) });
  if (difference !== 0) return say('month-end.proof.bank-differs', params);
  if (agreesTo === null) return say('month-end.proof.bank-without-statement', params);
  return say('month-end.proof.bank-up-to', { ...params, day: onDay(agreesTo) });
}
