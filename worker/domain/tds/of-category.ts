import { categoryById } from '../bank/chart/chart';
import { statementOfForm } from './deduction';
import { natureOfSection, type PayeeKind, TDS_NATURES, TDS_SECTIONS, type TdsNature, versionsOf } from './natures';

/** Interiors that somebody builds: work, where furniture that is bought is goods. */
const WORKS = /\b(fit[\s-]?outs?|turnkey interiors?|interiors? (work|works|contract|execution))\b/i;
const SITTING_FEES = /\bsitting\s*fees?\b/i;

/**
 * The nature of a payment by the category of its line. Directors' pay is salary, whose tax is that of the year; what a line calls sitting
 * fees is none, and bears tax from the first rupee (1961 Act s.194J(1)(ba); code 1028 of 2025). Furniture is goods, its fit-out work.
 */
export function natureOfLine(
  line: { categoryId: string | null; narration: string; ownSection?: string | null },
  payee: PayeeKind,
): TdsNature | undefined {
  const { categoryId, narration, ownSection } = line;
  if (categoryId === 'director-remuneration' && SITTING_FEES.test(narration)) return 'directorFee';
  if (categoryId === 'furniture' && WORKS.test(narration)) return natureOfCategory('fit-out-works', payee);
  return natureOfCategory(categoryId, payee, ownSection);
}

/**
 * The nature of payment of a category, by the section of the Act of 1961 that the chart gives it, or of one of the company's own by the
 * section it was given. Salary has none here: its tax is that of the year.
 */
export function natureOfCategory(
  categoryId: string | null,
  payee: PayeeKind,
  ownSection?: string | null,
): TdsNature | undefined {
  if (categoryId === 'royalty') return 'royalty';
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
