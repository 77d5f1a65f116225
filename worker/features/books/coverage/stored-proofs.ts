import type { StoredProof } from '../../../domain/bank/coverage/valid-proofs';

// Lines a statement shared with one that was undone after it may be gone: only then is it counted what is still there.
const SHARED = `u.undone_at IS NULL AND u.known_count > 0 AND EXISTS (SELECT 1 FROM statement_uploads g
    WHERE g.company_id = u.company_id AND g.bank_account_id = u.bank_account_id AND g.id < u.id
      AND g.undone_at >= u.created_at AND g.period_from <= u.period_to AND g.period_to >= u.period_from)`;
const PRESENT = `(SELECT count(*) FROM bank_transactions t WHERE t.bank_account_id = u.bank_account_id
    AND t.line_key >= u.period_from AND t.line_key < u.period_to || '~')`;

/** What `standingProofs` must know of an upload `u`; read with `storedProof`. */
export const PROOF_COLUMNS = `u.id, u.covered, u.breaks, u.period_from "from", u.period_to "to",
    u.added_count + u.known_count lineCount, u.created_at createdAt, u.undone_at undoneAt,
    CASE WHEN ${SHARED} THEN ${PRESENT} END presentCount`;

/** The same as D1 answers it. */
export type StoredText<Stored extends StoredProof> = Omit<Stored, 'covered' | 'breaks'> & {
  covered: string;
  breaks: string;
};

/** A row of these columns, and of further ones, as the rules take it. */
export const storedProof = <Row extends { covered: string; breaks: string }>(row: Row) => ({
  ...row,
  covered: JSON.parse(row.covered) as StoredProof['covered'],
  breaks: JSON.parse(row.breaks) as StoredProof['breaks'],
});
