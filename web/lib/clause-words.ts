import { m } from './messages';

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
