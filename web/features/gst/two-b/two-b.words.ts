import { parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { Tone } from '../../../ui/badge';
import type { Pair, Shown } from './two-b.queries';

export const rupees = (text: string): string => formatInrExact(parseRupees(text));

export const PARTS: Readonly<Record<Pair['part'], { words: () => string; tone: Tone }>> = {
  taken: { words: m.two_b_part_taken, tone: 'green' },
  held: { words: m.two_b_part_held, tone: 'yellow' },
  blocked: { words: m.two_b_part_blocked, tone: 'grey' },
  ineligible: { words: m.two_b_part_ineligible, tone: 'grey' },
  lapsed: { words: m.two_b_part_lapsed, tone: 'red' },
  rejected: { words: m.two_b_part_rejected, tone: 'red' },
  'not-in-2b': { words: m.two_b_part_not_in_2b, tone: 'orange' },
};

export const SHOWN_WORDS: Readonly<Record<Shown, () => string>> = {
  ...{ all: m.two_b_show_all, 'to-decide': m.two_b_show_to_decide, taken: m.two_b_part_taken, held: m.two_b_part_held },
  ...{ blocked: m.two_b_part_blocked, 'not-in-2b': m.two_b_part_not_in_2b, other: m.two_b_show_other },
};

export const RUNGS: Readonly<Record<Pair['rung'], () => string>> = {
  ...{ exact: m.two_b_rung_exact, normalised: m.two_b_rung_normalised, rounding: m.two_b_rung_rounding },
  ...{ 'date-shift': m.two_b_rung_date_shift, suggested: m.two_b_rung_suggested, none: m.two_b_rung_none },
};

const CLAUSES: Readonly<Record<string, () => string>> = {
  ...{ '17(5)(a)': m.two_b_clause_a, '17(5)(aa)': m.two_b_clause_aa, '17(5)(ab)': m.two_b_clause_ab },
  ...{ '17(5)(b)(i)': m.two_b_clause_b_i, '17(5)(b)(ii)': m.two_b_clause_b_ii, '17(5)(b)(iii)': m.two_b_clause_b_iii },
  ...{ '17(5)(c)': m.two_b_clause_c, '17(5)(d)': m.two_b_clause_d, '17(5)(e)': m.two_b_clause_e },
  ...{ '17(5)(f)': m.two_b_clause_f, '17(5)(fa)': m.two_b_clause_fa, '17(5)(g)': m.two_b_clause_g },
  ...{ '17(5)(h)': m.two_b_clause_h, '17(5)(i)': m.two_b_clause_i, '17(2)': m.two_b_clause_17_2 },
};

/** A clause of s.17 with what it is about. */
export const clauseWords = (clause: string): string => {
  const words = CLAUSES[clause];
  return words ? `s.${clause}: ${words()}` : `s.${clause}`;
};
