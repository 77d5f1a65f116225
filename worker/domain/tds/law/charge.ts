import type { Confidence, Rule, RuleHistory } from '../../law/rule';
import { historyOf, type LawText, NEW_ACT_BEGINS, OLD_ACT_ENDS, ruleOf } from '../../law/table';
import { type BasisPoints, type Paise, percent, rupees } from '../../shared/money';

/** The sum that must be passed before tax is due: in a year, in a month, in one payment, or in either of two ways. */
export type Limit =
  | { per: 'none' }
  | { per: 'year' | 'month' | 'payment'; amount: Paise }
  | { per: 'payment-or-year'; payment: Paise; year: Paise };

/** Above this sum of the year, at this rate, up to where the next band begins. */
export type Band = { above: Paise; rate: BasisPoints };

/** Past the limit the whole is taxed, or the excess alone; an average rate is that of the payee's year, or of a treaty. */
export type Charge =
  | { on: 'whole'; rate: BasisPoints; limit: Limit }
  | { on: 'excess'; bands: readonly Band[] }
  | { on: 'average' };

/** What a nature of payment is called in one Act, and what is taken of it. */
export type TaxAtSource = {
  act: '1961' | '2025';
  section: string;
  /** The code in the statement: three characters under the old Act, four digits under the new. */
  code: string;
  form: string;
  charge: Charge;
};

const whole = (rate: number, limit: Limit): Charge => ({ on: 'whole', rate: percent(rate), limit });
export const always = (rate: number): Charge => whole(rate, { per: 'none' });
export const yearly = (rate: number, limit: number): Charge => whole(rate, { per: 'year', amount: rupees(limit) });
export const monthly = (rate: number, limit: number): Charge => whole(rate, { per: 'month', amount: rupees(limit) });
export const each = (rate: number, limit: number): Charge => whole(rate, { per: 'payment', amount: rupees(limit) });
export const eachOrYear = (rate: number, payment: number, year: number): Charge =>
  whole(rate, { per: 'payment-or-year', payment: rupees(payment), year: rupees(year) });
export const above = (...bands: readonly (readonly [limit: number, rate: number])[]): Charge => ({
  on: 'excess',
  bands: bands.map(([limit, rate]) => ({ above: rupees(limit), rate: percent(rate) })),
});
export const average: Charge = { on: 'average' };

export type NatureRow = {
  id: string;
  old: [section: string, code: string, form?: string];
  /** The place in the Act of 2025 and the code there; absent where the nature ended with the old Act. */
  now?: [section: string, code: string, form?: string];
  /** In force in 2024-25 to 30 September, from 1 October, in 2025-26, and from 1 April 2026; each as before when absent. */
  fy25?: Charge | null;
  october?: Charge | null;
  fy26?: Charge | null;
  ty27?: Charge;
  comparator?: Rule<TaxAtSource>['comparator'];
  basis?: Rule<TaxAtSource>['basis'];
  source: LawText;
  confidence?: Confidence;
  /** Of the row under the Act of 2025, where it differs. */
  now25?: Partial<Pick<Rule<TaxAtSource>, 'confidence' | 'status'>> & { source?: LawText; knownSince?: string };
};

const FIRST = '2024-04-01';

/** The versions of one nature: a row for each span of days whose values differ, the last under the Act of 2025. */
export function natureOf(row: NatureRow): RuleHistory<TaxAtSource> {
  const { fy25, october = fy25, fy26 = october } = row;
  const spans = [
    { suffix: 'a', from: FIRST, to: '2024-09-30', known: FIRST, charge: fy25 },
    { suffix: 'b', from: '2024-10-01', to: '2025-03-31', known: '2024-08-16', charge: october },
    { suffix: 'c', from: '2025-04-01', to: OLD_ACT_ENDS, known: '2025-03-29', charge: fy26 },
  ].reduce<OldSpan[]>(withoutRepetition, []);
  return [...spans.map((span) => underOldAct(row, span)), ...underNewAct(row, row.ty27 ?? fy26)];
}

type OldSpan = { suffix: string; from: string; to: string; known: string; charge: Charge };
type MaybeSpan = Omit<OldSpan, 'charge'> & { charge: Charge | null | undefined };

/** A span that changes nothing prolongs the one before; a span without a charge is none. */
function withoutRepetition(spans: OldSpan[], { charge, ...next }: MaybeSpan): OldSpan[] {
  if (!charge) return spans;
  const last = spans.at(-1);
  if (last?.charge !== charge) return [...spans, { ...next, charge }];
  return [...spans.slice(0, -1), { ...last, to: next.to }];
}

function underOldAct(row: NatureRow, { suffix, from, to, known, charge }: OldSpan): Rule<TaxAtSource> {
  const { id, old, basis = 'DEDUCTION_EVENT', comparator = 'EXCEEDS', source, confidence = 'high' } = row;
  const [section, code, form = '26Q'] = old;
  const value = { act: '1961', section, code, form, charge } as const;
  const statute = `Income-tax Act 1961 s.${section}`;
  const unit = 'rate and limit';
  return ruleOf({
    id: `${id}.${suffix}`,
    from,
    to,
    knownSince: known,
    basis,
    value,
    unit,
    comparator,
    statute,
    source,
    confidence,
  });
}

function underNewAct(row: NatureRow, charge: Charge | null | undefined): RuleHistory<TaxAtSource> {
  if (!row.now || !charge) return [];
  const { id, now, basis = 'DEDUCTION_EVENT', comparator = 'EXCEEDS', source, confidence = 'high', now25 = {} } = row;
  const [section, code, form = '140'] = now;
  const value = { act: '2025', section, code, form, charge } as const;
  const inForce = { from: NEW_ACT_BEGINS, basis, comparator };
  const cited = { statute: `Income-tax Act 2025 s.${section}`, source, confidence };
  return historyOf({ id: `${id}.d`, value, unit: 'rate and limit', ...inForce, ...cited, ...now25 });
}
