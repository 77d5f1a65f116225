import { sql } from 'drizzle-orm';

const SPANS = sql`p.value ->> 'from' <= b.value ->> 'after' AND p.value ->> 'to' >= b.value ->> 'date'
    AND NOT EXISTS (SELECT 1 FROM json_each(o.breaks) x WHERE x.value ->> 'date' = b.value ->> 'date')`;

// The pieces of the same statement on both sides of the break, whose balances differ by what is missing.
const SIDES = sql`l.value ->> 'to' = b.value ->> 'after' AND n.value ->> 'from' = b.value ->> 'date'
    AND n.value ->> 'opening' - (l.value ->> 'closing') = b.value ->> 'found' - (b.value ->> 'expected')`;
const BEGINS = sql`(p.value ->> 'opening' = l.value ->> 'closing'
    AND p.value ->> 'from' BETWEEN b.value ->> 'after' AND b.value ->> 'date')`;
const ENDS = sql`(p.value ->> 'closing' = n.value ->> 'opening'
    AND p.value ->> 'to' BETWEEN b.value ->> 'after' AND b.value ->> 'date')`;
const BRIDGES = sql`EXISTS (SELECT 1 FROM json_each(own.covered) l, json_each(own.covered) n WHERE ${SIDES}
    AND ((${BEGINS} AND ${ENDS}) OR (${BEGINS} AND p.value ->> 'to' > b.value ->> 'date')
      OR (${ENDS} AND p.value ->> 'from' < b.value ->> 'after')))`;

const CLOSES = sql`o.company_id = own.company_id AND o.bank_account_id = own.bank_account_id AND o.id <> own.id
    AND o.undone_at IS NULL AND ((${SPANS}) OR ${BRIDGES})`;

/**
 * A line keeps that its balance did not follow when it came. Whether it still does not is asked of such lines only: another
 * statement has closed the break as `openBreaks` says, until that one is undone.
 */
export const STILL_BREAKS = sql`iif(breaks_balance, EXISTS (SELECT 1 FROM statement_uploads own, json_each(own.breaks) b
    WHERE own.id = bank_transactions.upload_id AND b.value ->> 'line' = bank_transactions.line
      AND NOT EXISTS (SELECT 1 FROM statement_uploads o, json_each(o.covered) p WHERE ${CLOSES})), 0)`;
