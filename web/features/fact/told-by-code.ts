import { isPan, panOfGstin, stateOfGstin } from '#domain/identifiers/tax-number';
import { m } from '../../lib/messages';
import type { About } from './fact.parts';

const WITH_PAN = 12;

/** What a GSTIN tells while it is typed: its state, and whether the PAN inside it is the company's. */
export function toldByCode(typed: string, { pan }: Pick<About, 'pan'>): string | undefined {
  const code = typed.trim().toUpperCase();
  const state = stateOfGstin(code);
  const inside = panOfGstin(code);
  if (!state || code.length < WITH_PAN || !isPan(inside)) return undefined;
  const words = { code: state.gstCode, state: state.name, pan: inside };
  return inside === pan ? m.fact_gstin_says(words) : m.fact_gstin_other_pan({ ...words, own: pan });
}
