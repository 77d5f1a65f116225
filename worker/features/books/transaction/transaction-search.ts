import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { parseRupees } from '../../../domain/shared/money';
import { bankTransactions as t } from '../bank.table';

// Each word is a parameter or two of the statement, which takes a hundred.
const MOST_WORDS = 20;

/** Lines that hold every word, in the narration or the note and in any order. A word that is an amount is also that amount. */
export function holding(words: string | undefined): SQL | undefined {
  const asked = [...new Set(words?.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
  return and(...asked.map(holdingWord));
}

function holdingWord(word: string): SQL | undefined {
  const amount = amountIn(word);
  const text = sql`instr(upper(${t.description} || char(10) || coalesce(${t.note}, '')), upper(${word})) > 0`;
  return amount === undefined ? text : or(text, eq(t.amount, amount));
}

/** '60000', '60,000.50' and '₹1,18,000' to the paisa. */
function amountIn(word: string) {
  const bare = word.replace(/^₹/, '').replaceAll(',', '');
  return /^\d{1,10}(\.\d{1,2})?$/.test(bare) ? parseRupees(bare) : undefined;
}
