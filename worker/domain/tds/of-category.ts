import { categoryById } from '../bank/chart/chart';
import { statementOfForm } from './deduction';
import type { TaxAtSource } from './law/charge';
import { natureOfSection, type PayeeKind, TDS_RATES, TDS_SECTIONS, type TdsNature } from './natures';

const NATURES = Object.keys(TDS_RATES) as TdsNature[];

const versionsOf = (nature: TdsNature): readonly TaxAtSource[] =>
  (TDS_RATES[nature] as readonly { value: TaxAtSource }[]).map(({ value }) => value);

/**
 * The nature of payment of a category, by the section of the Act of 1961 that the chart gives it, or of one of the company's own by the
 * section it was given. Salary has none here: its tax is that of the year.
 */
export function natureOfCategory(
  categoryId: string | null,
  payee: PayeeKind,
  ownSection?: string | null,
): TdsNature | undefined {
  const section = (categoryId && categoryById(categoryId)?.tdsSection) || ownSection;
  if (!section || section === '192') return undefined;
  const known = TDS_SECTIONS.find((one) => one === section);
  if (known) return natureOfSection(known, payee);
  const named = NATURES.filter((nature) =>
    versionsOf(nature).some((value) => value.section.replace('-', '') === section),
  );
  // Of one section, what a TAN pays comes before what individuals pay under their PAN.
  return named.find((nature) => versionsOf(nature).some(({ form }) => statementOfForm(form))) ?? named[0];
}
