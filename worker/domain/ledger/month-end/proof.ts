import type { IsoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';

/** What the books are held against: each bank account, what must be nil, and what must equal its list. */
export const PROOF_PARTS = ['bank', 'suspense', 'clearing', 'receivables', 'payables', 'assets'] as const;
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
};

export type ProofReason = ProofPart & { why: Message };

/** Up to which day books are proven, whether that is the day asked for, and what stands against it. */
export type BooksProof = { upTo: IsoDate; provenTo: IsoDate | null; isProven: boolean; reasons: ProofReason[] };

/**
 * Books are proven up to the first day on which anything fails: every bank account agrees with its statements, suspense and the
 * clearing accounts are nil, and what customers and suppliers owe and the assets stand in the accounts as in their lists. Books
 * without a bank account prove nothing.
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

function whyNot({ kind, name, agreesTo, difference }: ProofPart): Message {
  const params = { name, difference: { exact: paise(Math.abs(difference)) } };
  if (kind !== 'bank') return say(`month-end.proof.${kind}`, params);
  if (difference !== 0) return say('month-end.proof.bank-differs', params);
  if (agreesTo === null) return say('month-end.proof.bank-without-statement', params);
  return say('month-end.proof.bank-up-to', { ...params, day: onDay(agreesTo) });
}
