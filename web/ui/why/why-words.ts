import type { DateBasis } from '#domain/law/rule';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import type { Tone } from '../badge';
import type { ShownExplanation, ShownRule, StepKind } from './explained';
import { quantityWords } from './quantity';

const BASES: Record<DateBasis, () => string> = {
  TAX_PERIOD: m.why_basis_TAX_PERIOD,
  DUE_DATE: m.why_basis_DUE_DATE,
  FILING_DATE: m.why_basis_FILING_DATE,
  SUPPLY_TIME: m.why_basis_SUPPLY_TIME,
  DEDUCTION_EVENT: m.why_basis_DEDUCTION_EVENT,
  COLLECTION_EVENT: m.why_basis_COLLECTION_EVENT,
  FINANCIAL_YEAR: m.why_basis_FINANCIAL_YEAR,
  TAX_YEAR: m.why_basis_TAX_YEAR,
  FORM_PERIOD: m.why_basis_FORM_PERIOD,
  EVENT_DATE: m.why_basis_EVENT_DATE,
};

/** Which date of the case chose this version of the rule. */
export const basisWords = ({ basis }: Pick<ShownRule, 'basis'>): string => BASES[basis]();

export function inForceWords({ from, to }: Pick<ShownRule, 'from' | 'to'>): string {
  return to === null
    ? m.why_in_force_open({ from: formatDate(from) })
    : m.why_in_force_ended({ from: formatDate(from), to: formatDate(to) });
}

/** The sentence an explanation opens with: the one its last step brings, else that step's own figure and how it was made. */
export function summaryWords({ steps }: ShownExplanation): string | undefined {
  const last = steps.at(-1);
  if (!last) return undefined;
  const { summary, label, formula } = last;
  const value = quantityWords(last.quantity);
  if (summary) return summary;
  if (!formula) return m.why_sum({ label, value });
  const isFigure = last.quantity.unit !== 'text' && last.quantity.unit !== 'yes or no';
  return isFigure ? m.why_sum_made({ label, formula, value }) : m.why_sum_because({ label, formula, value });
}

const CONFIDENCES = {
  high: m.why_confidence_high,
  medium: m.why_confidence_medium,
  low: m.why_confidence_low,
} as const;

export function confidenceWords({ confidence, checkedOn }: Pick<ShownRule, 'confidence' | 'checkedOn'>): string {
  const compared = checkedOn === null ? m.why_not_checked() : m.why_checked({ day: formatDate(checkedOn) });
  return `${CONFIDENCES[confidence]()}, ${compared}`;
}

type Mark = { words: string; tone: Tone };

/** What a reader must know of a rule before leaning on it; nothing of an enacted one that was read. */
export function ruleMark({
  confidence,
  status,
  checkedOn,
}: Pick<ShownRule, 'confidence' | 'status' | 'checkedOn'>): Mark | undefined {
  if (checkedOn === null) return { words: m.why_text_not_read(), tone: 'orange' };
  if (confidence === 'low' || status === 'unverified') return { words: m.why_unverified(), tone: 'orange' };
  if (status === 'proposed') return { words: m.why_proposed(), tone: 'yellow' };
  return status === 'portal' ? { words: m.why_portal(), tone: 'grey' } : undefined;
}

const KINDS: Record<StepKind, () => string> = {
  given: m.why_given,
  assumed: m.why_assumed,
  rule: m.why_law,
  made: m.why_made,
};

export const kindWords = (kind: StepKind): string => KINDS[kind]();
