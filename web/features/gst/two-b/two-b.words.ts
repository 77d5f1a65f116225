import { m } from '../../../lib/messages';
import type { Tone } from '../../../ui/badge';
import type { Pair, Shown } from './two-b.queries';

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
