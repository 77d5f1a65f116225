import { categoryById } from '../bank/chart/chart';
import { statementOfForm } from './deduction';
import { natureOfSection, type PayeeKind, TDS_NATURES, TDS_SECTIONS, type TdsNature, versionsOf } from './natures';

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
  const named = TDS_NATURES.filter((nature) =>
    versionsOf(nature).some((value) => value.section.replace('-', '') === section),
  );
  // Of one section, what a TAN pays comes before what individuals pay under their PAN.
  return named.find((nature) => versionsOf(nature).some(({ form }) => statementOfForm(form))) ?? named[0];
}
