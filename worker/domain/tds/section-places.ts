import { ruleIfInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import type { TaxAtSource } from './law/charge';
import { natureOfSection, TDS_RATES, type TdsSection } from './natures';

/** Where the Act of 2025 has what a section of the Act of 1961 was, and the codes its payments take there. */
export type SectionPlace = { place: string; codes: readonly string[] };

/** The place of a section of the books on a day, with a code for each kind of payee; null while the Act of 1961 holds. */
export function placeOfSection(section: TdsSection, day: IsoDate): SectionPlace | null {
  const natures = new Set([natureOfSection(section, 'individual-or-family'), natureOfSection(section, 'company')]);
  const values = [...natures].flatMap((nature): TaxAtSource[] => {
    const rule = ruleIfInForce<TaxAtSource>(TDS_RATES[nature], day);
    return rule?.value.act === '2025' ? [rule.value] : [];
  });
  const [first] = values;
  if (!first) return null;
  // The serial within the table is what the code stands for.
  const [place = first.section] = first.section.split(' Sl.');
  return { place, codes: values.map(({ code }) => code) };
}
